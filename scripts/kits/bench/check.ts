import { type Reply, send, type Shot } from './load.ts'
import type { Rows } from './rows.ts'
import type { Scenario } from './scenarios.ts'
import type { Server } from './servers.ts'

const changing = /"(?:version|ticketNumber)":\d+|"\/ticketNumber",null,\d+/g
const instants = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g
const ids = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g

/**
 * Asks the product and another server the same and returns what differs between their answers, or undefined: reads must
 * be equal byte for byte, writes except for ids that the request does not contain, versions, numbers and times. With
 * `anyOrder` members may stand in any order; with `rows` writes must leave equal rows as well.
 */
export async function difference(
  ours: Pick<Server, 'port'>,
  other: Pick<Server, 'port'>,
  { shot, undo, samples }: Scenario,
  { anyOrder = false, rows }: { readonly anyOrder?: boolean; readonly rows?: Rows } = {},
): Promise<string | undefined> {
  for (const n of samples) {
    const replies: Reply[] = []
    for (const { port } of [ours, other]) {
      const ends = await rows?.ends()
      const reply = await send(port, shot(n))
      if (reply.status >= 300) return `${reply.status} ${reply.text.slice(0, 300)}`
      const isWrite = shot(n).method !== 'GET'
      const left = isWrite && ends ? await rows?.of(ticketIdOf(reply), ends) : undefined
      const texts = left === undefined ? [reply.text] : [reply.text, left]
      replies.push({ ...reply, text: (anyOrder ? texts.map(sorted) : texts).join('\n') })
      if (undo) await send(ours.port, undo(n))
    }
    const [a, b] = replies.map((reply) => comparable(shot(n), reply)) as [string, string]
    if (a === b) continue
    let from = 0
    while (a[from] === b[from]) from += 1
    const around = (text: string) => text.slice(Math.max(0, from - 60), from + 60)
    return `ours …${around(a)}…\n  theirs …${around(b)}…`
  }
  return undefined
}

function ticketIdOf({ text }: Reply): string {
  return (JSON.parse(text) as { data: { id: string } }).data.id
}

function comparable({ method, path, body = '' }: Shot, { status, text }: Reply): string {
  if (method === 'GET') return `${status} ${text}`
  const request = path + body
  const masked = text
    .replace(changing, (member) => member.replace(/\d+/, '#'))
    .replace(instants, '<time>')
    .replace(ids, (id) => (request.includes(id) ? id : '<id>'))
  return `${status} ${masked}`
}

/** Returns the JSON with the members of every object sorted by name. */
function sorted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
      const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
      return Object.fromEntries(members)
    })
  } catch {
    return text
  }
}
