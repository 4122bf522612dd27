import type { Scope } from '../../../generated/routes.ts'
import { holds } from '../../../src/auth/scopes.ts'
import { type Json, resolve } from '../../contract/document.ts'
import {
  changeText,
  changesOf,
  compareKeys,
  considered,
  documentation,
  isSame,
  keysOf,
  addFinding,
  addDocumentation,
  described,
  addEffect,
  type Location,
  type Rule,
  shown,
  type Side,
} from './findings.ts'
import { inlined } from './combine.ts'
import { compareSchemas } from './schemas.ts'

const documents: Readonly<Record<string, Rule>> = {
  description: documentation,
  summary: documentation,
  example: documentation,
  examples: documentation,
  externalDocs: documentation,
}

/** An operation with what its path and the whole document add to it. */
export function operationOf(document: Json, pathItem: Json, path: string, method: string): Json {
  const { [method]: own } = pathItem
  const parameters = [...(pathItem.parameters ?? []), ...(own.parameters ?? [])].map(
    (parameter) => inlined(document, parameter) as Json,
  )
  const servers = own.servers ?? pathItem.servers
  const security: Requirement[] = own.security ?? document.security ?? []
  const { securitySchemes = {} } = document.components ?? {}
  const schemes = security.flatMap((requirement) => Object.keys(requirement))
  return {
    ...own,
    security,
    securitySchemes: Object.fromEntries(schemes.map((name) => [name, securitySchemes[name]])),
    parameters: Object.fromEntries(
      parameters.map((parameter) => [keyOf(path, parameter), withStyle(parameter)]),
    ),
    ...(servers && { servers }),
  }
}

/** Returns a key that two parameters share if they are the same for requests. */
function keyOf(path: string, { in: where, name }: Json): string {
  const key =
    where === 'path'
      ? path.slice(0, path.indexOf(`{${name}}`)).split('{').length
      : where === 'header'
        ? name.toLowerCase()
        : name
  return `${where} ${key}`
}

/** A parameter with the style that it has unless it says otherwise. */
function withStyle(parameter: Json): Json {
  const isForm = parameter.in === 'query' || parameter.in === 'cookie'
  const style = parameter.style ?? (isForm ? 'form' : 'simple')
  return { ...parameter, style, explode: parameter.explode ?? style === 'form' }
}

/** Compares an operation, or an event, whose request Switchboard sends. */
export function compareOperations(location: Location, before: Json, after: Json): void {
  compareKeys(location, before, after, operationRules)
}

const operationRules: Readonly<Record<string, Rule>> = {
  ...documents,
  // Generated clients name their functions by it
  operationId: (location, before, after) =>
    addFinding(
      location,
      'breaking',
      'operationId',
      `operationId ${shown(before)} became ${shown(after)}`,
    ),
  // Generated clients put operations into a class for the first tag
  tags: (location, before = [], after = [], key) => {
    const [was, is] = [before[0], after[0]]
    if (was === is) described(location, before, after, key)
    else {
      const text = `moved from the tag ${shown(was)} to ${shown(is)}`
      addFinding(location, 'breaking', 'tags', text)
    }
  },
  deprecated: (location, before, after, key) => {
    if (after) addFinding(location, 'additive', 'deprecated', 'deprecated')
    else described(location, before, after, key)
  },
  'x-deprecated-at': (location, _, after) => {
    if (after) addFinding(location, 'additive', 'deprecated', `deprecated since ${after}`)
    else addDocumentation(location)
  },
  'x-sunset': (location, before, after) => {
    if (!after) return addDocumentation(location)
    // Clients have planned with the day that was announced first
    const impact = before && after < before ? 'breaking' : 'additive'
    const words = before ? `moved from ${before} to ${after}` : `is ${after}`
    addFinding(
      location,
      impact,
      'sunset',
      `the day after which the operation may be missing ${words}`,
    )
  },
  'x-replaced-by': (location, _, after) => {
    if (after) addFinding(location, 'additive', 'deprecated', `to be replaced by ${shown(after)}`)
    else addDocumentation(location)
  },
  security: compareSecurity,
  securitySchemes: compareSchemes,
  servers: compareServers,
  parameters: compareParameters,
  requestBody: compareBodies,
  responses: compareResponses,
  // Codes of problems are open, as other enumerations are
  'x-problems': (location, before, after) => {
    const { added, removed } = changesOf(before, after)
    for (const code of added)
      addFinding(location, 'additive', 'problem', `problem ${shown(code)} was added`)
    for (const code of removed) {
      addFinding(location, 'additive', 'problem', `problem ${shown(code)} no longer occurs`)
    }
  },
  // Hints for agents, which ask people before they call such operations
  'x-destructive': (location, before, after) =>
    addFinding(
      location,
      'additive',
      'hint',
      `x-destructive changed from ${shown(before)} to ${shown(after)}`,
    ),
  'x-open-world': (location, before, after) =>
    addFinding(
      location,
      'additive',
      'hint',
      `x-open-world changed from ${shown(before)} to ${shown(after)}`,
    ),
  'x-scope': (location, before, after) => {
    const text = `scope changed from ${shown(before)} to ${shown(after)}`
    addFinding(location, isEnough(before, after) ? 'additive' : 'breaking', 'scope', text)
  },
}

/** Whether a token with a scope has the rights of another one. */
const isEnough = (before: Json, after: Json) => holds([before as Scope], after as Scope)

type Requirement = Readonly<Record<string, readonly string[]>>

/** Each requirement is one way to be let in; what let a client in before must do so still. */
function compareSecurity(location: Location, before: Json, after: Json): void {
  const [left, right]: [Requirement[], Requirement[]] = [before ?? [], after ?? []]
  const words = (requirements: Requirement[]) =>
    shown(requirements.length === 0 ? 'none' : requirements)
  const text = `security changed from ${words(left)} to ${words(right)}`
  const isLetIn = (requirement: Requirement) =>
    right.length === 0 || right.some((needed) => isMet(location, needed, requirement))
  const isStillEnough = left.length === 0 ? isLetIn({}) : left.every(isLetIn)
  addFinding(location, isStillEnough ? 'additive' : 'breaking', 'security', text)
}

function isMet({ both }: Location, needed: Requirement, given: Requirement): boolean {
  return Object.entries(needed).every(([name, scopes]) => {
    const scheme = both.after.components.securitySchemes?.[name]
    const same = Object.entries(given).find(([other]) =>
      isSame(both, wireOf(both.before.components.securitySchemes?.[other]), wireOf(scheme)),
    )
    return scopes.every((scope) => same && holds(same[1] as Scope[], scope as Scope))
  })
}

/** Schemes of the same name; whether another scheme has the same meaning is a question of `security`. */
function compareSchemes(location: Location, before: Json, after: Json): void {
  for (const name of keysOf(before, after)) {
    const [left, right] = [before[name], after[name]]
    if (left === undefined || right === undefined) continue
    if (isSame(location.both, wireOf(left), wireOf(right))) {
      if (!isSame(location.both, left, right)) addDocumentation(location)
    } else {
      const text = `the security scheme \`${name}\`: ${changeText('definition', wireOf(left), wireOf(right))}`
      addFinding(location, 'breaking', 'security-scheme', text)
    }
  }
}

/** Returns the members of a scheme that matter to requests. */
const wireOf = ({ description: _, bearerFormat: __, ...scheme }: Json = {}) => scheme

/** Addresses of the API: each must remain. */
export function compareServers(location: Location, before: Json, after: Json): void {
  const urls = (servers: Json): string[] => (servers ?? []).map(({ url }: Json) => url)
  const { added, removed } = changesOf(urls(before), urls(after))
  for (const url of removed) {
    addFinding(location, 'breaking', 'servers', `the server ${shown(url)} was removed`)
  }
  for (const url of added)
    addFinding(location, 'additive', 'servers', `the server ${shown(url)} was added`)
  for (const server of after ?? []) {
    const earlier = (before ?? []).find(({ url }: Json) => url === server.url)
    const label = `the server ${shown(server.url)}`
    if (earlier) compareKeys({ ...location, label }, earlier, server, documents)
  }
}

function compareParameters(location: Location, before: Json, after: Json): void {
  for (const key of keysOf(before, after)) {
    const [one, other] = [before[key], after[key]]
    const { name, in: where } = other ?? one
    const label = `${where} parameter \`${name}\``
    if (other === undefined)
      addFinding(location, 'breaking', 'parameter-removed', `${label} was removed`)
    else if (one === undefined) {
      const isBreaking = location.side === 'request' && other.required === true
      const text = `${label} was added${other.required ? ' as required' : ''}`
      addFinding(location, isBreaking ? 'breaking' : 'additive', 'parameter-added', text)
    } else compareParameter({ ...location, label }, one, other)
  }
}

/** Compares parameters, or headers of replies. */
function compareParameter(location: Location, before: Json, after: Json): void {
  const isWritten = (kind: string) => [before, after].map((one) => one[kind] !== undefined)
  const [[wasSchema, isSchema], [wasContent, isContent]] = [
    isWritten('schema'),
    isWritten('content'),
  ]
  if ((wasSchema && isContent) || (wasContent && isSchema)) {
    // A value of `content` is written as its media type says, one of `schema` by the style of the parameter
    const words = isContent ? '`schema` became `content`' : '`content` became `schema`'
    addFinding(location, 'breaking', 'serialization', `${location.label}: ${words}`)
    compareKeys(location, before, after, { ...parameterRules, ...unwritten })
    return
  }
  compareKeys(location, before, after, parameterRules)
}

const unwritten: Readonly<Record<string, Rule>> = {
  schema: considered,
  content: considered,
  style: considered,
  explode: considered,
}

const other: Rule = (location, before, after, key) =>
  addFinding(location, 'breaking', key, `${location.label}: ${changeText(key, before, after)}`)

const required: Rule = (location, before = false, after = false) => {
  if (before === after) return
  const words = after ? 'became required' : 'became optional'
  addEffect(location, after ? 'narrower' : 'wider', 'required', `${location.label} ${words}`)
}

const parameterRules: Readonly<Record<string, Rule>> = {
  ...documents,
  in: considered,
  name: (location, before, after) => {
    const text = `${location.label} was called ${shown(before)}`
    if (before.toLowerCase() === after.toLowerCase() && location.label.startsWith('header')) {
      addDocumentation(location)
    } else addFinding(location, 'breaking', 'parameter-renamed', text)
  },
  required,
  style: other,
  explode: other,
  allowReserved: other,
  allowEmptyValue: (location, before, after, key) => {
    const text = `${location.label}: ${changeText(key, before, after)}`
    addEffect(location, after ? 'wider' : 'narrower', key, text)
  },
  deprecated: (location, before, after, key) => {
    if (after) addFinding(location, 'additive', 'deprecated', `${location.label} is deprecated`)
    else described(location, before, after, key)
  },
  schema: (location, before, after) => compareSchemas(location, before, after),
  content: compareContent,
}

function compareBodies(location: Location, before: Json, after: Json): void {
  const here = { ...location, label: 'the body' }
  if (after === undefined) addFinding(location, 'breaking', 'body', 'the body was removed')
  else if (before === undefined) {
    const { required: isRequired } = resolve(location.both.after, after)
    const isBreaking = location.side === 'request' && isRequired === true
    const text = `a body was added${isRequired ? ' as required' : ''}`
    addFinding(location, isBreaking ? 'breaking' : 'additive', 'body', text)
  } else {
    const { both } = location
    compareKeys(here, inlined(both.before, before), inlined(both.after, after), {
      ...documents,
      required,
      content: compareContent,
    })
  }
}

/** The side that reads what the other one is answered. */
const opposite: Readonly<Record<Side, Side>> = { request: 'reply', reply: 'request' }

function compareResponses(location: Location, before: Json, after: Json): void {
  const { both } = location
  const here: Location = { ...location, side: opposite[location.side] }
  for (const status of keysOf(before, after)) {
    const [left, right] = [before?.[status], after?.[status]]
    const label = `the reply ${status}`
    if (left === undefined) {
      const effect = isSuccess(status) || here.side === 'request' ? 'wider' : 'narrower'
      addEffect(here, effect, 'status-added', `${label} was added`)
    } else if (right === undefined) {
      // A refusal that no longer occurs breaks no client
      const isBreaking = isSuccess(status)
      addFinding(
        here,
        isBreaking ? 'breaking' : 'additive',
        'status-removed',
        `${label} was removed`,
      )
    } else {
      const [one, other] = [inlined(both.before, left), inlined(both.after, right)]
      compareKeys({ ...here, label }, one, other, responseRules)
    }
  }
}

const isSuccess = (status: string) => status.startsWith('2')

const responseRules: Readonly<Record<string, Rule>> = {
  ...documents,
  content: compareContent,
  headers: (location, before, after) => {
    const { both } = location
    for (const name of keysOf(before, after)) {
      const [left, right] = [before?.[name], after?.[name]]
      const label = `header \`${name}\` of ${location.label}`
      if (left === undefined) addFinding(location, 'additive', 'header-added', `${label} was added`)
      else if (right === undefined) {
        addFinding(location, 'breaking', 'header-removed', `${label} was removed`)
      } else {
        const [one, other] = [inlined(both.before, left), inlined(both.after, right)]
        compareParameter({ ...location, label }, one, other)
      }
    }
  },
  links: (location, before, after) => {
    for (const name of keysOf(before, after)) {
      const [left, right] = [before?.[name], after?.[name]]
      if (isSame(location.both, left, right)) continue
      const label = `the link \`${name}\` of ${location.label}`
      if (left === undefined) addFinding(location, 'additive', 'link', `${label} was added`)
      else if (right === undefined) addFinding(location, 'breaking', 'link', `${label} was removed`)
      else compareKeys({ ...location, label }, left, right, { ...documents, operationId: other })
    }
  },
}

function compareContent(location: Location, before: Json, after: Json): void {
  for (const type of keysOf(before, after)) {
    const [left, right] = [before?.[type], after?.[type]]
    const label = `${location.label} as \`${type}\``
    // Which of several types is answered is the client's choice
    if (left === undefined) addFinding(location, 'additive', 'media-type', `${label} was added`)
    else if (right === undefined)
      addFinding(location, 'breaking', 'media-type', `${label} was removed`)
    else if (!isSame(location.both, left, right)) {
      compareKeys({ ...location, label }, left, right, {
        ...documents,
        schema: (here, one, another) => compareSchemas(here, one, another),
        encoding: other,
      })
    }
  }
}
