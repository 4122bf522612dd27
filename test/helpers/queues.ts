import type { Operations, Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { routing } from '../../src/routing/routing-job.ts'
import { makeAgents } from './agents.ts'
import type { Client } from './client.ts'
import type { Workspace } from './start.ts'

export type NewQueue = Partial<Operations['createAutomationQueue']['input']>

/** A queue with new agents as its members. */
export async function setUp(
  workspace: Workspace,
  queue: NewQueue,
  ...agents: Parameters<typeof makeAgents> extends [unknown, ...infer A] ? A : never
): Promise<{ id: string; users: string[] }> {
  const users = await makeAgents(workspace, ...agents)
  return { id: await makeQueue(workspace, queue, users), users }
}

/** Makes a queue with members; returns its id. */
export async function makeQueue(
  { api }: Pick<Workspace, 'api'>,
  queue: NewQueue = {},
  users: Parameters<typeof addMembers>[2] = [],
): Promise<string> {
  const body = { name: `Queue ${newId()}`, strategy: 'round_robin', ...queue } as const
  const { id } = (await api.createAutomationQueue({ body })).body.data
  await addMembers(api, id, users)
  return id
}

const statuses = [
  ...(['waiting', 'offered', 'assigned', 'completed', 'overflowed', 'abandoned'] as const),
  'canceled' as const,
]

/** All entries that a queue has had, or those of a piece of work, the oldest first. */
export async function entriesOf(
  { api }: Pick<Workspace, 'api'>,
  queueId: string,
  entityId?: string,
): Promise<Array<Schema<'QueueEntry'>>> {
  const query = { status: statuses, sort: ['enteredAt' as const], ...(entityId && { entityId }) }
  return (await api.listQueueEntries({ params: { id: queueId }, query })).body.data
}

/** The reservations of a piece of work, the newest first; of one status if it is given. */
export async function offersOf(
  { api }: Pick<Workspace, 'api'>,
  entityId: string,
  status?: Schema<'ReservationStatus'>,
): Promise<Array<Schema<'Reservation'>>> {
  const query = { entityId, ...(status && { status: [status] }) }
  return (await api.listReservations({ query })).body.data
}

/** Adds users to a queue, in the order in which they have their turns. */
export async function addMembers(
  api: Client,
  id: string,
  users: ReadonlyArray<string | Schema<'QueueMemberAdd'>>,
): Promise<void> {
  for (const user of users) {
    const body = typeof user === 'string' ? { userId: user } : user
    const { status } = await api.addQueueMember({ params: { id }, body })
    if (status !== 201) throw new Error(`a member of the queue was not added: ${status}`)
  }
}

/** Runs the work of a worker until there is none left. */
export async function work({
  pool,
  workspaceId,
}: Pick<Workspace, 'pool' | 'workspaceId'>): Promise<void> {
  const { run } = routing()
  while ((await run(pool, workspaceId, 1)) > 0);
}

/** Lets time pass for the reservations and entries of a workspace. */
export async function later(
  { database, workspaceId }: Pick<Workspace, 'database' | 'workspaceId'>,
  seconds: number,
): Promise<void> {
  const past = `${seconds} seconds`
  await database.admin`update reservations set expires_at = expires_at - ${past}::interval,
    wrap_up_until = wrap_up_until - ${past}::interval where workspace_id = ${workspaceId}`
  await database.admin`update queue_entries set entered_at = entered_at - ${past}::interval,
    queued_at = queued_at - ${past}::interval where workspace_id = ${workspaceId}`
}
