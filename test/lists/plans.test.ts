import t from 'tap'
import { contactPage } from '../../src/api/contacts/queries.ts'
import { conversationPage } from '../../src/api/conversations/queries.ts'
import { cxLogPage } from '../../src/api/cx-logs/queries.ts'
import { messagePage } from '../../src/api/messages/queries.ts'
import { ticketPage } from '../../src/api/tickets/queries.ts'
import { userPage } from '../../src/api/users/queries.ts'
import type { Plan } from '../../src/lists/plan.ts'

const lists = {
  contacts: contactPage,
  conversations: conversationPage,
  cases: cxLogPage,
  messages: messagePage,
  tickets: ticketPage,
  users: userPage,
}
const id = '019a0000-0000-7000-8000-000000000001'
const at = '2026-01-01T00:00:00.000Z'
const open = { status: ['open'] }

/** A list, its sort, the filters, the page, and how these are to be read. */
type Case = [
  list: keyof typeof lists,
  sort: string,
  filters: Record<string, unknown>,
  page: number,
  way: string,
]

const cases: Case[] = [
  // All rows
  ['tickets', '-createdAt', {}, 1, 'along the filter, total by the filter'],
  ['tickets', '-createdAt', {}, 2, 'bitmaps'],
  ['tickets', 'ticketNumber', {}, 4000, 'bitmaps'],
  ['tickets', '-updatedAt', {}, 1, 'along the filter, total by the filter'],
  ['tickets', '-updatedAt', {}, 2, 'bitmaps'],
  ['tickets', 'priority', {}, 1, 'bitmaps'],
  ['contacts', 'name', {}, 1, 'along the filter, total by the filter'],
  ['contacts', 'name', {}, 4000, 'index, total by the filter'],
  ['contacts', '-lastSeenAt', {}, 2, 'index, total by the filter'],
  ['conversations', '-lastMessageAt', {}, 2, 'bitmaps'],
  ['conversations', 'updatedAt', {}, 2, 'index, total by the filter'],
  ['conversations', 'updatedAt', { updatedFrom: at }, 1, 'index, counted'],
  ['messages', '-createdAt', {}, 2, 'index, total by the filter'],
  ['users', 'name', {}, 1, 'index, counted'],

  // One value that an index has
  ['tickets', '-createdAt', { assigneeId: [id] }, 1, 'along the filter, total by the filter'],
  ['tickets', '-createdAt', { assigneeId: [id] }, 2, 'bitmaps'],
  ['tickets', '-createdAt', { tagId: [id] }, 1, 'along the filter, total by the filter'],
  ['tickets', '-updatedAt', { assigneeId: [id] }, 1, 'bitmaps'],
  ['messages', '-createdAt', { conversationId: [id] }, 1, 'along the filter, total by the filter'],
  ['messages', '-createdAt', { conversationId: [id] }, 2, 'index, total by the filter'],
  ['contacts', 'name', { tagId: [id] }, 1, 'index, total by the filter'],

  // An interval in the order of its instant
  ['tickets', '-updatedAt', { updatedFrom: at }, 1, 'index, total by bitmaps'],
  ['tickets', 'updatedAt', { updatedFrom: at, updatedTo: at }, 1, 'index, total by bitmaps'],
  ['tickets', '-updatedAt', { updatedFrom: at }, 201, 'index, total by bitmaps'],
  ['tickets', '-updatedAt', { updatedFrom: at }, 202, 'bitmaps'],
  ['tickets', '-updatedAt', { updatedFrom: at, dueTo: at }, 1, 'bitmaps'],
  ['tickets', '-updatedAt', { ...open, updatedFrom: at }, 1, 'bitmaps'],

  // Values that no index has, and combinations
  ['tickets', '-createdAt', open, 1, 'bitmaps'],
  ['tickets', '-createdAt', { tagId: [id, at] }, 1, 'bitmaps'],
  ['tickets', '-createdAt', { assigneeIdOrNone: [id] }, 1, 'bitmaps'],
  ['tickets', '-priority', open, 1, 'bitmaps'],
  ['tickets', 'dueAt', open, 1, 'bitmaps'],
  ['tickets', '-createdAt', { ...open, equalFields: '{"members": []}' }, 1, 'bitmaps'],
  ['tickets', '-createdAt', { ...open, createdFrom: at, updatedTo: at }, 1, 'bitmaps'],
  ['contacts', '-createdAt', { createdFrom: at }, 1, 'bitmaps'],
  ['messages', '-createdAt', { status: ['failed'] }, 1, 'index, total by bitmaps'],
  ['contacts', 'name', { channel: ['web'], isBlocked: true }, 1, 'index, total by bitmaps'],

  // What bitmaps do not know
  ['tickets', '-createdAt', { ...open, externalId: ['A-1'] }, 1, 'index, counted'],
  ['tickets', '-createdAt', { customFields: '{}' }, 1, 'index, counted'],
  ['tickets', '-createdAt', { ...open, deleted: true }, 1, 'index, counted'],
  ['contacts', '-createdAt', { updatedFrom: at }, 1, 'index, counted'],
  ['cases', '-startedDate', { from: at, to: at, status: ['open'] }, 1, 'index, counted'],

  // Searches
  ['tickets', '-createdAt', { q: 'crane' }, 1, 'search among all rows'],
  ['tickets', '-createdAt', { q: 'crane', ...open }, 1, 'search among what bitmaps leave'],
  ['tickets', '-createdAt', { q: 'crane', externalId: ['A-1'] }, 1, 'search among all rows'],
  ['users', 'name', { q: 'ada' }, 1, 'search among all rows'],
]

t.test('a page is planned by its filters, its sort and its place', async (t) => {
  for (const [list, sort, filters, page, way] of cases) {
    const query = { workspaceId: id, page, pageSize: 25, sort: [sort], ...filters }
    t.equal(
      wayOf(lists[list].plan(query)),
      way,
      `${list} ${sort} ${JSON.stringify(filters)} ${page}`,
    )
  }
})

t.test('a second sort counts unless the first one orders all rows', async (t) => {
  const orderOf = (...sort: string[]) =>
    ticketPage.plan({ workspaceId: id, page: 2, pageSize: 25, sort, ...open }).bitmaps?.order
  const { sort, descending } = orderOf('-priority', 'createdAt') ?? {}

  t.match(sort, { dimension: 'priority', descending: true })
  t.equal(descending, false)
  t.same(orderOf('createdAt', '-priority'), { sort: undefined, descending: false })
  t.equal(orderOf('priority', 'status'), undefined)
})

function wayOf(plan: Plan): string {
  if (plan.path === 'bitmaps') return plan.path
  const { bitmaps } = plan
  const narrowed = bitmaps && bitmaps.filters.length > 0
  if (plan.path === 'search') return `search among ${narrowed ? 'what bitmaps leave' : 'all rows'}`
  const total = plan.single ? 'total by the filter' : bitmaps ? 'total by bitmaps' : 'counted'
  return `${plan.isInOrder ? 'along the filter' : 'index'}, ${total}`
}
