import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import { randomFrom } from '../helpers/cases.ts'
import { type Client, clientOf } from '../helpers/client.ts'
import { makeChannel } from '../helpers/make.ts'
import { makeQueue } from '../helpers/queues.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'

// More by hand: CX_LOG_MONTH=150 npm test -- cx-logs/month
const interactions = Number(process.env['CX_LOG_MONTH'] ?? 60)
const days = 31
const dayMs = 86_400_000

interface Step {
  readonly at: number
  run(): Promise<unknown>
}

interface Sums {
  readonly queueId: string
  readonly agentId: string | null
  readonly channelId: string
  readonly opened: number
  readonly responses: number
  readonly responseSeconds: number
  readonly resolutions: number
  readonly resolutionSeconds: number
  readonly inbound: number
  readonly outbound: number
}

t.test('the figures of a month are those of its messages and comments', async (t) => {
  const random = randomFrom(31)
  const begin = Date.now() - days * dayMs
  let now = begin
  const server = await startServer(t, { clock: () => new Date(now) })
  const w = await workspaceOn(server)
  const { api, database, workspaceId } = w
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const between = (least: number, most: number) =>
    Math.floor((least + random() * (most - least)) * 1000)

  const agents: Array<readonly [id: string, client: Client]> = []
  for (const id of await makeAgents(w, {}, {}, {}, {})) {
    agents.push([id, clientOf(w.origin, await tokenOf(w, id))])
  }
  const chats = await makeChannel(w, { defaultQueueId: await makeQueue(w) })
  const desk = await makeChannel(w, { ticketing: { mode: 'on', queueId: await makeQueue(w) } })

  /** Returns the steps of an interaction, each one later than the one before. */
  const interaction = (n: number): Step[] => {
    const isChat = random() < 0.5
    const channelId = isChat ? chats : desk
    const [agentId, agent] = pick(agents)
    let conversationId = ''
    let ticketId = ''
    let at = begin + Math.floor(random() * (days - 3) * dayMs)
    const steps: Step[] = []
    const then = (least: number, most: number, run: Step['run']) => {
      at += between(least, most)
      steps.push({ at, run })
    }
    const hear = async () => {
      const { status, body } = await api.receiveMessage({
        params: { id: channelId },
        body: {
          externalId: `${n} ${now}`,
          contact: { platformId: `writer ${n}` },
          messageType: 'text',
          message: 'The crane squeaks.',
        },
      })
      t.equal(status, 201)
      conversationId = body.data.conversationId
      if (isChat || ticketId !== '') return
      const found = await api.listTickets({ query: { conversationId: [conversationId] } })
      ticketId = found.body.data[0]?.id ?? ''
    }
    const comment = async (visibility: 'public' | 'internal', isSent?: boolean) =>
      agent.createTicketComment({
        params: { id: ticketId },
        body: { text: 'It is the rope.', visibility, ...(isSent === false && { send: false }) },
      })
    const answer = async () => {
      const isComment = !isChat && random() < 0.6
      const { status } = isComment
        ? await comment('public')
        : await agent.sendMessage({
            body: { conversationId, messageType: 'text', message: 'It is the rope.' },
          })
      t.equal(status, 201)
    }
    const assign = async () => {
      const body = { assigneeId: agentId, force: true }
      const { status } = isChat
        ? await api.assignConversation({ params: { id: conversationId }, body })
        : await api.assignTicket({ params: { id: ticketId }, body })
      t.equal(status, 200)
    }
    const end = async () => {
      if (!isChat) {
        await agent.setTicketStatus({ params: { id: ticketId }, body: { status: 'resolved' } })
      }
      const { status } = await agent.closeConversation({
        params: { id: conversationId },
        body: {},
      })
      t.equal(status, 200)
    }

    then(0, 0, hear)
    if (random() < 0.9) {
      then(1, 7200, assign)
      if (!isChat && random() < 0.5) then(1, 600, async () => comment('internal'))
      if (!isChat && random() < 0.3) then(1, 600, async () => comment('public', false))
      if (random() < 0.85) then(0.2, 5000, answer)
      if (random() < 0.5) then(5, 3600, hear)
      if (random() < 0.5) then(1, 3600, answer)
      if (random() < 0.8) {
        then(1, 7200, end)
        // Within the day in which a conversation is opened again, and a ticket with it
        if (random() < 0.2) {
          then(60, 40_000, hear)
          then(1, 600, answer)
          then(1, 600, end)
        }
      }
    }
    return steps
  }
  const steps = Array.from({ length: interactions }, (_, n) => interaction(n)).flat()
  for (const { at, run } of steps.sort((a, b) => a.at - b.at)) {
    now = at
    await run()
  }

  const expected = await database.admin<Sums[]>`
    with threads as (
      select v.id, v.channel_id, v.created_at, coalesce(t.queue_id, v.queue_id) as queue_id,
        coalesce(t.assignee_id, v.assignee_id) as agent_id,
        greatest(v.closed_at, t.resolved_at) as ended_at,
        v.status = 'closed' and coalesce(t.status, 'resolved') = 'resolved' as is_ended
      from conversations v
      left join conversation_tickets x
        on x.workspace_id = v.workspace_id and x.conversation_id = v.id
      left join tickets t on t.workspace_id = x.workspace_id and t.id = x.ticket_id
      where v.workspace_id = ${workspaceId} and v.channel_id in ${database.admin([chats, desk])}),
    answers as (
      select m.conversation_id as id, m.created_at as at from messages m
      where m.workspace_id = ${workspaceId} and m.sender_type = 'user'
      union all
      select x.conversation_id, c.created_at from comments c
      join conversation_tickets x on x.workspace_id = c.workspace_id and x.ticket_id = c.ticket_id
      where c.workspace_id = ${workspaceId} and c.message_id is not null),
    seconds as (
      select h.*, floor(extract(epoch from (select min(a.at) from answers a where a.id = h.id)))
          - floor(extract(epoch from h.created_at)) as response,
        case when is_ended then floor(extract(epoch from h.ended_at))
          - floor(extract(epoch from h.created_at)) end as resolution,
        (select count(*) from messages m where m.workspace_id = ${workspaceId}
          and m.conversation_id = h.id and m.direction = 'inbound') as inbound,
        (select count(*) from messages m where m.workspace_id = ${workspaceId}
          and m.conversation_id = h.id and m.direction = 'outbound') as outbound
      from threads h)
    select queue_id as "queueId", agent_id as "agentId", channel_id as "channelId",
      count(*)::int as opened, count(response)::int as responses,
      coalesce(sum(response), 0)::int as "responseSeconds",
      count(resolution)::int as resolutions,
      coalesce(sum(resolution), 0)::int as "resolutionSeconds",
      sum(inbound)::int as inbound, sum(outbound)::int as outbound
    from seconds group by 1, 2, 3`
  const summed = (name: 'opened' | 'responses' | 'resolutions' | 'outbound') =>
    expected.reduce((sum, row) => sum + row[name], 0)
  t.equal(summed('opened'), interactions)
  t.ok(summed('responses') > interactions / 2)
  t.ok(summed('resolutions') > interactions / 2)
  t.ok(summed('outbound') > interactions)

  const query = {
    channelId: [chats, desk],
    from: new Date(begin - dayMs).toISOString(),
    to: new Date().toISOString(),
    pageSize: 100,
  }
  const cases: Array<Schema<'CxLog'>> = []
  for (let page = 1; cases.length < interactions; page++) {
    const { body } = await api.listCxLogs({ query: { ...query, page } })
    t.equal(body.total, interactions, 'one interaction is one case')
    cases.push(...body.data)
  }
  const sums = (own: typeof cases, name: 'firstResponseTime' | 'resolutionTime') =>
    own.reduce((sum, one) => sum + (one[name] ?? 0), 0)
  for (const row of expected) {
    const own = cases.filter(
      (one) =>
        one.queueId === row.queueId &&
        one.agentId === row.agentId &&
        one.channelId === row.channelId,
    )
    t.same(
      {
        opened: own.length,
        responses: own.filter((one) => one.firstResponseTime !== null).length,
        responseSeconds: sums(own, 'firstResponseTime'),
        resolutions: own.filter((one) => one.resolutionTime !== null).length,
        resolutionSeconds: sums(own, 'resolutionTime'),
        inbound: own.reduce((sum, one) => sum + one.messageCount.inbound, 0),
        outbound: own.reduce((sum, one) => sum + one.messageCount.outbound, 0),
      },
      (({ queueId: _, agentId: __, channelId: ___, ...figures }) => figures)(row),
      `queue ${row.queueId}, agent ${row.agentId}, channel ${row.channelId}`,
    )
  }

  for (const groupBy of ['queue', 'agent', 'channel'] as const) {
    const { body } = await api.listCxLogMetrics({ query: { ...query, groupBy: [groupBy] } })
    for (const found of body.data) {
      const own = expected.filter((row) =>
        groupBy === 'queue'
          ? row.queueId === found.queueId
          : groupBy === 'agent'
            ? row.agentId === found.agentId
            : row.channelId === found.channelId,
      )
      const total = (name: keyof Omit<Sums, 'queueId' | 'agentId' | 'channelId'>) =>
        own.reduce((sum, row) => sum + row[name], 0)
      const average = (seconds: number, count: number) =>
        count === 0 ? null : Math.round((seconds / count) * 1000) / 1000
      t.match(
        found,
        {
          openedCount: total('opened'),
          closedCount: total('resolutions'),
          firstResponseTime: {
            count: total('responses'),
            average: average(total('responseSeconds'), total('responses')),
          },
          resolutionTime: {
            count: total('resolutions'),
            average: average(total('resolutionSeconds'), total('resolutions')),
          },
        },
        `by ${groupBy}`,
      )
    }
    t.ok(body.data.length >= 2, `by ${groupBy} there are groups to tell apart`)
  }
})
