import t from 'tap'
import { routes } from '../../generated/routes.ts'
import { serializersModule } from '../../scripts/generate/serializers.ts'
import { serialize } from '../../src/http/reply/serialize.ts'
import { document, type Json, resolve } from '../helpers/client.ts'
import { operationOf } from '../helpers/requests.ts'

/** Every success body with its examples. */
const bodies = routes.flatMap((route) =>
  route.successes.flatMap(({ status, schema }) => {
    const media = resolve(operationOf(route).responses[String(status)]).content
    const examples = Object.values<Json>(media?.['application/json']?.examples ?? {})
    return schema === null
      ? []
      : [{ schema, values: examples.map((example) => resolve(example).value) }]
  }),
)
const ticket = bodies.find(({ schema }) => schema === 'TicketReply')?.values[0]

t.test('every example of a reply is written as it is', async (t) => {
  for (const { schema, values } of bodies) {
    t.ok(values.length > 0, `${schema} has an example`)
    for (const value of values)
      t.same(JSON.parse(serialize(schema, value, () => true)), value, schema)
  }
})

t.test('text is written as JSON has it', async (t) => {
  const titles = [
    '',
    '"quoted"',
    'back\\slash',
    'line\nbreak\u0000\u001f\u007f',
    'مرحبا 漢字 🚀',
    '\ud800 alone',
    '\u2028\u2029',
    'x'.repeat(6000),
    '"'.repeat(6000),
  ]
  for (const [n, title] of titles.entries()) {
    const written = serialize('TicketReply', { ...ticket, data: { ...ticket.data, title } })
    t.ok(written.includes(`"title":${JSON.stringify(title)}`), `title ${n}`)
  }
})

t.test('what is not declared does not get out', async (t) => {
  const more = (value: Json): Json => ({ ...value, passwordHash: 'hidden' })
  for (const { schema, values } of bodies) {
    const definition = document.components.schemas[schema]
    if (!definition.properties) continue
    for (const value of values)
      t.same(JSON.parse(serialize(schema, more(value), () => true)), value, schema)
  }
  const inside = { ...ticket, data: more({ ...ticket.data, contact: more(ticket.data.contact) }) }
  t.notMatch(serialize('TicketReply', inside), /hidden/)
})

t.test('a reply that does not fit the contract is an error that names the place', async (t) => {
  const wrong: ReadonlyArray<readonly [change: object, says: RegExp]> = [
    [{ title: undefined }, /Ticket\.title is undefined, not a string/],
    [{ title: null }, /Ticket\.title is null, not a string/],
    [{ title: 5 }, /Ticket\.title is number, not a string/],
    [{ status: 'asleep' }, /Ticket\.status is string, not one of open,/],
    [{ status: 'toString' }, /Ticket\.status is string, not one of/],
    [{ ticketNumber: '5' }, /Ticket\.ticketNumber is string, not an integer/],
    [{ ticketNumber: 1.5 }, /Ticket\.ticketNumber is number, not an integer/],
    [{ ticketNumber: 2 ** 53 }, /Ticket\.ticketNumber is number, not an integer/],
    [{ ticketNumber: 5n }, /Ticket\.ticketNumber is bigint, not an integer/],
    [{ tags: null }, /Ticket\.tags is null, not an array/],
    [{ tags: [null] }, /Ticket\.tags is null, not an object/],
    [{ tags: [{ id: 'x' }] }, /TagName\.name is undefined, not a string/],
    [{ contact: [] }, /Ticket\.contact is an array, not an object/],
    [{ assignee: undefined }, /Ticket\.assignee is undefined, not an object/],
    [{ assignee: {} }, /UserName\.id is undefined/],
  ]
  for (const [change, says] of wrong) {
    const value = { ...ticket, data: { ...ticket.data, ...change } }
    t.throws(() => serialize('TicketReply', value), says)
    t.notMatch(
      messageOf(() => serialize('TicketReply', value)),
      /asleep/,
      'the value is not told',
    )
  }
  t.throws(() => serialize('TicketReply', null), /TicketReply is null, not an object/)
  t.throws(() => serialize('Nothing', {}), /no serializer for Nothing/)

  const [field] = ticket.data.customFields
  for (const [value, says] of [
    [Infinity, /a number/],
    [() => 1, /of a type that it can have/],
    [undefined, /of a type that it can have/],
    [[1], /not a string/],
    [{ amount: 1 }, /Currency/],
  ] as const) {
    const data = { ...ticket.data, customFields: [{ ...field, value }] }
    t.throws(() => serialize('TicketReply', { ...ticket, data }), says)
  }
})

t.test('of several objects the discriminator decides', async (t) => {
  const channel = bodies.find(({ schema }) => schema === 'ChannelReply')?.values[0]
  t.same(JSON.parse(serialize('ChannelReply', channel)), channel)
  const unknown = { ...channel, data: { ...channel.data, type: 'pigeon' } }
  t.throws(() => serialize('ChannelReply', unknown), /not one with a known type/)
})

t.test('schemas whose values cannot be told apart are refused', async (t) => {
  const moduleOf = (schemas: object) =>
    serializersModule({
      document: { components: { schemas } },
      operations: [{ successes: [{ schema: 'Reply', streamed: [] }] }],
    } as never)
  const object = { type: 'object', properties: { name: { type: 'string' } } }
  const either = (...oneOf: object[]) => ({
    Reply: { type: 'object', required: ['data'], properties: { data: { oneOf } } },
  })

  t.throws(() => moduleOf(either(object, object)), /two branches of Reply_data are of type object/)
  t.throws(() => moduleOf(either({ type: 'file' })), /Reply_data0 is of type file/)
  t.match(moduleOf(either(object, { type: 'null' })), /m0 === null \? 'null' : Reply_data\(m0/)
  for (const member of ["it's", 'a-b', '1st']) {
    const named = { Reply: { ...object, properties: { [member]: {} } } }
    t.throws(() => moduleOf(named), /is no name for a member/)
  }
})

function messageOf(run: () => unknown): string {
  try {
    run()
    return ''
  } catch (error) {
    return String(error)
  }
}
