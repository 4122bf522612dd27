import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { readContract } from '../../scripts/contract/model.ts'
import { overdueNotice, resolvedClosing, snoozeEnd } from '../../src/api/tickets/status/timers.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { runOwn, startWork } from '../helpers/jobs.ts'
import { changesOfType, rewriteLog } from '../helpers/log.ts'
import { makeContact, makeConversation, makeTicket } from '../helpers/make.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

type Status = Schema<'TicketStatus'>
const contract = readContract()
const statuses: Status[] = ['open', 'in_progress', 'pending', 'on_hold', 'resolved', 'closed']

/** Written out, not computed: what api users were promised. */
const allowed: Readonly<Record<Status, readonly Status[]>> = {
  open: ['in_progress', 'pending', 'on_hold', 'resolved', 'closed'],
  in_progress: ['open', 'pending', 'on_hold', 'resolved', 'closed'],
  pending: ['open', 'in_progress', 'on_hold', 'resolved', 'closed'],
  on_hold: ['open', 'in_progress', 'pending', 'resolved', 'closed'],
  resolved: ['open', 'in_progress', 'closed'],
  closed: [],
}

t.test('setTicketStatus keeps to the status machine, all 36 moves of it', async (t) => {
  const workspace = await startEmpty()
  const { api, tokenWith } = workspace
  const token = await tokenWith('tickets:write', 'contacts:read')
  for (const from of statuses) {
    for (const to of statuses) {
      const { id } = await ticketWithStatus(workspace, from)

      const reply = await api.setTicketStatus({ params: { id }, body: { status: to }, token })

      if (to === from) {
        t.match(reply, { status: 200, body: { data: { status: from } } }, `${from} stays`)
      } else if (allowed[from].includes(to)) {
        t.match(reply, { status: 200, body: { data: { status: to } } }, `${from} to ${to}`)
      } else if (from === 'closed' && to === 'open') {
        t.match(reply, { status: 403, body: { code: 'insufficient_scope' } }, 'closed to open')
      } else {
        const problem = { code: 'illegal_status_transition', from, to, allowed: allowed[from] }
        t.match(reply, { status: 409, body: problem }, `${from} not to ${to}`)
      }
    }
  }
})

t.test('the contract documents the same status machine', (t) => {
  const { 'x-transitions': documented } = contract.components.schemas['TicketStatus']
  t.same(documented, { ...allowed, closed: ['open'] })
  t.end()
})

t.test('the events of a ticket that the worker moves show what it was', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  const id = await makeTicket(workspace)
  const params = { id }
  const moved = async () => {
    const { body } = await api.listEvents({
      query: { resourceId: id, types: ['ticket.status_changed'] },
    })
    const { data, previous, actor } = (body.data.at(-1) ?? {}) as Partial<Schema<'TicketEvent'>>
    return { status: data?.status, actor: actor?.type, previous }
  }

  const snooze = {
    status: 'pending',
    reason: 'Waits for a part',
    snoozedUntil: '2099-01-01T00:00:00Z',
  } as const
  t.equal((await api.setTicketStatus({ params, body: snooze })).status, 200)
  await database.admin`update tickets set snoozed_until = now() - interval '1 second'
    where workspace_id = ${workspaceId} and id = ${id}`
  const { snoozedUntil } = (await api.getTicket({ params })).body.data
  t.equal(await runOwn(workspace, snoozeEnd), 1)
  t.same(await moved(), {
    status: 'open',
    actor: 'system',
    previous: { status: 'pending', statusReason: 'Waits for a part', snoozedUntil },
  })

  await api.setTicketStatus({ params, body: { status: 'resolved', reason: 'It turns' } })
  await database.admin`update tickets set resolved_at = now() - interval '97 hours'
    where workspace_id = ${workspaceId} and id = ${id}`
  t.equal(await runOwn(workspace, resolvedClosing), 1)
  t.same(await moved(), {
    status: 'closed',
    actor: 'system',
    previous: { status: 'resolved', statusReason: 'It turns', closedAt: null },
  })
})

t.test('createTicket starts in four of the six statuses', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const ticket = { title: 'Crane 4 squeaks', contactId: await makeContact(workspace) }
  for (const status of statuses) {
    const reply = await api.createTicket({ body: { ...ticket, status } })

    if (status === 'resolved' || status === 'closed') {
      const problem = { code: 'illegal_status_transition', from: null, to: status }
      t.match(reply, { status: 409, body: problem }, status)
    } else {
      t.match(reply, { status: 201, body: { data: { status } } }, status)
    }
  }
})

t.test('listTicketTransitions tells what may follow and what it needs', async (t) => {
  const workspace = await startEmpty()
  const { api, tokenWith } = workspace
  const params = { id: await makeTicket(workspace) }
  const field = { entity: 'ticket', displayName: 'Cause', type: 'text' } as const
  await api.createCustomField({
    body: { ...field, systemName: 'cf_cause', isRequiredToResolve: true },
  })
  const open = await api.listTicketTransitions({ params })
  await api.updateTicket({ params, body: { customFields: { cf_cause: 'Rust' } } })
  const filled = await api.listTicketTransitions({ params })
  await api.setTicketStatus({ params, body: { status: 'closed' } })
  const closed = await api.listTicketTransitions({ params })
  const reader = await tokenWith('tickets:read')
  const forReader = await api.listTicketTransitions({ params, token: reader })

  t.same(
    open.body.data.map(({ to }) => to),
    allowed.open,
  )
  t.match(
    open.body.data.slice(2),
    only(
      { to: 'on_hold', requires: only() },
      { to: 'resolved', category: 'resolved', requires: only('cf_cause') },
      { to: 'closed', category: 'closed', requires: only('cf_cause') },
    ),
  )
  t.match(filled.body.data[3], { to: 'resolved', requires: only() })
  t.match(filled.body.data[4], { to: 'closed', requires: only() })
  t.same(closed.body.data, [{ to: 'open', category: 'open', requires: [] }])
  t.same(forReader.body.data, [])
})

t.test('setTicketStatus has its effects', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const contactId = await makeContact(workspace)
  const conversationId = await makeConversation(workspace, { contactId })
  const params = { id: await makeTicket(workspace, { contactId, conversationId }) }
  const set = async (body: Schema<'TicketStatusChange'>) =>
    (await api.setTicketStatus({ params, body })).body.data

  const resolved = await set({
    status: 'resolved',
    reason: 'Sensor replaced',
    resolution: { code: 'solved', note: 'A new one' },
    comment: { text: 'It works again.', visibility: 'public' },
  })
  t.match(resolved, {
    resolvedAt: /Z$/,
    closedAt: null,
    reopenCount: 0,
    statusReason: 'Sensor replaced',
    resolution: { code: 'solved', note: 'A new one' },
  })
  t.match((await api.getTicket({ params })).body.data.firstResponseAt, /Z$/)
  const { body } = await api.listTicketComments({ params, query: { visibility: ['public'] } })
  t.match(body, { total: 1, data: only({ text: 'It works again.' }) })

  const same = await set({
    status: 'resolved',
    reason: 'Another',
    resolution: { code: 'duplicate' },
    comment: { text: 'It works again.', visibility: 'public' },
  })
  const { version, statusReason, resolution } = resolved
  t.match(same, { version, statusReason, resolution }, 'a repetition changes nothing')
  t.equal((await api.listTicketComments({ params })).body.total, 1)

  const reopened = await set({ status: 'in_progress' })
  t.match(reopened, {
    resolvedAt: null,
    reopenCount: 1,
    statusReason: null,
    resolution: null,
  })

  await set({ status: 'resolved' })
  const closed = await set({ status: 'closed' })
  t.match(closed, { resolvedAt: /Z$/, closedAt: /Z$/, reopenCount: 1 })
  const again = await set({ status: 'open' })
  t.match(again, { resolvedAt: null, closedAt: null, reopenCount: 2 })
})

t.test('resolving needs the fields that are required for it', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  for (const name of ['cf_cause', 'cf_remedy']) {
    await api.createCustomField({
      body: {
        entity: 'ticket',
        systemName: name,
        displayName: name,
        type: 'text',
        isRequiredToResolve: true,
      },
    })
  }

  const without = await api.setTicketStatus({ params, body: { status: 'resolved' } })
  const byUpdate = await api.updateTicket({
    params,
    body: { status: 'resolved', customFields: { cf_cause: 'Rust' } },
  })
  const complete = await api.updateTicket({
    params,
    body: { status: 'resolved', customFields: { cf_cause: 'Rust', cf_remedy: 'Paint' } },
  })

  const problem = { code: 'fields_required_to_resolve', fields: ['cf_cause', 'cf_remedy'] }
  t.match(without, { status: 422, body: problem })
  t.match(byUpdate, { status: 422, body: { fields: only('cf_remedy') } })
  t.match(complete, { status: 200, body: { data: { status: 'resolved' } } })
})

t.test('closing an open ticket needs the fields that are required to resolve it', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  const resolved = { id: (await ticketWithStatus(workspace, 'resolved')).id }
  await api.createCustomField({
    body: {
      entity: 'ticket',
      systemName: 'cf_cause',
      displayName: 'Cause',
      type: 'text',
      isRequiredToResolve: true,
    },
  })
  const body = { status: 'closed' } as const
  const filled = { ...body, customFields: { cf_cause: 'Rust' } }
  const operation = { op: 'status', id: params.id, data: body } as const

  const refused = {
    status: 422,
    body: {
      code: 'fields_required_to_resolve',
      detail: 'The ticket cannot be closed without a value for cf_cause.',
      fields: ['cf_cause'],
    },
  }
  t.match(await api.setTicketStatus({ params, body }), refused)
  t.match(await api.updateTicket({ params, body }), refused)
  t.match(
    (await api.bulkChangeTickets({ body: { operations: [operation] } })).body.data.results[0],
    {
      status: 422,
      problem: refused.body,
    },
  )
  t.equal((await api.getTicket({ params })).body.data.status, 'open')
  const next = await api.listTicketTransitions({ params: resolved })
  t.match(next.body.data[2], { to: 'closed', requires: only() })
  t.equal((await api.setTicketStatus({ params: resolved, body })).status, 200, 'was resolved')
  t.equal((await api.updateTicket({ params, body: filled })).status, 200)
})

t.test('a closed ticket takes tags and internal comments only', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const params = { id: await makeTicket(workspace) }
  await api.setTicketStatus({ params, body: { status: 'closed' } })
  const frozen = {
    status: 409,
    body: { code: 'ticket_closed', followUpHref: '/api/v1/tickets' },
  }

  t.match(await api.updateTicket({ params, body: { title: 'No' } }), frozen)
  t.match(await api.updateTicket({ params, body: { title: 'No', status: 'closed' } }), frozen)
  t.match(await api.assignTicket({ params, body: { assigneeId: null } }), frozen)
  const text = 'No'
  t.match(await api.createTicketComment({ params, body: { text, visibility: 'public' } }), frozen)
  t.equal((await api.updateTicket({ params, body: {} })).status, 200)
  t.equal((await api.updateTicket({ params, body: { tags: [] } })).status, 200)
  t.equal((await api.createTicketComment({ params, body: { text: 'Noted' } })).status, 201)
  const etag = { 'if-match': '"1-00000000"' }
  const stale = await api.updateTicket({ params, body: { title: 'No' }, headers: etag })
  t.match(stale, { status: 412 }, 'its version comes first')
  const reopened = await api.updateTicket({ params, body: { status: 'open', title: 'Yes' } })
  t.match(reopened, { status: 200, body: { data: { title: 'Yes', reopenCount: 1 } } })
})

t.test('snoozedUntil belongs to waiting and to the future', async (t) => {
  const workspace = await startEmpty()
  const { api, tokenWith } = workspace
  const params = { id: await makeTicket(workspace) }
  const set = (body: Schema<'TicketStatusChange'>) => api.setTicketStatus({ params, body })
  const later = '2099-01-01T08:00:00Z'

  const resolved = await set({ status: 'resolved', snoozedUntil: later })
  const past = await set({ status: 'pending', snoozedUntil: '2020-01-01T08:00:00Z' })
  t.match(resolved, { status: 422, body: { pointer: '/snoozedUntil' } })
  t.match(past, { status: 422, body: { pointer: '/snoozedUntil' } })

  await set({ status: 'pending', snoozedUntil: later })
  const longer = await set({ status: 'pending', snoozedUntil: '2099-02-01T08:00:00Z' })
  const moved = await set({ status: 'on_hold' })
  t.equal(longer.body.data.snoozedUntil, '2099-02-01T08:00:00.000Z')
  t.equal(moved.body.data.snoozedUntil, null)

  const token = await tokenWith('tickets:write')
  const comment = { text: 'Secretly' }
  const refused = await api.setTicketStatus({ params, body: { status: 'open', comment }, token })
  t.match(refused, { status: 403, body: { requiredScopes: only('comments:write') } })
})

t.test('timers open what was snoozed and close what was resolved, once', async (t) => {
  const workspace = await startEmpty()
  const { api, database, pool, workspaceId } = workspace
  const snoozed = await ticketWithStatus(workspace, 'pending')
  const resolved = await ticketWithStatus(workspace, 'resolved')
  const recent = await ticketWithStatus(workspace, 'resolved')
  await database.admin`update tickets set snoozed_until = now() - interval '1 second'
    where workspace_id = ${workspaceId} and id = ${snoozed.id}`
  await database.admin`update tickets set resolved_at = now() - interval '97 hours'
    where workspace_id = ${workspaceId} and id = ${resolved.id}`
  const statusOf = async (id: string) => (await api.getTicket({ params: { id } })).body.data.status

  // As several processes would
  const jobs = [1, 2, 3].map(() => startWork(pool))
  await until(async () => (await statusOf(resolved.id)) === 'closed')
  await until(async () => (await statusOf(snoozed.id)) === 'open')
  await Promise.all(jobs.map((job) => job.stop()))

  t.equal(await statusOf(recent.id), 'resolved')
  const { body } = await api.listTicketHistory({ params: { id: snoozed.id } })
  t.match(
    body.data.slice(0, 3),
    only(
      { field: 'snoozedUntil', to: null, actor: { type: 'system', name: 'Switchboard' } },
      { field: 'statusReason', from: 'As agreed', to: null },
      { field: 'status', from: 'pending', to: 'open', requestId: null },
    ),
  )
  t.equal(body.total, 6)
  const closed = (await api.getTicket({ params: { id: resolved.id } })).body.data
  t.match(closed, { closedAt: /Z$/, resolvedAt: /Z$/, statusReason: null })
})

/** A new ticket, moved to a status. */
async function ticketWithStatus(workspace: Workspace, status: Status): Promise<{ id: string }> {
  const id = await makeTicket(workspace)
  const body = { status, reason: 'As agreed' }
  if (status !== 'open') await workspace.api.setTicketStatus({ params: { id }, body })
  return { id }
}

t.test(
  'a ticket that becomes overdue is announced once for each time at which it is due',
  async (t) => {
    const { api, pool, database, workspaceId } = await startEmpty()
    const passed = '2026-01-02T03:04:05.000Z'
    const id = await makeTicket({ api }, { dueAt: passed })
    const done = await makeTicket({ api }, { dueAt: passed })
    await makeTicket({ api }, { dueAt: '2099-01-01T00:00:00Z' })
    await api.setTicketStatus({ params: { id: done }, body: { status: 'resolved' } })
    const { version } = (await api.getTicket({ params: { id } })).body.data
    const announced = async () => {
      await runDue(pool, overdueNotice)
      const events = await changesOfType(database.admin, workspaceId, 'ticket.overdue')
      return events.map((event) => event['data'] as { id: string; dueAt: string })
    }

    t.match(await announced(), only({ id, dueAt: passed }))
    t.equal((await announced()).length, 1, 'once')
    t.equal((await api.getTicket({ params: { id } })).body.data.version, version, 'nothing changes')
    await api.updateTicket({ params: { id }, body: { title: 'Crane 4 is stuck' } })
    t.equal((await announced()).length, 1, 'other changes do not matter')

    const later = '2026-02-02T03:04:05.000Z'
    await api.updateTicket({ params: { id }, body: { dueAt: later } })
    t.match(await announced(), only({ id, dueAt: passed }, { id, dueAt: later }))
    await api.setTicketStatus({ params: { id: done }, body: { status: 'open' } })
    t.equal((await announced())[2]?.id, done, 'a reopened ticket is overdue as well')
  },
)

t.test(
  'that a ticket is overdue is in the audit log, and changes no member in its history',
  async (t) => {
    const { api, pool, database } = await startEmpty()
    const id = await makeTicket({ api }, { dueAt: '2026-01-02T03:04:05.000Z' })
    const read = async () => {
      const { data } = (await api.listTicketHistory({ params: { id } })).body
      const timeline = (await api.listTicketTimeline({ params: { id } })).body
      return {
        history: data.map(({ field, from, to }) => [field, from, to]),
        total: timeline.total,
      }
    }
    const before = await read()
    await runDue(pool, overdueNotice)
    const recorded = async () => {
      const query = { resourceId: id, action: ['ticket.overdue'] }
      return (await api.listAuditLogs({ query })).body.data.map(({ changes }) => changes)
    }

    t.same(await recorded(), [[]])
    t.same(await read(), before)

    // As version 0.1.0 stored it
    await rewriteLog(
      database.admin,
      (sql) => sql`
      update changes set object = '{"status":"open","title":"Crane"}'
      where action = 'ticket.overdue'`,
    )
    t.same(await recorded(), [[]])
    t.same(await read(), before)
  },
)
