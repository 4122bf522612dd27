const names = {
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  currency: new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }),
}

/**
 * Regions with a name and a code that ISO 3166-1 does not assign to a country: parts of countries, whose codes are reserved,
 * unions, unknown places, and none at all. XK is Kosovo's by general use.
 */
const otherRegions: ReadonlySet<string> = new Set(
  'AC CP CQ DG EA IC TA EU EZ QO UN XA XB ZZ'.split(' '),
)

/** Whether two capital letters are the ISO 3166-1 code of a country or territory; one that was replaced is not. */
export function isCountry(code: string): boolean {
  if (otherRegions.has(code) || names.region.of(code) === undefined) return false
  return new Intl.Locale(`und-${code}`).region === code
}

/**
 * Whether three capital letters are an ISO 4217 code, also of a currency that is no more: `Intl.supportedValuesOf()` lacks
 * units of account such as CLF.
 */
export function isCurrency(code: string): boolean {
  return names.currency.of(code) !== undefined
}
