import { newId } from '../../src/lib/ids.ts'
import { createToken } from '../../src/workspaces.ts'
import type { Workspace } from './start.ts'

/** Presence statuses by what they mean for tickets. */
const statuses = {
  available: { category: 'available', email: 'yes' },
  busy: { category: 'busy', email: 'transfers' },
  meeting: { category: 'away', email: 'no' },
  offline: { category: 'offline', email: 'no' },
} as const
export type PresenceName = keyof typeof statuses

interface NewAgent {
  readonly capacity?: number
  readonly skills?: ReadonlyArray<{ name: string; level: number }>
  readonly presence?: PresenceName
}

/** New users of a workspace, available unless told otherwise; returns their ids in order. */
export async function makeAgents(
  workspace: Workspace,
  ...agents: readonly NewAgent[]
): Promise<string[]> {
  const { database, workspaceId } = workspace
  const ids: string[] = []
  for (const { capacity = 20, skills = [], presence = 'available' } of agents) {
    const id = newId()
    await database.admin`
      insert into users (workspace_id, id, position, name, email, skills, capacity, created_at, updated_at)
      select ${workspaceId}, ${id}, max(position) + 1, 'Agent', ${`${id}@agents.example`},
        ${JSON.stringify(skills)}::text::jsonb,
        ${JSON.stringify({ voice: 1, chat: 5, email: 20, task: capacity })}::text::jsonb, now(), now()
      from users where workspace_id = ${workspaceId}`
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
  { database, workspaceId }: Workspace,
  userId: string,
  name: PresenceName,
): Promise<void> {
  const { category, email } = statuses[name]
  await database.admin`
    insert into presence_statuses (workspace_id, id, system_name, category, routable)
    select ${workspaceId}, gen_random_uuid(), ${name}, ${category},
      jsonb_build_object('voice', 'no', 'chat', 'no', 'email', ${email}::text)
    where not exists (select from presence_statuses
      where workspace_id = ${workspaceId} and system_name = ${name})`
  await database.admin`
    insert into agent_presence (workspace_id, user_id, presence_status_id, since, heartbeat_at)
    select ${workspaceId}, ${userId}, id, now(), now() from presence_statuses
    where workspace_id = ${workspaceId} and system_name = ${name}
    on conflict (workspace_id, user_id) do update
      set presence_status_id = excluded.presence_status_id, since = now()`
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
