import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readContract } from '../../contract/model.ts'
import { progressBar } from '../../progress.ts'
import { laws } from './findings.ts'
import { printed } from './print.ts'
import { CannotRun, judge, type Report } from './run.ts'

const usage = `Usage: npm run conformance -- --base URL --token T [--workspace NAME] [--only NAME,…]
         [--skip OPERATION,…] [--sample N] [--seed N] [--json FILE]

Compares a running server with the contract over HTTP and reports every violation. Ends with 1 if
there are violations, and with 2 if it could not run.

  --base       address of the server, such as http://127.0.0.1:3000
  --token      bearer token, or the variable CONFORMANCE_TOKEN. Operations that its scopes do not
               permit are not tried
  --workspace  name of the token's workspace, which permits writing in it; without it, only reads and
               refusals are tried. Use a workspace for the purpose: orders, routing and the caller's
               presence change, and what the API keeps of deleted objects remains. Several runs can
               use one workspace at the same time
  --only       tags of the contract and laws (${laws.join(', ')})
  --skip       operations that are never sent, by operationId; the option can be repeated. A server that
               lacks operations of the contract can be tried without them. Without getCurrentApiToken,
               --workspace is not compared with the token's workspace
  --sample     the most boundaries of schemas that are tried for each operation (all unless set)
  --seed       another order, and other samples where there are too many values (default 1)
  --json       file for the whole report

It stays within the server's rate limit. It removes what it made at the end, also on SIGINT, or closes it
where the API removes nothing, and lists what remains.`

interface Output {
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
  /** Ends judging; what was made is removed first. */
  readonly signal: AbortSignal
  readonly isTerminal: boolean
}

/** Runs the command with its arguments and resolves with its exit code. */
export async function conformance(args: readonly string[], output: Output): Promise<number> {
  let values: ReturnType<typeof valuesOf>
  try {
    values = valuesOf(args)
  } catch (error) {
    output.printError(`${(error as Error).message}\n\n${usage}`)
    return 2
  }
  if (values.help) {
    output.print(usage)
    return 0
  }
  // A token among the arguments is visible in the list of processes
  const { base, token = output.env['CONFORMANCE_TOKEN'], seed, sample } = values
  const isNumber = (text: string) => /^\d{1,9}$/.test(text)
  if (!base || !token || !isNumber(seed) || (sample !== undefined && !isNumber(sample))) {
    output.printError(usage)
    return 2
  }
  const bar = progressBar('{bar} {percentage}% {what}, {eta_formatted} left', output.isTerminal)
  let report: Report
  try {
    bar?.start(1, 0, { what: '' })
    report = await judge({
      base,
      token,
      document: readContract(),
      workspace: values.workspace,
      only: listOf([values.only]),
      skip: listOf(values.skip),
      sample: sample === undefined ? undefined : Number(sample),
      seed: Number(seed),
      signal: output.signal,
      onProgress: (done, all, what) => {
        bar?.setTotal(all)
        bar?.update(done, { what })
      },
    })
  } catch (error) {
    bar?.stop()
    const reason = error instanceof CannotRun ? error.message : `Cannot run: ${String(error)}`
    output.printError(reason)
    return 2
  }
  bar?.stop()
  if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 2))
  output.print(printed(report))
  if (!report.isWhole) return 130
  return report.violations.length > 0 ? 1 : 0
}

function valuesOf(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      token: { type: 'string' },
      workspace: { type: 'string' },
      only: { type: 'string', default: '' },
      skip: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values
}

function listOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(',')).filter((name) => name !== '')
}
