import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../src/lib/root.ts'
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

export interface Report {
  readonly results: readonly Result[]
  /** Of the processes after the load, by size and server. */
  readonly memoryMb: Readonly<Record<string, Readonly<Record<string, number | undefined>>>>
  readonly starts: Starts
  /** Scenarios that could not be measured, with the reason. */
  readonly skipped: ReadonlyArray<{ size: string; scenario: string; why: string }>
}

/** One line of the table: medians over the rounds, ratios of rounds taken in pairs. */
export function rowOf({ scenario, rounds }: Result): Record<string, string | number> {
  const ours = rounds['ours'] ?? []
  const others = Object.keys(rounds).filter((name) => name !== 'ours')
  const rate = (of: readonly Round[]) => median(of.map((round) => round.requestsPerSecond))
  const ratio = (name: string) =>
    median(
      ours.map(
        (round, i) => round.requestsPerSecond / (rounds[name]?.[i]?.requestsPerSecond ?? NaN),
      ),
    )
  const failed = Object.entries(rounds).flatMap(([name, of]) => {
    const share = median(of.map((round) => round.failed))
    return share > 0 ? `${name} ${Math.ceil(share * 100)} %` : []
  })
  return {
    scenario,
    'ours req/s': shown(rate(ours)),
    ...Object.fromEntries(others.map((name) => [`${name} req/s`, shown(rate(rounds[name] ?? []))])),
    ...Object.fromEntries(others.map((name) => [`ours/${name}`, shown(ratio(name))])),
    'p50 ms': shown(median(ours.map(({ p50Ms }) => p50Ms))),
    'p99 ms': shown(median(ours.map(({ p99Ms }) => p99Ms))),
    ...(failed.length > 0 && { failed: failed.join(', ') }),
  }
}

export function printReport({ results, memoryMb, starts, skipped }: Report): void {
  for (const size of new Set(results.map((result) => result.size))) {
    console.log(`\n${size.name}`)
    console.table(
      Object.fromEntries(
        results
          .filter((result) => result.size === size)
          .map((result) => {
            const { scenario, ...row } = rowOf(result)
            return [scenario, row]
          }),
      ),
    )
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
  const rows = report.results.map((result) => ({ size: result.size.name, ...rowOf(result) }))
  writeFileSync(file, `${JSON.stringify({ environment, rows, ...report }, null, 2)}\n`)
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
