import type postgres from 'postgres'
import { restoring } from './data.ts'
import type { Progress } from './progress.ts'

type Sql = postgres.Sql

/** The rows that the table of lists needs besides tickets. */
export interface ListRows {
  readonly conversationId: string
  readonly ticketId: string
  readonly requestId: string
  readonly email: string
}

const firstNames =
  'Anna Ben Clara Daniel Eva Finn Greta Hannah Ivan Jana Karl Lena Marco Nadia Oskar Petra Quentin Rosa Stefan Tina Ulrich Vera Wim Xenia Yusuf Zora'.split(
    ' ',
  )
const lastNames =
  'Andersen Becker Carlsen Dahl Eriksen Fischer Gruber Hansen Iversen Jansen Keller Lindqvist Moreau Nilsen Olsen Petrov Quist Rossi Santos Tanaka Ullmann Visser Weber Xu Yilmaz Zimmermann'.split(
    ' ',
  )
const texts =
  'crane stands still|gate opens late|invoice was paid twice|berth is free|pump leaks'.split('|')
const tables = [
  'contacts',
  'contact_emails',
  'contact_phones',
  'conversations',
  'messages',
  'comments',
]
const chunk = 50_000
/** Number of entries of the conversation, and of comments of the ticket, whose pages are read. */
const longest = 100_000

/**
 * Adds to a workspace of `size` tickets as many contacts and messages, a tenth as many conversations and half as many
 * entries of the audit log; one conversation has a tenth of the messages, and one ticket as many comments.
 */
export async function fillLists(
  sql: Sql,
  workspaceId: string,
  size: number,
  progress: Progress,
): Promise<ListRows> {
  const long = Math.min(longest, Math.floor(size / 10))
  const conversations = Math.floor(size / 10)
  const [{ contacts = 0, groups = 0 } = {}] = await sql<
    Array<{ contacts: number; groups: number }>
  >`
    select (select max(position)::int from contacts where workspace_id = ${workspaceId}) as contacts,
      (select max(position)::int from conversations where workspace_id = ${workspaceId}) as groups`
  const [channel] = await sql<Array<{ id: string }>>`
    insert into channels (workspace_id, id, position, name, type, config, secrets, capabilities, status, created_at, updated_at)
    values (${workspaceId}, gen_random_uuid(), next_position(${workspaceId}, 'channels'), 'Bench', 'api', '{}',
      '{}', '{}', 'active', now(), now()) returning id`
  progress.start(`filling the other lists of ${size.toLocaleString('en')}`, size * 3)
  await restoring(sql, tables, async () => {
    for (let from = 1; from <= size; from += chunk) {
      const to = Math.min(size, from + chunk - 1)
      await insertContacts(sql, workspaceId, { from: Math.max(from, contacts + 1), to, size })
      progress.advance(to - from + 1)
    }
    await sql`
      insert into conversations (workspace_id, id, position, kind, status, channel_id, contact_id, subject,
        last_message_at, closed_at, created_at, updated_at)
      select ${workspaceId}, bench.id(8, 1, n), ${groups} + n, 'email', s.status, ${channel?.id ?? ''}, c.id,
        'Thread ' || n, s.at + interval '1 hour', case s.status when 'closed' then s.at end, s.at, s.at
      from generate_series(1, ${conversations}::int) n cross join lateral (
        select (array['open', 'hold', 'closed', 'closed'])[bench.pick(n, 31, 4)] as status,
          now() - interval '600 days' + n * (interval '590 days' / ${conversations}::int) as at offset 0) s
      join contacts c on c.workspace_id = ${workspaceId} and c.position = n`
    for (let from = 1; from <= size; from += chunk) {
      const to = Math.min(size, from + chunk - 1)
      await insertMessages(sql, workspaceId, { from, to, size, conversations, long })
      progress.advance(to - from + 1)
    }
    await sql`
      insert into comments (workspace_id, id, ticket_id, text, mentions, type, visibility, author_type, author_id,
        created_at, updated_at)
      select t.workspace_id, bench.id(10, 1, n), t.id, 'Comment ' || n, '[]', 'comment',
        case when n % 5 = 0 then 'public' else 'internal' end, 'user', t.creator_id, at, at
      from tickets t cross join generate_series(1, ${long}::int) n cross join
        lateral (select t.created_at + n * interval '1 second' as at offset 0) a
      where t.workspace_id = ${workspaceId} and t.position = 1 order by n`
    // Of other tickets, too, or the planner takes the one for all
    await sql`
      insert into comments (workspace_id, id, ticket_id, text, mentions, type, visibility, author_type, author_id,
        created_at, updated_at)
      select t.workspace_id, bench.id(10, 2, t.position::int), t.id, 'A comment', '[]', 'comment', 'internal', 'user',
        t.creator_id, t.created_at, t.created_at
      from tickets t where t.workspace_id = ${workspaceId} and t.position between 2 and ${5 * long}::int`
  })
  await sql`select make_log_partitions(at) from generate_series(now() - interval '300 days', now(), interval '15 days') at`
  await sql`
    insert into changes (workspace_id, id, occurred_at, retention, resource_type, resource_id, action, actor_type,
      actor_id, request_id, ip)
    select t.workspace_id, bench.id(11, 1, n), now() - interval '300 days' * (1 - n / ${size / 2}::float8),
      'audit', 'ticket', t.id, 'ticket.updated', 'user', t.creator_id, 'request-' || n, '192.0.2.' || n % 250
    from generate_series(1, ${Math.floor(size / 2)}::int) n
    join tickets t on t.workspace_id = ${workspaceId} and t.position = n`
  for (const list of ['contacts', 'conversations', 'messages']) {
    await sql`
      select continue_behind(${workspaceId}, ${list}, (select max(position) from ${sql(list)}
        where workspace_id = ${workspaceId}))`
  }
  await sql`vacuum analyze`
  progress.stop()
  const [rows] = await sql<ListRows[]>`
    select bench.id(8, 1, 1) as "conversationId", t.id as "ticketId",
      'request-' || ${Math.floor(size / 4)}::int as "requestId", 'contact.5@mail.example' as email
    from tickets t where t.workspace_id = ${workspaceId} and t.position = 1`
  return rows as ListRows
}

async function insertContacts(
  sql: Sql,
  workspaceId: string,
  { from, to, size }: { from: number; to: number; size: number },
): Promise<void> {
  if (from > to) return
  await sql`
    insert into contacts (workspace_id, id, position, username, name, first_name, last_name, channel, external_id,
      notes, custom_fields, addresses, last_seen_at, created_at, updated_at)
    select ${workspaceId}, bench.id(2, 1, n), n, 'contact.' || n, p.first || ' ' || p.last, p.first, p.last,
      (array['email', 'phone', 'whatsapp', 'web_chat'])[bench.pick(n, 32, 4)], 'crm-' || n,
      'Calls about the ' || (${texts}::text[])[bench.pick(n, 33, ${texts.length})], '{}',
      E'\\n' || lower(p.first) || '.' || lower(p.last) || '.' || n || E'@mail.example\\n+4520' || lpad(n::text, 8, '0'),
      case when n % 2 = 0 then p.at + interval '3 days' end, p.at, p.at
    from generate_series(${from}::int, ${to}::int) n, lateral (
      select (${firstNames}::text[])[bench.pick(n, 34, ${firstNames.length})] as first,
        (${lastNames}::text[])[bench.pick(n, 35, ${lastNames.length})] as last,
        now() - interval '600 days' + n * (interval '590 days' / ${size}::int) as at offset 0) p`
  await sql`
    insert into contact_emails (workspace_id, id, contact_id, email, is_primary, is_verified, sort_order)
    select workspace_id, bench.id(7, 1, position), id,
      lower(first_name) || '.' || lower(last_name) || '.' || position || '@mail.example', true, false, 0
    from contacts where workspace_id = ${workspaceId} and position between ${from} and ${to}`
  await sql`
    insert into contact_phones (workspace_id, id, contact_id, phone, is_primary, type, sort_order)
    select workspace_id, bench.id(7, 2, position), id, '+4520' || lpad(position::text, 8, '0'), true, 'mobile', 0
    from contacts where workspace_id = ${workspaceId} and position between ${from} and ${to}`
}

async function insertMessages(
  sql: Sql,
  workspaceId: string,
  {
    from,
    to,
    size,
    conversations,
    long,
  }: { from: number; to: number; size: number; conversations: number; long: number },
): Promise<void> {
  await sql`
    insert into messages (workspace_id, id, position, conversation_id, contact_id, channel_id, direction, message_type,
      message, cc, bcc, metadata, sender_type, sender_id, status, sent_at, ingested_at, created_at, updated_at)
    select v.workspace_id, bench.id(9, 1, n), n, v.id, v.contact_id, v.channel_id,
      case when i.is_in then 'inbound' else 'outbound' end, 'text',
      'The ' || (${texts}::text[])[bench.pick(n, 36, ${texts.length})] || ', says message ' || n, '{}', '{}', '{}',
      case when i.is_in then 'contact' else 'user' end, case when i.is_in then v.contact_id else bench.id(1, 1, 1) end,
      case when i.is_in then 'received' else (array['sent', 'delivered', 'read', 'failed'])[bench.pick(n, 37, 4)] end,
      case when not i.is_in then i.at end, i.at, i.at, i.at
    from generate_series(${from}::int, ${to}::int) n cross join lateral (
      select n % 2 = 0 as is_in, now() - interval '600 days' + n * (interval '590 days' / ${size}::int) as at,
        case when n % 10 = 0 and n / 10 <= ${long}::int then 1 else bench.pick(n, 38, ${conversations}) end as nth
      offset 0) i
    join conversations v on v.workspace_id = ${workspaceId} and v.id = bench.id(8, 1, i.nth)`
}
