import type { Operations } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { routing } from '../../src/routing/routing-job.ts'
import { makeAgents } from './agents.ts'
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
  await api.setQueueMembers({
    params: { id },
    body: { members: users.map((userId) => ({ userId })) },
  })
  return { id, users }
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
