import { isSupportedCountry } from 'libphonenumber-js'
import type { ActorContext } from '../../auth/actor.ts'
import { memberRefused } from '../../errors.ts'
import { isCountry } from '../../lib/codes.ts'
import { e164Of } from '../../lib/phone.ts'
import { settingsById } from './queries.ts'

/** The member `country` of a request, or undefined without one. Throws 422 for the code of no country. */
export function countryNamed(country: string | null | undefined): string | undefined {
  if (!country) return undefined
  if (isCountry(country)) return country
  throw memberRefused('/country', 'must be the code of a country, such as "DE".')
}

/**
 * The country in which some numbers are dialled: the one that the request names, else the workspace's `defaultCountry`,
 * which is read only if a number does not begin with `+`. Undefined for neither. Throws 422 for the code of no country.
 */
export async function countryOf(
  { db, actor: { workspaceId } }: Pick<ActorContext, 'db' | 'actor'>,
  named: string | null | undefined,
  numbers: ReadonlyArray<string | null | undefined>,
): Promise<string | undefined> {
  const country = countryNamed(named)
  if (country !== undefined) return country
  if (!numbers.some((number) => number && !number.startsWith('+'))) return undefined
  const [row] = await settingsById(db, { workspaceId, id: workspaceId })
  return row?.defaultCountry ?? undefined
}

/**
 * Returns a number as E.164, read as dialled in `country` unless it begins with `+`. Throws 422 for an invalid
 * number, which says what else the request could have.
 */
export function requireNumber(
  phone: string,
  country: string | undefined,
  pointer: string,
  alternative = '',
): string {
  const number = e164Of(phone, country)
  if (number !== undefined) return number
  throw memberRefused(
    pointer,
    `is not a valid phone number. ${hintFor(phone, country, alternative)}`,
  )
}

function hintFor(phone: string, country: string | undefined, alternative: string): string {
  if (phone.startsWith('+')) return 'Check its country code and its number of digits.'
  if (country === undefined || !isSupportedCountry(country)) {
    return `Begin it with + and the country code, such as +45 12 34 56 78${alternative}.`
  }
  return `It is read as dialled in ${country}: check its number of digits, or begin it with + and the code of another country.`
}

/** Returns a number that comes without a country as E.164. Throws 422 as `requireNumber` does. */
export async function numberOf(
  ctx: Pick<ActorContext, 'db' | 'actor'>,
  phone: string,
  pointer: string,
): Promise<string> {
  return requireNumber(phone, await countryOf(ctx, undefined, [phone]), pointer)
}

/** Numbers of a query as they are stored: E.164 if they are whole in the workspace, else as they are. */
export async function numbersToFind(
  ctx: Pick<ActorContext, 'db' | 'actor'>,
  given: readonly string[],
): Promise<string[]> {
  // A plus sign that was not encoded arrives as a space
  const numbers = given.map((number) => number.replace(/^ /, '+'))
  const country = await countryOf(ctx, undefined, numbers)
  return numbers.map((number) => e164Of(number, country) ?? number)
}
