import { commonWord, rareWord, type Size, type Tenant } from './data.ts'
import { type Shot, shotOf as plainShotOf } from './load.ts'

export interface Scenario {
  readonly name: string
  /** The n-th request; each makes a change of its own where it makes one. */
  readonly shot: (n: number) => Shot
  /** Two requests as different from each other as they get. */
  readonly samples: readonly [number, number]
  /** Compared with the server of plain tables alone. */
  readonly isPlainOnly?: boolean
  /** Takes the n-th change back. */
  readonly undo?: (n: number) => Shot
}

/** Names its scenario to the servers that are not ours; ours pays no heed. */
export const scenarioHeader = 'x-bench-scenario'

const pageSize = 10
const rounds = ['in_progress', 'pending', 'on_hold', 'open']

/** Every name, reads first: writes change what lists find. */
export const scenarioNames: readonly string[] = [
  'getTicket',
  ...['', 'status/', 'assignee/', 'contact/', 'tag/', 'priority/'].flatMap((filter) =>
    ['first', 'middle', 'last'].map((page) => `listTickets/${filter}${page}`),
  ),
  'listTickets/q/rare',
  'listTickets/q/common',
  'listGroups',
  'updateTicket',
  'setTicketStatus',
  'createTicket',
  'createTicketComment',
]

/** Whether a name was asked for: by itself, or by what stands before a slash in it. */
export function isChosen(name: string, asked: readonly string[]): boolean {
  return asked.length === 0 || asked.some((one) => name === one || name.startsWith(`${one}/`))
}

/** The scenarios over the workspaces of a size, taken in turn. */
export function scenariosOf(tenants: readonly Tenant[], size: Size): Scenario[] {
  const tenantOf = (n: number) => at(tenants, n)
  /** How often the workspaces have all had their turn. */
  const turnOf = (n: number) => Math.floor(n / tenants.length)
  const shotOf = (
    name: string,
    n: number,
    method: Shot['method'],
    path: string,
    body?: unknown,
  ): Shot => {
    const shot = plainShotOf(at(tenantOf(n).tokens, turnOf(n)), method, path, body)
    return { ...shot, headers: { ...shot.headers, [scenarioHeader]: name } }
  }
  const least = Math.min(...tenants.map(({ openTicketIds }) => openTicketIds.length))
  if (least === 0) throw new Error('a workspace has no open ticket: make it larger')
  const samples: [number, number] = [0, tenants.length * least + 1]
  const get = (name: string, path: (tenant: Tenant, turn: number) => string): Scenario => ({
    name,
    samples,
    shot: (n) => shotOf(name, n, 'GET', path(tenantOf(n), turnOf(n))),
  })
  const openId = (n: number) => at(tenantOf(n).openTicketIds.slice(0, least), turnOf(n))

  const list = (filter: string, parameter: string, value: (tenant: Tenant) => string) => {
    const total = tenants[0]?.totals[parameter] ?? 0
    // The last full one: of those behind, how many rows they have would differ from size to size
    const last = Math.max(1, Math.floor(total / pageSize))
    const pages = { first: 1, middle: Math.ceil(last / 2), last }
    return Object.entries(pages).map(([page, number]) =>
      get(`listTickets/${filter}${page}`, (tenant) => {
        const query = new URLSearchParams()
        if (parameter !== 'all') query.set(parameter, value(tenant))
        if (number > 1) query.set('page', String(number))
        return query.size === 0 ? '/tickets' : `/tickets?${query}`
      }),
    )
  }
  // Title and priority change each time, so that every request emits two events
  const update = (n: number, title: string, priorities: readonly string[]): Shot => {
    const priority = at(priorities, Math.floor(turnOf(n) / least))
    const body = { title: `${title}, report ${n}`, priority }
    return shotOf('updateTicket', n, 'PATCH', `/tickets/${openId(n)}`, body)
  }
  const lists = [
    ...list('', 'all', () => ''),
    ...list('status/', 'status', () => 'pending'),
    ...list('assignee/', 'assigneeId', ({ common }) => common.assigneeId),
    ...list('contact/', 'contactId', ({ common }) => common.contactId),
    ...list('tag/', 'tagId', ({ common }) => common.tagId),
    ...list('priority/', 'priority', () => 'urgent'),
  ]

  const all: Scenario[] = [
    get('getTicket', ({ ticketIds }, turn) => `/tickets/${at(ticketIds, turn)}`),
    // Small workspaces differ in their totals, so they have no middle in common
    ...(size.workspaces > 1 ? lists.filter(({ name }) => name.endsWith('/first')) : lists),
    get('listTickets/q/rare', () => `/tickets?q=${rareWord}`),
    get('listTickets/q/common', () => `/tickets?q=${commonWord}`),
    get('listGroups', ({ groupIds }, turn) => {
      // The oldest ones have no full page behind them
      const cursors = groupIds.slice(Math.min(11, groupIds.length / 2))
      return `/groups?limit=10&starting_after=${at(cursors, turn * 7)}`
    }),
    {
      name: 'updateTicket',
      samples,
      shot: (n) => update(n, 'The crane stands still', ['high', 'low']),
      undo: (n) => update(n, 'The crane runs again', ['urgent', 'medium']),
    },
    {
      name: 'setTicketStatus',
      samples,
      // What it writes to the case depends on what it reads of it, which cannot be repeated as statements
      isPlainOnly: true,
      shot: (n) => {
        // Each time a ticket's turn comes it moves on, so that no request changes nothing
        const pass = Math.floor(turnOf(n) / least)
        const body = { status: at(rounds, pass) }
        return shotOf('setTicketStatus', n, 'PUT', `/tickets/${openId(n)}/status`, body)
      },
    },
    {
      name: 'createTicket',
      samples,
      shot: (n) => {
        const tenant = tenantOf(n)
        return shotOf('createTicket', n, 'POST', '/tickets', {
          title: `The gate does not open, report ${n}`,
          description: `Since this morning lorries wait outside of gate ${n % 9}.`,
          contact_id: at(tenant.contactIds, turnOf(n)),
          assigneeId: at(tenant.agentIds, turnOf(n)),
          priority: n % 2 === 0 ? 'high' : 'low',
          type: 'incident',
          channel: 'phone',
          tags: [at(tenant.tagIds, turnOf(n))],
        })
      },
    },
    {
      name: 'createTicketComment',
      samples,
      isPlainOnly: true,
      shot: (n) =>
        shotOf('createTicketComment', n, 'POST', `/tickets/${openId(n)}/comments`, {
          text: `The fitter says that gate ${n} needs another motor.`,
        }),
    },
  ]
  const known = new Set(scenarioNames)
  const stray = all.find(({ name }) => !known.has(name))
  if (stray) throw new Error(`scenarioNames lacks ${stray.name}`)
  return all
}

function at<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T
}
