import { again } from './again.ts'
import { newId } from '../../src/lib/ids.ts'
import { createToken } from '../../src/workspaces/workspaces.ts'
import type { Workspace } from './start.ts'

export type PresenceName = 'available' | 'busy' | 'meeting' | 'offline'

interface NewAgent {
  /** Capacity for tasks. */
  readonly capacity?: number
  readonly capacities?: Readonly<Partial<Record<'voice' | 'chat' | 'email', number>>>
  readonly skills?: ReadonlyArray<{ name: string; level: number }>
  readonly presence?: PresenceName
}

/** Makes users of a workspace, available by default; returns their ids in order. */
export async function makeAgents(
  workspace: Workspace,
  ...agents: readonly NewAgent[]
): Promise<string[]> {
  const { database, workspaceId } = workspace
  const ids: string[] = []
  for (const { capacity = 20, capacities, skills = [], presence = 'available' } of agents) {
    const id = newId()
    await database.admin`
      insert into users (workspace_id, id, position, name, email, skills, capacity, created_at, updated_at)
      select ${workspaceId}, ${id}, next_position(${workspaceId}::uuid, 'users'), 'Agent',
        ${`${id}@agents.example`}, ${JSON.stringify(skills)}::text::jsonb,
        ${JSON.stringify({ voice: 1, chat: 5, email: 20, ...capacities, task: capacity })}::text::jsonb, now(), now()`
    await database.admin`
      insert into user_roles (workspace_id, user_id, role_id)
      select workspace_id, ${id}, id from roles
      where workspace_id = ${workspaceId} and system_name = 'agent'`
    await setPresence(workspace, id, presence)
    ids.push(id)
  }
  return ids
}

/** Has a user be present, away or gone. */
export async function setPresence(
  { api }: Workspace,
  userId: string,
  systemName: PresenceName,
): Promise<void> {
  const { status } = await again(() =>
    api.setUserPresence({ params: { id: userId }, body: { systemName } }),
  )
  if (status !== 200) throw new Error(`the presence of ${userId} could not be set: ${status}`)
}

/** A token that acts as a user. */
export async function tokenOf(
  { pool, workspaceId }: Workspace,
  userId: string,
  ...scopes: string[]
): Promise<string> {
  return pool.transaction((db) =>
    createToken(
      db,
      workspaceId,
      { name: 'Agent', scopes: scopes.length > 0 ? scopes : ['*'], userId, days: 1 },
      new Date().toISOString(),
    ),
  )
}
