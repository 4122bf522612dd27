import { pipeline } from '../../../db/query/pipeline.ts'
import { liveIdsOf, requireUnmerged } from '../../../db/query/references.ts'
import { automationQueues } from '../../../db/schema/automation-queues.ts'
import { contacts } from '../../../db/schema/contacts.ts'
import { tickets } from '../../../db/schema/tickets.ts'
import { users } from '../../../db/schema/users.ts'
import type { Context } from '../../../http/context.ts'
import type { StoredCall } from '../calls/stored-call.ts'
import {
  formerUsersAndQueues,
  lockOwnersOfNumbers,
  phoneOwnersOf,
  usersOfExtensions,
} from '../queries.ts'
import type { CallReport } from './report.ts'

type Resource = 'contact' | 'user' | 'automation_queue' | 'ticket'

interface Reference {
  readonly resource: Resource
  readonly pointer: string
  readonly id: string
}

/** The existing references of reports; they exist until the transaction ends. */
export interface References {
  readonly liveIds: Readonly<Record<Resource, ReadonlySet<string>>>
  /** Users and queues that are deleted, which only calls that are over may name. */
  readonly former: ReadonlyArray<Pick<Reference, 'resource' | 'id'>>
  /** Numbers that were looked for, with the contact who has it. */
  readonly phoneOwners: Map<string, string | null>
  /** Users by the extensions that reports name instead of them. */
  readonly extensionUsers: ReadonlyMap<string, string>
}

/** Finds and locks all that reports, and the calls that they are about, refer to. */
export async function loadReferences(
  ctx: Context,
  reports: readonly CallReport[],
  calls: readonly StoredCall[],
): Promise<References> {
  const { db, actor } = ctx
  const references = reports.flatMap(referencesOf)
  const idsOf = (resource: Resource) => [
    ...new Set(references.filter((one) => one.resource === resource).map(({ id }) => id)),
  ]
  const { workspaceId } = actor
  const phoneOwners = new Map<string, string | null>()
  const extensions = reports.flatMap(({ reported: { agentId, extension } }) =>
    agentId === undefined && typeof extension === 'string' ? [extension] : [],
  )
  const [contact, , user, automation_queue, ticket, owners] = await pipeline(ctx.db, [
    () => liveIdsOf(db, contacts, workspaceId, idsOf('contact')),
    () => lockPhoneOwners(ctx, phoneOwners, numbersIn(reports, calls)),
    () => liveIdsOf(db, users, workspaceId, idsOf('user')),
    () => liveIdsOf(db, automationQueues, workspaceId, idsOf('automation_queue')),
    () => liveIdsOf(db, tickets, workspaceId, idsOf('ticket')),
    () => (extensions.length === 0 ? [] : usersOfExtensions(db, { workspaceId, extensions })),
  ])
  const missing = (resource: Resource, found: ReadonlySet<string>) =>
    idsOf(resource).filter((id) => !found.has(id))
  await requireUnmerged(ctx, missing('contact', contact))
  const ids = [...missing('user', user), ...missing('automation_queue', automation_queue)]
  const former = ids.length === 0 ? [] : await formerUsersAndQueues(db, { workspaceId, ids })
  const extensionUsers = new Map(owners.map(({ extension, id }) => [extension, id]))
  const liveIds = { contact, user, automation_queue, ticket }
  return { liveIds, former, phoneOwners, extensionUsers }
}

/** Finds and locks the contacts of numbers that were not looked up yet: a merge may be moving one to another contact. */
export async function lockPhoneOwners(
  { db, actor: { workspaceId } }: Context,
  phoneOwners: Map<string, string | null>,
  numbers: readonly string[],
): Promise<void> {
  const parameters = { workspaceId, numbers: numbers.filter((number) => !phoneOwners.has(number)) }
  if (parameters.numbers.length === 0) return
  const held = new Set<string>()
  for (;;) {
    const [locked, found] = await pipeline(db, [
      () => lockOwnersOfNumbers(db, parameters),
      () => phoneOwnersOf(db, parameters),
    ])
    for (const { contactId } of locked) held.add(contactId)
    if (!found.every(({ contactId }) => held.has(contactId))) continue
    const contactOf = new Map(found.map(({ phone, contactId }) => [phone, contactId]))
    for (const number of parameters.numbers) phoneOwners.set(number, contactOf.get(number) ?? null)
    return
  }
}

/** The numbers by which contacts may be looked for. */
export function numbersIn(reports: readonly CallReport[], calls: readonly StoredCall[]): string[] {
  const all = [
    ...reports.flatMap(({ reported, fromEvents }) => [reported, fromEvents ?? {}]),
    ...calls.map(({ call }) => call),
  ].flatMap(({ callFrom, callTo }) => [callFrom, callTo])
  const isWhole = (number: string | null | undefined) => number?.startsWith('+') === true
  return [...new Set(all.filter((number): number is string => isWhole(number)))]
}

/** Returns the references of the new part of a report. */
export function referencesOf({ reported, refers = reported }: CallReport): Reference[] {
  const reference = (resource: Resource, pointer: string, id: string | null | undefined) =>
    typeof id === 'string' ? [{ resource, pointer, id }] : []
  return [
    ...reference('user', '/agentId', refers.agentId),
    ...reference('user', '/transferredToId', refers.transferredToId),
    ...reference('automation_queue', '/queueId', refers.queueId),
    ...reference('contact', '/contactId', refers.contactId),
    ...reference('ticket', '/ticketId', refers.ticketId),
    ...(refers.legs ?? []).flatMap(({ userId, queueId }, index) => [
      ...reference('user', `/legs/${index}/userId`, userId),
      ...reference('automation_queue', `/legs/${index}/queueId`, queueId),
    ]),
  ]
}
