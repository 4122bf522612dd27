import { type Json, resolve, schemaName } from '../../contract/document.ts'
import { memberRules } from '../../contract/member-rules.ts'
import { escape } from './page.ts'

/** Draws schemas: a list of members with types, limits, allowed values and descriptions. */
export interface SchemaView {
  readonly contract: Json
  readonly inline: (markdown: string) => string
}

/** Levels of objects that a page contains; deeper ones are a link. */
const deepest = 2

/** The members of an object, or the variants of a choice, one level after the other. */
export function membersOf(
  view: SchemaView,
  node: Json,
  anchor = '',
  trail: readonly string[] = [],
): string {
  const name = schemaName(node)
  const schema = resolve(view.contract, node)
  const next = name === undefined ? trail : [...trail, name]
  if (schema.type === 'array' && isComplex(view, schema.items)) {
    return membersOf(view, schema.items, anchor, next)
  }
  const variants = variantsOf(schema)
  if (variants.length > 0 && !schema.properties) {
    const items = variants.map((variant) => {
      const label = schemaName(variant) ?? variant.title ?? typeOf(view.contract, variant)
      const inner = isComplex(view, variant) ? membersOf(view, variant, '', next) : ''
      const link = schemaLink(variant) ?? escape(label)
      return inner === ''
        ? `<li>${link}</li>`
        : `<li>${link}${nested(`Members of ${label}`, inner)}</li>`
    })
    return `<p class="hint">One of:</p><ul class="variants">${items.join('')}</ul>`
  }
  const members = Object.entries<Json>(schema.properties ?? {}).map(([key, member]) =>
    memberOf(view, key, member, presenceOf(schema, key), anchor, next),
  )
  if (typeof schema.additionalProperties === 'object') {
    const { pattern } = schema.propertyNames ?? {}
    const name = pattern === undefined ? '*' : `/${pattern}/`
    members.push(memberOf(view, name, schema.additionalProperties, '', '', next))
  }
  const hints = memberRules(schema).map((rule) => `<p class="hint">${view.inline(rule)}</p>`)
  return members.length === 0
    ? ''
    : `${hints.join('')}<ul class="members">\n${members.join('\n')}\n</ul>`
}

function memberOf(
  view: SchemaView,
  key: string,
  node: Json,
  presence: string,
  anchor: string,
  trail: readonly string[],
): string {
  const schema = resolve(view.contract, node)
  const id = anchor === '' ? '' : `${anchor}-${key.replace(/[^\w.-]/g, '')}`
  const label = `<code>${escape(key)}</code>`
  return `<li${id && ` id="${id}"`}><p class="head">${id ? `<a class="anchor name" href="#${id}">${label}</a>` : `<span class="name">${label}</span>`} ${typeLine(view, node)}${presence}</p>
${describe(view, node.description ?? schema.description)}${factsOf(view, node)}${innerOf(view, node, trail)}</li>`
}

/** Returns what readers of a member ask: of a request what they must send, of a reply what may be missing. */
function presenceOf(schema: Json, key: string): string {
  const isRequired = (schema.required ?? []).includes(key)
  // Requests alone refuse unknown members
  if (schema.additionalProperties === false)
    return isRequired ? ' <span class="required">required</span>' : ''
  return isRequired ? '' : ' <span class="optional">may be absent</span>'
}

/** Returns the members of an object inside of a member, as an element that opens on a click. */
function innerOf(view: SchemaView, node: Json, trail: readonly string[]): string {
  const objects = parts(view, node).filter((part) => isComplex(view, part))
  const [only] = objects
  if (only === undefined || trail.length > deepest + 1) return ''
  if (objects.some((part) => trail.includes(schemaName(part) ?? ''))) return ''
  const inner = objects.length === 1 ? membersOf(view, only, '', trail) : ''
  if (inner === '') return ''
  return nested(`Members${schemaName(only) ? ` of ${schemaName(only)}` : ''}`, inner)
}

function nested(summary: string, inner: string): string {
  return `<details><summary>${escape(summary)}</summary>${inner}</details>`
}

function describe(view: SchemaView, text: unknown): string {
  return typeof text === 'string' && text !== ''
    ? `<p>${view.inline(text.replace(/\s+/g, ' '))}</p>`
    : ''
}

/** Type, link to the schema, and allowed values in place. */
export function typeLine(view: SchemaView, node: Json): string {
  const links = [...new Set(parts(view, node).flatMap((part) => schemaLink(part) ?? []))]
  const link = links.length === 0 ? '' : ` <span class="schema">${links.join(' ')}</span>`
  return `<span class="type">${escape(typeOf(view.contract, node))}</span>${link}`
}

/** Limits, pattern, default and allowed values of a node. */
export function factsOf(view: SchemaView, node: Json): string {
  const facts: string[] = []
  for (const part of parts(view, node)) {
    const { $ref: _, ...own } = part
    const schema = { ...resolve(view.contract, part), ...own }
    if (schema['x-enumDescriptions']) facts.push(meaningsOf(view, schema))
    else if (schema.enum) {
      const values = schema.enum.map((value: Json) => `<code>${escape(String(value))}</code>`)
      facts.push(`<span class="values">Values: ${values.join(' ')}</span>`)
    }
    facts.push(...limitsOf(schema).map((text) => `<span>${escape(text)}</span>`))
    if (schema.pattern && schema.pattern !== String.raw`\S`)
      facts.push(`<span>matches <code>${escape(schema.pattern)}</code></span>`)
  }
  const schema = resolve(view.contract, node)
  const fallback = node.default ?? schema.default
  if (fallback !== undefined)
    facts.push(`<span>default <code>${escape(JSON.stringify(fallback))}</code></span>`)
  const distinct = [...new Set(facts)]
  return distinct.length === 0 ? '' : `<div class="facts">${distinct.join(' ')}</div>`
}

function meaningsOf(view: SchemaView, schema: Json): string {
  const items = schema.enum.map(
    (value: string) =>
      `<li><code>${escape(value)}</code> ${view.inline(schema['x-enumDescriptions'][value] ?? '')}</li>`,
  )
  const list = `<ul class="meanings">${items.join('')}</ul>`
  return items.length <= 12
    ? list
    : `<details class="values"><summary>${items.length} values</summary>${list}</details>`
}

function limitsOf(schema: Json): string[] {
  const range = (least: Json, most: Json, unit: string) => {
    const of = unit === '' ? '' : ` ${unit}`
    const number = (value: number) => value.toLocaleString('en')
    if (least !== undefined && most !== undefined)
      return least === most
        ? [`${number(most)}${of}`]
        : [`${number(least)} to ${number(most)}${of}`]
    if (most !== undefined) return [`at most ${number(most)}${of}`]
    return least !== undefined ? [`at least ${number(least)}${of}`] : []
  }
  return [
    ...(schema.format === 'uuid' ? [] : range(schema.minLength, schema.maxLength, 'characters')),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minItems, schema.maxItems, 'elements'),
    ...range(schema.minProperties, schema.maxProperties, 'members'),
    ...(schema.uniqueItems ? ['no element twice'] : []),
  ]
}

/** The type in words, such as "array of string". */
function typeOf(contract: Json, node: Json): string {
  const schema = resolve(contract, node)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const variants = variantsOf(schema)
  if (variants.length > 0 && schema.type === undefined) {
    return [...new Set(variants.map((variant) => typeOf(contract, variant)))].join(' or ')
  }
  const types: string[] = [schema.type ?? 'any value'].flat()
  return types
    .map((type) => {
      if (type === 'array' && schema.items) return `array of ${typeOf(contract, schema.items)}`
      return type === 'string' && schema.format ? `string (${schema.format})` : type
    })
    .join(' or ')
}

/** The node itself, its elements and its variants: what readers want to look up. */
function parts(view: SchemaView, node: Json): Json[] {
  const schema = resolve(view.contract, node)
  const variants = variantsOf(schema)
  const all = variants.length > 0 && !schema.properties ? variants : []
  if (all.length > 0) {
    return [...(schemaName(node) ? [node] : []), ...all.flatMap((one) => parts(view, one))]
  }
  return schema.type === 'array' && schema.items ? [node, ...parts(view, schema.items)] : [node]
}

function variantsOf(schema: Json): Json[] {
  const variants: Json[] = schema.oneOf ?? schema.anyOf ?? []
  return variants.filter((one) => one.required === undefined || one.properties || one.$ref)
}

function isComplex(view: SchemaView, node: Json): boolean {
  const schema = resolve(view.contract, node ?? {})
  if (schema.properties) return true
  if (typeof schema.additionalProperties === 'object') return true
  if (schema.type === 'array') return false
  return variantsOf(schema).some((variant) => isComplex(view, variant))
}

/** A link to the page of a schema. */
function schemaLink(node: Json): string | undefined {
  const name = schemaName(node)
  return name === undefined ? undefined : `<a href="schemas/${name}.html">${name}</a>`
}
