import { hash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from './db/client.ts'
import { pipeline } from './db/pipeline.ts'
import { statement, statements } from './db/statement.ts'
import { mintSecret } from './events/sign.ts'
import { addDays } from './lib/time.ts'
import { caseRules } from './api/cx-logs/repair.ts'
import { repairWorkspace } from './repair.ts'
import type { Store } from './storage/store.ts'
import { caseIdOf, newId } from './lib/ids.ts'
import { createToken, createUser, createWorkspace } from './workspaces.ts'

const id = (end: string) => `019a0000-0000-7000-8000-${end.padStart(12, '0')}`

/** The ids that the contract's examples name. */
export const demoIds = {
  owner: id('a1'),
  agent: id('a2'),
  group: id('b1'),
  conversation: id('b2'),
  directConversation: id('d01'),
  message: id('e5'),
  receivedMessage: id('e51'),
  failedMessage: id('e52'),
  contact: id('c1'),
  otherContact: id('c2'),
  ticket: id('d1'),
  tag: id('e1'),
  otherTag: id('e2'),
  apiToken: id('f1'),
  category: id('ca1'),
  otherCategory: id('ca2'),
  comment: id('cc1'),
  channel: id('ce1'),
  otherChannel: id('ce2'),
  customField: id('f01'),
  cxLog: id('cf1'),
  identity: id('c13'),
  mediaFile: id('fe1'),
  mediaFolder: id('fd1'),
  recording: id('fe2'),
  otherMediaFolder: id('fd2'),
  event: id('e410001'),
  webhook: id('a71'),
  delivery: id('a61'),
  auditLog: id('a910000'),
  role: id('511'),
  otherRole: id('512'),
  presenceStatus: id('abf'),
  queue: id('aa1'),
  otherQueue: id('aa2'),
  queueEntry: id('aa3'),
  cdr: id('cd1'),
  reservation: id('aa4'),
} as const

/** Of a webhook that is sent nothing of its own accord. */
const webhookSecret = mintSecret()

const insertsOf = statements<{ workspaceId: string; rows: string }, never>()

/** Inserts rows of one table, given as JSON objects by column name. */
const rowsOf = (table: string, names: readonly string[]) =>
  insertsOf(`${table} ${names.join()}`, (_, $) => {
    const columns = sql.join(
      ['workspace_id', ...names].map((name) => sql.identifier(name)),
      sql`, `,
    )
    return sql`
      insert into ${sql.identifier(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, (
        select jsonb_agg(jsonb_build_object('workspace_id', ${$.workspaceId}::text) || element)
        from jsonb_array_elements(${$.rows}::jsonb) as element))`
  })

/** Leaves room for the positions that the demo's rows have. */
const continueLists = statement<{ workspaceId: string }, never>(
  (_, $) => sql`
    select continue_behind(${$.workspaceId}::uuid, list,
      case when list in ('cx_logs', 'messages') then 3 else 2 end)
    from numbered_lists where list not in ('agent_activities', 'users')`,
)

/**
 * A workspace with the objects that the contract's examples name, so that every example works as it
 * stands. Returns the bearer token of its owner.
 */
export async function createDemo(
  db: Db,
  store: Store,
  name: string,
  now: string,
): Promise<{ workspaceId: string; token: string }> {
  const workspaceId = await createWorkspace(db, name, now, {
    role: (n) => id(`50${n + 1}`),
    presenceStatus: (n) => id(`ab${(n + 1).toString(16)}`),
  })
  const owner = { id: demoIds.owner, name: 'Ada Park', email: 'ada@switchboard.example' }
  const agent = { id: demoIds.agent, name: 'Noor Haddad', email: 'noor@switchboard.example' }
  await createUser(db, workspaceId, owner, 'owner', now)
  await createUser(db, workspaceId, agent, 'agent', now)

  const uploads = { picture: newId(), recording: newId() }
  await store.put({ workspaceId, id: uploads.picture }, bytesOf(picture))
  await store.put({ workspaceId, id: uploads.recording }, bytesOf(recording))
  await pipeline(db, [
    // First, since triggers number rows of other lists behind the demo's own
    () => continueLists(db, { workspaceId }),
    ...Object.entries(demoRows(now, uploads)).map(([table, rows]) => () => {
      const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
      return rowsOf(table, names)(db, { workspaceId, rows: JSON.stringify(rows) })
    }),
  ])
  // Rows that came by no request have had no reactions
  await repairWorkspace((work) => work(db), workspaceId, caseRules, false)
  const token = await createToken(
    db,
    workspaceId,
    { name: 'Demo owner', scopes: ['*'], userId: demoIds.owner, days: 90 },
    now,
  )
  return { workspaceId, token }
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAYAQAAAACzKMKZAAAADklEQVR42mPgBwIG+hMAUgcFoUq8XuAAAAAASUVORK5CYII=',
  'base64',
)

/** A tenth of a second of silence: WAV of 8,000 samples a second, 8 bits each. */
const recording = Buffer.concat([
  Buffer.from('UklGRkQDAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YSADAAA=', 'base64'),
  Buffer.alloc(800, 0x80),
])

async function* bytesOf(bytes: Buffer) {
  yield bytes
}

function demoRows(
  now: string,
  uploads: { picture: string; recording: string },
): Record<string, Array<Record<string, unknown>>> {
  const times = { created_at: now, updated_at: now }
  const row = { version: 1, ...times }
  const logged = {
    position: 0,
    transaction: -1,
    occurred_at: now,
    resource_type: 'tag',
    resource_id: demoIds.tag,
    actor_type: 'user',
    actor_id: demoIds.owner,
    request_id: id('e42'),
  }
  const created = {
    data: {
      id: demoIds.tag,
      name: 'Crane',
      color: '#0F766E',
      description: 'Everything about cranes',
      position: 1,
      usageCount: { tickets: 1, contacts: 0 },
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    },
    previous: null,
  }
  const field = (end: string, entity: string, name: string, label: string, type: string) => ({
    id: id(end),
    entity,
    system_name: name,
    display_name: label,
    type,
    options: [] as unknown,
    is_archived: false,
    sort_order: parseInt(end, 16),
    ...times,
  })
  const conversation = {
    status: 'open',
    unread_count: 0,
    is_pinned: false,
    is_muted: false,
    ...row,
  }
  const message = (end: string, position: number) => ({
    id: id(end),
    position,
    direction: 'outbound',
    message_type: 'text',
    cc: [] as string[],
    bcc: [] as string[],
    dropped_attachments: [],
    metadata: {},
    sender_type: 'user',
    sender_id: demoIds.agent,
    attempt: 0,
    attempt_base: 0,
    ingested_at: now,
    ...row,
  })
  const contact = (end: string, position: number, username: string, fullName: string) => ({
    id: id(end),
    position,
    username,
    name: fullName,
    channel: 'email',
    custom_fields: {},
    marketing_consent: {},
    addresses: '',
    ...row,
  })

  const cxLog = (end: string, position: number, kind: string, channelType: string) => ({
    id: id(end),
    position,
    kind,
    contact_id: demoIds.contact,
    contact_label: [] as string[],
    channel_type: channelType,
    direction: 'inbound',
    status: 'open',
    first_assignee_id: demoIds.agent,
    agent_id: demoIds.agent,
    started_at: '2026-11-20T09:00:00.000Z',
    state_since: '2026-11-20T09:00:00.000Z',
    hold_seconds: 0,
    handled_seconds: 0,
    transfer_count: 0,
    reopen_count: 0,
    inbound_count: 0,
    outbound_count: 0,
    wrap_up: {},
    ...row,
  })
  const step = (end: string, cxLogId: string, kind: string, at: string) => ({
    id: id(end),
    cx_log_id: cxLogId,
    kind,
    at,
    actor_type: 'user',
    actor_id: demoIds.owner,
    detail: kind === 'assigned' ? { agentId: demoIds.agent } : {},
  })
  const queue = (end: string, position: number, name: string) => ({
    id: id(end),
    position,
    name,
    is_enabled: true,
    sort_order: position,
    priority: 50,
    channels: [] as string[],
    conditions: { all: [] as unknown[], any: [] as unknown[] },
    strategy: 'round_robin',
    assignment_order: 'fifo',
    required_skills: [],
    offer_timeout_seconds: 30,
    auto_accept: false,
    sticky_assignment: 'none',
    wrap_up_seconds: 0,
    reassign_on_offline: false,
    ...row,
  })
  const member = (userId: string, role: string) => ({
    queue_id: demoIds.queue,
    user_id: userId,
    role,
    priority: 5,
    skills: [],
    is_paused: false,
    added_at: now,
  })
  return {
    categories: [
      {
        id: demoIds.category,
        value: 'Cranes',
        description: 'Everything that lifts',
        sort_order: 1,
        ...row,
      },
      {
        id: demoIds.otherCategory,
        parent_id: demoIds.category,
        value: 'Sensors',
        sort_order: 1,
        ...row,
      },
      { id: id('ca3'), value: 'Invoices', sort_order: 2, ...row },
    ],
    channels: [
      {
        id: demoIds.channel,
        position: 1,
        type: 'api',
        name: 'Harbour app',
        status: 'active',
        capabilities: ['text', 'image', 'video', 'audio', 'file', 'location'],
        config: {},
        secrets: {},
        ...row,
      },
      {
        id: demoIds.otherChannel,
        position: 2,
        type: 'api',
        name: 'Workshop app',
        status: 'active',
        capabilities: ['text', 'image', 'video', 'audio', 'file', 'location'],
        config: {},
        secrets: {},
        ...row,
      },
    ],
    companies: [{ id: id('c14'), name: 'Harbour Authority', created_at: now }],
    custom_fields: [
      field('f01', 'ticket', 'cf_order_number', 'Order number', 'text'),
      field('f02', 'ticket', 'cf_visit_on', 'Visit on', 'date'),
      field('f03', 'ticket', 'cf_value', 'Value', 'currency'),
      {
        ...field('f04', 'ticket', 'cf_berths', 'Berths', 'multi_select'),
        options: ['4', '5', '6'].map((value) => ({ value, label: `Berth ${value}` })),
      },
      {
        ...field('f05', 'contact', 'cf_plan', 'Plan', 'select'),
        options: ['gold', 'silver'].map((value) => ({
          value,
          label: value === 'gold' ? 'Gold' : 'Silver',
        })),
      },
    ],
    contacts: [
      {
        ...contact('c1', 1, 'harbour.office', 'Harbour Office'),
        address: 'Quay 3, 8000 Aarhus',
        language: 'da',
        timezone: 'Europe/Copenhagen',
        country: 'DK',
        external_id: 'crm-1001',
        company_id: id('c14'),
        owner_id: demoIds.owner,
        custom_fields: { cf_plan: 'gold' },
        marketing_consent: { email: 'granted' },
        addresses: '\noffice@harbour.example\n+4531234567',
      },
      contact('c2', 2, 'crane.service', 'Crane Service'),
    ],
    contact_emails: [
      {
        id: id('c11'),
        contact_id: demoIds.contact,
        email: 'office@harbour.example',
        is_primary: true,
        is_verified: false,
        sort_order: 0,
        is_live: true,
      },
    ],
    contact_phones: [
      {
        id: id('c12'),
        contact_id: demoIds.contact,
        phone: '+4531234567',
        is_primary: true,
        type: 'work',
        sort_order: 0,
        is_live: true,
      },
    ],
    contact_identities: [
      {
        id: demoIds.identity,
        contact_id: demoIds.contact,
        type: 'whatsapp',
        platform_id: '4531234567',
        display_name: 'Harbour Office',
        sort_order: 0,
      },
    ],
    tags: [
      {
        id: demoIds.tag,
        position: 1,
        name: 'Crane',
        color: '#0F766E',
        description: 'Everything about cranes',
        sort_order: 1,
        ...row,
      },
      { id: demoIds.otherTag, position: 2, name: 'Key account', sort_order: 2, ...row },
    ],
    presence_statuses: [
      {
        id: demoIds.presenceStatus,
        system_name: 'coaching',
        display_name: 'Coaching',
        category: 'away',
        routable: { voice: 'no', chat: 'no', email: 'no' },
        requires_reason: false,
        max_minutes: 60,
        is_system: false,
        is_default: false,
        sort_order: 12,
        ...row,
      },
    ],
    roles: [
      {
        id: demoIds.role,
        name: 'Harbour desk',
        description: 'Answers from six to six',
        permissions: ['contacts:read', 'tickets:write'],
        ...row,
      },
      { id: demoIds.otherRole, name: 'Auditors', permissions: ['tickets:read'], ...row },
    ],
    automation_queues: [
      {
        ...queue('aa1', 1, 'Cranes'),
        description: 'Everything that lifts',
        channels: ['email'],
        conditions: {
          all: [{ field: 'priority', operator: 'in', value: ['high', 'urgent'] }],
          any: [],
        },
      },
      queue('aa2', 2, 'Everything else'),
    ],
    queue_cursors: [
      { queue_id: demoIds.queue, last_position: 0 },
      { queue_id: demoIds.otherQueue, last_position: 0 },
    ],
    queue_members: [member(demoIds.owner, 'manager'), member(demoIds.agent, 'agent')],
    // Those of the call and the conversation go on with what repairWorkspace() finds
    cx_logs: [
      {
        ...cxLog('cf1', 1, 'external', 'other'),
        contact_label: ['berth'],
        queue_id: demoIds.queue,
        assigned_at: '2026-11-20T09:05:00.000Z',
        first_replied_at: '2026-11-20T09:06:00.000Z',
        state_since: '2026-11-20T09:05:00.000Z',
        note: 'Came to the desk about crane 3',
      },
      {
        ...cxLog('', 2, 'chat', 'chat'),
        id: caseIdOf(demoIds.directConversation),
        channel_id: demoIds.otherChannel,
        started_at: now,
        assigned_at: now,
        state_since: now,
      },
      { ...cxLog('', 3, 'call', 'voice'), id: caseIdOf(demoIds.cdr) },
    ],
    cx_log_events: [
      step('cf2', demoIds.cxLog, 'created', '2026-11-20T09:00:00.000Z'),
      step('cf3', demoIds.cxLog, 'assigned', '2026-11-20T09:05:00.000Z'),
      step('cf6', demoIds.cxLog, 'replied', '2026-11-20T09:06:00.000Z'),
      step('cf7', caseIdOf(demoIds.directConversation), 'created', now),
      step('cf8', caseIdOf(demoIds.directConversation), 'assigned', now),
    ],
    tickets: [
      {
        id: demoIds.ticket,
        position: 1,
        title: 'Crane 3 reports a sensor fault',
        description: 'Since this morning, about once an hour.',
        type: 'incident',
        channel: 'email',
        priority: 'high',
        status: 'open',
        contact_id: demoIds.contact,
        creator_id: demoIds.owner,
        assignee_id: demoIds.agent,
        reason_to_assign: 'Knows the cranes',
        category_id: demoIds.otherCategory,
        queue_id: demoIds.queue,
        custom_fields: { cf_visit_on: '2026-12-01' },
        ...row,
      },
    ],
    // Offered to the owner; the agent has it until she accepts
    queue_entries: [
      {
        id: demoIds.queueEntry,
        queue_id: demoIds.queue,
        entity_type: 'ticket',
        entity_id: demoIds.ticket,
        kind: 'task',
        status: 'offered',
        priority: 40,
        has_own_priority: false,
        required_skills: [],
        is_relaxed: false,
        is_attempted: true,
        user_id: demoIds.owner,
        offer_count: 1,
        declined_by: [],
        visited: [],
        entered_at: now,
        queued_at: now,
      },
    ],
    reservations: [
      {
        id: demoIds.reservation,
        queue_id: demoIds.queue,
        entry_id: demoIds.queueEntry,
        entity_type: 'ticket',
        entity_id: demoIds.ticket,
        kind: 'task',
        user_id: demoIds.owner,
        status: 'pending',
        offered_at: now,
        expires_at: addDays(now, 30),
      },
    ],
    routing_decisions: [
      {
        id: id('aa5'),
        queue_id: demoIds.queue,
        entry_id: demoIds.queueEntry,
        entity_type: 'ticket',
        entity_id: demoIds.ticket,
        reservation_id: demoIds.reservation,
        strategy: 'round_robin',
        outcome: 'offered',
        user_id: demoIds.owner,
        is_sticky: false,
        candidates: [
          { userId: demoIds.owner, eligible: true, reason: 'eligible', score: 1 },
          { userId: demoIds.agent, eligible: false, reason: 'current_assignee', score: null },
        ],
        decided_at: now,
      },
    ],
    comments: [
      {
        id: demoIds.comment,
        ticket_id: demoIds.ticket,
        text: 'Can you look at this today, {0}?',
        mentions: [{ index: 0, userId: demoIds.agent }],
        type: 'comment',
        visibility: 'internal',
        author_type: 'user',
        author_id: demoIds.owner,
        ...row,
      },
    ],
    media_folders: [
      { id: demoIds.mediaFolder, position: 1, name: 'Plans', creator_id: demoIds.owner, ...row },
      {
        id: demoIds.otherMediaFolder,
        position: 2,
        parent_id: demoIds.mediaFolder,
        name: 'Old plans',
        creator_id: demoIds.owner,
        ...row,
      },
    ],
    media_files: [
      {
        id: demoIds.mediaFile,
        position: 1,
        upload_id: uploads.picture,
        folder_id: demoIds.mediaFolder,
        name: 'Berths 4 to 9.png',
        original_name: 'berths.png',
        mime_type: 'image/png',
        size: picture.length,
        sha256: hash('sha256', picture, 'hex'),
        width: 32,
        height: 24,
        visibility: 'public',
        alt_text: 'The berths from above',
        tags: ['plan'],
        link_key: `\\x${randomBytes(32).toString('hex')}`,
        creator_id: demoIds.owner,
        ...row,
      },
      {
        id: demoIds.recording,
        position: 2,
        upload_id: uploads.recording,
        name: 'Call of the Harbour Office.wav',
        original_name: '1795168800.42.wav',
        mime_type: 'audio/wav',
        size: recording.length,
        sha256: hash('sha256', recording, 'hex'),
        visibility: 'private',
        tags: [],
        link_key: `\\x${randomBytes(32).toString('hex')}`,
        creator_id: demoIds.owner,
        ...row,
      },
    ],
    media_usage: [{ used_bytes: picture.length + recording.length }],
    cdrs: [
      {
        id: demoIds.cdr,
        position: 1,
        provider: 'asterisk',
        external_call_id: '1795168800.42',
        call_id: '1795168800.42',
        direction: 'inbound',
        call_from: '+4531234567',
        call_from_name: 'Harbour Office',
        raw_from: '+45 31 23 45 67',
        call_to: '+4533112233',
        raw_to: '+4533112233',
        did: '+4533112233',
        trunk: 'trunk-1',
        status: 'answered',
        end_reason: 'caller_hangup',
        started_at: '2026-11-20T09:00:00.000Z',
        ringing_at: '2026-11-20T09:00:14.000Z',
        queued_at: '2026-11-20T09:00:02.000Z',
        answered_at: '2026-11-20T09:00:20.000Z',
        ended_at: '2026-11-20T09:04:00.000Z',
        call_duration: 240,
        ring_duration: 6,
        queue_duration: 12,
        talk_duration: 220,
        hold_duration: 30,
        agent_id: demoIds.agent,
        queue_id: demoIds.queue,
        contact_id: demoIds.contact,
        ticket_id: demoIds.ticket,
        legs: [
          {
            id: id('cd2'),
            type: 'agent',
            userId: demoIds.agent,
            queueId: null,
            startedAt: '2026-11-20T09:00:14.000Z',
            answeredAt: '2026-11-20T09:00:20.000Z',
            endedAt: '2026-11-20T09:04:00.000Z',
            result: 'completed',
          },
        ],
        transfer_type: 'none',
        recording_status: 'available',
        recording_duration: 220,
        recording_consent: 'always',
        quality: { mos: 4.2, jitterMs: 8, packetLossPct: 0.1 },
        cost: { amount: '0.24', currency: 'EUR' },
        disposition: 'Resolved',
        tags: ['crane'],
        reported: [
          ...['agentId', 'answeredAt', 'callFrom', 'callFromName', 'callTo', 'cost', 'did'],
          ...['direction', 'disposition', 'endReason', 'endedAt', 'holdDuration', 'legs'],
          ...['quality', 'queueId', 'queuedAt', 'rawFrom', 'rawTo', 'ringingAt', 'startedAt'],
          ...['status', 'tags', 'ticketId', 'trunk'],
        ],
        ...row,
      },
    ],
    cdr_recordings: [{ cdr_id: demoIds.cdr, file_id: demoIds.recording }],
    cdr_transcripts: [
      {
        cdr_id: demoIds.cdr,
        language: 'en',
        segments: [
          { speaker: 'agent', startMs: 0, endMs: 2400, text: 'Harbour desk, how can I help?' },
          {
            speaker: 'contact',
            startMs: 2600,
            endMs: 6100,
            text: 'Crane 3 reports a sensor fault.',
          },
        ],
        ...row,
      },
    ],
    ticket_attachments: [{ ticket_id: demoIds.ticket, file_id: demoIds.recording, sort_order: 1 }],
    ticket_tags: [{ ticket_id: demoIds.ticket, tag_id: demoIds.tag }],
    contact_tags: [{ contact_id: demoIds.contact, tag_id: demoIds.otherTag }],
    conversations: [
      { id: demoIds.conversation, position: 1, kind: 'group', ...conversation },
      {
        id: demoIds.directConversation,
        position: 2,
        kind: 'direct',
        ...conversation,
        channel_id: demoIds.otherChannel,
        contact_id: demoIds.contact,
        subject: 'Crane 3',
        assignee_id: demoIds.agent,
        last_message_at: now,
        last_inbound_at: now,
        last_message_preview: 'The sensor fails again.',
        unread_count: 1,
      },
    ],
    messages: [
      {
        ...message('e51', 1),
        conversation_id: demoIds.directConversation,
        contact_id: demoIds.contact,
        channel_id: demoIds.otherChannel,
        direction: 'inbound',
        message: 'The sensor fails again.',
        sender_type: 'contact',
        sender_id: demoIds.contact,
        status: 'received',
        external_id: 'app-4710',
      },
      {
        ...message('e5', 2),
        conversation_id: demoIds.directConversation,
        contact_id: demoIds.contact,
        channel_id: demoIds.otherChannel,
        message: 'We shall look at it.',
        status: 'scheduled',
        scheduled_at: '2099-01-01T08:00:00.000Z',
        due_at: '2099-01-01T08:00:00.000Z',
      },
      {
        ...message('e52', 3),
        conversation_id: demoIds.directConversation,
        contact_id: demoIds.contact,
        channel_id: demoIds.channel,
        message: 'Are you there?',
        status: 'failed',
        failed_at: now,
        error_code: 'unreachable',
        error_message: 'The endpoint could not be reached.',
      },
    ],
    conversation_tickets: [
      { conversation_id: demoIds.directConversation, ticket_id: demoIds.ticket },
    ],
    groups: [
      {
        id: demoIds.group,
        position: 1,
        name: 'Harbour renovation',
        description: 'Everybody involved in berths 4 to 9',
        conversation_id: demoIds.conversation,
        ...row,
      },
    ],
    group_members: [
      { group_id: demoIds.group, contact_id: demoIds.contact, added_at: now, sort_order: 1 },
    ],
    webhooks: [
      {
        id: demoIds.webhook,
        name: 'Crane desk',
        url: 'https://example.com/switchboard',
        is_enabled: true,
        events: ['webhook.disabled'],
        auth_type: 'none',
        payload: 'full',
        ordered_by: 'none',
        timeout_seconds: 15,
        // As one without a key is kept: a zero, then the secret
        secret: `\\x00${Buffer.from(webhookSecret).toString('hex')}`,
        secret_preview: 'whsec_…k3Yw',
        maker_token_id: demoIds.apiToken,
        maker_user_id: demoIds.owner,
        maker_scopes: ['*'],
        from_position: 0,
        ...row,
      },
    ],
    webhook_queues: [{ webhook_id: demoIds.webhook, consecutive_failures: 0 }],
    event_cursors: [{ numbered: 1, dispatched: 1, next_transaction: 0, open_transactions: [] }],
    changes: [
      {
        id: id('e410000'),
        ...logged,
        retention: 'event',
        event_types: 'tag.created',
      },
      {
        id: demoIds.auditLog,
        ...logged,
        retention: 'audit',
        action: 'tag.updated',
        differences: [['/name', 'Cranes', 'Crane']],
        ip: '127.0.0.1',
        user_agent: 'curl/8.5.0',
        token_id: demoIds.apiToken,
      },
    ],
    change_data: [
      {
        id: id('e410000'),
        position: 0,
        transaction: -1,
        occurred_at: now,
        size: Buffer.byteLength(JSON.stringify(created)),
        events: 1,
        content: created,
      },
    ],
    event_batches: [{ numbered_at: now, first_sequence: 1, event_ids: [demoIds.event] }],
    webhook_deliveries: [
      {
        id: demoIds.delivery,
        webhook_id: demoIds.webhook,
        event_id: demoIds.event,
        type: 'tag.created',
        resource_id: demoIds.tag,
        sequence: 1,
        status: 'succeeded',
        attempt: 1,
        step: 1,
        due_at: now,
        response_status: 200,
        created_at: now,
        finished_at: now,
      },
    ],
    webhook_attempts: [
      {
        delivery_id: demoIds.delivery,
        attempt: 1,
        started_at: now,
        duration_ms: 84,
        request_headers: {
          'content-type': 'application/json',
          'webhook-id': demoIds.event,
          'webhook-signature': 'v1,••••',
        },
        request_body: JSON.stringify({ id: demoIds.event }),
        response_status: 200,
        response_headers: { 'content-type': 'text/plain' },
        response_body: 'ok',
      },
    ],
    api_tokens: [
      {
        id: demoIds.apiToken,
        position: 1,
        name: 'Nightly export',
        kind: 'service',
        // Of no secret at all: this token only stands in the list
        hash: `\\x${randomBytes(32).toString('hex')}`,
        preview: 'swb_…9Qx2',
        scopes: ['contacts:read', 'tickets:read'],
        expires_at: addDays(now, 90),
        ...row,
      },
    ],
  }
}
