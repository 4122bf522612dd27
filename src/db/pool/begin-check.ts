/**
 * A query that goes along with BEGIN, where it costs no message of its own. Its parameters are written
 * into the text, so they are only of kinds that need no quoting.
 */
export interface Opening {
  /** Names the text: one name, one text. */
  readonly name: string
  /** One statement, with `$1` and so on. */
  readonly text: string
  readonly parameters: ReadonlyArray<Buffer | number>
  /** Hears of its rows; what it throws rolls the transaction back. */
  readonly check: (rows: readonly unknown[]) => void
}

/** Returns the statements that prepare an opening on a connection; none if it is already in `prepared`. */
export function preparing({ name, text }: Opening, prepared: Set<string>): string[] {
  if (prepared.has(name)) return []
  prepared.add(name)
  return [`prepare ${name} as ${text}`]
}

/** An opening as SQL without parameters; `isPrepared` where it has been prepared on the connection. */
export function openingText({ name, text, parameters }: Opening, isPrepared: boolean): string {
  const literals = parameters.map((value) =>
    typeof value === 'number' ? String(value) : `'\\x${value.toString('hex')}'::bytea`,
  )
  return isPrepared
    ? `execute ${name}(${literals.join(', ')})`
    : text.replace(/\$(\d+)/g, (_, n: string) => literals[Number(n) - 1] ?? 'null')
}
