import { type Scope, scopes } from '../../generated/routes.ts'
import { holds } from './scopes.ts'

/** The roles that every workspace has and nobody can change. */
export const builtInRoles = {
  owner: 'Owner',
  admin: 'Administrator',
  supervisor: 'Supervisor',
  agent: 'Agent',
  viewer: 'Viewer',
} as const
export type BuiltInRole = keyof typeof builtInRoles

const secretAreas = ['recordings', 'audit', 'tokens']
const supervised = [
  'tickets',
  'contacts',
  'groups',
  'conversations',
  'messages',
  'comments',
  'cx_logs',
  'presence',
]
const agentWrites = [
  'tickets',
  'contacts',
  'groups',
  'conversations',
  'comments',
  'cx_logs',
  'media',
  'presence',
]
const agentReads = [
  'tags',
  'categories',
  'channels',
  'custom_fields',
  'users',
  'queues',
  'settings',
]

/** Whether a built-in role permits a scope; rules over names, so that new scopes fall into place. */
export function roleHolds(role: BuiltInRole, scope: Scope): boolean {
  const [area = '', right = ''] = scope.split(':')
  const reads = right === 'read'
  switch (role) {
    case 'owner':
      return true
    case 'admin':
      return scope !== '*' && right !== 'purge' && right !== 'erase'
    case 'supervisor':
      return (
        (reads && area !== 'audit' && area !== 'tokens') ||
        (right === 'write' && supervised.includes(area)) ||
        ['tickets:reopen', 'contacts:merge', 'queues:members', 'queues:work'].includes(scope) ||
        ['presence:manage', 'exports:write', 'messages:send'].includes(scope)
      )
    case 'agent':
      return (
        ((reads || right === 'write') && agentWrites.includes(area)) ||
        (reads && agentReads.includes(area)) ||
        ['messages:send', 'messages:read', 'queues:work'].includes(scope)
      )
    case 'viewer':
      return reads && !secretAreas.includes(area)
  }
}

/** Every scope that a role permits by name; those of built-in roles stand here, not in its row. */
export function permissionsOf(role: {
  readonly systemName: BuiltInRole | null
  readonly permissions: readonly Scope[]
}): Scope[] {
  const { systemName, permissions } = role
  return systemName ? scopes.filter((scope) => roleHolds(systemName, scope)) : [...permissions]
}

export interface GivenRole {
  readonly systemName: BuiltInRole | null
  readonly permissions: readonly Scope[]
}

/** What scopes amount to; those of a user no further than one of the roles permits. */
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
