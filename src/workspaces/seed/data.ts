import { nowMs } from '../../lib/clock.ts'
import { createRandom, type Random } from './random.ts'

export interface SeedCounts {
  readonly contacts: number
  readonly tickets: number
  readonly groups: number
  readonly tags: number
  readonly users: number
}

type Row = ReadonlyArray<string | number | null>

/** One table's share of the data, in the order in which references need it. */
export interface TableData {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: () => Iterable<Row>
  /** The last position given out, for tables that are listed. */
  readonly last?: number
}

const firstNames =
  'Mira Noor Ada Jonas Li Amara Pavel Ines Tomas Yuki Sana Erik Leila Marco Freya'.split(' ')
const lastNames =
  'Lindqvist Haddad Park Weber Okafor Novak Silva Tanaka Rossi Berg Costa Meyer'.split(' ')
const things = 'crane berth gate invoice container pump radio licence delivery fender beacon'.split(
  ' ',
)
const faults =
  'reports a fault|is late|needs a permit|does not answer|was charged twice|is blocked'.split('|')
const words =
  'Since this morning the operator sees it about once an hour and asks for a visit soon'.split(' ')
const statuses = shares({
  open: 30,
  in_progress: 15,
  pending: 5,
  on_hold: 5,
  resolved: 15,
  closed: 30,
})
const priorities = shares({ low: 25, medium: 50, high: 20, urgent: 5 })
const types = shares({ question: 40, incident: 25, problem: 10, task: 10, request: 15 })
const channels = shares({ email: 40, phone: 20, web_chat: 15, whatsapp: 10, api: 15 })
const startMs = Date.UTC(2025, 0, 1)

/** The workspace that the rows are for. */
interface Target {
  readonly workspaceId: string
  /** A part of names, so that those of several seeds differ. */
  readonly randomSeed: number
  readonly random: Random
  /** The positions already given out. */
  readonly lasts: Readonly<Record<string, number>>
}

/** The rows of a workspace, made by a random seed; `lasts` are the positions already given out. */
export function dataOf(
  workspaceId: string,
  counts: SeedCounts,
  randomSeed: number,
  lasts: Readonly<Record<string, number>>,
): TableData[] {
  const random = createRandom(randomSeed)
  const target = { workspaceId, randomSeed, random, lasts }
  const ids = (count: number) => Array.from({ length: count }, (_, n) => random.id(startMs + n))
  const users = ids(counts.users)
  const contacts = ids(counts.contacts)
  const tags = ids(counts.tags)
  const groups = ids(counts.groups)
  const conversations = ids(counts.groups)
  return [
    listed(target, 'users', users, ['name', 'email'], (n) => [
      personBy(random).join(' '),
      `user${n}.${randomSeed}@switchboard.example`,
    ]),
    ...contactData(target, contacts),
    listed(target, 'tags', tags, ['name', 'sort_order'], (n) => [
      `${random.pick(things)} ${randomSeed}.${n}`,
      positionBefore(target, 'tags') + n + 1,
    ]),
    ...ticketData(target, counts.tickets, { users, contacts, tags }),
    ...groupData(target, groups, conversations, contacts),
  ]
}

/** Rows of a table that is listed, one for each id. */
function listed(
  target: Target,
  name: string,
  ids: readonly string[],
  columns: readonly string[],
  row: (n: number) => Row,
): TableData {
  const from = positionBefore(target, name)
  return {
    name,
    columns: ['workspace_id', 'id', 'position', ...columns, 'created_at', 'updated_at'],
    last: from + ids.length,
    *rows() {
      for (const [n, id] of ids.entries()) {
        yield [target.workspaceId, id, from + n + 1, ...row(n), timeOf(n), timeOf(n)]
      }
    },
  }
}

function positionBefore({ lasts }: Target, list: string): number {
  return lasts[list] ?? 0
}

function timeOf(n: number): string {
  return new Date(startMs + n * 1000).toISOString()
}

function personBy(random: Random): [first: string, last: string] {
  return [random.pick(firstNames), random.pick(lastNames)]
}

function contactData(target: Target, contacts: readonly string[]): TableData[] {
  const { workspaceId, randomSeed, random } = target
  const emailOf = (n: number) => `c${n}.${randomSeed}@mail.example`
  const phoneOf = (n: number) =>
    `+45${String(randomSeed % 1000).padStart(3, '0')}${String(n).padStart(8, '0')}`
  const columns =
    'username name first_name last_name channel external_id custom_fields addresses'.split(' ')
  return [
    listed(target, 'contacts', contacts, columns, (n) => {
      const [first, last] = personBy(random)
      const username = `${first}.${last}.${randomSeed}.${n}`.toLowerCase()
      return [
        username,
        `${first} ${last}`,
        first,
        last,
        random.pick(channels),
        `crm-${randomSeed}-${n}`,
        '{}',
        `\n${emailOf(n)}\n${phoneOf(n)}`,
      ]
    }),
    {
      name: 'contact_emails',
      columns: 'workspace_id id contact_id email is_primary is_verified sort_order'.split(' '),
      *rows() {
        for (const [n, contact] of contacts.entries()) {
          yield [workspaceId, random.id(startMs + n), contact, emailOf(n), 't', 'f', 0]
        }
      },
    },
    {
      name: 'contact_phones',
      columns: ['workspace_id', 'id', 'contact_id', 'phone', 'is_primary', 'type', 'sort_order'],
      *rows() {
        for (const [n, contact] of contacts.entries()) {
          yield [workspaceId, random.id(startMs + n), contact, phoneOf(n), 't', 'mobile', 0]
        }
      },
    },
  ]
}

function groupData(
  target: Target,
  groups: readonly string[],
  conversations: readonly string[],
  contacts: readonly string[],
): TableData[] {
  const { workspaceId, random } = target
  return [
    listed(target, 'conversations', conversations, ['kind'], () => ['group']),
    listed(target, 'groups', groups, ['name', 'conversation_id'], (n) => [
      `${random.pick(things)} group ${n}`,
      conversations[n] as string,
    ]),
    {
      name: 'group_members',
      columns: ['workspace_id', 'group_id', 'contact_id', 'added_at', 'sort_order'],
      *rows() {
        for (const [n, group] of groups.entries()) {
          const members = new Set(Array.from({ length: 4 }, () => random.pick(contacts)))
          for (const [order, contact] of [...members].entries()) {
            yield [workspaceId, group, contact, timeOf(n), order + 1]
          }
        }
      },
    },
  ]
}

/** Tickets are made twice alike, once for their own rows and once for those of their tags. */
function ticketData(
  target: Target,
  count: number,
  { users, contacts, tags }: { users: string[]; contacts: string[]; tags: string[] },
): TableData[] {
  const { workspaceId, random } = target
  const from = positionBefore(target, 'tickets')
  const idSeed = random.seed()
  const present = nowMs()
  const text = (ms: number) => new Date(ms).toISOString()
  return [
    {
      name: 'tickets',
      columns:
        'workspace_id id position title description type channel priority status contact_id creator_id assignee_id reason_to_assign custom_fields due_at first_response_at resolved_at closed_at created_at updated_at'.split(
          ' ',
        ),
      last: from + count,
      *rows() {
        const ids = createRandom(idSeed)
        for (let n = 0; n < count; n++) {
          const at = startMs + n * 1000
          const changedAt = at + random.below(864_000_000)
          const isAssigned = users.length > 0 && random.below(10) < 7
          const status = random.pick(statuses)
          // A resolved ticket closes by itself after four days
          const resolvedAt = status === 'resolved' ? present - random.below(86_400_000) : changedAt
          const isEnded = status === 'resolved' || status === 'closed'
          yield [
            workspaceId,
            ids.id(at),
            from + n + 1,
            `The ${random.pick(things)} ${random.pick(faults)}`,
            Array.from({ length: 12 }, () => random.pick(words)).join(' ') + '.',
            random.pick(types),
            random.pick(channels),
            random.pick(priorities),
            status,
            random.pick(contacts),
            users[0] ?? workspaceId,
            isAssigned ? random.pick(users) : null,
            isAssigned ? 'Next in turn' : null,
            '{}',
            random.below(3) === 0 ? text(at + 259_200_000) : null,
            status === 'open' ? null : text(Math.min(at + 3_600_000, changedAt)),
            isEnded ? text(resolvedAt) : null,
            status === 'closed' ? text(changedAt) : null,
            text(at),
            text(status === 'resolved' ? resolvedAt : changedAt),
          ]
        }
      },
    },
    {
      name: 'ticket_tags',
      columns: ['workspace_id', 'ticket_id', 'tag_id'],
      *rows() {
        const ids = createRandom(idSeed)
        for (let n = 0; n < count && tags.length > 0; n++) {
          const ticket = ids.id(startMs + n * 1000)
          const chosen = new Set(Array.from({ length: random.below(4) }, () => random.pick(tags)))
          for (const tag of chosen) yield [workspaceId, ticket, tag]
        }
      },
    },
  ]
}

/** A list from which each name is picked as often as its share says. */
function shares(parts: Readonly<Record<string, number>>): string[] {
  return Object.entries(parts).flatMap(([name, share]) => Array.from({ length: share }, () => name))
}
