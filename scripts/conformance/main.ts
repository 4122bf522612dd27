import { Presets, SingleBar } from 'cli-progress'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../src/lib/root.ts'
import { laws } from './findings.ts'
import { printed } from './print.ts'
import { CannotRun, judge, type Report } from './run.ts'

const usage = `Usage: npm run conformance -- --base URL --token T [--workspace NAME] [--only NAME,…]
         [--seed N] [--json FILE]

Holds a running server against the contract over HTTP and tells every violation. Ends with 1 when
there are any, with 2 when it could not run.

  --base       where the server is, such as http://127.0.0.1:3000
  --token      a bearer token; what its scopes do not allow is not tried. Or CONFORMANCE_TOKEN
  --workspace  the name of the token's workspace, which allows to write in it; without, only reads
               and refusals are tried. Take a workspace for the purpose: orders, routing and the
               caller's presence change, and what the API keeps of deleted objects stays
  --only       tags of the contract and laws (${laws.join(', ')})
  --seed       another order, and other samples where there are too many values (default 1)
  --json       writes the report to a file

It stays within the server's rate limit. What it made is removed at the end, also on SIGINT, or closed
where the API removes nothing; what had to stay is told.`

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    token: { type: 'string' },
    workspace: { type: 'string' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) console.log(usage)
else process.exitCode = await main()

async function main(): Promise<number> {
  // A token among the arguments shows in the list of processes
  const { base, token = process.env['CONFORMANCE_TOKEN'] } = values
  if (base === undefined || token === undefined || !/^\d{1,9}$/.test(values.seed)) {
    console.error(usage)
    return 2
  }
  const stop = new AbortController()
  process.once('SIGINT', () => {
    console.error('\nStopping; what was made is removed first.')
    stop.abort()
  })
  const bar = process.stderr.isTTY
    ? new SingleBar(
        { format: '{bar} {percentage}% {what}, {eta_formatted} left', clearOnComplete: true },
        Presets.shades_classic,
      )
    : undefined
  let report: Report
  try {
    bar?.start(1, 0, { what: '' })
    report = await judge({
      base,
      token,
      document: JSON.parse(readFileSync(join(root, 'generated', 'openapi.json'), 'utf8')),
      workspace: values.workspace,
      only: values.only.split(',').filter((name) => name !== ''),
      seed: Number(values.seed),
      signal: stop.signal,
      onProgress: (done, all, what) => {
        bar?.setTotal(all)
        bar?.update(done, { what })
      },
    })
  } catch (error) {
    bar?.stop()
    console.error(error instanceof CannotRun ? error.message : `Cannot run: ${String(error)}`)
    return 2
  }
  bar?.stop()
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(report, null, 2))
  console.log(printed(report))
  if (!report.isWhole) return 130
  return report.violations.length > 0 ? 1 : 0
}
