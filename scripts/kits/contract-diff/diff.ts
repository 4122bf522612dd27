import { type Json, methods, pointed } from '../../contract/document.ts'
import {
  type Comparison,
  compareKeys,
  comparisonOf,
  considered,
  documentation,
  type Finding,
  isSame,
  keysOf,
  newPart,
  addFinding,
  type Part,
  type Location,
  type Rule,
  type Side,
  type Impact,
} from './findings.ts'
import { inlined, isObject } from './combine.ts'
import { deprecationOf } from '../../contract/deprecation.ts'
import { compareOperations, compareServers, operationOf } from './operations.ts'
import { parseYaml } from '../../contract/yaml.ts'

export interface Change extends Finding {
  /** The operations and events that it changes, `GET /tags (listTags)`, in the order of the contract. */
  readonly where: readonly string[]
}

const impacts: readonly Impact[] = ['breaking', 'unjudged', 'additive']
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
 * Returns what a contract changes against another one: breaking changes first, then changes that no rule judges. A
 * change that occurs at several locations is listed once.
 */
export function diffContracts(before: Json, after: Json): Change[] {
  const both = comparisonOf(before, after)
  const found = new Map<string, Change & { where: string[] }>()
  const report = (where: string, compare: (location: Location) => void, side: Side = 'request') => {
    const part = newPart()
    compare({ both, part, side, label: side === 'reply' ? 'the event' : 'the operation' })
    for (const finding of findingsOf(part)) {
      const key = `${finding.impact} ${finding.text}`
      const change = found.get(key) ?? { ...finding, where: [] }
      found.set(key, change)
      if (!change.where.includes(where)) change.where.push(where)
    }
  }
  report(wholeApi, (location) =>
    compareKeys({ ...location, label: 'the document' }, before, after, documentRules),
  )
  reportOperations(both, report)
  reportEvents(both, report)
  report(wholeApi, compareComponents)
  return [...found.values()].sort(
    (a, b) => impacts.indexOf(a.impact) - impacts.indexOf(b.impact) || a.kind.localeCompare(b.kind),
  )
}

type Report = (where: string, compare: (location: Location) => void, side?: Side) => void

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
    report(where, (location) => {
      if (!one) addFinding(location, 'additive', 'operation-added', 'added')
      else if (!other)
        addFinding(location, 'breaking', 'operation-removed', removedText(one.operation))
      else compareOperations(location, one.operation, other.operation)
    })
  }
  const [were, are] = [itemsOf(before, 'paths'), itemsOf(after, 'paths')]
  for (const path of Object.keys(are)) {
    if (were[path] === undefined) continue
    report(path, (location) =>
      compareKeys({ ...location, label: 'the path' }, were[path], are[path], pathRules),
    )
  }
}

/** The path items of a section, wherever they are written. */
function itemsOf(document: Json, section: 'paths' | 'webhooks'): Record<string, Json> {
  return Object.fromEntries(
    Object.entries<Json>(document[section] ?? {}).map(([name, item]) => [
      name,
      inlined(document, item),
    ]),
  )
}

/** Returns the text of a removal. It says whether the end of the operation was announced, for the reviewer to judge. */
function removedText(operation: Json): string {
  const deprecation = deprecationOf(operation)
  if (!deprecation) return 'removed'
  return `removed; deprecated since ${deprecation.at}, announced to end after ${deprecation.sunset}`
}

/** Rules for the members of a path beside its operations, which have its parameters and servers. */
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
    Object.entries(itemsOf(document, 'paths')).flatMap(([path, pathItem]) =>
      methods
        .filter((method) => pathItem[method] !== undefined)
        .map((method) => [
          `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
          { path, method, operation: operationOf(document, pathItem, path, method) },
        ]),
    ),
  )
}

/** The client reads what an event sends. */
function reportEvents({ before, after }: Comparison, report: Report): void {
  const [were, are] = [itemsOf(before, 'webhooks'), itemsOf(after, 'webhooks')]
  for (const name of keysOf(were, are)) {
    const [one, other] = [were[name], are[name]]
    const compare = (location: Location) => {
      if (!one) addFinding(location, 'additive', 'event-added', 'added')
      else if (!other) addFinding(location, 'breaking', 'event-removed', 'removed')
      else {
        compareKeys(location, one, other, pathRules)
        for (const method of methods) compareSending(location, one, other, method)
      }
    }
    const compareSending = (location: Location, left: Json, right: Json, method: string) => {
      const words = `${method.toUpperCase()} requests`
      if (!left[method] && !right[method]) return
      if (!left[method]) addFinding(location, 'additive', 'event-added', `${words} were added`)
      else if (!right[method]) {
        addFinding(location, 'breaking', 'event-removed', `${words} were removed`)
      } else {
        compareOperations(
          location,
          operationOf(before, left, name, method),
          operationOf(after, right, name, method),
        )
      }
    }
    report(`event ${name}`, compare, 'reply')
  }
}

/** Names of schemas that changed, and what no operation or event uses. */
function compareComponents(location: Location): void {
  const { both } = location
  const [left, right] = [
    both.before.components?.schemas ?? {},
    both.after.components?.schemas ?? {},
  ]
  const names = keysOf(left, right)
  const added = names.filter((name) => !(name in left))
  for (const name of names.filter((each) => !(each in right))) {
    const renamed = added.find((other) => isSame(both, left[name], right[other]))
    if (renamed === undefined) continue
    addFinding(
      location,
      'additive',
      'renamed',
      `the schema \`${name}\` is now called \`${renamed}\``,
    )
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
      addFinding(location, 'additive', 'unused', text)
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
      visit(pointed(document, node.$ref))
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
