import { inSpan, isTraced, SpanKind } from '../../lib/trace.ts'
import type { Connection } from './client.ts'

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
  const [first] = verbs.flatMap(([verb, pattern]) => {
    const table = pattern.exec(text)?.[1]
    return table === undefined ? [] : [`${verb} ${table}`]
  })
  return first ?? (/\w+/.exec(text)?.[0] ?? 'statement').toLowerCase()
}
