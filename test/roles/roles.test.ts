import t from 'tap'
import { permissions, type Scope } from '../../generated/routes.ts'
import { newId } from '../../src/lib/ids.ts'
import { makeAgents } from '../helpers/agents.ts'
import type { Client } from '../helpers/client.ts'
import { document } from '../helpers/client.ts'
import { makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { start, startEmpty } from '../helpers/start.ts'

async function systemRole(api: Client, systemName: string): Promise<string> {
  const { body } = await api.listRoles({ query: { pageSize: 100 } })
  return body.data.find((role) => role.systemName === systemName)?.id ?? ''
}

/** Makes a role; returns its id. */
async function makeRole(api: Client, name: string, ...permissions: Scope[]): Promise<string> {
  return (await api.createRole({ body: { name, permissions } })).body.data.id
}

/** A personal token of an active user with these roles. */
async function tokenOfUser(api: Client, name: string, ...roleIds: string[]): Promise<string> {
  const email = `${name}@switchboard.example`
  const { body } = await api.inviteUser({ body: { name, email, roleIds } })
  const { id } = body.data
  await api.updateUser({ params: { id }, body: { status: 'active' } })
  const made = await api.createApiToken({
    body: { name, kind: 'personal', userId: id, scopes: ['*'] },
  })
  return made.body.data.token
}

t.test('listPermissions tells every scope with the operations that ask for it', async (t) => {
  const { api } = await start()

  const { body } = await api.listPermissions({ query: { pageSize: 100 } })

  t.same(
    body.data.map(({ scope }) => scope),
    document.components.schemas.Scope.enum,
  )
  const merge = body.data.find(({ scope }) => scope === 'contacts:merge')
  t.same(merge?.operations, ['mergeContacts'])
  for (const { scope, operations } of permissions) {
    const isOfRules = ['*', 'presence:manage', 'tickets:reopen'].includes(scope)
    if (!isOfRules) t.ok(operations.length > 0, scope)
  }
})

t.test('listRoles has the built-in roles first, with what they permit', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  await makeAgents(workspace, {})
  await makeRole(api, 'Auditors', 'tickets:read')
  const desk = await makeRole(api, 'Harbour desk', 'contacts:read', 'tickets:write')

  const { body } = await api.listRoles()
  const found = await api.listRoles({ query: { q: 'DESK' } })

  t.same(
    body.data.slice(0, 5).map(({ systemName }) => systemName),
    ['admin', 'agent', 'owner', 'supervisor', 'viewer'],
  )
  t.same(
    body.data.slice(5).map(({ name }) => name),
    ['Auditors', 'Harbour desk'],
  )
  const byName = new Map(body.data.map((role) => [role.systemName, role]))
  t.ok(byName.get('owner')?.permissions.includes('*'))
  t.same(
    byName.get('admin')?.permissions,
    byName
      .get('owner')
      ?.permissions.filter((scope) => scope !== '*' && scope !== 'tokens:impersonate'),
    'an administrator has all permissions by name, also those that erase, but is not an owner',
  )
  t.ok(byName.get('agent')?.permissions.includes('tickets:write'))
  const agentMay = new Set(byName.get('agent')?.permissions)
  for (const scope of ['events:read', 'cdr:read', 'messages:read'] as const)
    t.ok(agentMay.has(scope))
  for (const scope of ['cdr:write', 'tags:write', 'tokens:read'] as const)
    t.notOk(agentMay.has(scope))
  const supervisorMay = new Set(byName.get('supervisor')?.permissions)
  for (const scope of ['media:write', 'tags:write'] as const) t.ok(supervisorMay.has(scope))
  t.notOk(supervisorMay.has('media:delete'))
  t.notOk(byName.get('viewer')?.permissions.some((scope) => !scope.endsWith(':read')))
  t.match(byName.get('agent'), { isSystem: true, userCount: 1 })
  t.same(
    found.body.data.map(({ id }) => id),
    [desk],
  )
})

t.test('who may send messages may read them, and not the other way round', async (t) => {
  const { api, tokenWith } = await start()
  const sender = await tokenWith('messages:send')
  t.match(await api.listMessages({ query: {}, token: sender }), { status: 200 })
  const others = await tokenWith('conversations:write')
  t.match(await api.listMessages({ query: {}, token: others }), { status: 403 })
})

t.test('createRole makes a role, each name once', async (t) => {
  const { api } = await start()
  const permitted: Scope[] = ['tickets:write', 'contacts:read']

  const created = await api.createRole({
    body: { name: 'Night shift', description: 'Ten to six', permissions: permitted },
  })
  const again = await api.createRole({ body: { name: 'NIGHT shift', permissions: [] } })

  t.equal(created.status, 201)
  t.match(created.body.data, {
    name: 'Night shift',
    systemName: null,
    permissions: permitted,
    isSystem: false,
    userCount: 0,
    version: 1,
  })
  const other = await api.createRole({ body: { name: 'Day shift', permissions: [] } })
  const renamed = await api.updateRole({
    params: { id: other.body.data.id },
    body: { name: 'night SHIFT' },
  })

  for (const refused of [again, renamed]) {
    t.match(refused, {
      status: 409,
      body: { code: 'duplicate_resource', existing: { id: created.body.data.id } },
    })
  }
})

t.test('a change of a role counts on the next request of its users', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeRole(api, 'Desk', 'contacts:read', 'tickets:write') }
  const ticket = { id: await makeTicket(workspace) }
  const token = await tokenOfUser(api, 'desk', params.id)
  const write = async () => api.updateTicket({ params: ticket, body: { title: 'By role' }, token })

  t.equal((await write()).status, 200)
  const updated = await api.updateRole({ params, body: { permissions: ['tickets:read'] } })
  t.match(updated.body.data, { permissions: only('tickets:read'), userCount: 1, version: 2 })
  t.equal((await write()).status, 403)
  t.equal((await api.listTickets({ token })).status, 200)
  t.equal((await api.listContacts({ token })).status, 403)
  await api.updateRole({ params, body: { permissions: [] } })
  t.equal((await api.listTickets({ token })).status, 403)
  const nothing = await api.updateRole({ params, body: {} })
  t.equal(nothing.body.data.version, 3)
})

t.test('built-in roles stay as they are', async (t) => {
  const { api } = await start()
  const id = await systemRole(api, 'viewer')
  const problem = { status: 409, body: { code: 'role_is_system' } }

  t.match(await api.updateRole({ params: { id }, body: { permissions: ['*'] } }), problem)
  t.match(await api.deleteRole({ params: { id } }), problem)
})

t.test('deleteRole refuses what is in use, and moves its users with reassignTo', async (t) => {
  const { api } = await startEmpty()
  const params = { id: await makeRole(api, 'Desk', 'contacts:read', 'tickets:write') }
  const auditors = await makeRole(api, 'Auditors', 'tags:read')
  const token = await tokenOfUser(api, 'desk', params.id, auditors)

  const used = await api.deleteRole({ params })
  const itself = await api.deleteRole({ params, query: { reassignTo: params.id } })
  const unknown = await api.deleteRole({ params, query: { reassignTo: newId() } })
  const stale = await api.deleteRole({
    params,
    query: { reassignTo: auditors },
    headers: { 'if-match': '"9-00000000"' },
  })
  const done = await api.deleteRole({ params, query: { reassignTo: auditors } })

  t.match(used, {
    status: 409,
    body: {
      code: 'resource_in_use',
      detail: /Set "reassignTo"/,
      references: only({ resource: 'user', count: 1 }),
    },
  })
  t.match(itself, { status: 422, body: { code: 'rule_violated' } })
  t.match(unknown, { status: 422, body: { code: 'unknown_reference', pointer: '/reassignTo' } })
  t.match(stale, { status: 412, body: { code: 'precondition_failed' } })
  t.equal(done.status, 204)
  const me = await api.getCurrentUser({ token })
  t.same(me.body.data.scopes, ['tags:read'], 'its user has the rights of auditors')
  for (const reply of [
    await api.getRole({ params }),
    await api.updateRole({ params, body: {} }),
    await api.deleteRole({ params }),
  ]) {
    t.equal(reply.status, 404)
  }
})

t.test('nobody grants, takes or judges what they may not do themselves', async (t) => {
  const workspace = await startEmpty()
  const { api, ownerId } = workspace
  const [agentId = ''] = await makeAgents(workspace, {})
  const auditors = await makeRole(api, 'Auditors', 'tickets:read')
  const params = { id: await makeRole(api, 'Desk', 'contacts:read', 'tickets:write') }
  const ids = Object.fromEntries(
    await Promise.all(
      ['owner', 'admin', 'agent', 'viewer'].map(async (name) => [
        name,
        await systemRole(api, name),
      ]),
    ),
  ) as Record<string, string>
  const manager = await api.createRole({
    body: {
      name: 'Managers',
      permissions: ['roles:write', 'users:write', 'users:delete', 'tokens:write', 'tickets:read'],
    },
  })
  const token = await tokenOfUser(api, 'manager', manager.body.data.id)
  const user = (role: string) => ({
    name: 'New',
    email: 'new@switchboard.example',
    roleIds: [ids[role] ?? role],
  })
  const agent = { id: agentId }

  const attempts: Array<[string, () => Promise<{ status: number; body: { code?: string } }>]> = [
    [
      'a role with more',
      async () => api.createRole({ body: { name: 'X', permissions: ['tickets:write'] }, token }),
    ],
    [
      'a role with everything',
      async () => api.createRole({ body: { name: 'X', permissions: ['*'] }, token }),
    ],
    [
      'more for its own role',
      async () =>
        api.updateRole({
          params: { id: manager.body.data.id },
          body: { permissions: ['*'] },
          token,
        }),
    ],
    [
      'less for a role with more',
      async () => api.updateRole({ params, body: { permissions: [] }, token }),
    ],
    ['the end of a role with more', async () => api.deleteRole({ params, token })],
    ['an owner', async () => api.inviteUser({ body: user('owner'), token })],
    ['an agent', async () => api.inviteUser({ body: user('agent'), token })],
    ['a viewer, who reads more', async () => api.inviteUser({ body: user('viewer'), token })],
    [
      'ownership of its own',
      async () => {
        const me = await api.getCurrentUser({ token })
        return api.updateUser({
          params: { id: me.body.data.id },
          body: { roleIds: [ids['owner'] as string] },
          token,
        })
      },
    ],
    [
      'the suspension of an agent',
      async () => api.updateUser({ params: agent, body: { status: 'suspended' }, token }),
    ],
    [
      'another role for an agent',
      async () =>
        api.updateUser({ params: agent, body: { roleIds: [manager.body.data.id] }, token }),
    ],
    [
      'the end of an agent',
      async () => api.deleteUser({ params: agent, query: { reassignTo: 'none' }, token }),
    ],
    [
      'a token with more',
      async () =>
        api.createApiToken({ body: { name: 'X', kind: 'service', scopes: ['*'] }, token }),
    ],
    [
      "another user's token",
      async () =>
        api.createApiToken({
          body: {
            name: 'X',
            kind: 'personal',
            userId: ownerId,
            scopes: ['tickets:read'],
          },
          token,
        }),
    ],
  ]
  for (const [name, attempt] of attempts) {
    const { status, body } = await attempt()
    t.equal(status, 403, name)
    t.ok(['insufficient_scope', 'forbidden'].includes(body.code ?? ''), name)
  }
  const renamed = await api.updateUser({ params: agent, body: { name: 'Noor H.' }, token })
  t.equal(renamed.status, 200, 'a name is no right')
  const auditor = await api.inviteUser({ body: user(auditors), token })
  t.equal(auditor.status, 201, 'what it has it may give')
})
