import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { again } from '../helpers/again.ts'
import type { Client } from '../helpers/client.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { makeChannel, makeConversation, makeTicket } from '../helpers/make.ts'
import { startEmpty } from '../helpers/start.ts'

const idsOf = ({ body }: { body: { data: Array<{ id: string }> } }) => body.data.map(({ id }) => id)

async function make(api: Client, body: Schema<'ContactCreate'>): Promise<string> {
  return (await again(async () => api.createContact({ body }))).body.data.id
}

t.test('a merge amid writes to both contacts loses none that was acknowledged', async (t) => {
  const { api } = await startEmpty()
  const [source, target] = (await Promise.all(
    ['office@harbour.example', 'crane@harbour.example'].map((email) =>
      make(api, { name: email, contactEmails: [{ email }] }),
    ),
  )) as [string, string]
  const ticketOfSource = await makeTicket({ api }, { contactId: source })
  const written = { source: 0, target: 0, refused: 0 }
  const identities: string[] = []
  const labels: string[] = []
  const tickets: string[] = []
  const comments: string[] = []
  const groups: string[] = []
  const values: Record<string, string> = {}
  let isMerged = false

  /** Counts a success. A refusal must name the contact's merge. */
  const noted = (id: string, reply: { status: number; body: { code?: unknown } }): boolean => {
    if (reply.status < 300) {
      written[id === source ? 'source' : 'target'] += 1
      return true
    }
    written.refused += 1
    const refusal = `${reply.status} ${String(reply.body.code)}`
    if (id !== source || refusal !== '410 merged') {
      throw new Error(`${id} ${refusal} ${JSON.stringify(reply.body)}`)
    }
    return false
  }
  const writers: Array<(id: string, n: number) => Promise<void>> = [
    async (id, n) => {
      const name = id === source ? 'cf_source' : 'cf_target'
      const body = { customFields: { [name]: `${n}` } }
      const reply = await again(async () => api.updateContact({ params: { id }, body }))
      if (noted(id, reply)) values[name] = `${n}`
    },
    async (id, n) => {
      const label = `Label ${id} ${n}`
      await again(async () => api.createTag({ body: { name: label } }))
      const body = { actionType: 'MERGE' as const, tags: [label] }
      const reply = await again(async () => api.updateContactTags({ params: { id }, body }))
      if (noted(id, reply)) labels.push(label)
    },
    async (id, n) => {
      const body = { type: 'telegram' as const, platformId: `${id} ${n}` }
      const reply = await again(async () => api.addContactIdentity({ params: { id }, body }))
      if (noted(id, reply)) identities.push(body.platformId)
    },
    async (id, n) => {
      const body = { title: `Ticket ${n}`, contact_id: id }
      const reply = await again(async () => api.createTicket({ body }))
      if (noted(id, reply)) tickets.push(reply.body.data.id)
    },
    async (id, n) => {
      const body = { name: `Group ${n}`, contacts: [id] }
      const reply = await again(async () => api.createGroup({ body }))
      if (noted(id, reply)) groups.push(reply.body.id)
    },
    async (id, n) => {
      const email = id === source ? 'office@harbour.example' : 'crane@harbour.example'
      const platformId = `upsert ${id} ${n}`
      const reply = await again(async () =>
        api.upsertContact({
          body: {
            matchOn: ['email'],
            contact: {
              name: 'Upserted',
              contactEmails: [{ email }],
              platformContacts: [{ type: 'sms', platformId }],
            },
          },
        }),
      )
      // Its address leads to the target as soon as that has it
      if (reply.status !== 200) throw new Error(reply.text)
      t.ok([source, target].includes(reply.body.data.id))
      identities.push(platformId)
    },
    async (id, n) => {
      const params = { id: id === source ? ticketOfSource : String(tickets[0] ?? ticketOfSource) }
      const body = { text: `Comment ${n}` }
      const reply = await again(async () => api.createTicketComment({ params, body }))
      if (reply.status !== 201) throw new Error(reply.text)
      comments.push(reply.body.data.id)
    },
  ]
  for (const systemName of ['cf_source', 'cf_target']) {
    await api.createCustomField({
      body: { entity: 'contact', systemName, displayName: systemName, type: 'text' },
    })
  }

  const firstRounds: Array<Promise<void>> = []
  const clients = writers.flatMap((write) =>
    [source, target].map(async (id) => {
      const first = write(id, 0)
      firstRounds.push(first)
      await first
      for (let n = 1; !isMerged && n < 40; n++) await write(id, n)
      await write(id, -1)
    }),
  )
  await Promise.all(firstRounds)
  const { status } = await again(async () =>
    api.mergeContacts({ body: { targetId: target, sourceIds: [source] } }),
  )
  isMerged = true
  await Promise.all(clients)

  t.equal(status, 200)
  t.ok(written.source > 0 && written.target > 0 && written.refused > 0, JSON.stringify(written))
  const params = { id: target }
  const { data } = (await api.getContact({ params })).body
  const missing = (all: readonly string[], some: readonly string[]) =>
    some.filter((one) => !all.includes(one))
  t.same(
    missing(
      data.tags.map(({ name }) => name),
      labels,
    ),
    [],
    'tags',
  )
  t.same(
    missing(
      data.platformContacts.map(({ platformId }) => platformId),
      identities,
    ),
    [],
    'identities',
  )
  t.match(
    Object.fromEntries(
      data.customFields.map(({ attribute, value }) => [attribute.systemName, value]),
    ),
    values,
    'custom fields',
  )
  t.same(missing(await readPages(api, 'listContactTickets', target), tickets), [], 'tickets')
  t.same(missing(await readPages(api, 'listContactComments', target), comments), [], 'comments')
  const memberships = await api.listGroups({ query: { contactId: [target], limit: 100 } })
  t.same(missing(idsOf(memberships), groups), [], 'groups')
  t.equal((await api.listContacts()).body.total, 1, 'nobody else was made')
})

t.test(
  'a request that waits for a merge of its contact has the contact that is left',
  async (t) => {
    const on = await startEmpty()
    const { api, database, workspaceId } = on
    const channelId = await makeChannel(on)
    const contactOf = (reply: { body: { data: { contactId: string | null } } }) =>
      reply.body.data.contactId
    const other = await makeChannel(on)
    type Request = (contactId: string, conversationId: string) => Promise<unknown>
    const requests: Readonly<Record<string, Request>> = {
      createGroup: async (id) =>
        (await api.createGroup({ body: { name: 'Crane', contacts: [id] } })).body.contacts[0]?.id,
      createConversation: async (contactId) =>
        contactOf(await api.createConversation({ body: { contactId, channelId } })),
      receiveMessage: async (id) => {
        const text = { messageType: 'text', message: 'Hello' } as const
        const body = { ...text, contact: { id }, externalId: 'hello' }
        return contactOf(await api.receiveMessage({ params: { id: channelId }, body }))
      },
      upsertCdrs: async (contactId) => {
        const cdr = { provider: 'pbx', externalCallId: 'batch', contactId }
        const { body } = await api.upsertCdrs({ body: { cdrs: [cdr] } })
        return contactOf(await api.getCdr({ params: { id: String(body.data.results[0]?.id) } }))
      },
      sendMessage: async (_, conversationId) => {
        const body = { conversationId, messageType: 'text', message: 'Hello' } as const
        return contactOf(await api.sendMessage({ body }))
      },
      bulkChangeTickets: async (contactId) => {
        const operations = [{ op: 'create', data: { title: 'Crane', contactId } } as const]
        const { body } = await api.bulkChangeTickets({ body: { operations } })
        return body.data.results[0]?.data?.contactId
      },
    }

    for (const [name, request] of Object.entries(requests)) {
      const [source, target] = [await make(api, { name: 'Old' }), await make(api, { name: 'New' })]
      const ticket = await makeTicket(on, { contactId: source })
      const talk = await makeConversation(on, { contactId: source, channelId: other })
      await whileOpen(database, async (transaction) => {
        await transaction`select from tickets
        where workspace_id = ${workspaceId} and id = ${ticket} for update`
        const merged = api.mergeContacts({ body: { targetId: target, sourceIds: [source] } })
        await untilWaiting(database, 1)
        const requested = request(source, talk)
        await untilWaiting(database, 2)
        await transaction`rollback`

        t.equal((await merged).status, 200)
        t.equal(await requested, target, name)
      })
    }
  },
)

/** The ids of a whole list of a contact. */
async function readPages(
  api: Client,
  list: 'listContactTickets' | 'listContactComments',
  id: string,
): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const reply = await api[list]({ params: { id }, query: { page, pageSize: 100 } })
    ids.push(...idsOf(reply))
    if (page >= reply.body.lastPage) return ids
  }
}

t.test('merges across each other end in one contact, and never in an error', async (t) => {
  const { api } = await startEmpty()
  for (let round = 0; round < 10; round++) {
    const emails = ['a', 'b', 'c'].map((name) => `${name}-${round}@example.com`)
    const ids = await Promise.all(
      emails.map(async (email) => make(api, { name: email, contactEmails: [{ email }] })),
    )
    const [a, b, c] = ids as [string, string, string]
    const merges: Array<Schema<'ContactMerge'>> = [
      { targetId: a, sourceIds: [b, c] },
      { targetId: b, sourceIds: [c, a] },
      { targetId: c, sourceIds: [a, b] },
      { targetId: a, sourceIds: [c, b] },
    ]

    const replies = await Promise.all(
      merges.slice(round % 2 ? 0 : 1).map(async (body) => api.mergeContacts({ body })),
    )

    const winners = replies.filter(({ status }) => status === 200)
    const refusals = replies.filter(({ status }) => status !== 200)
    t.equal(winners.length, 1)
    t.ok(
      refusals.every(({ status, body }) => status === 410 && body.code === 'merged'),
      JSON.stringify(refusals.map(({ text }) => text)),
    )
    const winner = winners[0]?.body.data.id
    for (const email of emails) {
      const found = await api.lookupContact({ query: { email } })
      t.equal(found.body.data.id, winner)
    }
    for (const id of ids.filter((one) => one !== winner)) {
      t.match(await api.getContact({ params: { id } }), {
        status: 410,
        body: { mergedIntoId: winner },
      })
    }
  }
})

t.test('two contacts merged into each other at once leave exactly one', async (t) => {
  const { api } = await startEmpty()
  const pairs = await Promise.all(
    Array.from({ length: 10 }, async (_, n) =>
      Promise.all([make(api, { name: `A ${n}` }), make(api, { name: `B ${n}` })]),
    ),
  )

  const replies = await Promise.all(
    pairs.flatMap(([a, b]) =>
      [
        { targetId: a, sourceIds: [b] },
        { targetId: b, sourceIds: [a] },
      ].map(async (body) => again(async () => api.mergeContacts({ body }))),
    ),
  )

  for (const [n, pair] of pairs.entries()) {
    const both = replies.slice(2 * n, 2 * n + 2)
    t.same(both.map(({ status }) => status).sort(), [200, 410])
    const winner = both.find(({ status }) => status === 200)?.body.data.id
    const states = await Promise.all(pair.map(async (id) => api.getContact({ params: { id } })))
    t.same(
      states.map(({ status }) => status),
      pair.map((id) => (id === winner ? 200 : 410)),
    )
  }
})

t.test('merges and changes of the same groups wait for each other', async (t) => {
  const { api } = await startEmpty()
  const contacts = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => make(api, { name: `Member ${n}` })),
  )
  const groups = await Promise.all(
    Array.from({ length: 4 }, async (_, n) =>
      api.createGroup({ body: { name: `Group ${n}`, contacts: contacts.slice(0, 8) } }),
    ),
  )
  const targets = contacts.filter((_, n) => n % 2 === 0)

  const merges = targets.map(async (targetId, n) =>
    again(async () =>
      api.mergeContacts({ body: { targetId, sourceIds: [String(contacts[2 * n + 1])] } }),
    ),
  )
  const changes = groups.map(async ({ body: { id } }) =>
    again(async () =>
      api.addGroupContacts({
        params: { id },
        body: { contacts: targets.toReversed() },
      }),
    ),
  )
  const replies = await Promise.all([...merges, ...changes])

  t.ok(replies.every(({ status }) => status === 200))
  for (const { body } of groups) {
    const { contacts: members } = (await api.getGroup({ params: { id: body.id } })).body
    t.same(members.map(({ id }) => id).sort(), [...targets].sort())
  }
})

t.test(
  'an upsert or a look-up amid merges finds the contact wherever its address is',
  async (t) => {
    const { api } = await startEmpty()
    const email = 'office@harbour.example'
    let holder = await make(api, { name: 'First', contactEmails: [{ email }] })
    let isDone = false
    const upserting = Array.from({ length: 4 }, async (_, client) => {
      for (let n = 0; !isDone; n++) {
        const { status, text } = await again(async () =>
          api.upsertContact({
            body: {
              matchOn: ['email'],
              contact: { name: `${client} ${n}`, contactEmails: [{ email }] },
            },
          }),
        )
        if (status !== 200) throw new Error(text)
      }
    })
    const lookingUp = Array.from({ length: 2 }, async () => {
      while (!isDone) {
        const { status, text } = await again(async () => api.lookupContact({ query: { email } }))
        if (status !== 200) throw new Error(text)
      }
    })
    const merging = async () => {
      for (let n = 0; n < 15; n++) {
        const targetId = await make(api, { name: `Next ${n}` })
        const { status } = await again(async () =>
          api.mergeContacts({ body: { targetId, sourceIds: [holder] } }),
        )
        t.equal(status, 200)
        holder = targetId
      }
    }

    await Promise.all([merging().finally(() => (isDone = true)), ...upserting, ...lookingUp])

    const { body } = await api.lookupContact({ query: { email } })
    t.equal(body.data.id, holder)
    t.equal(body.data.contactEmails.length, 1)
    t.equal((await api.listContactMergeHistory({ params: { id: holder } })).body.total, 15)
  },
)
