import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../../src/lib/root.ts'
import type { Size } from './data.ts'
import type { Round } from './load.ts'

/** The rounds of one scenario at one size, by server; `ours` is always among them. */
export interface Result {
  readonly size: Size
  readonly scenario: string
  readonly rounds: Readonly<Record<string, readonly Round[]>>
}

export interface Starts {
  readonly readyMs: number
  readonly authorisedMs: number
}

/** A scenario that could not be measured, by all or by one of those measured. */
export interface Skipped {
  readonly size: string
  readonly scenario: string
  readonly why: string
}

export interface Report {
  readonly results: readonly Result[]
  /** Memory of the processes after the load, by size and server. */
  readonly memoryMb: Readonly<Record<string, Readonly<Record<string, number | undefined>>>>
  readonly starts: Starts
  readonly skipped: readonly Skipped[]
}

/** Returns the medians of a scenario's rounds, and the ratios of rounds taken in pairs. */
export function summaryOf({ rounds }: Result) {
  const ours = rounds['ours'] ?? []
  const of = (figure: (round: Round) => number) => (list: readonly Round[]) =>
    median(list.map(figure))
  const each = (figure: (list: readonly Round[]) => number) =>
    Object.fromEntries(Object.entries(rounds).map(([name, list]) => [name, figure(list)]))
  return {
    requestsPerSecond: each(of((round) => round.requestsPerSecond)),
    ratio: each((list) =>
      median(
        list.map(
          ({ requestsPerSecond }, i) => (ours[i]?.requestsPerSecond ?? NaN) / requestsPerSecond,
        ),
      ),
    ),
    cpuMs: each(of((round) => round.cpuMs ?? NaN)),
    failed: each(of((round) => round.failed)),
    p50Ms: of((round) => round.p50Ms)(ours),
    p99Ms: of((round) => round.p99Ms)(ours),
  }
}

export function printReport({ results, memoryMb, starts, skipped }: Report): void {
  for (const size of new Set(results.map((result) => result.size))) {
    const own = results.filter((result) => result.size === size)
    const table = (title: string, cells: (result: Result) => Record<string, number | string>) => {
      console.log(`\n${size.name}: ${title}`)
      console.table(Object.fromEntries(own.map((result) => [result.scenario, cells(result)])))
    }
    table('requests per second, and milliseconds of ours', (result) => {
      const { requestsPerSecond, p50Ms, p99Ms, failed } = summaryOf(result)
      const failing = Object.entries(failed).filter(([, share]) => share > 0)
      return {
        ...shownAll(requestsPerSecond),
        'p50 ms': shown(p50Ms),
        'p99 ms': shown(p99Ms),
        ...(failing.length > 0 && {
          failed: failing.map(([name, share]) => `${name} ${Math.ceil(share * 100)} %`).join(', '),
        }),
      }
    })
    table('milliseconds of processor time of the server per request', (result) =>
      shownAll(summaryOf(result).cpuMs),
    )
    table('ours divided by', (result) => {
      const { ours: _, ...ratio } = summaryOf(result).ratio
      return shownAll(ratio)
    })
    console.log(`memory of the processes afterwards, MB: ${JSON.stringify(memoryMb[size.name])}`)
  }
  for (const { size, scenario, why } of skipped) {
    console.log(`not measured at ${size}: ${scenario}: ${why}`)
  }
  console.log(
    `start to the first 200: ${Math.round(starts.readyMs)} ms, to the first authorised one: ` +
      `${Math.round(starts.authorisedMs)} ms (medians of five)`,
  )
}

/** Writes every figure as JSON and returns where. */
export function writeReport(
  report: Report,
  settings: Readonly<Record<string, unknown>>,
  file = join(
    root,
    'bench-results',
    `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`,
  ),
): string {
  mkdirSync(dirname(file), { recursive: true })
  const environment = { node: process.version, cpus: cpus().map(({ model }) => model), ...settings }
  const summary = report.results.map((result) => ({
    size: result.size.name,
    scenario: result.scenario,
    ...summaryOf(result),
  }))
  writeFileSync(file, `${JSON.stringify({ environment, summary, ...report }, null, 2)}\n`)
  return file
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/** Three significant digits. */
function shown(value: number): number | string {
  if (!Number.isFinite(value)) return '-'
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

function shownAll(values: Readonly<Record<string, number>>): Record<string, number | string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]))
}
