import { type SignalRow, toSignal } from '../../events/signals.ts'
import type { UnmanagedContext } from '../../http/context.ts'
import { serialize } from '../../http/reply/serialize.ts'

/** The text of each signal, which is the same for all streams. */
const texts = new WeakMap<SignalRow, string>()
const scopes = { typing: 'conversations:read', viewing: 'tickets:read' } as const

/**
 * Sends what other users do at this moment, beginning with `current`, until the returned function is called. Blocks have no
 * id, so that the position in the feed stays (WHATWG HTML, section 9.2.6).
 */
export function sendSignals(
  { actor, liveFeed }: UnmanagedContext<void>,
  current: readonly SignalRow[],
  send: (text: string) => void,
): () => void {
  const { workspaceId, userId } = actor
  const receive = (row: SignalRow) => {
    if (row.userId === userId || !actor.can(scopes[row.type])) return
    send(textOf(row))
  }
  for (const row of current) receive(row)
  return liveFeed.signals.listen(workspaceId, receive)
}

function textOf(row: SignalRow): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const text = `event: ${row.type}\ndata: ${serialize('Signal', toSignal(row))}\n\n`
  texts.set(row, text)
  return text
}
