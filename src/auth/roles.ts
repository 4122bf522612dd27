import { type SQL, sql } from 'drizzle-orm'
import { type Scope, scopes } from '../../generated/routes.ts'
import { holds } from './scopes.ts'

/** The roles that every workspace has and that cannot be changed. */
export const builtInRoles = {
  owner: 'Owner',
  admin: 'Administrator',
  supervisor: 'Supervisor',
  agent: 'Agent',
  viewer: 'Viewer',
} as const
export type BuiltInRole = keyof typeof builtInRoles

/** The areas that have a scope with a right. */
type AreaWith<Right extends string, S = Scope> = S extends `${infer Area}:${Right}` ? Area : never

// Typed, so that a rule about a scope that the contract does not have does not compile
const areasWith = <Right extends string>(...areas: Array<AreaWith<Right>>) => new Set<string>(areas)
const scopesOf = (...named: Scope[]): ReadonlySet<Scope> => new Set(named)

const secretAreas = areasWith<'read'>('recordings', 'audit', 'tokens')
const supervised = areasWith<'write'>(
  'tickets',
  'contacts',
  'groups',
  'conversations',
  'comments',
  'cx_logs',
  'presence',
)
const supervisorWrites = new Set([...supervised, ...areasWith<'write'>('media', 'tags')])
const supervisorScopes = scopesOf(
  'tickets:reopen',
  'contacts:merge',
  'queues:members',
  'queues:work',
  'presence:manage',
  'messages:send',
)
const agentWrites = new Set([...supervised, ...areasWith<'write'>('media')])
const agentReads = areasWith<'read'>(
  'tags',
  'categories',
  'channels',
  'custom_fields',
  'users',
  'queues',
  'settings',
  'events',
  'cdr',
)
const agentScopes = scopesOf('messages:send', 'messages:read', 'queues:work')

/** Whether a built-in role permits a scope; rules over names, so that new scopes fall into place. */
function roleHolds(role: BuiltInRole, scope: Scope): boolean {
  const [area = '', right = ''] = scope.split(':')
  const reads = right === 'read'
  switch (role) {
    case 'owner':
      return true
    case 'admin':
      return scope !== '*' && scope !== 'tokens:impersonate'
    case 'supervisor':
      return (
        (reads && area !== 'audit' && area !== 'tokens') ||
        (right === 'write' && supervisorWrites.has(area)) ||
        supervisorScopes.has(scope)
      )
    case 'agent':
      return (
        ((reads || right === 'write') && agentWrites.has(area)) ||
        (reads && agentReads.has(area)) ||
        agentScopes.has(scope)
      )
    case 'viewer':
      return reads && !secretAreas.has(area)
  }
}

export interface GivenRole {
  readonly systemName: BuiltInRole | null
  readonly permissions: readonly Scope[]
}

/** Every scope that a role permits by name; those of built-in roles stand here, not in its row. */
export function permissionsOf({ systemName, permissions }: GivenRole): Scope[] {
  return systemName ? scopes.filter((scope) => roleHolds(systemName, scope)) : [...permissions]
}

/** Selects the roles of a user; null for no user. */
export function rolesOfUser(workspaceId: SQL, id: SQL): SQL<GivenRole[] | null> {
  return sql<GivenRole[] | null>`case when ${id} is not null then (
    select coalesce(json_agg(json_build_object('systemName', r.system_name,
    'permissions', r.permissions)), '[]'::json)
  from user_roles ur
  join roles r on r.workspace_id = ur.workspace_id and r.id = ur.role_id
  where ur.workspace_id = ${workspaceId} and ur.user_id = ${id}
) end`
}

/** Returns the condition that a role of a user permits a scope. */
export function isPermitted(workspaceId: SQL, userId: SQL, scope: Scope): SQL<boolean> {
  const listed = (texts: readonly string[]) =>
    sql.join(
      texts.map((text) => sql`${text}`),
      sql`, `,
    )
  const builtIn = (Object.keys(builtInRoles) as BuiltInRole[]).filter((role) =>
    roleHolds(role, scope),
  )
  const sufficient = scopes.filter((one) => holds([one], scope))
  return sql<boolean>`exists (select from user_roles ur
    join roles r on r.workspace_id = ur.workspace_id and r.id = ur.role_id
    where ur.workspace_id = ${workspaceId} and ur.user_id = ${userId}
      and (r.system_name in (${listed(builtIn)})
        or r.permissions && array[${listed(sufficient)}]::text[]))`
}

/** Returns all scopes that some roles permit. */
export function scopesOfRoles(roles: readonly GivenRole[]): Scope[] {
  return scopes.filter(rightsOf(['*'], roles))
}

/** Returns the rights of scopes. A user has none that no role of the user permits. */
export function rightsOf(
  granted: readonly Scope[],
  roles: readonly GivenRole[] | null,
): (scope: Scope) => boolean {
  const permits = (scope: Scope) =>
    roles === null ||
    roles.some(({ systemName, permissions }) =>
      systemName ? roleHolds(systemName, scope) : holds(permissions, scope),
    )
  return (scope) => holds(granted, scope) && permits(scope)
}
