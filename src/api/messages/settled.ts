import type { SettledRecipient } from '../../db/schema/messages.ts'
import { beginningOf } from '../../lib/text.ts'
import {
  type Outcome,
  type Outgoing,
  type Rejected,
  type SendFailure,
  unsettledOf,
} from '../../platform/adapters/adapter.ts'

type Addressed = Pick<Outgoing, 'group' | 'recipients' | 'cc' | 'bcc' | 'settled'>

/** Says which recipient of a message was not reached, and why. */
export function unreachedBy({ address, message }: Pick<SettledRecipient, 'address' | 'message'>) {
  return beginningOf(`${address} was not reached: ${message}`, 500)
}

/** Returns the outcome of an attempt that has reached none of the recipients who were left. */
export function refusedAll(message: Addressed, { code, message: reason }: SendFailure): Outcome {
  const rejected = unsettledOf(message).map((address) => ({ address, code, message: reason }))
  return { externalId: null, rejected }
}

/**
 * Returns the outcome of an attempt for its recipients except for those who have another one. Nothing is stored for a mail
 * that has reached everybody at once, nor for the members of a group, who are in rows of their own.
 */
export function settledBy(
  message: Addressed,
  rejected: readonly Rejected[],
  waiting: readonly Rejected[],
  at: string,
): SettledRecipient[] {
  if (rejected.length === 0 && message.settled.length === 0) return []
  const reasons = new Map(rejected.map((one) => [one.address.toLowerCase(), one]))
  const left = new Set(waiting.map(({ address }) => address.toLowerCase()))
  const recipients = message.group === null ? message.recipients : []
  return unsettledOf({ ...message, recipients }).flatMap((given) => {
    const address = given.toLowerCase()
    if (left.has(address)) return []
    const { code = null, message: reason = null } = reasons.get(address) ?? {}
    return [{ address, at, code, message: reason }]
  })
}
