import { writeFileSync } from 'node:fs'
import { databaseServer } from '../../own-database.ts'
import { progressBar } from '../../progress.ts'
import { bounds } from './case.ts'
import { cases } from './cases.ts'
import { printed } from './print.ts'
import { runCases } from './run.ts'
import { Misuse, runCommand } from '../../run-command.ts'

const usage = `Usage: npm run hostile [-- NAME ...] [--quick] [--list] [--json FILE]

Sends what callers, mails and remote servers may send although it hurts to a server of its own, and measures what it costs
the others: the longest answer of /healthz (at most ${bounds.lagMs} ms), growth of memory (at most ${bounds.memoryMb} MB),
whether the process is up, and whether another workspace is served. Prints a table; ends with 1 when a case failed.

  NAME     cases whose name contains it, such as \`mail\` (all)
  --quick  without the cases that take long, as the tests do
  --list   prints the names of the cases
  --json   writes the results to a file

The database is a throw-away embedded PostgreSQL, or a new one, dropped afterwards, on
TEST_DATABASE_SERVER=postgres://… Only addresses of this machine are contacted.`

const options = {
  quick: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  json: { type: 'string' },
} as const

await runCommand(usage, { allowPositionals: true, options }, async ({ values, positionals }) => {
  const chosen = cases
    .filter(
      ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
    )
    .filter(({ isLong }) => !(values.quick && isLong))
  if (chosen.length === 0) {
    throw new Misuse(`No case matches ${positionals.join(' or ')}. \`--list\` prints their names.`)
  }
  if (values.list) {
    console.log(chosen.map(({ name, isLong }) => (isLong ? `${name} (long)` : name)).join('\n'))
    return 0
  }
  const server = await databaseServer()
  const bar = progressBar('{bar} {value} of {total} {what}')
  bar?.start(chosen.length, 0, { what: chosen[0]?.name ?? '' })
  try {
    const results = await runCases(server.url, chosen, {
      onResult({ name, faults }) {
        if (bar) bar.increment({ what: name })
        else console.error(`${faults.length > 0 ? 'not ok' : 'ok'} - ${name}`)
      },
    })
    bar?.stop()
    console.log(printed(results))
    if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(results, null, 2))
    return results.every(({ faults }) => faults.length === 0) ? 0 : 1
  } finally {
    bar?.stop()
    await server.stop()
  }
})
