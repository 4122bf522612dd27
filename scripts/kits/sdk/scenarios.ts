import assert from 'node:assert/strict'
import type { Client, Ticket } from './client.ts'

/** The name of what validators do instead of the scenarios: they accept the replies of every list. */
export const everyList = 'every list'

/** The scenarios that each generated client runs against a server. */
export const scenarios: Readonly<Record<string, (client: Client) => Promise<void>>> = {
  async create(client) {
    const contact = await client.createContact({ name: 'Harbour Office' })
    const ticket = await client.createTicket({ title: 'Crane stuck', contactId: contact.id })

    assert.equal(contact.name, 'Harbour Office')
    assert.equal(ticket.title, 'Crane stuck')
  },

  async 'update with custom fields'(client) {
    const ticket = await newTicket(client, { cf_order_number: 'B-7' })
    const changed = await client.updateTicket(ticket.id, {
      priority: 'urgent',
      customFields: { cf_order_number: 'B-8', cf_visit_on: '2026-12-01' },
    })
    const cleared = await client.updateTicket(ticket.id, { customFields: { cf_visit_on: null } })

    assert.equal(changed.priority, 'urgent')
    assert.deepEqual(valuesOf(changed), { cf_order_number: 'B-8', cf_visit_on: '2026-12-01' })
    assert.deepEqual(valuesOf(cleared), { cf_order_number: 'B-8' })
  },

  async 'filtered pages'(client) {
    const { id } = await client.createContact({ name: 'Tower' })
    for (const priority of ['low', 'high', 'urgent'] as const) {
      await client.createTicket({ title: priority, contactId: id, priority })
    }
    const titles: string[] = []
    for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
      const found = await client.listTickets({
        contactId: [id],
        priority: ['low', 'urgent'],
        page,
        pageSize: 1,
      })
      titles.push(...found.data.map(({ title }) => title))
      lastPage = found.lastPage
      assert.equal(found.total, 2)
    }

    assert.deepEqual(titles.sort(), ['low', 'urgent'])
  },

  async upload(client) {
    const file = await client.createMediaFile(newFile('Three cranes'), ['plan', 'harbour'])

    assert.equal(file.name, 'notes.txt')
    assert.equal(file.size, 12)
    assert.deepEqual(file.tags, ['plan', 'harbour'])
  },

  async download(client) {
    const { id } = await client.createMediaFile(newFile('Bytes of a file: \u00e9\u0000'), [])
    const content = await client.getMediaFileContent(id)

    assert.equal(new TextDecoder().decode(content), 'Bytes of a file: \u00e9\u0000')
  },

  async send(client) {
    const contact = await client.createContact({ name: 'Crane driver' })
    const channel = await client.createChannel('Our app')
    const message = await client.sendMessage(contact.id, channel.id, 'We are on our way.')

    assert.equal(message.message, 'We are on our way.')
    assert.equal(typeof message.status, 'string')
  },

  async 'typed 409'(client) {
    const tag = await client.createTag('Hydraulics')
    const problem = await client.failCreateTag('Hydraulics')

    assert.equal(problem.status, 409)
    assert.equal(problem.code, 'duplicate_resource')
    assert.equal(problem.existing?.id, tag.id)
  },

  async 'typed 422'(client) {
    const contactId = '019a0000-0000-7000-8000-00000000dead'
    const problem = await client.failCreateTicket({ title: 'Nobody', contactId })

    assert.equal(problem.status, 422)
    assert.equal(problem.code, 'unknown_reference')
    assert.equal(problem.pointer, '/contactId')
  },

  async 'If-Match'(client) {
    const { id, version } = await newTicket(client)
    const problem = await client.failUpdateTicket(id, { priority: 'high' }, '"99-00000000"')
    const changed = await client.updateTicket(id, { priority: 'high' }, problem.currentEtag ?? '')

    assert.equal(problem.status, 412)
    assert.equal(problem.code, 'precondition_failed')
    assert.equal(changed.version, version + 1)
  },

  /** Is run by the clients that read a reply while it comes in. */
  async stream(client) {
    const { id } = await client.createTag('Pneumatics')
    const events = client.streamEvents?.({ types: ['tag.created'], after: '0' }) ?? []
    for await (const { type, data } of events) {
      if (data['id'] === id) return assert.equal(type, 'tag.created')
    }
    assert.fail('The stream ended without the event.')
  },
}

async function newTicket(client: Client, customFields?: Record<string, string>): Promise<Ticket> {
  const { id } = await client.createContact({ name: 'Quay' })
  return client.createTicket({
    title: 'Quay',
    contactId: id,
    ...(customFields && { customFields }),
  })
}

function newFile(text: string): File {
  return new File([text], 'notes.txt', { type: 'text/plain' })
}

function valuesOf({ customFields }: Ticket): Record<string, string> {
  return Object.fromEntries(
    customFields.map(({ attribute, textValue }) => [attribute.systemName, textValue]),
  )
}
