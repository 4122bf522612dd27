import { isDeepStrictEqual } from 'node:util'
import { parseYaml } from './yaml.ts'
import type { Json } from './document.ts'
import { type Block, blocksOf, linesOf } from './blocks.ts'
import { derive, type Derived, type DerivedOperation, keyOf } from './derive.ts'
import { flow } from './flow.ts'

/** How a line ends that is written by `npm run contract:format`. */
export const mark = ' # generated'

/**
 * The contract's text with the lines that follow from the others: responses that are no success, headers,
 * envelopes of replies and events, names of events. Each ends with the mark. What is written by hand and
 * says the same is replaced; what says something else stays.
 */
export function writeGenerated(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n')
  const own = lines.filter((line) => !line.endsWith(mark))
  const document = parseYaml(own.join('\n')) as Json
  const derived = derive(document)
  const sections = blocksOf(own, 0).map((section) => {
    switch (section.key) {
      case 'paths':
        return { ...section, body: withOperations(section.body, derived) }
      case 'webhooks':
        return { ...section, body: withWebhooks(section.body, derived) }
      case 'components':
        return { ...section, body: withComponents(section.body, document, derived) }
      default:
        return section
    }
  })
  return `${linesOf(sections).join('\n')}\n`
}

function generatedLine(indentation: number, key: string, value: Json): string {
  return `${' '.repeat(indentation)}${key}: ${flow(value)}${mark}`
}

/** Changes the body of each block at an indentation. */
function mapped(
  lines: readonly string[],
  indentation: number,
  change: (block: Block) => readonly string[],
): string[] {
  return linesOf(blocksOf(lines, indentation).map((block) => ({ ...block, body: change(block) })))
}

function withOperations(lines: readonly string[], { operations }: Derived): string[] {
  return mapped(lines, 2, ({ key: path, body }) =>
    mapped(body, 4, ({ key: method, body: operation }) => {
      const derived = operations.get(keyOf(path, method))
      if (!derived) return operation
      const blocks = blocksOf(operation, 6)
      if (!blocks.some(({ key }) => key === 'responses')) {
        blocks.push({ key: 'responses', head: ['      responses:'], body: [] })
      }
      return linesOf(
        blocks.map((block) =>
          block.key === 'responses'
            ? { ...block, body: withResponses(block.body, derived) }
            : block,
        ),
      )
    }),
  )
}

function withResponses(
  lines: readonly string[],
  { failures, headers }: DerivedOperation,
): string[] {
  const own = blocksOf(lines, 8)
    .filter(({ key }) => !failures.has(key))
    .map((block) => {
      const value = headers.get(block.key)
      // A response on one line has no place for them; that they are missing is a breach
      if (value === undefined || block.body.length === 0) return block
      const parts = blocksOf(block.body, 10).filter(({ key }) => key !== 'headers')
      const at = parts.findIndex(({ key }) => key === 'description') + 1
      const line = { key: 'headers', head: [generatedLine(10, 'headers', value)], body: [] }
      return { ...block, body: linesOf(parts.toSpliced(at, 0, line)) }
    })
  const added = [...failures].map(([status, value]) => generatedLine(8, `'${status}'`, value))
  return [...linesOf(own), ...added]
}

function withWebhooks(lines: readonly string[], { webhooks }: Derived): string[] {
  return mapped(lines, 2, ({ key: type, body }) =>
    mapped(body, 4, ({ body: post }) => {
      const derived = webhooks.get(type)
      if (!derived) return post
      const own = blocksOf(post, 6).filter(
        ({ key }) => key !== 'operationId' && key !== 'responses',
      )
      return [
        generatedLine(6, 'operationId', derived.operationId),
        ...linesOf(own),
        generatedLine(6, 'responses', derived.responses),
      ]
    }),
  )
}

function withComponents(
  lines: readonly string[],
  document: Json,
  { schemas, requestBodies, eventTypes }: Derived,
): string[] {
  return mapped(lines, 2, ({ key, body }) => {
    const present = document.components[key] ?? {}
    if (key === 'requestBodies') return withNamed(body, present, requestBodies)
    if (key !== 'schemas') return body
    return mapped(withNamed(body, present, schemas), 4, (block) =>
      block.key === 'EventType' ? withEventTypes(block.body, eventTypes) : block.body,
    )
  })
}

/** Components with those that are derived, on one line each. */
function withNamed(
  lines: readonly string[],
  present: Readonly<Record<string, Json>>,
  derived: ReadonlyMap<string, Json>,
): string[] {
  const isOwn = (name: string) =>
    present[name] !== undefined && !saysTheSame(present[name], derived.get(name))
  const own = blocksOf(lines, 4).filter(({ key }) => !derived.has(key) || isOwn(key))
  const added = [...derived].filter(([name]) => !isOwn(name))
  return [...linesOf(own), ...added.map(([name, value]) => generatedLine(4, name, value))]
}

function withEventTypes(lines: readonly string[], types: readonly string[]): string[] {
  const own = blocksOf(lines, 6).filter(({ key }) => key !== 'enum')
  const added = types.map((type) => `        - ${type}${mark}`)
  return [...linesOf(own), `      enum:${mark}`, ...added]
}

/** Whether two schemas differ in nothing but their descriptions and the order of their enums. */
function saysTheSame(one: Json, other: Json): boolean {
  return isDeepStrictEqual(bare(one), bare(other))
}

function bare(node: Json): Json {
  if (Array.isArray(node)) return node.map(bare)
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries<Json>(node)
      .filter(([key, value]) => key !== 'description' || typeof value !== 'string')
      .map(([key, value]) => [key, key === 'enum' ? value.toSorted() : bare(value)]),
  )
}
