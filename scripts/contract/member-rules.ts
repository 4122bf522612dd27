import type { Json } from './document.ts'

/** Returns the rules between the members of an object, such as which of them are required together, as sentences of Markdown. */
export function memberRules(schema: Json): string[] {
  const needed = [
    ...oneOfNames(schema.anyOf, 'At least one of', 'must be given.'),
    ...oneOfNames(schema.oneOf, 'Exactly one of', 'must be given.'),
  ]
  if (schema.if === undefined) return needed
  // A condition that only asks for an object applies to each request
  if (schema.if.type === 'object') return [...needed, ...memberRules(schema.then ?? {})]
  const condition = conditionOf(schema.if)
  const consequences = consequencesOf(schema.then ?? {})
  const rules = consequences.length === 0 ? [] : [`If ${condition}, ${joined(consequences)}.`]
  return [...needed, ...rules, ...memberRules(schema.else ?? {})]
}

function oneOfNames(branches: Json[] | undefined, before: string, after: string): string[] {
  const names = (branches ?? []).flatMap(({ required, properties }: Json) =>
    required && !properties ? [joined(required.map(code))] : [],
  )
  return names.length === 0 ? [] : [`${before} ${names.join(', ')} ${after}`]
}

function conditionOf({ properties = {}, required = [] }: Json): string {
  const given = required
    .filter((name: string) => properties[name] === undefined)
    .map((name: string) => `${code(name)} is given`)
  const values = Object.entries<Json>(properties).map(([name, schema]) => {
    const allowed: Json[] = schema.enum ?? [schema.const]
    return `${code(name)} is ${allowed.map((value) => code(String(value))).join(' or ')}`
  })
  return [...given, ...values].join(' and ')
}

function consequencesOf({ properties = {}, required = [] }: Json): string[] {
  const refused = Object.entries<Json>(properties).flatMap(([name, schema]) =>
    schema === false ? [code(name)] : [],
  )
  const sizes = Object.entries<Json>(properties).flatMap(([name, schema]) => {
    if (schema.maxItems === 0) return [`${code(name)} must be empty`]
    return schema.minItems > 0 && !required.includes(name)
      ? [`${code(name)} must not be empty`]
      : []
  })
  const filled = required.map((name: string) =>
    properties[name]?.minItems > 0
      ? `${code(name)} must be given and not be empty`
      : `${code(name)} must be given`,
  )
  return [
    ...filled,
    ...(refused.length > 0 ? [`${joined(refused, 'or')} must not be given`] : []),
    ...sizes,
  ]
}

function code(name: string): string {
  return `\`${name}\``
}

function joined(parts: readonly string[], word = 'and'): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}
