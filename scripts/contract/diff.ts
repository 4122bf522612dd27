import { type Json, methods } from '../generate/document.ts'
import {
  type Comparison,
  compareKeys,
  comparisonOf,
  considered,
  documentation,
  type Finding,
  isObject,
  isSame,
  keysOf,
  newPart,
  note,
  type Part,
  type Place,
  type Rule,
  type Side,
  type Verdict,
} from './diff/findings.ts'
import { deprecationOf } from './deprecation.ts'
import { compareOperations, compareServers, operationOf } from './diff/operations.ts'
import { parseYaml } from './yaml.ts'

export interface Change extends Finding {
  /** The operations and events that it changes, `GET /tags (listTags)`, in the order of the contract. */
  readonly where: readonly string[]
}

const verdicts: readonly Verdict[] = ['breaking', 'unjudged', 'additive']
const wholeApi = 'the whole API'

/** A contract by its text, YAML or JSON. Throws for what is no OpenAPI document. */
export function readContract(text: string): Json {
  const document: Json = text.startsWith('{') ? JSON.parse(text) : parseYaml(text)
  if (!isObject(document) || !isObject(document.paths)) {
    throw new Error('This is no OpenAPI document: it has no paths.')
  }
  return document
}

/**
 * What a contract changes against another one: breaking changes first, then those that no rule judges.
 * Changes that are the same in several places are one.
 */
export function diffContracts(before: Json, after: Json): Change[] {
  const both = comparisonOf(before, after)
  const found = new Map<string, Change & { where: string[] }>()
  const report = (where: string, compare: (place: Place) => void, side: Side = 'request') => {
    const part = newPart()
    compare({ both, part, side, label: side === 'reply' ? 'the event' : 'the operation' })
    for (const finding of findingsOf(part)) {
      const key = `${finding.verdict} ${finding.text}`
      const change = found.get(key) ?? { ...finding, where: [] }
      found.set(key, change)
      if (!change.where.includes(where)) change.where.push(where)
    }
  }
  report(wholeApi, (place) =>
    compareKeys({ ...place, label: 'the document' }, before, after, documentRules),
  )
  reportOperations(both, report)
  reportEvents(both, report)
  report(wholeApi, compareComponents)
  return [...found.values()].sort(
    (a, b) =>
      verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) || a.kind.localeCompare(b.kind),
  )
}

type Report = (where: string, compare: (place: Place) => void, side?: Side) => void

const documentRules: Readonly<Record<string, Rule>> = {
  info: documentation,
  tags: documentation,
  externalDocs: documentation,
  servers: compareServers,
  // Parts of the operations, of the events, or of what they use
  security: considered,
  paths: considered,
  webhooks: considered,
  components: considered,
}

function reportOperations({ before, after }: Comparison, report: Report): void {
  const [left, right] = [operationsByUrl(before), operationsByUrl(after)]
  for (const key of keysOf(left, right)) {
    const [one, other] = [left[key], right[key]]
    const { path, method, operation } = other ?? one!
    const where = `${method.toUpperCase()} ${path} (${operation.operationId})`
    report(where, (place) => {
      if (!one) note(place, 'additive', 'operation-added', 'added')
      else if (!other) note(place, 'breaking', 'operation-removed', removedText(one.operation))
      else compareOperations(place, one.operation, other.operation)
    })
  }
  const items = (document: Json) => document.paths
  for (const path of Object.keys(items(after))) {
    if (items(before)[path] === undefined) continue
    report(path, (place) =>
      compareKeys(
        { ...place, label: 'the path' },
        items(before)[path],
        items(after)[path],
        pathRules,
      ),
    )
  }
}

/** Whether the end of an operation was announced is for the reviewer to see. */
function removedText(operation: Json): string {
  const deprecation = deprecationOf(operation)
  if (!deprecation) return 'removed'
  return `removed; deprecated since ${deprecation.at}, announced to end after ${deprecation.sunset}`
}

/** What a path has beside its operations, which have its parameters and servers. */
const pathRules: Readonly<Record<string, Rule>> = {
  summary: documentation,
  description: documentation,
  parameters: considered,
  servers: considered,
  ...Object.fromEntries(methods.map((method) => [method, considered])),
}

interface Found {
  readonly path: string
  readonly method: string
  readonly operation: Json
}

/** By method and path, whatever the parameters of the path are called. */
function operationsByUrl(document: Json): Record<string, Found> {
  return Object.fromEntries(
    Object.entries<Json>(document.paths).flatMap(([path, pathItem]) =>
      methods
        .filter((method) => pathItem[method] !== undefined)
        .map((method) => [
          `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
          { path, method, operation: operationOf(document, path, method) },
        ]),
    ),
  )
}

/** The client reads what an event sends. */
function reportEvents({ before, after }: Comparison, report: Report): void {
  for (const name of keysOf(before.webhooks, after.webhooks)) {
    const [one, other] = [before.webhooks?.[name], after.webhooks?.[name]]
    const compare = (place: Place) => {
      if (!one) note(place, 'additive', 'event-added', 'added')
      else if (!other) note(place, 'breaking', 'event-removed', 'removed')
      else {
        compareKeys(place, one, other, {
          post: (here, left, right) => compareOperations(here, left, right),
        })
      }
    }
    report(`event ${name}`, compare, 'reply')
  }
}

/** Names of schemas that changed, and what no operation or event uses. */
function compareComponents(place: Place): void {
  const { both } = place
  const [left, right] = [
    both.before.components?.schemas ?? {},
    both.after.components?.schemas ?? {},
  ]
  const names = keysOf(left, right)
  const added = names.filter((name) => !(name in left))
  for (const name of names.filter((each) => !(each in right))) {
    const renamed = added.find((other) => isSame(both, left[name], right[other]))
    if (renamed === undefined) continue
    note(place, 'additive', 'renamed', `the schema \`${name}\` is now called \`${renamed}\``)
  }
  const [wasUsed, isUsed] = [usedIn(both.before), usedIn(both.after)]
  for (const section of keysOf(both.before.components, both.after.components)) {
    const sections = [both.before.components?.[section], both.after.components?.[section]]
    for (const name of keysOf(...(sections as [Json, Json]))) {
      const reference = `#/components/${section}/${name}`
      const [one, other] = sections.map((each) => each?.[name])
      if (wasUsed.has(reference) || isUsed.has(reference) || isSame(both, one, other)) continue
      const words = one === undefined ? 'added' : other === undefined ? 'removed' : 'changed'
      const text = `\`${reference}\`, which nothing uses, was ${words}`
      note(place, 'additive', 'unused', text)
    }
  }
}

/** Every component that a document's operations and events lead to. */
function usedIn(document: Json): Set<string> {
  const used = new Set<string>()
  const visit = (node: Json): void => {
    if (!isObject(node)) return
    if (typeof node.$ref === 'string' && !used.has(node.$ref)) {
      used.add(node.$ref)
      const [, , section, name = ''] = node.$ref.split('/')
      visit(document.components?.[section]?.[name])
    }
    for (const member of Object.values<Json>(node)) visit(member)
  }
  visit(document.paths)
  visit(document.webhooks)
  for (const name of Object.keys(document.components?.securitySchemes ?? {})) {
    used.add(`#/components/securitySchemes/${name}`)
  }
  return used
}

/** The findings of a part and of all that it uses. */
function findingsOf(part: Part): Finding[] {
  const seen = new Set<Part>()
  const visit = (one: Part): Finding[] => {
    if (seen.has(one)) return []
    seen.add(one)
    return [...one.findings, ...[...one.inner].flatMap(visit)]
  }
  return visit(part)
}
