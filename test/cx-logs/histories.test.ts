import t from 'tap'
import { again } from '../helpers/again.ts'
import { makeAgents } from '../helpers/agents.ts'
import { type Client, clientOf } from '../helpers/client.ts'
import { computed, metricNames, metricsOf, randomFrom, timelineOf } from '../helpers/cases.ts'
import { makeChannel, makeContact } from '../helpers/make.ts'
import { setUp } from '../helpers/queues.ts'
import { emptyWorkspaceOn, startServer } from '../helpers/start.ts'

const ticketStatuses = [
  ...(['open', 'in_progress', 'pending', 'on_hold', 'resolved', 'closed'] as const),
  ...(['pending', 'open', 'resolved'] as const),
]

// More by hand: CX_LOG_HISTORIES=200 npm test -- cx-logs/histories
const histories = Number(process.env['CX_LOG_HISTORIES'] ?? 100)

t.test(
  `of ${histories} random histories each metric follows from the timeline alone`,
  async (t) => {
    const passing = randomFrom(18)
    // Between one request and the next pass up to 30 seconds, none of them in the future
    let now = Date.now() - 23 * 3_600_000
    const clock = () => {
      now += Math.floor(passing() * passing() * 30_000)
      return new Date(now)
    }
    const w = await emptyWorkspaceOn(await startServer(t, { clock }))
    const channelId = await makeChannel(w)
    const contactId = await makeContact(w)
    const [agentId = ''] = await makeAgents(w, {})
    const { id: queueId } = await setUp(w, {})
    const agents = [w.ownerId, agentId, null]
    const program = clientOf(w.origin, await w.tokenWith('*'))
    const instant = (ms: number) => new Date(ms).toISOString()

    // Each history has its own random numbers, so that the kinds and steps of all of them are
    // the same in every run, in whatever order their requests are answered
    const choices = (n: number) => {
      const random = randomFrom(1900 + n)
      const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
      return { random, pick, either: () => (random() < 0.6 ? w.api : program) }
    }

    const talk = async (n: number): Promise<string> => {
      const { random, pick, either } = choices(n)
      const params = { id: channelId }
      let said = 0
      const hears = async () => {
        const externalId = `${n} ${(said += 1)}`
        const receive = () =>
          program.receiveMessage({
            params,
            body: {
              externalId,
              contact: { platformId: `writer ${n}` },
              messageType: 'text',
              message: 'Is anybody there?',
              ...(random() < 0.3 && { occurredAt: instant(now - Math.floor(random() * 60_000)) }),
            },
          })
        const { body } = await again(receive)
        return body.data
      }
      const { conversationId } = await hears()
      const key = { params: { id: conversationId } }
      for (let step = Math.floor(random() * 10); step > 0; step--) {
        await pick<() => Promise<unknown>>([
          () =>
            either().assignConversation({
              ...key,
              body: { assigneeId: pick(agents), force: true },
            }),
          () => either().assignConversation({ ...key, body: { assigneeId: agentId } }),
          () =>
            w.api.transferConversation({
              ...key,
              body: { assigneeId: w.ownerId, note: 'Yours' },
            }),
          () => either().holdConversation(key),
          () => either().resumeConversation(key),
          () => either().closeConversation({ ...key, body: { disposition: 'Solved' } }),
          () => either().reopenConversation(key),
          () =>
            either().sendMessage({
              body: { conversationId, messageType: 'text', message: 'We shall see' },
            }),
          hears,
          () => wrapUp(w.api, conversationId),
        ])()
      }
      return conversationId
    }

    const ask = async (n: number): Promise<string> => {
      const { random, pick, either } = choices(n)
      const asked = either()
      const create: Parameters<typeof asked.createTicket>[0] = {
        body: {
          title: 'A fault',
          contactId,
          ...(random() < 0.3 && { assigneeId: w.ownerId, force: true }),
          ...(random() < 0.2 && { status: 'pending' }),
        },
      }
      const { status, body } = await again(() => asked.createTicket(create))
      t.equal(status, 201, JSON.stringify(body))
      const { id } = body.data
      const key = { params: { id } }
      for (let step = Math.floor(random() * 10); step > 0; step--) {
        await pick<() => Promise<unknown>>([
          () => either().updateTicket({ ...key, body: { assigneeId: pick(agents), force: true } }),
          () => either().updateTicket({ ...key, body: { status: pick(ticketStatuses) } }),
          () => either().setTicketStatus({ ...key, body: { status: pick(ticketStatuses) } }),
          () =>
            either().bulkChangeTickets({
              body: { operations: [{ op: 'update', id, data: { status: 'in_progress' } }] },
            }),
          () => comment(either(), id, random() < 0.5),
          () => either().deleteTicket(key),
          () => either().restoreTicket(key),
          () => wrapUp(w.api, id),
        ])()
      }
      return id
    }

    const ring = async (n: number): Promise<string> => {
      const { random, pick } = choices(n)
      const startedAt = now - 3_600_000
      const answeredAt = startedAt + Math.floor(random() * 60_000)
      const endedAt = answeredAt + Math.floor(random() * 600_000)
      const call = { provider: 'pbx', externalCallId: String(n), startedAt: instant(startedAt) }
      const isAnswered = random() < 0.8
      const { body } = await program.upsertCdr({
        body: {
          ...call,
          direction: pick(['inbound', 'outbound', 'internal']),
          ...(isAnswered && { answeredAt: instant(answeredAt) }),
          ...(random() < 0.8 && { agentId }),
          ...(random() < 0.3 && { queuedAt: call.startedAt, queueId }),
        },
      })
      if (random() < 0.8) {
        await program.upsertCdr({
          body: {
            ...call,
            endedAt: instant(endedAt),
            ...(isAnswered && {
              holdDuration: Math.floor(((endedAt - answeredAt) / 1000) * random()),
            }),
            ...(random() < 0.5 && { wrapUpDuration: Math.floor(random() * 60) }),
          },
        })
        if (random() < 0.3) {
          await program.upsertCdr({ body: { ...call, wrapUpDuration: null, disposition: 'Sold' } })
          await wrapUp(w.api, body.data.id)
        }
      }
      return body.data.id
    }

    const visit = async (n: number): Promise<string> => {
      const { random } = choices(n)
      const at = [0, 1, 2, 3].map(() => now - Math.floor(random() * 7_200_000)).sort()
      const [startedDate, assignedAt, firstRepliedAt, closedAt] = at.map(instant) as [
        string,
        string,
        string,
        string,
      ]
      const isClosed = random() < 0.6
      const hold = Math.floor((((at[3] ?? 0) - (at[0] ?? 0)) / 1000 - 1) * random())
      const given = {
        startedDate,
        ...(random() < 0.8 && { agentId, assignedAt }),
        ...(random() < 0.8 && { firstRepliedAt }),
        ...(isClosed && { closedAt, totalHoldDuration: Math.max(0, hold) }),
      }
      const { body } = await again(() => program.createCxLog({ body: given }))
      const { id } = body.data
      if (random() < 0.5) await program.closeCxLog({ params: { id } })
      if (random() < 0.5) {
        await w.api.updateCxLog({ params: { id }, body: { wrapUp: { part: 'sensor' } } })
      }
      return id
    }

    const kinds = [talk, talk, ask, ask, ring, visit]
    const found: string[] = []
    for (let n = 0; n < histories; n += 10) {
      const ten = Array.from({ length: 10 }, (_, k) => n + k)
      const make = async (one: number) => (kinds[one % kinds.length] ?? visit)(one)
      found.push(...(await Promise.all(ten.map(make))))
    }

    const seen = new Map<string, number>()
    for (const id of found) {
      const byEntity = await w.api.listCxLogs({ query: { entityId: [id] } })
      const [listed] = byEntity.body.data
      const caseId = listed?.id ?? id
      const [{ body }, entries] = await Promise.all([
        w.api.getCxLog({ params: { id: caseId } }),
        timelineOf(w.api, caseId),
      ])
      const one = body.data
      const expected = computed(one.kind, entries)
      t.same(metricsOf(one), expected, `${one.kind} ${JSON.stringify(entries)}`)
      const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length
      t.same(
        [one.reopenCount, one.messageCount.inbound, one.messageCount.outbound],
        [count('reopened'), count('message_inbound'), count('message_outbound')],
      )
      t.equal(one.transferCount, count('transferred'))
      for (const name of metricNames) {
        const value = expected[name]
        if (value !== null && value > 0) seen.set(name, (seen.get(name) ?? 0) + 1)
      }
      const ended = `${one.kind} ${one.status}`
      seen.set(ended, (seen.get(ended) ?? 0) + 1)
    }
    for (const name of [
      ...metricNames,
      ...['chat open', 'chat hold', 'chat closed', 'ticket open', 'ticket hold', 'ticket closed'],
      ...['call open', 'call closed', 'external open', 'external closed'],
    ]) {
      t.ok(
        (seen.get(name) ?? 0) >= histories / 40,
        `${name}: ${seen.get(name) ?? 0} histories have it`,
      )
    }
  },
)

async function comment(api: Client, id: string, isPublic: boolean): Promise<void> {
  const visibility = isPublic ? 'public' : 'internal'
  await api.createTicketComment({ params: { id }, body: { text: 'We know', visibility } })
}

async function wrapUp(api: Client, entityId: string): Promise<void> {
  const { body } = await api.listCxLogs({ query: { entityId: [entityId] } })
  const params = { id: body.data[0]?.id ?? '' }
  await api.updateCxLog({ params, body: { wrapUp: { part: 'sensor' } } })
}
