import type { Schema } from '../../../generated/operations.ts'
import { ApiError } from '../../errors.ts'

type Status = Schema<'TicketStatus'>

const moves: Readonly<Record<Status, readonly Status[]>> = {
  open: ['in_progress', 'pending', 'on_hold', 'resolved', 'closed'],
  in_progress: ['open', 'pending', 'on_hold', 'resolved', 'closed'],
  pending: ['open', 'in_progress', 'on_hold', 'resolved', 'closed'],
  on_hold: ['open', 'in_progress', 'pending', 'resolved', 'closed'],
  resolved: ['open', 'in_progress', 'closed'],
  closed: [],
}
const first: readonly Status[] = ['open', 'in_progress', 'pending', 'on_hold']

/** The statuses a ticket may go to from `from`; `null` for one that is being made. */
export function movesFrom(from: Status | null, mayReopen: boolean): readonly Status[] {
  if (from === null) return first
  return from === 'closed' && mayReopen ? ['open'] : moves[from]
}

/** The statuses that `to` may follow on, itself among them: staying is no move. */
export function sourcesOf(to: Status, mayReopen: boolean): Status[] {
  const all = Object.keys(moves) as Status[]
  return all.filter((from) => from === to || movesFrom(from, mayReopen).includes(to))
}

/** 409 with what would have been allowed. */
export function illegalMove(from: Status | null, to: Status, mayReopen: boolean): ApiError {
  const allowed = [...movesFrom(from, mayReopen)]
  const where = from === null ? 'A new ticket' : `A ticket that is ${from}`
  return new ApiError('illegal_status_transition', `${where} cannot become ${to}.`, {
    members: { from, to, allowed },
  })
}
