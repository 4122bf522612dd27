import t from 'tap'
import type { Operations, Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { again } from '../helpers/again.ts'
import type { Client } from '../helpers/client.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { only } from '../helpers/only.ts'
import { start } from '../helpers/start.ts'

const { owner, agent } = demoIds
const params = { id: agent }

async function roleOf(api: Client, systemName: string): Promise<string> {
  const { body } = await api.listRoles({ query: { pageSize: 100 } })
  return body.data.find((role) => role.systemName === systemName)?.id ?? ''
}

/** A new active user with a role. */
async function make(api: Client, name: string, roleId: string): Promise<string> {
  const { body } = await api.inviteUser({
    body: { name, email: `${name.toLowerCase()}@switchboard.example`, roleIds: [roleId] },
  })
  await api.updateUser({ params: { id: body.data.id }, body: { status: 'active' } })
  return body.data.id
}

async function tokenOf(api: Client, userId: string): Promise<string> {
  const { body } = await api.createApiToken({
    body: { name: 'Personal', kind: 'personal', userId, scopes: ['*'] },
  })
  return body.data.token
}

t.test('inviteUser makes a user that may do nothing before it is active', async (t) => {
  const { api } = await start()
  const roleId = await roleOf(api, 'agent')

  const invited = await api.inviteUser({
    body: {
      name: 'Ines Falk',
      email: 'Ines@Switchboard.example',
      phone: '+4531234570',
      roleIds: [roleId],
      skills: [{ name: 'Cranes', level: 4 }],
      capacity: { chat: 2 },
      timezone: 'Europe/Copenhagen',
    },
  })

  t.equal(invited.status, 201)
  const { id } = invited.body.data
  t.equal(invited.headers['location'], `/api/v1/users/${id}`)
  t.match(invited.body.data, {
    status: 'invited',
    email: 'Ines@Switchboard.example',
    roleIds: only(roleId),
    roles: only({ id: roleId, name: 'Agent' }),
    skills: only({ name: 'Cranes', level: 4 }),
    capacity: { voice: 1, chat: 2, email: 20, task: 20 },
    lastSeenAt: null,
    version: 1,
  })
  const token = await tokenOf(api, id)
  t.equal((await api.listTickets({ token })).status, 401)
  await api.updateUser({ params: { id }, body: { status: 'active' } })
  t.equal((await api.listTickets({ token })).status, 200)
  const me = await api.getCurrentUser({ token })
  t.match(me.body.data, { id, status: 'active', lastSeenAt: /Z$/ })
})

t.test('an address and a number of a user are taken as people write them', async (t) => {
  const { api } = await start()
  const roleIds = [await roleOf(api, 'agent')]
  const invite = (email: string, phone?: string) =>
    api.inviteUser({ body: { name: 'Jo', email, roleIds, ...(phone && { phone }) } })
  const made = await invite('Jo@münchen.example', '+45 31 23\u00a045\u201171')
  t.match(made, { status: 201, body: { data: { phone: '+4531234571' } } })
  const { id } = made.body.data
  const again = await invite('jo@XN--mnchen-3ya.example')
  t.match(again, { status: 409, body: { code: 'duplicate_resource' } })
  for (const email of ['jo@xn--mnchen-3ya.example', 'JO@mu\u0308nchen.example']) {
    const { data } = (await api.listUsers({ query: { email: [email] } })).body
    t.same(
      data.map((user) => user.id),
      [id],
      email,
    )
  }
  const none = await api.listUsers({ query: { email: ['no address'] } })
  t.same(none.body.data, [], 'a text that is no address')

  const set = (phone: string | null) => api.updateUser({ params: { id }, body: { phone } })
  for (const phone of ['tel:+45-31-23-45-72', '\u202a+45 31234572\u202c', '+4531234572']) {
    t.match(await set(phone), { status: 200, body: { data: { phone: '+4531234572' } } }, phone)
  }
  const refused = { status: 422, body: { code: 'rule_violated', pointer: '/phone' } }
  t.match(await set('31 23 45 73'), refused, 'no country')
  await api.updateSettings({ body: { defaultCountry: 'DK' } })
  t.match(await set('31 23 45 73'), { status: 200, body: { data: { phone: '+4531234573' } } })
  t.match(await set('123'), refused)
  t.match(await set('call me'), { status: 400 })
  t.match(await set(null), { status: 200, body: { data: { phone: null } } })
})

t.test(
  'getCurrentUser names the scopes, the workspace and its settings for any user',
  async (t) => {
    const { api, workspaceId } = await start()
    await api.updateSettings({ body: { timeZone: 'Europe/Oslo', defaultCountry: 'NO' } })
    const scopes = ['tickets:write' as const, 'tokens:write' as const]
    const agent = await api.createApiToken({
      body: { name: 'Narrow', kind: 'personal', userId: demoIds.agent, scopes },
    })

    const { status, body } = await api.getCurrentUser({ token: agent.body.data.token })

    t.equal(status, 200, 'without users:read')
    t.match(body.data, { id: demoIds.agent, scopes: only('tickets:read', 'tickets:write') })
    t.match(body.data.workspace, { id: workspaceId, timeZone: 'Europe/Oslo', defaultCountry: 'NO' })
    t.notOk(body.data.scopes.includes('tokens:write'), 'the role of the user does not permit it')
  },
)

t.test('getCurrentUser is 404 for a service token', async (t) => {
  const { api, tokenWith } = await start()

  const reply = await api.getCurrentUser({ token: await tokenWith('users:read') })

  t.match(reply, { status: 404, body: { code: 'not_found' } })
  t.match((await api.getCurrentUser()).body.data, { id: owner, name: 'Ada Park' })
})

t.test('inviteUser refuses two skills of one name', async (t) => {
  const { api } = await start()
  const skills = [
    { name: 'Dutch', level: 3 },
    { name: 'dutch', level: 4 },
  ]
  const roleIds = [await roleOf(api, 'viewer')]

  const reply = await api.inviteUser({
    body: { name: 'Sam', email: 'sam@switchboard.example', roleIds, skills },
  })

  t.match(reply, { status: 422, body: { code: 'rule_violated', detail: /skills\[1\]/ } })
})

t.test('an address is there once among live users', async (t) => {
  const { api, ownerId } = await start()
  const roleIds = [await roleOf(api, 'viewer')]
  const body = { name: 'Second', email: 'NOOR@switchboard.example', roleIds }

  const taken = await api.inviteUser({ body })
  const changed = await api.updateUser({ params: { id: ownerId }, body: { email: body.email } })
  await api.deleteUser({ params, query: { reassignTo: 'none' } })
  const free = await api.inviteUser({ body })
  const restored = await api.restoreUser({ params })

  t.match(taken, {
    status: 409,
    body: { code: 'duplicate_resource', existing: { id: agent, matchedOn: 'email' } },
  })
  t.match(changed, { status: 409, body: { existing: { id: agent, matchedOn: 'email' } } })
  t.equal(free.status, 201)
  t.match(restored, { status: 409, body: { existing: { id: free.body.data.id } } })
})

t.test('updateUser changes what is given and nothing else', async (t) => {
  const { api } = await start()
  const before = (await api.getUser({ params })).body.data

  const { body } = await api.updateUser({
    params,
    body: { extension: '12', skills: [{ name: 'cranes', level: 2 }], capacity: { email: 0 } },
  })
  const nothing = await api.updateUser({ params, body: {} })
  const twice = await api.updateUser({
    params,
    body: {
      skills: [
        { name: 'Crane', level: 1 },
        { name: 'crane', level: 2 },
      ],
    },
  })
  const stale = await api.updateUser({
    params,
    body: { name: 'Late' },
    headers: { 'if-match': '"1-00000000"' },
  })

  t.same(body.data, {
    ...before,
    extension: '12',
    skills: [{ name: 'cranes', level: 2 }],
    capacity: { ...before.capacity, email: 0 },
    version: 2,
    updatedAt: body.data.updatedAt,
  })
  t.same(nothing.body.data, body.data)
  t.match(twice, { status: 422, body: { code: 'rule_violated', pointer: '/skills/1/name' } })
  t.match(stale, { status: 412, body: { code: 'precondition_failed' } })
  const same = await api.updateUser({ params, body: { roleIds: before.roleIds, status: 'active' } })
  t.equal(same.body.data.version, 2, 'the same roles are no change')
})

t.test('listUsers filters, searches and sorts', async (t) => {
  const { api } = await start()
  const viewer = await roleOf(api, 'viewer')
  const bea = await make(api, 'Bea', viewer)
  await api.updateUser({
    params: { id: bea },
    body: { skills: [{ name: 'Danish', level: 5 }], status: 'suspended' },
  })
  const ids = async (query: Operations['listUsers']['queryInput']) =>
    (await api.listUsers({ query })).body.data.map(({ id }) => id)

  t.same(await ids({ sort: ['name'] }), [owner, bea, agent])
  t.same(await ids({ sort: ['-email'] }), [agent, bea, owner])
  t.same(await ids({ q: 'OOR h' }), [agent])
  t.same(await ids({ q: 'bea@switch' }), [bea])
  const { email } = (await api.getUser({ params: { id: bea } })).body.data
  t.same(await ids({ email: [email.toUpperCase(), 'nobody@switchboard.example'] }), [bea])
  t.same(await ids({ email: [email.slice(1)] }), [], 'the whole address')
  t.same(await ids({ status: ['suspended', 'invited'] }), [bea])
  t.same(await ids({ roleId: [viewer] }), [bea])
  t.same(await ids({ skill: ['danish', 'dutch'] }), [bea])
  t.same(await ids({ skill: ['dan'] }), [])
  const { updatedAt } = (await api.getUser({ params: { id: bea } })).body.data
  t.same(await ids({ updatedFrom: updatedAt, sort: ['-updatedAt'] }), [bea])
  t.notOk((await ids({ updatedTo: updatedAt })).includes(bea))
  await api.deleteUser({ params: { id: bea } })
  t.same(await ids({ q: 'bea' }), [])
  const deleted = await api.listUsers({ query: { deleted: true } })
  t.match(deleted.body, { total: 1, data: only({ id: bea, status: 'deleted' }) })
})

t.test('tokens of a suspended user are refused until the user is active again', async (t) => {
  const { api } = await start()
  const id = await make(api, 'Sus', await roleOf(api, 'agent'))
  const token = await tokenOf(api, id)
  t.equal((await api.listTickets({ token })).status, 200)

  await api.updateUser({ params: { id }, body: { status: 'suspended' } })
  const refused = await api.listTickets({ token })
  const back = await api.updateUser({ params: { id }, body: { status: 'active' } })

  t.match(refused, { status: 401, body: { code: 'token_user_not_active' } })
  t.equal(back.status, 200)
  t.equal((await api.listTickets({ token })).status, 200)
})

t.test('deleting a user revokes its tokens', async (t) => {
  const { api } = await start()
  const id = await make(api, 'Del', await roleOf(api, 'agent'))
  const token = await tokenOf(api, id)
  t.equal((await api.listTickets({ token })).status, 200)

  await api.deleteUser({ params: { id } })

  t.match(await api.listTickets({ token }), { status: 401, body: { code: 'token_revoked' } })
  t.equal((await api.restoreUser({ params: { id } })).status, 200)
  t.equal((await api.listTickets({ token })).status, 401, 'also when the user is back')
  t.equal((await api.listTickets({ token: await tokenOf(api, id) })).status, 200)
})

t.test('deleteUser asks who gets the open tickets', async (t) => {
  const { api } = await start()
  const ticket = { id: demoIds.ticket }
  const done = await api.createTicket({
    body: { title: 'Done', contact_id: demoIds.contact, assigneeId: agent },
  })
  const closed = { id: done.body.data.id }
  await api.setTicketStatus({ params: closed, body: { status: 'resolved' } })

  const refused = await api.deleteUser({ params })
  const toItself = await api.deleteUser({ params, query: { reassignTo: agent } })
  const toUnknown = await api.deleteUser({ params, query: { reassignTo: newId() } })
  const workload = await api.getUserWorkload({ params })
  const moved = await api.deleteUser({ params, query: { reassignTo: owner } })

  t.match(refused, {
    status: 409,
    body: {
      code: 'user_has_open_work',
      detail: /^The user has 1 open ticket and 1 open conversation\. /,
      openTickets: 1,
      openConversations: 1,
    },
  })
  t.match(toItself, { status: 422, body: { code: 'rule_violated', pointer: '/reassignTo' } })
  t.match(toUnknown, { status: 422, body: { code: 'unknown_reference' } })
  t.match(workload.body.data, {
    userId: agent,
    openTickets: 1,
    byStatus: { open: 1, pending: 0 },
    byPriority: { high: 1, low: 0 },
  })
  t.equal(moved.status, 204)
  t.match((await api.getTicket({ params: ticket })).body.data, {
    assigneeId: owner,
    reasonToAssign: null,
  })
  const conversation = { id: demoIds.directConversation }
  const given = await api.getConversation({ params: conversation })
  t.equal(given.body.data.assigneeId, owner)
  t.equal((await api.getTicket({ params: closed })).body.data.assigneeId, agent)
  const { body } = await api.listTicketHistory({ params: ticket })
  t.match(
    body.data.slice(0, 2),
    only({ field: 'reasonToAssign', to: null }, { field: 'assigneeId', from: agent, to: owner }),
  )
  for (const reply of [
    await api.getUser({ params }),
    await api.updateUser({ params, body: {} }),
    await api.deleteUser({ params }),
    await api.getUserWorkload({ params }),
    await api.restoreUser({ params: { id: newId() } }),
  ]) {
    t.equal(reply.status, 404)
  }
})

t.test('a ticket is never assigned to a user who is being deleted', async (t) => {
  const { api } = await start()
  for (let round = 0; round < 10; round++) {
    const id = await make(api, `Race${round}`, await roleOf(api, 'agent'))

    const [assigned, deleted] = await Promise.all([
      again(async () =>
        api.assignTicket({ params: { id: demoIds.ticket }, body: { assigneeId: id } }),
      ),
      again(async () => api.deleteUser({ params: { id } })),
    ])

    t.ok(
      (assigned.status === 200 && deleted.status === 409) ||
        (assigned.status === 422 && deleted.status === 204),
      `${assigned.status} ${deleted.status}`,
    )
    await api.assignTicket({ params: { id: demoIds.ticket }, body: { assigneeId: null } })
  }
})

t.test('deleteUser holds no agent lock while it waits for the new assignee', async (t) => {
  const { api, database, workspaceId } = await start()
  const id = await make(api, 'Leaving', await roleOf(api, 'agent'))
  const params = { id }
  const reassignTo = demoIds.agent
  const deleted: Array<Promise<{ status: number }>> = []

  await whileOpen(database, async (other) => {
    await other`select from users where workspace_id = ${workspaceId} and id = ${reassignTo}
      for update`
    deleted.push(api.deleteUser({ params, query: { reassignTo } }))
    await untilWaiting(database, 1)
    const [row] = await other`
      select pg_try_advisory_xact_lock(agent_lock(${workspaceId}::uuid, ${id}::uuid)) as "isFree"`
    t.same(row, { isFree: true })
  })

  t.same(await Promise.all(deleted.map(async (reply) => (await reply).status)), [204])
})

t.test('the last active owner stays', async (t) => {
  const { api } = await start()
  const viewer = await roleOf(api, 'viewer')
  const problem = { status: 409, body: { code: 'last_owner' } }
  const self = { id: owner }

  t.match(await api.deleteUser({ params: self, query: { reassignTo: 'none' } }), problem)
  t.match(await api.updateUser({ params: self, body: { status: 'suspended' } }), problem)
  t.match(await api.updateUser({ params: self, body: { roleIds: [viewer] } }), problem)
  const other = await make(api, 'Otto', await roleOf(api, 'owner'))
  await api.updateUser({ params: { id: other }, body: { status: 'suspended' } })
  t.match(await api.updateUser({ params: self, body: { roleIds: [viewer] } }), problem)
  t.equal((await api.listTickets()).status, 200, 'whose tokens still work')
})

t.test('a workspace without an owner can change and delete its users', async (t) => {
  const { api, database, workspaceId, tokenWith } = await start()
  const token = await tokenWith('*')
  const other = await make(api, 'Otto', await roleOf(api, 'viewer'))
  await database.admin`delete from user_roles
    where workspace_id = ${workspaceId} and user_id = ${owner}`

  const suspended = await api.updateUser({
    params: { id: other },
    body: { status: 'suspended' },
    token,
  })
  const deleted = await api.deleteUser({ params: { id: other }, token })

  t.equal(suspended.status, 200)
  t.equal(deleted.status, 204)
})

t.test('of two owners who take each other away exactly one stays', async (t) => {
  for (let round = 0; round < 5; round++) {
    const { api, database, workspaceId } = await start()
    const ownerRole = await roleOf(api, 'owner')
    const viewer = await roleOf(api, 'viewer')
    const other = await make(api, 'Otto', ownerRole)
    const otherToken = await tokenOf(api, other)

    const replies = await Promise.all([
      again(async () => api.updateUser({ params: { id: other }, body: { roleIds: [viewer] } })),
      again(async () =>
        round % 2
          ? api.updateUser({
              params: { id: owner },
              body: { status: 'suspended' },
              token: otherToken,
            })
          : api.deleteUser({
              params: { id: owner },
              query: { reassignTo: 'none' },
              token: otherToken,
            }),
      ),
    ])

    const done = replies.filter(({ status }) => status < 300)
    t.equal(done.length, 1, replies.map(({ status }) => status).join())
    t.ok(replies.every(({ status }) => [200, 204, 401, 403, 409].includes(status)))
    const owners = await database.admin`
      select from users u join user_roles x on x.workspace_id = u.workspace_id and x.user_id = u.id
      where u.workspace_id = ${workspaceId} and x.role_id = ${ownerRole} and u.status = 'active'
        and u.deleted_at is null`
    t.equal(owners.length, 1)
  }
})

t.test('deleteUser hands open tickets to a queue, where they wait', async (t) => {
  const { api } = await start()
  const { body: made } = await api.createAutomationQueue({
    body: { name: 'Night shift', strategy: 'manual' },
  })
  const queueId = made.data.id
  const ids: string[] = []
  for (const title of ['Fender lost', 'Rope torn']) {
    const { body } = await api.createTicket({
      body: { title, contact_id: demoIds.contact, assigneeId: agent },
    })
    ids.push(body.data.id)
  }

  const deleted = await api.deleteUser({ params, query: { reassignTo: queueId } })

  t.equal(deleted.status, 204)
  const { body: entries } = await api.listQueueEntries({ params: { id: queueId } })
  t.same(
    entries.data.map(({ entityId, status }) => [entityId, status]).slice(-2),
    ids.map((id) => [id, 'waiting']),
  )
  const ticket = (await api.getTicket({ params: { id: ids[0] ?? '' } })).body.data
  t.match(ticket, { assigneeId: null, queueId })
  const { body } = await api.listTicketHistory({ params: { id: ticket.id } })
  t.match(body.data.slice(0, 2), only({ field: 'queueId', to: queueId }, { field: 'assigneeId' }))
  const { body: members } = await api.listQueueMembers({ params: { id: demoIds.queue } })
  t.notOk(
    members.data.some(({ userId }) => userId === agent),
    'and is a member no more',
  )
})

t.test('users tell their queues and are found by them', async (t) => {
  const { api } = await start()
  const { body: made } = await api.createAutomationQueue({
    body: { name: 'Night shift', strategy: 'manual' },
  })
  const queueId = made.data.id
  await api.addQueueMember({ params: { id: queueId }, body: { userId: agent } })

  const user = (await api.getUser({ params })).body.data
  const { body } = await api.listUsers({ query: { queueId: [queueId] } })

  t.same(user.queueIds, [demoIds.queue, queueId])
  t.same(
    body.data.map(({ id }) => id),
    [agent],
  )
})

t.test('nobody changes the address of a user who may do more', async (t) => {
  const { api, tokenWith } = await start()
  const other = await make(api, 'Otto', await roleOf(api, 'owner'))
  const admin = await make(api, 'Adam', await roleOf(api, 'admin'))
  const viewer = await make(api, 'Vera', await roleOf(api, 'viewer'))
  const token = await tokenOf(api, admin)
  const rename = (id: string, email: string, as?: string) =>
    api.updateUser({ params: { id }, body: { email }, ...(as !== undefined && { token: as }) })

  const taken = await rename(other, 'mine@harbour.example', token)
  t.match(taken, { status: 403, body: { code: 'insufficient_scope' } })
  const same = (await api.getUser({ params: { id: other } })).body.data
  t.equal((await rename(other, same.email, token)).status, 200, 'no change needs no right')
  t.equal((await rename(viewer, 'vera@harbour.example', token)).status, 200)
  t.equal((await rename(admin, 'adam@harbour.example', token)).status, 200, 'its own')
  t.equal((await rename(other, 'otto@harbour.example')).status, 200, 'by another owner')
  const narrow = await tokenWith('users:write')
  t.equal((await rename(viewer, 'v@harbour.example', narrow)).status, 403)
})

t.test('deleteUser asks what becomes of the service tokens that the user created', async (t) => {
  const { api } = await start()
  const makeUser = async (name: string) => {
    const id = await make(api, name, await roleOf(api, 'owner'))
    const token = await tokenOf(api, id)
    const service = await api.createApiToken({
      body: { name: `${name} exports`, kind: 'service', scopes: ['tickets:read', 'tokens:write'] },
      token,
    })
    // A service token that creates one acts for the creator of the service token
    const second = await api.createApiToken({
      body: { name: `${name} reads`, kind: 'service', scopes: ['tickets:read'] },
      token: service.body.data.token,
    })
    const ended = await api.createApiToken({
      body: { name: `${name} once`, kind: 'service', scopes: ['tickets:read'] },
      token,
    })
    await api.revokeApiToken({ params: { id: ended.body.data.id } })
    t.equal(second.body.data.creatorId, id)
    return { id, tokens: [service.body.data, second.body.data] }
  }
  const works = async (token: string) => (await api.listTickets({ token })).status === 200

  const kept = await makeUser('Kim')
  const refused = await api.deleteUser({ params: { id: kept.id } })
  t.match(refused, {
    status: 409,
    body: {
      code: 'user_has_service_tokens',
      serviceTokens: only(
        { id: kept.tokens[1]?.id, name: 'Kim reads', preview: kept.tokens[1]?.preview },
        { id: kept.tokens[0]?.id, name: 'Kim exports' },
      ),
    },
  })
  t.equal(refused.body.serviceTokens?.length, 2)
  t.equal((await api.getUser({ params: { id: kept.id } })).body.data.status, 'active')
  const keeping = await api.deleteUser({
    params: { id: kept.id },
    query: { serviceTokens: 'keep' },
  })
  t.equal(keeping.status, 204)
  for (const { token } of kept.tokens) t.ok(await works(token))

  const revoked = await makeUser('Rob')
  const deleter = await api.createApiToken({
    body: { name: 'Deletes', kind: 'service', scopes: ['*'] },
  })
  const narrow = await api.createApiToken({
    body: {
      name: 'Deletes no tokens',
      kind: 'personal',
      userId: owner,
      scopes: ['users:delete'],
    },
  })
  t.equal(
    (
      await api.deleteUser({
        params: { id: revoked.id },
        query: { serviceTokens: 'revoke' },
        token: narrow.body.data.token,
      })
    ).status,
    403,
  )
  const revoking = await api.deleteUser({
    params: { id: revoked.id },
    query: { serviceTokens: 'revoke' },
    token: deleter.body.data.token,
  })
  t.equal(revoking.status, 204)
  for (const { token } of revoked.tokens) t.notOk(await works(token))
  t.ok(await works(deleter.body.data.token))
})

t.test('updateUser asks about the service tokens of a user who loses rights', async (t) => {
  const { api } = await start()
  const [admin, viewer] = [await roleOf(api, 'admin'), await roleOf(api, 'viewer')]
  const user = { params: { id: await make(api, 'Mia', admin) } }
  const token = await tokenOf(api, user.params.id)
  const service = async (name: string, scopes: Array<Schema<'Scope'>>) => {
    const { body } = await api.createApiToken({ body: { name, kind: 'service', scopes }, token })
    return body.data
  }
  const [reads, writes] = [
    await service('reads', ['tags:read', 'users:read']),
    await service('writes', ['tags:read', 'users:write']),
  ]
  const works = async ({ token }: { token: string }) =>
    (await api.listTags({ token })).status === 200
  const refusal = (...tokens: Array<{ id: string; preview: string }>) => ({
    status: 409,
    body: {
      code: 'user_has_service_tokens',
      serviceTokens: tokens.map(({ id, preview }) => ({ id, preview })),
    },
  })
  const demote = { ...user, body: { roleIds: [viewer] } }
  const suspend = { ...user, body: { status: 'suspended' as const } }
  const promote = { ...user, body: { roleIds: [admin], status: 'active' as const } }

  const own = { creatorId: ['me' as const] }
  const mine = await api.listApiTokens({ query: own, token })
  t.same(
    mine.body.data.map(({ id }) => id),
    [writes.id, reads.id],
  )
  const theirs = await api.listApiTokens({ query: { creatorId: [user.params.id] } })
  t.equal(theirs.body.total, 2)
  t.equal((await api.listApiTokens({ query: own, token: reads.token })).status, 403)

  const demotion = await api.updateUser(demote)
  t.match(demotion, refusal(writes), 'the other one has nothing that a viewer lacks')
  t.equal(demotion.body.serviceTokens?.length, 1)
  t.equal((await api.updateUser({ ...user, body: { roleIds: [admin], phone: null } })).status, 200)
  t.match(await api.updateUser(suspend), refusal(writes, reads))
  t.equal((await api.getUser(user)).body.data.status, 'active')

  const query = { serviceTokens: 'revoke' as const }
  const kept = await api.updateUser({ ...demote, query: { serviceTokens: 'keep' } })
  t.equal(kept.status, 200)
  t.ok((await works(reads)) && (await works(writes)))
  await api.updateUser(promote)
  t.equal((await api.updateUser({ ...demote, query })).status, 200)
  t.same([await works(reads), await works(writes)], [true, false])
  t.equal((await api.updateUser({ ...suspend, query })).status, 200)
  t.notOk(await works(reads))
  t.equal((await api.updateUser(promote)).status, 200, 'none is left to ask about')
  t.equal((await api.updateUser(suspend)).status, 200)
})

t.test('nobody revokes service tokens with their user that may do more', async (t) => {
  const { api } = await start()
  const [admin, viewer] = [await roleOf(api, 'admin'), await roleOf(api, 'viewer')]
  const user = { params: { id: await make(api, 'Olga', await roleOf(api, 'owner')) } }
  const { body: made } = await api.createApiToken({
    body: { name: 'Everything', kind: 'service', scopes: ['*'] },
    token: await tokenOf(api, user.params.id),
  })
  const keep = { serviceTokens: 'keep' as const }
  await api.updateUser({ ...user, body: { roleIds: [viewer] }, query: keep })
  const token = await tokenOf(api, await make(api, 'Adam', admin))
  const query = { serviceTokens: 'revoke' as const }
  const body = { status: 'suspended' as const }

  for (const reply of [
    await api.revokeApiToken({ params: { id: made.data.id }, token }),
    await api.updateUser({ ...user, body, query, token }),
    await api.deleteUser({ ...user, query, token }),
  ]) {
    t.match(reply, { status: 403, body: { code: 'forbidden' } })
    t.match(reply.body.detail, /^The token "Everything" has permissions that the caller lacks: /)
  }
  t.equal((await api.listTickets({ token: made.data.token })).status, 200)
  t.equal((await api.updateUser({ ...user, body, query: keep, token })).status, 200)
  t.equal((await api.deleteUser({ ...user, query })).status, 204, 'an owner may')
  t.match(await api.listTickets({ token: made.data.token }), { body: { code: 'token_revoked' } })
})

t.test(
  'a token that is created while its user is suspended is settled with the others',
  async (t) => {
    const { api, database, workspaceId } = await start()
    const user = { params: { id: await make(api, 'Nils', await roleOf(api, 'admin')) } }
    const token = await tokenOf(api, user.params.id)
    const creation = { body: { name: 'Late', scopes: ['tags:read' as const] }, token }
    const lockTokens = `select pg_advisory_xact_lock(hashtextextended('tokens of ' || $1::text || ' ' || $2::text, 0))`

    const late = await whileOpen(database, async (sql) => {
      await sql.unsafe(lockTokens, [workspaceId, user.params.id])
      const creating = api.createApiToken(creation)
      await untilWaiting(database, 1)
      await sql`update users set status = 'suspended'
      where workspace_id = ${workspaceId} and id = ${user.params.id}`
      return { creating }
    })
    t.match(await late.creating, { status: 403, body: { code: 'forbidden' } })
    t.match(await api.createApiToken(creation), { status: 401 })
  },
)
