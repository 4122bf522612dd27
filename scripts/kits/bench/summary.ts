import { capture } from './capture.ts'
import { fill, type Tenant } from './data.ts'
import { measureLists, type PageTimes } from './lists.ts'
import { measure, type Measuring, startTimes } from './measure.ts'
import { measureNeighbours } from './neighbours.ts'
import { printParts } from './parts.ts'
import type { Progress } from './progress.ts'
import { summaryOf } from './report.ts'
import { scenariosOf } from './scenarios.ts'
import { measureStorage } from './storage.ts'

/** The surroundings that a summary needs. */
interface Around {
  /** Makes a migrated database. */
  readonly createDatabase: (name: string) => Promise<string>
  /** Sets the deadlines of the product for programs that connect from now on. */
  readonly limit: (url: string) => Promise<void>
  readonly progress: Progress
  readonly undoing: Array<() => unknown>
  /** Undoes the last steps until `left` of them remain. */
  readonly undo: (left: number) => Promise<void>
}

type Line = readonly [what: string, wanted: string, measured: string, holds: boolean]

/** The scenario of each line, and the least that ours is to reach of the other server's requests. */
const ratios = [
  ['get', 'getTicket', 'hand', 0.9],
  ['list', 'listTickets/status/first', 'hand', 0.9],
  ['PATCH', 'updateTicket', 'hand', 0.9],
  ['create', 'createTicket', 'hand', 0.9],
  ['PATCH', 'updateTicket', 'plain', 0.4],
  ['create', 'createTicket', 'plain', 0.22],
  ['comment', 'createTicketComment', 'plain', 0.35],
] as const
const longest = { pageMs: 25, searchMs: 500, startMs: 600 }
const mostMemoryMb = 150
const mostBytes = 11_000
const mostBeside = 2
/** The orders of tickets that bitmaps support, besides the order of creation. */
const countedSorts = ['updatedAt', '-updatedAt', 'priority', 'status']
const storedTickets = 5000

/** Prints the price of writes by part, and whether each line holds that the product promises. */
export async function printSummary(
  tickets: number,
  { seconds, rounds, connections }: Pick<Measuring, 'seconds' | 'rounds' | 'connections'>,
  { createDatabase, limit, progress, undoing, undo }: Around,
): Promise<void> {
  const size = { name: `${tickets.toLocaleString('en')} tickets`, workspaces: 1, tickets }
  const empty = undoing.length
  const url = await createDatabase('summary')
  const filled = undoing.length
  const tenants = await fill(url, size, progress)
  const tenant = tenants[0] as Tenant
  await limit(url)

  const scenarios = scenariosOf(tenants, size)
  const writes = scenarios.filter(({ name }) => name === 'updateTicket' || name === 'createTicket')
  const { recipes } = await capture(url, writes)
  await printParts(url, recipes, writes)

  const starts = await startTimes(url, tenant)
  const names = [...new Set(ratios.map(([, name]) => name))]
  const measuring = { names, seconds, rounds, connections, withPeer: false }
  const { results, memoryMb, skipped } = await measure(
    ...[url, size, tenants, measuring, progress, undoing],
  )
  await undo(filled)
  const beside = await measureNeighbours(url, tenant, undoing, { loopCounts: [0, 3], rounds })
  await undo(filled)
  const pages = await measureLists(url, tenant, tickets, rounds, progress, undoing)
  await undo(empty)
  const bytes = await measureStorage(
    ...[await createDatabase('stored'), storedTickets, progress, undoing],
  )

  const lines: Line[] = ratios.map(([what, name, other, least]) => {
    const result = results.find(({ scenario }) => scenario === name)
    const ratio = (result && summaryOf(result).ratio[other]) ?? NaN
    const beside = other === 'hand' ? 'a hand-written server' : 'plain tables'
    return [`${what} against ${beside}`, `>= ${least}`, ratio.toFixed(2), ratio >= least]
  })
  const atMost = (what: string, most: number, measured: number, unit: string, note = '') =>
    lines.push([what, `<= ${most} ${unit}`, `${measured.toFixed(1)} ${note}`, measured <= most])
  const slowest = (title: string, most: number, of: (page: PageTimes) => boolean) => {
    const chosen = pages.filter(of).map((page) => ({ ...page, ms: Math.max(...page.ms) }))
    const [first] = chosen.toSorted((a, b) => b.ms - a.ms)
    atMost(title, most, first?.ms ?? NaN, 'ms', first?.name)
  }
  slowest('slowest page of a list by counted filters', longest.pageMs, isCounted)
  slowest('slowest page of a search', longest.searchMs, ({ query }) => query.has('q'))
  atMost('p99 beside three heavy loops', mostBeside, beside.get(3) ?? NaN, 'times alone')
  atMost('a ticket with two comments', mostBytes, bytes, 'bytes')
  atMost('start to the first 200', longest.startMs, starts.readyMs, 'ms')
  atMost('memory under load', mostMemoryMb, memoryMb['ours'] ?? NaN, 'MB')
  console.log(`\n${size.name}, ${connections} connections of ${tenant.tokens.length} tokens`)
  for (const { scenario, why } of skipped) console.log(`not measured: ${scenario}: ${why}`)
  for (const [what, wanted, measured, holds] of lines) {
    console.log(
      `${what.padEnd(44)}${wanted.padEnd(18)}${measured.padEnd(48)}${holds ? '' : 'missed'}`,
    )
  }
}

/** Whether bitmaps find the pages of a list of tickets, contacts or conversations. */
function isCounted({ path, query }: PageTimes): boolean {
  if (!['/tickets', '/contacts', '/conversations'].includes(path)) return false
  const sort = query.get('sort')
  const isSorted = sort === null || (path === '/tickets' && countedSorts.includes(sort))
  return isSorted && !query.has('q') && !query.has('email')
}
