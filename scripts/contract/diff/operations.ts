import type { Scope } from '../../../generated/routes.ts'
import { holds } from '../../../src/auth/scopes.ts'
import { type Json, resolve } from '../../generate/document.ts'
import {
  change,
  changesOf,
  compareKeys,
  considered,
  documentation,
  inlined,
  isSame,
  keysOf,
  note,
  noteDocumentation,
  noteEffect,
  type Place,
  type Rule,
  shown,
  type Side,
} from './findings.ts'
import { compareSchemas } from './schemas.ts'

const documents: Readonly<Record<string, Rule>> = {
  description: documentation,
  summary: documentation,
  example: documentation,
  examples: documentation,
  externalDocs: documentation,
}

/** An operation with what its path and the whole document add to it. */
export function operationOf(document: Json, path: string, method: string): Json {
  const pathItem = document.paths[path]
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

/** What two parameters that are the same for requests have in common. */
function keyOf(path: string, { in: location, name }: Json): string {
  const key =
    location === 'path'
      ? path.slice(0, path.indexOf(`{${name}}`)).split('{').length
      : location === 'header'
        ? name.toLowerCase()
        : name
  return `${location} ${key}`
}

/** A parameter with the style that it has unless it says otherwise. */
function withStyle(parameter: Json): Json {
  const isForm = parameter.in === 'query' || parameter.in === 'cookie'
  const style = parameter.style ?? (isForm ? 'form' : 'simple')
  return { ...parameter, style, explode: parameter.explode ?? style === 'form' }
}

/** Compares an operation, or an event, whose request Switchboard sends. */
export function compareOperations(place: Place, before: Json, after: Json): void {
  compareKeys(place, before, after, operationRules)
}

const operationRules: Readonly<Record<string, Rule>> = {
  ...documents,
  // Generated clients name their functions by it
  operationId: (place, before, after) =>
    note(place, 'breaking', 'operationId', `operationId ${shown(before)} became ${shown(after)}`),
  // Generated clients put operations into a class for the first tag
  tags: (place, [before], [after]) => {
    if (before === after) noteDocumentation(place)
    else note(place, 'breaking', 'tags', `moved from the tag ${shown(before)} to ${shown(after)}`)
  },
  deprecated: (place, _, after) => {
    if (after) note(place, 'additive', 'deprecated', 'deprecated')
    else noteDocumentation(place)
  },
  'x-deprecated-at': (place, _, after) => {
    if (after) note(place, 'additive', 'deprecated', `deprecated since ${after}`)
    else noteDocumentation(place)
  },
  'x-sunset': (place, before, after) => {
    if (!after) return noteDocumentation(place)
    // Clients have planned with the day that was announced first
    const verdict = before && after < before ? 'breaking' : 'additive'
    const words = before ? `moved from ${before} to ${after}` : `is ${after}`
    note(place, verdict, 'sunset', `the day after which the operation may be missing ${words}`)
  },
  'x-replaced-by': (place, _, after) => {
    if (after) note(place, 'additive', 'deprecated', `to be replaced by ${shown(after)}`)
    else noteDocumentation(place)
  },
  security: compareSecurity,
  securitySchemes: compareSchemes,
  servers: compareServers,
  parameters: compareParameters,
  requestBody: compareBodies,
  responses: compareResponses,
  // Codes of problems are open, as other enumerations are
  'x-problems': (place, before, after) => {
    const { added, removed } = changesOf(before, after)
    for (const code of added) note(place, 'additive', 'problem', `problem ${shown(code)} was added`)
    for (const code of removed) {
      note(place, 'additive', 'problem', `problem ${shown(code)} no longer occurs`)
    }
  },
  // Hints for agents, which ask people before they call such operations
  'x-destructive': (place, before, after) =>
    note(
      place,
      'additive',
      'hint',
      `x-destructive changed from ${shown(before)} to ${shown(after)}`,
    ),
  'x-open-world': (place, before, after) =>
    note(
      place,
      'additive',
      'hint',
      `x-open-world changed from ${shown(before)} to ${shown(after)}`,
    ),
  'x-scope': (place, before, after) => {
    const text = `scope changed from ${shown(before)} to ${shown(after)}`
    note(place, isEnough(before, after) ? 'additive' : 'breaking', 'scope', text)
  },
}

/** Whether a token with a scope has the rights of another one. */
const isEnough = (before: Json, after: Json) => holds([before as Scope], after as Scope)

type Requirement = Readonly<Record<string, readonly string[]>>

/** Each requirement is one way to be let in; what let a client in before must do so still. */
function compareSecurity(place: Place, before: Json, after: Json): void {
  const [left, right]: [Requirement[], Requirement[]] = [before ?? [], after ?? []]
  const words = (requirements: Requirement[]) =>
    shown(requirements.length === 0 ? 'none' : requirements)
  const text = `security changed from ${words(left)} to ${words(right)}`
  const isLetIn = (requirement: Requirement) =>
    right.length === 0 || right.some((needed) => isMet(place, needed, requirement))
  const isStillEnough = left.length === 0 ? isLetIn({}) : left.every(isLetIn)
  note(place, isStillEnough ? 'additive' : 'breaking', 'security', text)
}

function isMet({ both }: Place, needed: Requirement, given: Requirement): boolean {
  return Object.entries(needed).every(([name, scopes]) => {
    const scheme = both.after.components.securitySchemes?.[name]
    const same = Object.entries(given).find(([other]) =>
      isSame(both, wireOf(both.before.components.securitySchemes?.[other]), wireOf(scheme)),
    )
    return scopes.every((scope) => same && holds(same[1] as Scope[], scope as Scope))
  })
}

/** Schemes of the same name; whether another scheme has the same meaning is a question of `security`. */
function compareSchemes(place: Place, before: Json, after: Json): void {
  for (const name of keysOf(before, after)) {
    const [left, right] = [before[name], after[name]]
    if (left === undefined || right === undefined) continue
    if (isSame(place.both, wireOf(left), wireOf(right))) {
      if (!isSame(place.both, left, right)) noteDocumentation(place)
    } else {
      const text = `the security scheme \`${name}\`: ${change('definition', wireOf(left), wireOf(right))}`
      note(place, 'breaking', 'security-scheme', text)
    }
  }
}

/** What a scheme means for requests. */
const wireOf = ({ description: _, bearerFormat: __, ...scheme }: Json = {}) => scheme

/** Addresses of the API: each must remain. */
export function compareServers(place: Place, before: Json, after: Json): void {
  const urls = (servers: Json): string[] => (servers ?? []).map(({ url }: Json) => url)
  const { added, removed } = changesOf(urls(before), urls(after))
  for (const url of removed) {
    note(place, 'breaking', 'servers', `the server ${shown(url)} was removed`)
  }
  for (const url of added) note(place, 'additive', 'servers', `the server ${shown(url)} was added`)
  for (const server of after ?? []) {
    const earlier = (before ?? []).find(({ url }: Json) => url === server.url)
    const label = `the server ${shown(server.url)}`
    if (earlier) compareKeys({ ...place, label }, earlier, server, documents)
  }
}

function compareParameters(place: Place, before: Json, after: Json): void {
  for (const key of keysOf(before, after)) {
    const [one, other] = [before[key], after[key]]
    const { name, in: location } = other ?? one
    const label = `${location} parameter \`${name}\``
    if (other === undefined) note(place, 'breaking', 'parameter-removed', `${label} was removed`)
    else if (one === undefined) {
      const isBreaking = place.side === 'request' && other.required === true
      const text = `${label} was added${other.required ? ' as required' : ''}`
      note(place, isBreaking ? 'breaking' : 'additive', 'parameter-added', text)
    } else compareKeys({ ...place, label }, one, other, parameterRules)
  }
}

const other: Rule = (place, before, after, key) =>
  note(place, 'breaking', key, `${place.label}: ${change(key, before, after)}`)

const required: Rule = (place, before = false, after = false) => {
  if (before === after) return
  const words = after ? 'became required' : 'became optional'
  noteEffect(place, after ? 'narrower' : 'wider', 'required', `${place.label} ${words}`)
}

const parameterRules: Readonly<Record<string, Rule>> = {
  ...documents,
  in: considered,
  name: (place, before, after) => {
    const text = `${place.label} was called ${shown(before)}`
    if (before.toLowerCase() === after.toLowerCase() && place.label.startsWith('header')) {
      noteDocumentation(place)
    } else note(place, 'breaking', 'parameter-renamed', text)
  },
  required,
  style: other,
  explode: other,
  allowReserved: other,
  allowEmptyValue: (place, before, after, key) => {
    const text = `${place.label}: ${change(key, before, after)}`
    noteEffect(place, after ? 'wider' : 'narrower', key, text)
  },
  deprecated: (place, _, after) => {
    if (after) note(place, 'additive', 'deprecated', `${place.label} is deprecated`)
    else noteDocumentation(place)
  },
  schema: (place, before, after) => compareSchemas(place, before, after),
  content: compareContent,
}

function compareBodies(place: Place, before: Json, after: Json): void {
  const here = { ...place, label: 'the body' }
  if (after === undefined) note(place, 'breaking', 'body', 'the body was removed')
  else if (before === undefined) {
    const { required: isRequired } = resolve(place.both.after, after)
    const isBreaking = place.side === 'request' && isRequired === true
    const text = `a body was added${isRequired ? ' as required' : ''}`
    note(place, isBreaking ? 'breaking' : 'additive', 'body', text)
  } else {
    const { both } = place
    compareKeys(here, inlined(both.before, before), inlined(both.after, after), {
      ...documents,
      required,
      content: compareContent,
    })
  }
}

/** The side that reads what the other one is answered. */
const opposite: Readonly<Record<Side, Side>> = { request: 'reply', reply: 'request' }

function compareResponses(place: Place, before: Json, after: Json): void {
  const { both } = place
  const here: Place = { ...place, side: opposite[place.side] }
  for (const status of keysOf(before, after)) {
    const [left, right] = [before?.[status], after?.[status]]
    const label = `the reply ${status}`
    if (left === undefined) {
      const effect = isSuccess(status) || here.side === 'request' ? 'wider' : 'narrower'
      noteEffect(here, effect, 'status-added', `${label} was added`)
    } else if (right === undefined) {
      // A refusal that no longer occurs breaks nobody
      const isBreaking = isSuccess(status)
      note(here, isBreaking ? 'breaking' : 'additive', 'status-removed', `${label} was removed`)
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
  headers: (place, before, after) => {
    const { both } = place
    for (const name of keysOf(before, after)) {
      const [left, right] = [before?.[name], after?.[name]]
      const label = `header \`${name}\` of ${place.label}`
      if (left === undefined) note(place, 'additive', 'header-added', `${label} was added`)
      else if (right === undefined) {
        note(place, 'breaking', 'header-removed', `${label} was removed`)
      } else {
        const [one, other] = [inlined(both.before, left), inlined(both.after, right)]
        compareKeys({ ...place, label }, one, other, parameterRules)
      }
    }
  },
  links: (place, before, after) => {
    for (const name of keysOf(before, after)) {
      const [left, right] = [before?.[name], after?.[name]]
      if (isSame(place.both, left, right)) continue
      const label = `the link \`${name}\` of ${place.label}`
      if (left === undefined) note(place, 'additive', 'link', `${label} was added`)
      else if (right === undefined) note(place, 'breaking', 'link', `${label} was removed`)
      else compareKeys({ ...place, label }, left, right, { ...documents, operationId: other })
    }
  },
}

function compareContent(place: Place, before: Json, after: Json): void {
  for (const type of keysOf(before, after)) {
    const [left, right] = [before?.[type], after?.[type]]
    const label = `${place.label} as \`${type}\``
    // Which of several types is answered is the client's choice
    if (left === undefined) note(place, 'additive', 'media-type', `${label} was added`)
    else if (right === undefined) note(place, 'breaking', 'media-type', `${label} was removed`)
    else if (!isSame(place.both, left, right)) {
      compareKeys({ ...place, label }, left, right, {
        ...documents,
        schema: (here, one, another) => compareSchemas(here, one, another),
        encoding: other,
      })
    }
  }
}
