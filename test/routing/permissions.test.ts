import t from 'tap'
import { newId } from '../../src/lib/ids.ts'
import { addMembers, setUp, work } from '../helpers/queues.ts'
import { makeContact, makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

async function roleNamed({ api }: Workspace, name: string): Promise<string> {
  const { body } = await api.listRoles({ query: { q: name } })
  return body.data[0]?.id ?? ''
}

/** Makes a role with the right to work in queues, and with others. */
async function workingRole({ api }: Workspace): Promise<string> {
  const permissions = ['queues:work' as const, 'tickets:read' as const]
  const { body } = await api.createRole({ body: { name: `Works ${newId()}`, permissions } })
  return body.data.id
}

/** Sets the roles of a user, and lets the worker do what follows. */
async function setRoles(workspace: Workspace, id: string, ...roleIds: string[]): Promise<void> {
  const { status } = await workspace.api.updateUser({ params: { id }, body: { roleIds } })
  if (status !== 200) throw new Error(`the roles of the user were not set: ${status}`)
  await work(workspace)
}

/** Returns the statuses of all offers of a queue by their users, the oldest first. */
async function offersOf({ api }: Workspace, queueId: string) {
  const status = ['pending', 'accepted', 'rescinded'] as const
  const { body } = await api.listReservations({
    query: { queueId: [queueId], status: [...status] },
  })
  return body.data.map((offer) => [offer.userId, offer.status]).reverse()
}

async function ticketIn(workspace: Workspace, queueId: string): Promise<string> {
  const id = await makeTicket(workspace, { queueId, contactId: await makeContact(workspace) })
  await work(workspace)
  return id
}

t.test(
  'who may not work in queues any more loses offers, keeps work and gets no new one',
  async (t) => {
    const workspace = await startEmpty()
    const { api } = workspace
    const { id: queueId, users } = await setUp(workspace, { strategy: 'priority_order' }, {}, {})
    const [first = '', second = ''] = users
    await api.updateQueueMember({
      params: { id: queueId, userId: second },
      body: { priority: 9 },
    })
    const kept = await ticketIn(workspace, queueId)
    const [offer] = (await api.listReservations({ query: { queueId: [queueId] } })).body.data
    await api.acceptReservation({ params: { id: offer?.id ?? '' } })
    const offered = await ticketIn(workspace, queueId)

    await setRoles(workspace, first, await roleNamed(workspace, 'Viewer'))

    t.same(await offersOf(workspace, queueId), [
      [first, 'accepted'],
      [first, 'rescinded'],
      [second, 'pending'],
    ])
    t.equal((await api.getTicket({ params: { id: kept } })).body.data.assigneeId, first)
    const decisions = await api.listTicketRoutingDecisions({ params: { id: offered } })
    t.match(
      decisions.body.data[0]?.candidates,
      only(
        { userId: first, eligible: false, reason: 'not_permitted' },
        { userId: second, eligible: true },
      ),
    )
    const { live } = (await api.getQueueStats({ params: { id: queueId } })).body.data
    t.match(live, { memberCount: 2, availableCount: 1 })

    await setRoles(workspace, second, await roleNamed(workspace, 'Viewer'))
    t.equal((await api.getTicket({ params: { id: offered } })).body.data.assigneeId, null)
    await setRoles(
      workspace,
      first,
      await roleNamed(workspace, 'Viewer'),
      await workingRole(workspace),
    )
    t.same((await offersOf(workspace, queueId)).at(-1), [first, 'pending'], 'permitted again')
  },
)

t.test('a change of a role counts for its users, and so does its deletion', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { id: queueId, users } = await setUp(workspace, { strategy: 'round_robin' }, {})
  const [user = ''] = users
  const role = { id: await workingRole(workspace) }
  await setRoles(workspace, user, role.id)
  await ticketIn(workspace, queueId)
  const last = async () => (await offersOf(workspace, queueId)).at(-1)
  t.same(await last(), [user, 'pending'])

  await api.updateRole({ params: role, body: { description: 'At the pier' } })
  await work(workspace)
  t.same(await offersOf(workspace, queueId), [[user, 'pending']], 'other changes do not matter')
  await api.updateRole({ params: role, body: { permissions: ['tickets:read'] } })
  await work(workspace)
  t.same(await last(), [user, 'rescinded'])
  await api.updateRole({ params: role, body: { permissions: ['queues:work'] } })
  await work(workspace)
  t.same(await last(), [user, 'pending'])

  const reassignTo = await roleNamed(workspace, 'Viewer')
  await api.deleteRole({ params: role, query: { reassignTo } })
  await work(workspace)
  t.same(await last(), [user, 'rescinded'])
})

t.test('an owner works in queues, and a member without a role does not', async (t) => {
  const workspace = await startEmpty()
  const { api, ownerId, database, workspaceId } = workspace
  const { id: queueId, users } = await setUp(workspace, { autoAccept: true }, {})
  const [user = ''] = users
  await database.admin`delete from user_roles
    where workspace_id = ${workspaceId} and user_id = ${user}`
  const id = await ticketIn(workspace, queueId)
  const assignee = async () => (await api.getTicket({ params: { id } })).body.data.assigneeId
  t.equal(await assignee(), null)

  await api.setUserPresence({ params: { id: ownerId }, body: { systemName: 'available' } })
  await addMembers(api, queueId, [ownerId])
  await work(workspace)
  t.equal(await assignee(), ownerId)
})
