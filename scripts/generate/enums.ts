import type { Json } from '../contract/document.ts'

/** Enums whose values are described at the webhook of the event, and in the list of errors. */
const elsewhere: readonly string[] = ['EventType', 'ProblemCode']

/** Each value of an enum in a schema has its meaning in `x-enumDescriptions`, unless the enum has one value alone. */
export function checkEnums(document: Json, breaches: string[]): void {
  const { schemas, requestBodies } = document.components
  const visit = (schema: Json, path: string): void => {
    if (schema === null || typeof schema !== 'object') return
    if (schema.enum?.length > 1) breaches.push(...enumBreaches(schema, path))
    for (const [name, child] of Object.entries<Json>(schema.properties ?? {})) {
      visit(child, `${path}/${name}`)
    }
    for (const key of ['oneOf', 'anyOf', 'allOf']) {
      for (const child of schema[key] ?? []) visit(child, path)
    }
    visit(schema.items, path)
    visit(schema.additionalProperties, path)
  }
  for (const [name, schema] of Object.entries<Json>(schemas)) {
    // The types that an event has are generated
    if (!elsewhere.includes(name) && requestBodies[name] === undefined) visit(schema, name)
  }
}

function enumBreaches({ enum: values, 'x-enumDescriptions': meanings = {} }: Json, path: string) {
  const missing = values.filter((value: string) => !/^[A-Z].*\.$/.test(meanings[value]))
  const surplus = Object.keys(meanings as object).filter((name) => !values.includes(name))
  return [
    ...missing.map(
      (value: string) =>
        `${path}: x-enumDescriptions needs a sentence that says what ${value} means`,
    ),
    ...surplus.map((name) => `${path}: x-enumDescriptions explains ${name}, which is no value`),
  ]
}
