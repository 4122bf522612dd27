import { type Drill, drills } from './drills.ts'
import { faultsOf, type Figures } from './figures.ts'
import { missingPackages, type Program, packages } from './programs.ts'
import { openStage, Skip } from './stage.ts'
import { Misuse, runCommand } from '../../run-command.ts'

const signals = ['SIGINT', 'SIGTERM'] as const
const width = Math.max(...Object.keys(drills).map((name) => name.length)) + 2
const usage = `Usage: npm run drill -- NAME [NAME ...] | all

Breaks an installation on this machine on purpose, while clients create tickets and send messages, a webhook receives
the events and a mail server the messages, and compares what the clients were told with what is there afterwards. Ends
with 1 if anything acknowledged is lost, anything exists twice under one Idempotency-Key, is half written or was not
delivered, or if writes, deliveries or mails took longer than is accepted to succeed again. A drill whose programs are
not installed is skipped.

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
  readonly faults: readonly string[]
}

await runCommand(usage, { allowPositionals: true }, ({ positionals }) => {
  const names = positionals.includes('all') ? Object.keys(drills) : positionals
  const unknown = names.filter((name) => !Object.hasOwn(drills, name))
  if (unknown.length > 0) throw new Misuse(`There is no drill "${unknown.join('", "')}".`)
  if (names.length === 0) throw new Misuse(usage)
  return main(names)
})

interface Measure {
  readonly what: string
  readonly value: number
  readonly most: number
  readonly unit: string
}

async function main(asked: readonly string[]): Promise<number> {
  const rows: Row[] = []
  const measures: Measure[] = []
  const failures: string[] = []
  const skipped: string[] = []
  for (const name of asked) {
    const drill = drills[name] as Drill
    const missing = missingPackages(drill.needs)
    if (missing.length > 0) {
      skipped.push(`${name}: skipped, because ${missing.join(' and ')} of Debian is not installed`)
      console.error(skipped.at(-1))
      continue
    }
    console.error(`${name}: ${drill.summary}`)
    const stage = openStage()
    const interrupt = () => void stage.close().finally(() => process.exit(130))
    for (const signal of signals) process.once(signal, interrupt)
    try {
      await drill.run(
        stage,
        (fault, figures, limits = {}) => {
          const faults = faultsOf(figures, limits)
          rows.push({ fault, figures, faults })
          console.error(`${fault}: ${faults.length === 0 ? 'passed' : faults.join('; ')}`)
        },
        (what, value, most, unit) => {
          measures.push({ what, value, most, unit })
          console.error(`${what}: ${value.toFixed(2)} ${unit}`)
        },
        (part, reason) => {
          skipped.push(`${part}: skipped, because ${reason}`)
          console.error(skipped.at(-1))
        },
      )
    } catch (error) {
      const { message } = error as Error
      if (error instanceof Skip) skipped.push(`${name}: skipped, because ${message}`)
      else failures.push(`${name}: ${message}`)
      console.error(error instanceof Skip ? skipped.at(-1) : failures.at(-1))
    } finally {
      for (const signal of signals) process.off(signal, interrupt)
      await stage.close()
    }
  }
  if (rows.length > 0) console.log(tableOf(rows))
  if (measures.length > 0) console.log(`${rows.length > 0 ? '\n' : ''}${measured(measures)}`)
  for (const line of [...skipped, ...failures]) console.log(line)
  const isPassed =
    failures.length === 0 &&
    rows.every(({ faults }) => faults.length === 0) &&
    measures.every(isWithin)
  return isPassed ? 0 : 1
}

function tableOf(rows: readonly Row[]): string {
  const seconds = (ms: number) => (Number.isNaN(ms) ? '-' : (ms / 1000).toFixed(1))
  const lines = rows.map(({ fault, figures, faults }) => {
    const { acknowledged, lost, doubled, halfWritten, undelivered, refused, failed } = figures
    const { longestGapMs, writesAgainMs, deliveriesAgainMs, mailsAgainMs } = figures
    const counts = [acknowledged, lost, doubled, halfWritten, undelivered, refused, failed]
    const times = [longestGapMs, writesAgainMs, deliveriesAgainMs, mailsAgainMs].map(seconds)
    const result = faults.length === 0 ? 'passed' : `FAILED: ${faults.join('; ')}`
    return `| ${[fault, ...counts, ...times, result].join(' | ')} |`
  })
  const titles = [
    ...['Fault', 'Acknowledged', 'Lost', 'Doubled', 'Half written', 'Not delivered'],
    ...['Refused', 'Failed', 'Longest gap, s', 'Writes again, s', 'Deliveries again, s'],
    ...['Mails again, s', ''],
  ]
  return [`| ${titles.join(' | ')} |`, `|${'---|'.repeat(titles.length)}`, ...lines].join('\n')
}

function isWithin({ value, most }: Measure): boolean {
  return value <= most
}

function measured(measures: readonly Measure[]): string {
  const lines = measures.map((measure) => {
    const { what, value, most, unit } = measure
    const result = isWithin(measure) ? 'passed' : 'FAILED'
    return `| ${what} | ${Number(value.toFixed(2))} ${unit} | ${most} ${unit} | ${result} |`
  })
  return ['| Measure | Value | At most | |', '|---|---|---|---|', ...lines].join('\n')
}

function packageOf(program: Program): string {
  return packages[program]
}
