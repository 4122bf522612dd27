import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildApp } from '../../../src/boot/app.ts'
import type {
  AtCommit,
  BeforeCommit,
  Connection,
  Db,
  Pool,
  TransactionOptions,
} from '../../../src/db/pool/client.ts'
import { connect } from '../../../src/db/pool/pool.ts'
import { diskStore } from '../../../src/platform/storage/disk.ts'
import { startShedding } from '../../../src/http/limits/shedding.ts'
import { connectAreas } from '../../../src/boot/wiring.ts'
import { caseIdOf, nilId } from '../../../src/lib/ids.ts'
import { secretsUnder } from '../../../src/lib/seal.ts'
import { listBuilding } from '../../../src/lists/build.ts'
import { applying } from '../../../src/lists/apply.ts'
import { targets } from '../../../src/platform/net/target.ts'
import { noMeters } from '../../../src/platform/telemetry/meters.ts'
import { send, type Shot } from './load.ts'
import {
  type Binding,
  type Form,
  inForm,
  isUuid,
  type Named,
  namedBy,
  type Recipe,
  type Recipes,
  type Statement,
} from './recipe.ts'
import type { Scenario } from './scenarios.ts'

/** A statement as it was sent, with the first row that came back. */
interface Sent {
  readonly text: string
  readonly parameters: readonly unknown[]
  readonly prepare: boolean
  readonly wave: number
  readonly inTransaction: boolean
  columns: string[]
  first: Named
}

/** The statements of one request, and its values. */
interface Sample {
  readonly sent: readonly Sent[]
  readonly named: Named
}

/** The scenarios that were answered with success, as recipes; and why the others were not. */
export interface Captured {
  readonly recipes: Recipes
  readonly refused: ReadonlyMap<string, string>
}

const forms: readonly Form[] = ['plain', 'number', 'json', 'array', 'case']
/** Matches the statement that writes a change to the log. */
const logsChange = /\binsert into changes\b/
const marksToken = /^\s*update api_tokens\b/

/**
 * The product's statements as it sends them itself. Each scenario is run with two different requests:
 * a parameter that equals the same named value in both comes from there, one that is the same in both
 * is constant, and anything else stops the program.
 */
export async function capture(url: string, scenarios: readonly Scenario[]): Promise<Captured> {
  connectAreas()
  const inner = connect({ url, size: 4 })
  const { pool, watch } = watched(inner)
  let now = new Date()
  const shedding = startShedding()
  const app = await buildApp({
    pool,
    probe: pool,
    readiness: { draining: false },
    storage: { store: diskStore(join(tmpdir(), 'switchboard-bench')), quotaBytes: undefined },
    shedding,
    clock: () => now,
    rateLimit: 1_000_000,
    maxInFlightPerToken: 1_000,
    streams: { most: 0, mostPerUser: 0 },
    dailyVolumeBytes: Infinity,
    trustedProxies: [],
    corsOrigins: [],
    publicUrl: '',
    meters: noMeters,
    secrets: secretsUnder([]),
    targets: targets(),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  let asked = 0
  const ask = async (shot: Shot): Promise<{ sample: Sample; refusal: string | undefined }> => {
    asked += 1
    now = new Date(now.getTime() + 1)
    const requestId = `bench-request-${asked}`
    const sent = watch()
    // By the client that measures, whose headers are kept in the log
    const headers = { ...shot.headers, 'x-request-id': requestId }
    const { status, text } = await send(port, { ...shot, headers })
    const named: Named = { ...namedBy(shot), now: now.toISOString(), requestId }
    const refusal = status < 300 ? undefined : `${status} ${text.slice(0, 300)}`
    return { sample: { sent: [...sent], named }, refusal }
  }

  try {
    let lookUp: Sample | undefined
    let mark: Sent | undefined
    const tokens = new Map<string, Named>()
    const byScenario: Record<string, Recipe> = {}
    const refused = new Map<string, string>()
    for (const { name, shot, undo, samples } of scenarios) {
      const both: Sample[] = []
      for (const n of samples) {
        // The first time marks the token as used, fills caches and asks for counts
        for (const isWarm of [false, true]) {
          const { sample, refusal } = await ask(shot(n))
          if (refusal !== undefined) refused.set(name, refusal)
          else if (undo) await ask(undo(n))
          if (isWarm) {
            both.push(sample)
            continue
          }
          lookUp ??= sample
          mark ??= sample.sent.find(({ text }) => marksToken.test(text))
          const [first] = sample.sent
          if (first && first.text === lookUp.sent[0]?.text) tokens.set(tokenOf(sample), first.first)
          await settle(inner)
        }
      }
      if (refused.has(name)) continue
      const [one, other] = both.map((sample) => withToken(sample, tokens)) as [Sample, Sample]
      const recipe = recipeOf(name, one, other, lookUp?.sent[0]?.text)
      // Else others would be spared what every change of ours does
      const isLogged = recipe.waves.flat().some(({ text }) => logsChange.test(text))
      if (recipe.inTransaction && !isLogged) throw new Error(`${name} logs no change`)
      byScenario[name] = recipe
    }
    const [lookedUp] = lookUp?.sent ?? []
    if (!lookUp || !lookedUp || !isAboutToken(lookedUp, lookUp)) {
      throw new Error('no statement looked the token up')
    }
    const { named } = withToken(lookUp, tokens)
    const alone = (sent: Sent) => statementOf('the token', sent, sent, [named, named], [])
    const recipes: Recipes = {
      url,
      lookUpToken: alone(lookedUp),
      markToken: mark && alone(mark),
      byScenario,
    }
    return { recipes, refused }
  } finally {
    await app.close()
    shedding.stop()
    await inner.close()
  }
}

/** Does what the worker would: builds the counts that were asked for and applies what is pending. */
async function settle(pool: Pool): Promise<void> {
  for (const [job, batch] of [[applying, 10_000] as const, [listBuilding, 1] as const]) {
    for (const { workspaceId } of await job.due(pool, { after: nilId })) {
      while ((await job.run(pool, workspaceId, batch)) > 0);
    }
  }
}

function tokenOf({ named }: Sample): string {
  return String(named['tokenHash'])
}

function isAboutToken({ parameters }: Sent, { named }: Pick<Sample, 'named'>): boolean {
  return parameters.some((value) => isDeepStrictEqual(value, named['tokenHash']))
}

/** With the row of the token, as it was looked up last, among the named values. */
function withToken(sample: Sample, tokens: ReadonlyMap<string, Named>): Sample {
  const token = Object.entries(tokens.get(tokenOf(sample)) ?? {})
  const named = Object.fromEntries(token.map(([column, value]) => [`token.${column}`, value]))
  return { sent: sample.sent, named: { ...sample.named, ...(named as Named) } }
}

function recipeOf(scenario: string, one: Sample, other: Sample, lookUp?: string): Recipe {
  const texts = ({ sent }: Sample) => sent.map(({ text }) => text)
  if (!isDeepStrictEqual(texts(one), texts(other))) {
    throw new Error(`${scenario} sends other statements from one request to the next`)
  }
  const about = one.sent.findIndex((sent) => isAboutToken(sent, one))
  const confirmation = one.sent[about]
  const twin = other.sent[about]
  const authentication =
    !confirmation || !twin
      ? 'cached'
      : confirmation.text === lookUp
        ? 'looked up'
        : { confirm: statementOf(scenario, confirmation, twin, [one.named, other.named], []) }
  const own = ({ sent, named }: Sample) => ({ sent: sent.filter((_, n) => n !== about), named })
  return { authentication, ...wavesOf(scenario, own(one), own(other)) }
}

function wavesOf(
  scenario: string,
  one: Sample,
  other: Sample,
): Pick<Recipe, 'inTransaction' | 'waves'> {
  const modes = new Set(one.sent.map(({ inTransaction }) => inTransaction))
  if (modes.size > 1) throw new Error(`${scenario} sends statements in and out of a transaction`)

  const newIds: string[] = []
  const waves: Statement[][] = []
  let wave: number | undefined
  const named: [Named, Named] = [{ ...one.named }, { ...other.named }]
  for (const [n, sent] of one.sent.entries()) {
    const twin = other.sent[n] as Sent
    if (sent.wave !== wave) waves.push([])
    wave = sent.wave
    waves.at(-1)?.push(statementOf(scenario, sent, twin, named, newIds))
    for (const column of sent.columns) {
      named[0][`row${n}.${column}`] = sent.first[column]
      named[1][`row${n}.${column}`] = twin.first[column]
    }
  }
  return { inTransaction: modes.has(true), waves }
}

function statementOf(
  scenario: string,
  one: Sent,
  other: Sent,
  named: readonly [Named, Named],
  newIds: string[],
): Statement {
  const isOfToken = isAboutToken(one, { named: named[0] })
  const bindings = one.parameters.map((value, n) => {
    const binding = bindingOf([value, other.parameters[n]], named, newIds, isOfToken)
    if (binding) return binding
    const values = JSON.stringify([value, other.parameters[n]])
    throw new Error(`${scenario}: where does $${n + 1} come from, ${values}, in ${one.text}`)
  })
  return { text: one.text, prepare: one.prepare, bindings, columns: one.columns }
}

function bindingOf(
  [one, other]: readonly [unknown, unknown],
  named: readonly [Named, Named],
  newIds: string[],
  isOfToken: boolean,
): Binding | undefined {
  const isSame = isDeepStrictEqual(one, other)
  const isFixed = isSame && !(one instanceof Uint8Array)
  for (const name of Object.keys(named[0])) {
    const [a, b] = [named[0][name], named[1][name]]
    // What a row holds may be the same by chance, but not where the token is asked about
    const isOfRow = /^(row\d+|token)\./.test(name)
    if (isFixed && isOfRow && !isOfToken && !isUuid(a) && !isPositions(a)) continue
    const form = forms.find(
      (f) => isDeepStrictEqual(inForm(a, f), one) && isDeepStrictEqual(inForm(b, f), other),
    )
    if (form !== undefined && a !== null && a !== undefined) return { name, form }
  }
  if (isFixed) return isConstant(one) ? { value: one } : undefined
  if (isJson(one) && isJson(other)) {
    const parts = partsOf([one, other], (pair) => bindingOf(pair, named, newIds, isOfToken))
    if (parts) return { parts }
  }
  const pieces = piecesOf(one)
  if (pieces && piecesOf(other)?.length === pieces.length) return { pieces }
  if (!isUuid(one) || !isUuid(other)) return undefined
  const ofCase = newIds.findIndex((id) => caseIdOf(id) === one)
  if (ofCase >= 0) return { newId: ofCase, ofCase: true }
  const known = newIds.indexOf(one)
  return { newId: known >= 0 ? known : newIds.push(one) - 1 }
}

/** The positions of a page, which no other value equals by chance. */
function isPositions(value: unknown): boolean {
  return typeof value === 'string' && /^\{\d+(,\d+)*\}$/.test(value)
}

function isJson(value: unknown): value is string {
  return typeof value === 'string' && /^[[{]/.test(value)
}

/** Two JSON texts that differ in strings alone, cut at these; undefined where `bind` does not know one. */
function partsOf(
  [one, other]: readonly [string, string],
  bind: (pair: readonly [unknown, unknown]) => Binding | undefined,
): Array<string | Binding> | undefined {
  const [ones, others] = [one, other].map((text) => text.split(/("(?:[^"\\]|\\.)*")/)) as [
    string[],
    string[],
  ]
  if (ones.length !== others.length) return undefined
  const parts: Array<string | Binding> = []
  for (const [n, part] of ones.entries()) {
    const twin = others[n] as string
    const isString = n % 2 === 1
    if (part === twin && !(isString && isUuid(JSON.parse(part)))) {
      parts.push(part)
      continue
    }
    const binding = isString ? bind([JSON.parse(part), JSON.parse(twin)]) : undefined
    if (!binding) return undefined
    parts.push(binding)
  }
  return parts
}

/** A JSON list of objects, cut where each has its id. */
function piecesOf(value: unknown): string[] | undefined {
  if (typeof value !== 'string' || !value.startsWith('[{"id":"')) return undefined
  const list = JSON.parse(value) as Named[]
  const cut = '<here>'
  return JSON.stringify(list.map((one) => ({ ...one, id: cut }))).split(cut)
}

function isConstant(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** Returns a pool that records the statements sent over it: `watch` starts a new list and returns it. */
function watched(inner: Pool): { pool: Pool; watch: () => readonly Sent[] } {
  let sent: Sent[] = []
  let wave = 0
  let hasAnswer = false

  const noting = (connection: Connection, inTransaction: boolean): Connection => {
    const recorded = async <Rows extends object>(
      run: Connection['values'] | Connection['rows'],
      [text, parameters, prepare]: Parameters<Connection['values']>,
    ): Promise<Rows> => {
      if (hasAnswer) wave += 1
      hasAnswer = false
      const entry: Sent = {
        ...{ text, parameters, prepare, wave, inTransaction },
        columns: [],
        first: {},
      }
      sent.push(entry)
      const rows = (await run(text, parameters, prepare)) as Rows & {
        columns?: ReadonlyArray<{ name: string }>
        0?: unknown
      }
      hasAnswer = true
      entry.columns = (rows.columns ?? []).map(({ name }) => name)
      const first = rows[0]
      if (first !== undefined) {
        const cells = Array.isArray(first) ? (first as unknown[]) : undefined
        for (const [n, column] of entry.columns.entries()) {
          entry.first[column] = cells ? cells[n] : (first as Named)[column]
        }
      }
      return rows
    }
    return {
      values: (...statement) => recorded(connection.values, statement),
      rows: (...statement) => recorded(connection.rows, statement),
    }
  }
  // One for each function, since a transaction collects items by the function that they are handed to
  const noted = new Map<unknown, unknown>()
  const notedBy = <Handle extends BeforeCommit<never> | AtCommit<never>>(
    handle: Handle,
  ): Handle => {
    const noting: unknown =
      noted.get(handle) ?? ((db: Db, items: readonly never[]) => handle(through(db, true), items))
    noted.set(handle, noting)
    return noting as Handle
  }
  const through = (db: Db, inTransaction: boolean): Db => {
    return {
      run: (work) => db.run((connection) => work(noting(connection, inTransaction))),
      sendWithCommit: (sent) => db.sendWithCommit(sent),
      beforeCommit: (handle, item) => db.beforeCommit(notedBy(handle), item),
      atCommit: (send, item) => db.atCommit(notedBy(send), item),
    }
  }

  const pool: Pool = Object.assign(Object.create(inner) as Pool, {
    run: through(inner, false).run,
    lend: <T>(work: (db: Db) => Promise<T>) => inner.lend((db) => work(through(db, false))),
    // One request at a time, so that no request waits
    for: () => pool,
    // What goes along with BEGIN as a statement of its own, as others send it
    transaction: <T>(work: (db: Db) => Promise<T>, { opening }: TransactionOptions = {}) =>
      inner.transaction(async (db) => {
        const seen = through(db, true)
        const asked =
          opening && seen.run(({ rows }) => rows(opening.text, opening.parameters, true))
        const [result, found] = await Promise.all([work(seen), asked])
        if (found) opening?.check(found)
        return result
      }),
  })
  return {
    pool,
    watch: () => {
      hasAnswer = true
      return (sent = [])
    },
  }
}
