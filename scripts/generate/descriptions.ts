import { escapePointer } from '../../src/lib/json-pointer.ts'
import { type Json, methods } from '../contract/document.ts'

interface Described {
  readonly pointer: string
  readonly description: unknown
}

/** Fragments that need the name above them to be understood. */
const fragment = /^(Of|In|As|By|For|With|Without|Also|Only|Not|Until|From|When|Where|After) /

/** Every part of the contract that needs a description in full sentences, but has none, by its JSON pointer. */
export function undescribed(document: Json): string[] {
  return [...described(document)]
    .filter(({ description }) => !isSentence(description))
    .map(({ pointer, description }) =>
      typeof description === 'string' ? `${pointer}: ${JSON.stringify(description)}` : pointer,
    )
}

/** Whether a text is made of full sentences, as far as that can be seen. */
export function isSentence(text: unknown): boolean {
  if (typeof text !== 'string') return false
  const trimmed = text.trim()
  const words = trimmed.split(/\s+/).length
  return (
    /^(\*\*)?[A-Z]/.test(trimmed) && trimmed.endsWith('.') && words >= 3 && !fragment.test(trimmed)
  )
}

function* described(document: Json): Generator<Described> {
  yield part('/info', document.info)
  for (const [index, tag] of (document.tags as Json[]).entries()) yield part(`/tags/${index}`, tag)
  for (const kind of ['paths', 'webhooks']) {
    for (const [path, item] of Object.entries<Json>(document[kind])) {
      const pointer = `/${kind}/${escapePointer(path)}`
      yield* parameters(pointer, item.parameters)
      for (const method of methods) {
        if (item[method]) yield* operation(`${pointer}/${method}`, item[method])
      }
    }
  }
  for (const kind of ['parameters', 'headers', 'responses', 'requestBodies']) {
    for (const [name, one] of Object.entries<Json>(document.components[kind])) {
      yield part(`/components/${kind}/${name}`, one)
    }
  }
  for (const [name, schema] of Object.entries<Json>(document.components.schemas)) {
    const pointer = `/components/schemas/${name}`
    yield part(pointer, schema)
    yield* properties(pointer, schema)
  }
}

function* operation(pointer: string, node: Json): Generator<Described> {
  yield part(pointer, node)
  yield* parameters(pointer, node.parameters)
  if (node.requestBody && !node.requestBody.$ref) {
    yield part(`${pointer}/requestBody`, node.requestBody)
  }
  for (const [status, response] of Object.entries<Json>(node.responses)) {
    if (!response.$ref) yield part(`${pointer}/responses/${status}`, response)
  }
}

function* parameters(pointer: string, nodes: Json[] | undefined): Generator<Described> {
  for (const [index, node] of (nodes ?? []).entries()) {
    if (!node.$ref) yield part(`${pointer}/parameters/${index}`, node)
  }
}

/** The properties of a schema and of those in it; a shared schema does not say what a property is. */
function* properties(pointer: string, schema: Json): Generator<Described> {
  if (typeof schema !== 'object' || schema === null) return
  for (const [name, property] of Object.entries<Json>(schema.properties ?? {})) {
    const below = `${pointer}/properties/${escapePointer(name)}`
    yield part(below, property)
    yield* properties(below, property)
  }
  for (const key of ['items', 'additionalProperties']) {
    yield* properties(`${pointer}/${key}`, schema[key])
  }
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    for (const [index, one] of ((schema[key] ?? []) as Json[]).entries()) {
      yield* properties(`${pointer}/${key}/${index}`, one)
    }
  }
}

function part(pointer: string, node: Json): Described {
  return { pointer, description: node.description }
}
