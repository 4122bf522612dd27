import { type Deprecation, deprecationOf } from '../contract/deprecation.ts'
import { parseYaml } from '../contract/yaml.ts'
import { undescribed } from './descriptions.ts'
import {
  anyType,
  factsOf,
  filePart,
  formType,
  isSuccess,
  type Json,
  jsonType,
  streamType,
  multipartType,
  type OperationFacts,
  operationsOf,
  parametersOf,
  labelOf,
  rawTypes,
  resolve,
  schemaName,
} from '../contract/document.ts'
import { checkHints } from './hints.ts'
import { checkEnums } from './enums.ts'
import {
  checkComponentNames,
  checkConditions,
  checkDiscriminators,
  checkEvents,
  checkExamples,
  checkLinks,
  checkMaps,
  checkNullableEnums,
  checkReferences,
  checkRequestSchemas,
  checkResponses,
  checkSchemaBounds,
  checkTags,
} from './rules.ts'
import { patternMessages } from './pattern-messages.ts'
import { sizeBreaches } from './sizes.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Json
}

export interface Success {
  readonly status: number
  /** Name of the component schema of the body; undefined when there is no body, or none in JSON. */
  readonly schema: string | undefined
  /** The body is bytes of any type. */
  readonly isBinary: boolean
  /** The body is a stream of Server-Sent Events. */
  readonly isStream: boolean
  /** Names of the component schemas of the data of its events and signals. */
  readonly streamed: readonly string[]
  readonly headers: readonly string[]
  /** The operation that gets the object just made, and where in the body its id is. */
  readonly link: { readonly operationId: string; readonly idPath: readonly string[] } | undefined
}

export interface Operation extends OperationFacts {
  /** `x-unmanaged`: moves bytes or computes for long outside of a transaction, although its body and reply are JSON. */
  readonly isUnmanaged: boolean
  readonly deprecation: Deprecation | undefined
  readonly parameters: readonly Parameter[]
  readonly bodyRequired: boolean
  /** Body media types with the name of their component schema. */
  readonly bodies: ReadonlyArray<{ readonly mediaType: string; readonly schema: string }>
  readonly successes: readonly Success[]
}

export interface Contract {
  readonly document: Json
  readonly operations: readonly Operation[]
}

const verbs =
  'end list count get stream lookup create upsert update bulkChange delete add remove set assign reorder restore merge block unblock rotate revoke invite receive send reparse retry cancel mark hold resume close reopen transfer accept reject complete pull route simulate test redeliver replay'
const noun = /^[A-Z][A-Za-z0-9]*$/

/**
 * Reads the contract and checks the house rules that the rest of the program relies on; those of OpenAPI itself are
 * Redocly's (redocly.yaml). Throws one Error that lists every breach.
 */
export function readContract(text: string): Contract {
  const document = parseYaml(text) as Json
  const breaches: string[] = []
  checkReferences(document, breaches)
  // Nearly every other rule follows references
  if (breaches.length > 0) throw broken(breaches)

  const operations = operationsOf(document).map(([path, method]) =>
    operationOf(document, path, method, breaches),
  )
  checkResponses(document, breaches)
  checkConditions(document, breaches)
  checkHints(document, breaches)
  checkLinks(document, operations, breaches)
  checkRequestSchemas(document, operations, breaches)
  patternMessages(document, operations, breaches)
  checkSchemaBounds(document, breaches)
  checkExamples(document, breaches)
  checkTags(document, breaches)
  checkComponentNames(document, breaches)
  checkNullableEnums(document, breaches)
  checkMaps(document, breaches)
  checkDiscriminators(document, breaches)
  checkEnums(document, breaches)
  for (const where of undescribed(document)) {
    breaches.push(`${where} needs a description in full sentences`)
  }
  checkEvents(document, breaches)
  // Sizes can only be computed where everything else has its bounds
  if (breaches.length === 0) breaches.push(...sizeBreaches(document, operations))
  if (breaches.length > 0) throw broken(breaches)
  return { document, operations: [...operations].sort((a, b) => (a.id < b.id ? -1 : 1)) }
}

function broken(breaches: readonly string[]): Error {
  return new Error(`openapi.yaml breaks the house rules:\n  ${breaches.join('\n  ')}`)
}

function operationOf(document: Json, path: string, method: string, breaches: string[]): Operation {
  const operation = document.paths[path][method]
  const facts = factsOf(path, method, operation)
  const { id, scopes } = facts
  const breach = (text: string) => breaches.push(`${labelOf(['paths', path, method])}: ${text}`)

  if (!verbs.split(' ').some((verb) => id.startsWith(verb) && noun.test(id.slice(verb.length)))) {
    breach(
      `operationId '${id}' is not a known verb and a noun. The known verbs are ${verbs}. ` +
        'If none of them fits, add one in scripts/generate/contract.ts',
    )
  }
  const known = document.tags.map((tag: Json) => tag.name)
  if (operation.tags?.length !== 1 || !known.includes(operation.tags[0])) {
    breach('needs exactly one tag, declared in tags')
  }
  if (!operation.summary || operation.summary.split(' ').length > 6) {
    breach('needs a summary of at most six words')
  }

  const parameters: Parameter[] = parametersOf(document, path, method)
  if (
    method === 'post' &&
    !facts.isPublic &&
    !parameters.some(({ name }) => name === 'Idempotency-Key')
  ) {
    breach('a post takes the IdempotencyKey parameter')
  }
  if (!facts.isPublic) checkScopes(document, operation, breach)
  const isChange = /^(patch|delete)$/.test(method) || operation.responses?.['201'] !== undefined
  if (isChange && scopes.length > 0 && scopes.every((scope) => scope.endsWith(':read'))) {
    breach(`it changes objects, so it needs another scope than ${scopes.join(', ')}`)
  }

  return {
    ...facts,
    isUnmanaged: operation['x-unmanaged'] === true,
    deprecation: deprecationOf(operation),
    parameters,
    bodyRequired: operation.requestBody?.required === true,
    bodies: bodiesOf(document, operation, breach),
    successes: successesOf(document, operation, breach),
  }
}

function checkScopes(document: Json, operation: Json, breach: (text: string) => void): void {
  const scopes = operation.security?.[0]?.bearer
  if (operation.security?.length !== 1 || !Array.isArray(scopes)) {
    breach("needs security with scopes, such as [{ bearer: ['groups:read'] }]")
    return
  }
  for (const scope of scopes) {
    if (!document.components.schemas.Scope.enum.includes(scope)) {
      breach(`scope ${scope} is not in the Scope schema`)
    }
  }
}

function bodiesOf(
  document: Json,
  operation: Json,
  breach: (text: string) => void,
): Operation['bodies'] {
  const content = Object.entries<Json>(operation.requestBody?.content ?? {})
  return content.flatMap(([mediaType, media]) => {
    if (![jsonType, formType, multipartType, ...rawTypes].includes(mediaType)) {
      breach(`body type ${mediaType} is unknown`)
    }
    if (
      mediaType === multipartType &&
      !resolve(document, media.schema).required?.includes(filePart)
    ) {
      breach(`a form of ${mediaType} needs the required member ${filePart}`)
    }
    if (media.examples === undefined) {
      breach(`${mediaType} needs an example`)
    }
    const schema = schemaName(media.schema)
    if (schema !== undefined) return { mediaType, schema }
    breach(`the body of ${mediaType} must be a $ref to a named schema`)
    return []
  })
}

function successesOf(document: Json, operation: Json, breach: (text: string) => void): Success[] {
  const successes = Object.entries<Json>(operation.responses ?? {}).filter(([status]) =>
    isSuccess(status),
  )
  if (successes.length === 0) breach('needs a success response')
  const isDeletion = successes.some(([status]) => status === '204')
  // A 202 says that what a 204 says is still going on
  const hasNoBody = (status: string) =>
    status === '204' || status === '302' || (status === '202' && isDeletion)

  return successes.map(([status, node]) => {
    const response = resolve(document, node)
    const media = response.content?.[jsonType]
    const schema = schemaName(media?.schema)
    const isBinary = response.content?.[anyType] !== undefined
    const isStream = response.content?.[streamType] !== undefined
    if ((isBinary || isStream) && Object.keys(response.content).length > 1) {
      breach(
        `response ${status} is ${isBinary ? anyType : streamType}, which leaves nothing to be said of others`,
      )
    }
    const streamed = streamedBy(response.content?.[streamType])
    if (isStream && streamed.length === 0) {
      breach(`response ${status} needs a contentSchema, which is a oneOf of schemas with a $ref`)
    }
    if (isBinary || isStream) {
      // Its headers are those of RFC 9110, whatever the operation
    } else if (hasNoBody(status) ? response.content !== undefined : schema === undefined) {
      breach(`response ${status} needs application/json with a $ref to a named schema`)
    }
    if (media && media.examples === undefined) {
      breach(`response ${status} needs an example`)
    }
    if (status === '201' && response.links === undefined) {
      breach('response 201 needs links to what can be done with it next')
    }
    return {
      status: Number(status),
      schema,
      isBinary,
      isStream,
      streamed,
      headers: Object.keys(response.headers ?? {}),
      link: linkOf(response),
    }
  })
}

/** Returns the names of the schemas of the data of a stream. */
function streamedBy(media: Json): string[] {
  const schemas: Json[] = media?.schema?.contentSchema?.oneOf ?? []
  return schemas.flatMap((schema) => schemaName(schema) ?? [])
}

function linkOf(response: Json): Success['link'] {
  const link = Object.values<Json>(response.links ?? {})[0]
  const pointer = /^\$response\.body#\/(.+)$/.exec(link?.parameters?.id ?? '')?.[1]
  return pointer === undefined
    ? undefined
    : { operationId: link.operationId, idPath: pointer.split('/') }
}
