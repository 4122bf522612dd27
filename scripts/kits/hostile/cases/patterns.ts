import { demoIds } from '../../../../src/workspaces/demo.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { formBytes, formType } from '../../../../test/helpers/media.ts'
import type { HostileCase, Stage } from '../case.ts'
import { fillTickets } from '../fill-tickets.ts'

const comments = '<!---->'.repeat(500) + 'x'
const steep = '[ab]{0,1000}'.repeat(30)

/** Texts and patterns that are costly to match. */
export const cases: readonly HostileCase[] = [
  {
    name: 'patterns: an upload by form that begins with 500 comments',
    async run(stage) {
      const body = formBytes([{ name: 'file', filename: 'a.txt', value: comments }])
      return answered(stage, 201, 'POST', '/media-manager/files', body, formType)
    },
  },
  {
    name: 'patterns: an upload by JSON that begins with 500 comments',
    async run(stage) {
      const data = Buffer.from(comments).toString('base64')
      return answered(stage, 201, 'POST', '/media-manager/files/from-base64', {
        name: 'a.txt',
        data,
      })
    },
  },
  {
    name: 'patterns: an upload of 4,096 openings of comments',
    async run(stage) {
      const data = Buffer.from('<!--'.repeat(1024)).toString('base64')
      return answered(stage, 201, 'POST', '/media-manager/files/from-base64', {
        name: 'a.html',
        data,
      })
    },
  },
  {
    name: 'patterns: a mail with 20 attachments that begin with 500 comments',
    async run(stage) {
      const { workspaceId } = stage.attacker
      const channelId = newId()
      await stage.sql`
        insert into channels (workspace_id, id, position, type, name, status, address, capabilities,
          config, secrets, created_at, updated_at)
        select ${workspaceId}, ${channelId}, coalesce(max(position), 0) + 1, 'email', 'Patterns',
          'active', ${`${channelId}@harbour.example`}, '{text}', '{}', '{}', now(), now()
        from channels where workspace_id = ${workspaceId}`
      const part = `--b\r\nContent-Type: text/plain; name=a.txt\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\n${comments}\r\n`
      const mail =
        `From: mira@x.example\r\nMessage-ID: <${channelId}@x.example>\r\nSubject: x\r\n` +
        `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(20)}--b--\r\n`
      const path = `/channels/${channelId}/inbound-messages`
      return answered(stage, 201, 'POST', path, Buffer.from(mail), 'message/rfc822')
    },
  },
  refusedPattern('a pattern of 60,003 instructions', steep),
  refusedPattern('a pattern of nested counts', '((((a{1,9}){1,9}){1,9}){1,9}){1,9}'.repeat(12)),
  refusedPattern('a pattern of counts behind flags', 'a{1000}(?i){1000}'),
  refusedPattern('a pattern of 80 folded classes', `(?i)${'[Ā-𞥀]'.repeat(80)}`),
  refusedPattern('a pattern of 160 Unicode classes', `(?i)${'\\pL?'.repeat(120)}`),
  {
    name: 'patterns: 800 characters for a field that was defined before patterns had a bound',
    async run(stage) {
      await oldFields(stage, 1, steep)
      const customFields = { cf_old_0: 'ab'.repeat(400) }
      return answered(stage, 422, 'PATCH', `/tickets/${demoIds.ticket}`, { customFields })
    },
  },
  {
    name: 'patterns: a ticket with values for 100 steep fields',
    async run(stage) {
      await oldFields(stage, 100, '[ab]{0,49}'.repeat(10))
      const body = { customFields: steepValues(100) }
      return answered(stage, 422, 'PATCH', `/tickets/${demoIds.ticket}`, body)
    },
  },
  {
    name: 'patterns: 30 tickets at once with values for 100 steep fields',
    async run(stage) {
      await oldFields(stage, 100, '[ab]{0,49}'.repeat(10))
      const one = { op: 'update', id: demoIds.ticket, data: { customFields: steepValues(100) } }
      const body = { atomic: false, operations: Array(30).fill(one) }
      return answered(stage, 200, 'POST', '/tickets/bulk', body)
    },
  },
  {
    name: 'patterns: 10 filters by the root of a tree, 500 times each',
    async run(stage) {
      await fillTickets(stage)
      const { sql, attacker } = stage
      const options = Array.from({ length: 1000 }, (_, index) => ({
        value: index === 0 ? 'a' : `a${index}`,
        label: 'A',
        isDefault: false,
        isArchived: false,
        parentValue: index === 0 ? null : 'a',
      }))
      for (let index = 0; index < 10; index += 1) {
        const name = `cf_tree_${index}`
        await sql`
          insert into custom_fields (workspace_id, id, entity, system_name, display_name, type, options,
            validation, sort_order, created_at, updated_at)
          values (${attacker.workspaceId}, ${newId()}, 'ticket', ${name}, ${name}, 'tree_select',
            ${sql.json(options)}, '{}', ${index + 1}, now(), now())`
      }
      const roots = Array(500).fill('a').join()
      const query = Array.from({ length: 10 }, (_, index) => `cf_tree_${index}=${roots}`).join('&')
      return answered(stage, 200, 'GET', `/tickets?${query}`)
    },
  },
  {
    name: 'patterns: 1,000 queues with 50 conditions that search 65,535 characters',
    async run(stage) {
      const { sql, attacker } = stage
      const any = Array.from({ length: 50 }, (_, index) => ({
        field: 'description',
        operator: 'contains',
        value: `aaaa${index}`,
      }))
      const queue = { name: 'Steep', strategy: 'round_robin', conditions: { all: [], any } }
      await answered(stage, 201, 'POST', '/automation-queues', queue)
      await sql`
        insert into automation_queues
        select (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid(),
          'position', q.position + n, 'name', 'Steep ' || n, 'sort_order', q.sort_order + n))).*
        from automation_queues q, generate_series(1, 1000) n
        where q.workspace_id = ${attacker.workspaceId} and q.name = 'Steep'`
      const description = 'a'.repeat(65_535)
      const body = { title: 'x', contact_id: demoIds.contact, description }
      return answered(stage, 422, 'POST', '/tickets', body)
    },
  },
  {
    name: 'patterns: searches of 200 quotation marks, per cents and operators',
    async run(stage) {
      for (const q of [
        "'".repeat(200),
        '%'.repeat(200),
        '_%'.repeat(100),
        'a | & ! <-> '.repeat(16),
      ]) {
        for (const path of [
          '/tickets',
          '/contacts',
          '/users',
          '/conversations',
          '/media-manager/files',
        ]) {
          await answered(stage, 200, 'GET', `${path}?${new URLSearchParams({ q }).toString()}`)
        }
      }
      return '200'
    },
  },
  {
    name: 'patterns: telephone numbers of 41 marks',
    async run(stage) {
      for (const phone of [`+${'('.repeat(40)}`, `+${'1-'.repeat(20)}`, `${'1 ('.repeat(13)}`]) {
        const body = { name: 'x', country: 'US', phones: [{ phone }] }
        const contact = await request(stage, 'POST', '/contacts', body)
        if (contact.status !== 422 && contact.status !== 400) {
          throw new Error(`${contact.status} ${contact.code}`)
        }
      }
      return '400 or 422'
    },
  },
  {
    name: 'patterns: dates, addresses and URLs of 2,048 characters',
    async run(stage) {
      const values = {
        date: '1'.repeat(2048),
        datetime: `2026-01-01T00:00:00.${'0'.repeat(2028)}`,
        email: `${'a.'.repeat(1000)}@${'a-'.repeat(500)}`,
        url: `http://${'[::'.repeat(300)}${'%41@'.repeat(280)}`,
        phone: `+${'1'.repeat(2047)}`,
      }
      for (const [type, value] of Object.entries(values)) {
        const systemName = `cf_x_${type}`
        const field = { entity: 'ticket', systemName, displayName: 'X', type }
        await answered(stage, 201, 'POST', '/custom-fields', field)
        const body = { customFields: { [systemName]: value } }
        await answered(stage, 422, 'PATCH', `/tickets/${demoIds.ticket}`, body)
      }
      return '422 invalid_custom_field'
    },
  },
  {
    name: 'patterns: a content type that ends in 8,000 spaces',
    async run(stage) {
      const type = `application/json;charset=utf-8${' '.repeat(8000)};x`
      return answered(stage, 415, 'POST', '/tags', Buffer.from('{"name":"x"}'), type)
    },
  },
]

function refusedPattern(what: string, pattern: string): HostileCase {
  return {
    name: `patterns: ${what}`,
    run: (stage) =>
      answered(stage, 422, 'POST', '/custom-fields', {
        entity: 'ticket',
        systemName: 'cf_steep',
        displayName: 'Steep',
        type: 'text',
        validation: { pattern },
      }),
  }
}

/** Fields as they could be defined before patterns had a bound, each with a pattern of its own. */
async function oldFields({ sql, attacker }: Stage, count: number, pattern: string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await sql`
      insert into custom_fields (workspace_id, id, entity, system_name, display_name, type, options,
        validation, sort_order, created_at, updated_at)
      values (${attacker.workspaceId}, ${newId()}, 'ticket', ${`cf_old_${index}`}, 'Old', 'text', '[]',
        ${sql.json({ pattern: `${pattern}(?:${index})?` })}, ${index + 1}, now(), now())`
  }
}

function steepValues(count: number): Record<string, string> {
  const value = `${'ab'.repeat(127)}`
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`cf_old_${index}`, value]))
}

async function request(
  { origin, attacker }: Stage,
  method: string,
  path: string,
  body?: object | Buffer,
  type = 'application/json',
): Promise<{ status: number; code: string }> {
  const bytes = Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${attacker.token}`, ...(body && { 'content-type': type }) },
    ...(body && { body: bytes }),
  })
  const { code = '' } = (await response.json()) as { code?: string }
  return { status: response.status, code }
}

/** Sends a request and returns what it was answered with. Throws when the status is another one. */
async function answered(
  stage: Stage,
  expected: number,
  ...sent: Parameters<typeof request> extends [Stage, ...infer Rest] ? Rest : never
): Promise<string> {
  const { status, code } = await request(stage, ...sent)
  if (status !== expected) throw new Error(`${status} ${code} instead of ${expected}`)
  return `${status} ${code}`.trim()
}
