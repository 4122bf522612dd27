import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { explain } from '../helpers/explain.ts'
import { makeChannel, makeContact, makeConversation, makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { repairAll } from '../helpers/repair.ts'
import { emptyWorkspaceOn, startEmpty, startServer, type Workspace } from '../helpers/start.ts'

type Entry = Schema<'TicketTimelineEntry'>

t.test('the timeline of a ticket has everything, each once and in order', async (t) => {
  const workspace = await startEmpty()
  const { api, tokenWith } = workspace
  const { ticketId, conversations } = await ticketOf(workspace)
  const params = { id: ticketId }
  for (let n = 0; n < 4; n++) {
    for (const conversationId of conversations) {
      await api.sendMessage({
        body: { conversationId, messageType: 'text', message: `Message ${n}` },
      })
    }
    await api.createTicketComment({ params, body: { text: `Note ${n}` } })
    await api.createTicketComment({ params, body: { text: `Reply ${n}`, visibility: 'public' } })
    await api.updateTicket({ params, body: { title: `Title ${n}`, priority: 'low' } })
    await api.upsertCdr({
      body: {
        ...{ provider: 'pbx', externalCallId: newId(), direction: 'inbound', status: 'answered' },
        ...{ callFrom: '+4531000000', callTo: '+4570000000', startedAt: '2026-01-01T00:00:00Z' },
        ticketId,
      } as Schema<'CdrUpsert'>,
    })
  }
  const { body: written } = await api.createTicketComment({ params, body: { text: 'Deleted' } })
  await api.deleteComment({ params: { id: written.data.id } })

  const history = (await api.listTicketHistory({ params })).body.total
  const total = 8 + 4 + 4 + 4 + history + 4
  const seen: Entry[] = []
  for (let page = 1; ; page++) {
    const { body } = await api.listTicketTimeline({ params, query: { page, pageSize: 7 } })
    t.equal(body.total, total)
    t.equal(body.lastPage, Math.ceil(total / 7))
    seen.push(...body.data)
    if (page === body.lastPage) break
  }
  t.equal(new Set(seen.map(idOf)).size, total)
  for (const entry of seen) {
    const members = Object.keys(entry).filter((name) => !['type', 'createdAt'].includes(name))
    t.same(members, [entry.type])
  }
  const times = seen.map(({ createdAt }) => createdAt)
  t.same(times, [...times].sort().reverse())
  const countOf = (kind: Entry['type']) => seen.filter(({ type }) => type === kind).length
  t.same((['message', 'comment', 'change', 'call'] as const).map(countOf), [12, 8, history, 4])
  const sent = seen.find(({ message }) => message?.message === 'Reply 0')
  const comment = seen.find(({ comment }) => comment?.text === 'Reply 0')
  t.equal(sent?.message?.commentId, comment?.comment?.id)
  t.equal(comment?.comment?.messageId, sent?.message?.id)

  const oldest = await api.listTicketTimeline({
    params,
    query: { sort: ['createdAt'], pageSize: 100 },
  })
  t.same(oldest.body.data.map(idOf), seen.map(idOf).reverse())
  const past = await api.listTicketTimeline({ params, query: { page: 99 } })
  t.match(past.body, { total, data: only() })

  const scopes = ['tickets:read', 'messages:read', 'comments:read'] as const
  const withoutCalls = await api.listTicketTimeline({ params, token: await tokenWith(...scopes) })
  t.equal(withoutCalls.body.total, total - 4)
  const refused = await api.listTicketTimeline({ params, token: await tokenWith('tickets:read') })
  t.match(refused, {
    status: 403,
    body: { requiredScopes: only('messages:read', 'comments:read') },
  })
  t.equal((await api.listTicketTimeline({ params: { id: newId() } })).status, 404)
})

t.test('a page of a long timeline reads no more than it shows', async (t) => {
  const sent: Array<{ text: string; parameters: readonly unknown[] }> = []
  const onStatement = (text: string, parameters: readonly unknown[]) =>
    void sent.push({ text, parameters })
  const workspace = await emptyWorkspaceOn(await startServer(t, { onStatement }))
  const { api, database, workspaceId } = workspace
  const { ticketId, conversations } = await ticketOf(workspace)
  const [conversationId = ''] = conversations
  const received = await api.receiveMessage({
    params: { id: await makeChannel(workspace) },
    body: {
      externalId: 'app-1',
      contact: { platformId: 'mira' },
      messageType: 'text',
      message: 'It fails again.',
    },
  })
  const { id } = received.body.data
  await database.admin`
    insert into messages (workspace_id, id, position, conversation_id, contact_id, channel_id,
      direction, message_type, message, cc, bcc, metadata, sender_type, sender_id, status,
      ingested_at, created_at, updated_at)
    select workspace_id, new_id(), next_position(workspace_id, 'messages'), ${conversationId}::uuid,
      contact_id, channel_id, direction, message_type, message, cc, bcc, metadata, sender_type,
      sender_id, status, now(), now() - n * interval '1 minute', now()
    from messages, generate_series(1, 500) n
    where workspace_id = ${workspaceId} and id = ${id}`
  await database.admin`vacuum analyze messages`
  await repairAll(workspace)

  sent.length = 0
  const query = { page: 2, pageSize: 10 }
  const { body } = await api.listTicketTimeline({ params: { id: ticketId }, query })
  t.equal(body.data.length, 10)
  t.ok(body.total > 500)
  const page = sent.find(
    ({ text }) => text.includes('ticket_history_entries') && /offset/.test(text),
  )
  let read = 0
  for (const node of await explain(database.admin, page?.text ?? '', page?.parameters ?? [])) {
    if (node['Relation Name'] !== 'messages') continue
    read += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  }
  t.ok(read > 0 && read < 50, `${read} messages are read`)
})

function idOf({ message, comment, change, call }: Entry): string | undefined {
  return (message ?? comment ?? change ?? call)?.id
}

/** A ticket with two conversations. */
async function ticketOf(
  workspace: Workspace,
): Promise<{ ticketId: string; conversations: string[] }> {
  const contactId = await makeContact(workspace)
  const ticketId = await makeTicket(workspace, { contactId })
  const conversations = [
    await makeConversation(workspace, { contactId }),
    await makeConversation(workspace, { contactId }),
  ]
  for (const id of conversations) {
    await workspace.api.updateConversation({ params: { id }, body: { ticketIds: [ticketId] } })
  }
  return { ticketId, conversations }
}

t.test('pages far from both ends of long lists are those that SQL makes', async (t) => {
  const workspace = await startEmpty()
  const { api, database, ownerId, workspaceId } = workspace
  const params = { id: await makeTicket(workspace) }
  // Several of one instant
  await database.admin`
    insert into comments (workspace_id, id, ticket_id, text, mentions, type, visibility, author_type, author_id,
      created_at, updated_at)
    select ${workspaceId}, gen_random_uuid(), ${params.id}, 'Comment ' || n, '[]', 'comment',
      case n % 3 when 0 then 'public' else 'internal' end, 'user', ${ownerId}, at, at
    from generate_series(1, 2095) n, lateral (select '2026-01-01'::timestamptz + n / 4 * interval '1 minute' as at) a`
  const comments = await database.admin<Array<{ id: string; visibility: string }>>`
    select id, visibility from comments
    where workspace_id = ${workspaceId} and ticket_id = ${params.id} and deleted_at is null
    order by created_at, position`
  const entries = await database.admin<Array<{ id: string }>>`
    select id from comments
    where workspace_id = ${workspaceId} and ticket_id = ${params.id} and deleted_at is null
      and created_at < '2026-02-01' order by created_at, position`
  const ids = comments.map(({ id }) => id)
  const internal = comments.flatMap(({ id, visibility }) => (visibility === 'internal' ? [id] : []))

  for (const page of [41, 43, 50, 60, 83, 84, 85]) {
    const slice = (of: readonly string[]) => of.slice((page - 1) * 25, page * 25)
    const query = { page, pageSize: 25 }
    const all = await api.listTicketComments({ params, query })
    const some = await api.listTicketComments({
      params,
      query: { ...query, visibility: 'internal' } as never,
    })
    const timeline = await api.listTicketTimeline({
      params,
      query: { ...query, sort: ['createdAt'] },
    })
    t.same(all.body.total, ids.length)
    t.same(
      all.body.data.map(({ id }) => id),
      slice(ids),
      `page ${page}`,
    )
    t.same(
      some.body.data.map(({ id }) => id),
      slice(internal),
      `page ${page} of internal ones`,
    )
    const shown = timeline.body.data.flatMap(({ comment }) => comment?.id ?? [])
    const expected = slice(entries.map(({ id }) => id))
    t.same(shown.slice(0, expected.length), expected, `page ${page} of the timeline`)
  }
  // They have no entries in the timeline of the case, which are checked in the end
  await database.admin`delete from comments where workspace_id = ${workspaceId} and text like 'Comment %'`
})
