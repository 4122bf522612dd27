import fc from 'fast-check'
import t from 'tap'
import type { OperationId, Schema } from '../../generated/operations.ts'
import { again } from '../helpers/again.ts'
import { document, type Json, type Reply, resolve } from '../helpers/client.ts'
import { handOver, mailOf, startMailing } from '../helpers/mails.ts'
import { makeChannel, makeContact } from '../helpers/make.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20260711)
const numRuns = Number(process.env['RECEIVED_MESSAGES'] ?? 60)

t.comment(`FUZZ_SEED=${seed} RECEIVED_MESSAGES=${numRuns}`)

type Answered = Pick<Reply<OperationId>, 'status' | 'headers'>

const schemaOf = (name: string): Json => document.components.schemas[name]

/** Reads whatever shows what was received; the client checks each reply against its schema. */
async function readAll(workspace: Workspace, message: Schema<'Message'>): Promise<void> {
  await readOne(workspace, message)
  await readLists(workspace)
}

/** Reads what is of this message alone. */
async function readOne({ api }: Workspace, message: Schema<'Message'>): Promise<void> {
  const { id, conversationId, contactId } = message
  const conversation = { id: conversationId }
  await read([
    () => api.getMessage({ params: { id } }),
    () => api.listMessages({ query: { conversationId: [conversationId] } }),
    () => api.listConversationMessages({ params: conversation }),
    () => api.getConversation({ params: conversation }),
    ...(contactId === null ? [] : [() => api.getContact({ params: { id: contactId } })]),
  ])
}

/** Reads the lists whose first page shows several that were received last. */
async function readLists({ api }: Workspace): Promise<void> {
  await read([
    () => api.listConversations({}),
    () => api.listContacts({}),
    () => api.listCxLogs({}),
    () => api.listEvents({}),
  ])
}

async function read(reads: ReadonlyArray<() => Promise<Answered>>): Promise<void> {
  const replies: Array<{ status: number }> = []
  for (const one of reads) replies.push(await again(one))
  t.same(
    replies.filter(({ status }) => status !== 200),
    [],
  )
}

const characters = ['x', '\u{1f680}', '\u00e9', ' x', 'x\n', '\u0958', '\u202e']

/** A text of as many code points. */
function textOf(length: number, unit: string): string {
  return [...unit.repeat(length)].slice(0, length).join('')
}

t.test(
  'texts of a received message are as long as their schemas say, and what is read fits',
  async (t) => {
    const workspace = await startEmpty()
    const { api } = workspace
    const message = schemaOf('InboundMessage')
    const contact = schemaOf('InboundContact')
    const params = { id: await makeChannel(workspace) }
    let sequence = 0
    const send = (body: Json) => {
      sequence += 1
      const externalId = `limit-${sequence}`
      const contact = { platformId: externalId }
      const whole = { externalId, contact, messageType: 'text', message: 'x', ...body }
      return again(() => api.receiveMessage({ params, body: whole }))
    }

    const cases: Array<{ limit: number; put: (text: string) => Json }> = [
      ...['message', 'html', 'subject'].map((name) => ({
        limit: Math.min(resolve(message.properties[name]).maxLength, 65_535),
        put: (text: string) => ({ [name]: text }),
      })),
      {
        limit: contact.properties.name.maxLength,
        put: (name: string) => ({ contact: { platformId: `limit-${sequence + 1}`, name } }),
      },
      {
        limit: contact.properties.platformId.maxLength,
        put: (platformId: string) => ({ contact: { platformId } }),
      },
      ...['name', 'address'].map((name) => ({
        limit: resolve(schemaOf('MessageLocation')).properties[name].maxLength,
        put: (text: string) => ({
          messageType: 'location',
          message: undefined,
          location: { latitude: 1, longitude: 1, [name]: text },
        }),
      })),
    ]
    for (const { limit, put } of cases) {
      for (const unit of characters) {
        const full = await send(put(textOf(limit, unit)))
        const label = `${JSON.stringify(put('…'))} ${JSON.stringify(unit)}`
        t.not(full.status, 500, label)
        t.ok([201, 422].includes(full.status), `${label}: ${full.text.slice(0, 300)}`)
        if (full.status === 201) await readOne(workspace, full.body.data)
      }
      await readLists(workspace)
      const beyond = put(textOf(limit + 1, 'x'))
      if (limit < 65_535)
        t.equal((await send(beyond)).status, 400, JSON.stringify(beyond).slice(0, 60))
    }
    const name = 'x'.repeat(schemaOf('ContactUpdate').properties.name.maxLength)
    const id = await makeContact(workspace)
    const longNamed = await again(() => api.updateContact({ params: { id }, body: { name } }))
    const named = await send({ contact: { id } })
    t.equal(longNamed.status, 200)
    t.equal(named.body.data.sender.name.length, 255)
    await readAll(workspace, named.body.data)
  },
)

t.test('texts of a mail may have any length', async (t) => {
  const workspace = await startMailing()
  const lengths = fc.constantFrom(0, 1, 199, 200, 201, 254, 255, 256, 320, 321, 500, 501, 998, 3000)
  const texts = fc
    .record({
      length: lengths,
      unit: fc.constantFrom('x', 'x ', '\u00e9', '=?utf-8?B?8J+agA==?= '),
    })
    .map(({ length, unit }) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length))
  const mails = fc.record({
    name: texts,
    local: fc.constantFrom(1, 60, 64, 65, 200).map((length) => 'm'.repeat(length)),
    domain: fc
      .constantFrom(3, 60, 180, 240, 250)
      .map((length) => `${'d.'.repeat(Math.floor(length / 2))}example`),
    subject: texts,
    id: texts,
    other: texts,
    body: texts,
  })
  let received = 0
  const property = fc.asyncProperty(
    mails,
    async ({ name, local, domain, subject, id, other, body }) => {
      const quoted = JSON.stringify(name.replaceAll('"', ''))
      const raw = mailOf(
        {
          From: `${quoted} <${local}@${domain}>`,
          To: `${other.replace(/[^\w ]/g, '')} <desk@harbour.example>, "${other.replace(/[^\w ]/g, '')}" <o@x.example>`,
          Subject: subject,
          'Message-ID': `<${id.replace(/[^\w]/g, '')}${received}@x.example>`,
          'In-Reply-To': `<${id.replace(/[^\w]/g, '')}@x.example>`,
        },
        body,
      )
      const reply = await handOver(workspace, workspace.channelId, raw)
      if (reply.status >= 500 || reply.status === 400) throw new Error(`answered ${reply.status}`)
      if (reply.status !== 201) return
      received += 1
      await readAll(workspace, reply.body.data)
    },
  )

  const outcome = await fc.check(property, { seed, numRuns })

  t.equal(
    outcome.failed,
    false,
    `${String(outcome.errorInstance)} ${JSON.stringify(outcome.counterexample)}`.slice(0, 2000),
  )
  t.ok(received > numRuns / 4, `${received} were received`)
})
