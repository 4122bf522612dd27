import { parseArgs } from 'node:util'
import { type Drill, drills } from './drills.ts'
import type { Figures } from './load.ts'
import { missingPackages, type Program, packages } from './programs.ts'
import { openStage } from './stage.ts'

const width = Math.max(...Object.keys(drills).map((name) => name.length)) + 2
const usage = `Usage: npm run drill -- NAME [NAME ...] | all

Breaks an installation on this machine on purpose, while clients create tickets and a webhook receives their events, and
compares what the clients were told with what is there afterwards. Ends with 1 if anything acknowledged is lost, anything
exists twice under one Idempotency-Key, is half written or was not delivered, or if no write succeeded for too long. A
drill whose programs are not installed is skipped.

${Object.entries(drills)
  .map(
    ([name, { summary, needs }]) =>
      `  ${name.padEnd(width)}${summary}\n${' '.repeat(width + 2)}(${needs.map(packageOf).join(', ')})`,
  )
  .join('\n')}

In brackets: the packages of Debian that a drill needs. Everything runs on the loopback address and in a temporary
folder, both of which are left as they were.`

interface Row {
  readonly fault: string
  readonly figures: Figures
  readonly isPassed: boolean
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h', default: false } },
})
const names = positionals.includes('all') ? Object.keys(drills) : positionals
const unknown = names.filter((name) => !Object.hasOwn(drills, name))
if (values.help) {
  console.log(usage)
} else if (names.length === 0 || unknown.length > 0) {
  console.error(unknown.length > 0 ? `There is no drill "${unknown.join('", "')}".` : usage)
  process.exitCode = 2
} else {
  process.exitCode = await main(names)
}

async function main(asked: readonly string[]): Promise<number> {
  const rows: Row[] = []
  const failures: string[] = []
  for (const name of asked) {
    const drill = drills[name] as Drill
    const missing = missingPackages(drill.needs)
    if (missing.length > 0) {
      console.error(`${name}: skipped, because ${missing.join(' and ')} of Debian is not installed`)
      continue
    }
    console.error(`${name}: ${drill.summary}`)
    const stage = openStage()
    const interrupt = () => void stage.close().finally(() => process.exit(130))
    process.once('SIGINT', interrupt)
    try {
      await drill.run(stage, (fault, figures) => {
        rows.push({ fault, figures, isPassed: isPassed(drill, figures) })
      })
    } catch (error) {
      failures.push(`${name}: ${(error as Error).message}`)
      console.error(failures.at(-1))
    } finally {
      process.off('SIGINT', interrupt)
      await stage.close()
    }
  }
  if (rows.length > 0) console.log(tableOf(rows))
  return failures.length > 0 || rows.some((row) => !row.isPassed) ? 1 : 0
}

function isPassed({ gapMs }: Drill, figures: Figures): boolean {
  const { lost, doubled, halfWritten, undelivered, longestGapMs } = figures
  return lost + doubled + halfWritten + undelivered === 0 && longestGapMs <= gapMs
}

function tableOf(rows: readonly Row[]): string {
  const seconds = (ms: number) => (Number.isNaN(ms) ? '-' : (ms / 1000).toFixed(1))
  const lines = rows.map(({ fault, figures, isPassed }) => {
    const { acknowledged, lost, doubled, halfWritten, undelivered } = figures
    const counts = [acknowledged, lost, doubled, halfWritten, undelivered].join(' | ')
    const times = [figures.longestGapMs, figures.deliveriesAgainMs].map(seconds).join(' | ')
    return `| ${fault} | ${counts} | ${times} | ${isPassed ? 'passed' : 'FAILED'} |`
  })
  return [
    '| Fault | Acknowledged | Lost | Doubled | Half written | Not delivered | Longest gap, s | Deliveries again, s | |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

function packageOf(program: Program): string {
  return packages[program]
}
