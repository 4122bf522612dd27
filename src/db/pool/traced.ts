import { inSpan, isTraced, SpanKind } from '../../lib/trace.ts'
import type { Connection } from './client.ts'

/** Most names of statements that are cached. Statements are few, except those with many variants. */
const mostNames = 5000
const names = new Map<string, string>()

const verbs: ReadonlyArray<readonly [verb: string, pattern: RegExp]> = [
  ['insert', /\binsert into "?(\w+)/i],
  ['update', /(?<!\bfor |\bkey )\bupdate "?(\w+)/i],
  ['delete', /\bdelete from "?(\w+)/i],
  ['select', /\bfrom "?(\w+)/i],
]

/** Runs a statement, as a span where it belongs to a trace. Its values are not recorded. */
export function traced<T>(text: string, run: () => Promise<T>): Promise<T> {
  if (!isTraced()) return run()
  const name = nameOf(text)
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': name,
    'db.query.text': text,
  }
  return inSpan(name, { kind: SpanKind.CLIENT, attributes }, run)
}

/** A connection whose statements are spans where they belong to a trace. */
export function tracedConnection(connection: Connection): Connection {
  return {
    values: (text, ...rest) => traced(text, () => connection.values(text, ...rest)),
    rows: (text, ...rest) => traced(text, () => connection.rows(text, ...rest)),
  }
}

/**
 * Returns the action and the table of a statement, such as `insert tickets`: the first table that it changes or else
 * reads.
 */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name =
    verbs
      .map(([verb, pattern]) => [verb, pattern.exec(text)?.[1]] as const)
      .find(([, table]) => table !== undefined)
      ?.join(' ') ?? (/\w+/.exec(text)?.[0] ?? 'statement').toLowerCase()
  if (names.size < mostNames) names.set(text, name)
  return name
}
