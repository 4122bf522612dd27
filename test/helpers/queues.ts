import type { Operations, Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { routing } from '../../src/routing/routing-job.ts'
import { makeAgents } from './agents.ts'
import type { Client } from './client.ts'
import type { Workspace } from './start.ts'

type NewQueue = Partial<Operations['createAutomationQueue']['input']>

/** A queue with new agents as its members. */
export async function setUp(
  workspace: Workspace,
  queue: NewQueue,
  ...agents: Parameters<typeof makeAgents> extends [unknown, ...infer A] ? A : never
): Promise<{ id: string; users: string[] }> {
  const { api } = workspace
  const users = await makeAgents(workspace, ...agents)
  const made = await api.createAutomationQueue({
    body: { name: `Queue ${newId()}`, strategy: 'round_robin', ...queue },
  })
  const { id } = made.body.data
  await addMembers(api, id, users)
  return { id, users }
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
