import type { Json } from '../../contract/document.ts'
import { createRandom } from '../../../src/workspaces/seed/random.ts'
import { tracesOf } from './cleanup.ts'
import { type Contract, contractOf } from './contract.ts'
import {
  createFindings,
  type Law,
  laws,
  NotTried,
  type Tally,
  type Untried,
  type Violation,
} from './findings.ts'
import { auth } from './laws/auth.ts'
import { bounds } from './laws/bounds.ts'
import { echoes } from './laws/echoes.ts'
import { etags } from './laws/etags.ts'
import { examples } from './laws/examples.ts'
import { filters } from './laws/filters.ts'
import { idempotency } from './laws/idempotency.ts'
import type { Trial } from './laws/law.ts'
import { negatives } from './laws/negatives.ts'
import { pages } from './laws/pages.ts'
import { type Stage, stageOf } from './stage.ts'
import { type Target, targetOf } from './target.ts'

export interface Options {
  /** Where the server is, without what the contract's paths begin with. */
  readonly base: string
  readonly token: string
  /** The contract in JSON. */
  readonly document: Json
  /** May be written to when it is the token's; without, nothing is written. */
  readonly workspace?: string | undefined
  /** Tags and laws to keep to; all when empty. */
  readonly only?: readonly string[]
  /** Operations that are never sent. */
  readonly skip?: readonly string[]
  /** The most boundaries that are tried of one operation; all unless given. */
  readonly sample?: number | undefined
  readonly seed?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, all: number, what: string) => void
}

export interface Report {
  readonly base: string
  readonly version: string
  readonly workspace: string
  readonly wrote: boolean
  readonly seed: number
  readonly isWhole: boolean
  readonly seconds: number
  readonly requests: number
  readonly trials: readonly Tally[]
  readonly violations: readonly Violation[]
  readonly untried: readonly Untried[]
  readonly leftBehind: readonly string[]
}

/** The operation that answers with the token's workspace and scopes. */
const callerId = 'getCurrentApiToken'

/** Thrown when there is nothing to judge; says why. */
export class CannotRun extends Error {}

/** Holds a running server against its contract, and removes what that took. */
export async function judge(options: Options): Promise<Report> {
  const { token, workspace, only = [], skip = [], seed = 1, onProgress = () => {} } = options
  const startedAt = performance.now()
  const contract = contractOf(options.document)
  const base = options.base.replace(/\/+$/, '').replace(new RegExp(`${contract.basePath}$`), '')
  requireKnown(contract, only, skip)

  const findings = createFindings()
  const traces = tracesOf(contract)
  const server = { base, token, contract, skip }
  const target = targetOf({
    ...server,
    findings,
    onReply: traces.record,
    signal: options.signal ?? new AbortController().signal,
  })
  const caller = skip.includes(callerId)
    ? { workspace: workspace ?? '', scopes: ['*'] }
    : await callerOf(target, contract)
  if (workspace !== undefined && workspace !== caller.workspace) {
    throw new CannotRun(
      `The token's workspace is '${caller.workspace}', not '${workspace}': nothing is written.`,
    )
  }

  const random = createRandom(seed)
  const stage = stageOf({
    contract,
    target,
    findings,
    random,
    mayWrite: workspace !== undefined,
    sample: options.sample ?? Infinity,
    scopes: caller.scopes,
  })
  const trials = trialsWithin(stage, only, skip)
  let done = 0
  let isWhole = false
  let leftBehind: string[]
  try {
    for (const trial of trials) {
      onProgress(done, trials.length, `${trial.law} ${trial.operation.id}`)
      await runTrial(stage, trial)
      done += 1
    }
    isWhole = true
  } catch (error) {
    if (options.signal?.aborted !== true) throw error
  } finally {
    const all = traces.count()
    let removed = 0
    // Removing goes on when judging was given up
    const remover = targetOf({
      ...server,
      findings: createFindings(),
      onReply: () => {},
      signal: new AbortController().signal,
    })
    leftBehind = await traces.remove(remover, () => {
      removed += 1
      onProgress(Math.min(removed, all), all, 'removing')
    })
  }
  return {
    base,
    version: contract.version,
    workspace: caller.workspace,
    wrote: stage.mayWrite,
    seed,
    isWhole,
    seconds: (performance.now() - startedAt) / 1000,
    requests: target.requests(),
    trials: findings.trials,
    violations: findings.violations,
    untried: findings.untried,
    leftBehind,
  }
}

async function runTrial(stage: Stage, { law, operation, run }: Trial): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof NotTried)) throw error
    stage.findings.skip(law, operation, error.message)
  }
}

function requireKnown(contract: Contract, only: readonly string[], skip: readonly string[]): void {
  const ids = contract.operations.map(({ id }) => id)
  const strange = skip.filter((id) => !ids.includes(id))
  if (strange.length > 0) throw new CannotRun(`No operation is called ${strange.join(', ')}.`)
  const known = [...laws, ...contract.operations.map(({ tag }) => tag)]
  const unknown = only.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new CannotRun(
      `Neither a tag nor a law: ${unknown.join(', ')}. There are ${[...new Set(known)].join(', ')}.`,
    )
  }
}

/** The trials of the tags and laws asked for, by law, in an order by the seed. */
function trialsWithin(stage: Stage, only: readonly string[], skip: readonly string[]): Trial[] {
  const onlyLaws = only.filter((name) => laws.includes(name as Law))
  const onlyTags = only.filter((name) => !onlyLaws.includes(name))
  return [examples, echoes, pages, filters, etags, idempotency, auth, negatives, bounds].flatMap(
    (trialsOf) =>
      trialsOf(stage)
        .filter(
          ({ law, operation }) =>
            !skip.includes(operation.id) &&
            (onlyLaws.length === 0 || onlyLaws.includes(law)) &&
            (onlyTags.length === 0 || onlyTags.includes(operation.tag)),
        )
        .map((trial) => ({ trial, place: stage.random.below(1 << 30) }))
        .sort((a, b) => a.place - b.place)
        .map(({ trial }) => trial),
  )
}

async function callerOf(
  target: Target,
  contract: Contract,
): Promise<{ workspace: string; scopes: string[] }> {
  const operation = contract.operations.find(({ id }) => id === callerId)
  if (operation === undefined) throw new CannotRun('The contract has no getCurrentApiToken.')
  const { status, body } = await target.send(operation, {})
  if (status === 401) throw new CannotRun(`The token is refused: ${body?.code}.`)
  if (status !== 200) throw new CannotRun(`The server answers ${status} to getCurrentApiToken.`)
  const { workspace, scopes } = body?.data ?? {}
  if (typeof workspace?.name !== 'string' || !Array.isArray(scopes)) {
    throw new CannotRun('The server does not answer with the workspace of the token.')
  }
  return { workspace: workspace.name, scopes }
}
