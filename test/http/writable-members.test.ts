import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { routes } from '../../generated/routes.ts'
import { root } from '../../src/lib/root.ts'
import { type Json, resolve } from '../helpers/client.ts'
import { camel, memberReads } from '../helpers/member-reads.ts'
import { operationOf } from '../helpers/requests.ts'
import { readers } from './writable-members.ts'

// A member that can be written and that nothing reads is a defect, unless it is data of the client

const reads = memberReads()
const members = writableMembers()
/** The areas in which a member of this name can be written. */
const areasOf = new Map<string, Set<string>>()
for (const [area, names] of members) {
  for (const name of names) areasOf.set(name, (areasOf.get(name) ?? new Set()).add(area))
}

t.test(
  'something reads each member that can be written, or it is data of the client',
  async (t) => {
    const unread: string[] = []
    for (const [area, names] of members) {
      for (const name of names) {
        if (!isRead(area, name) && lineOf(area, name).length === 0) unread.push(`${area}: ${name}`)
      }
    }
    t.ok(areasOf.size > 250, 'the members are found')
    t.same(unread, [], 'name the file that reads it in writable-members.ts, or mark it')
  },
)

t.test('no line about a member is stale', async (t) => {
  for (const [area, files] of Object.entries(readers)) {
    for (const [file, names] of Object.entries(files)) {
      for (const name of names.split(' ')) {
        const what = `${area}: ${name} in ${file}`
        t.ok(members.get(area)?.has(name), `${what} can be written`)
        t.notOk(isRead(area, name), `${what} needs a line`)
        t.same(lineOf(area, name), [file], `${what} has one line`)
        if (file === 'client') continue
        t.ok(mentions(file, name), `${what} is there`)
      }
    }
  }
})

/** Whether its own area, or the only area that has its name, clearly reads a member. */
function isRead(area: string, name: string): boolean {
  const areas = areasOf.get(name)?.size ?? 0
  // What has this name may be another object's
  if (areas > 3) return false
  const files = filesFor(name)
  return areas === 1 ? files.length > 0 : files.some((file) => file.startsWith(`src/api/${area}/`))
}

/** Whether a file has the name of a member, or of its column. */
function mentions(file: string, name: string): boolean {
  const path = join(root, file)
  if (!existsSync(path)) return false
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return new RegExp(`\\b(${name}|${camel(name)}|${column})\\b`).test(readFileSync(path, 'utf8'))
}

function filesFor(name: string): string[] {
  return [...(reads.get(camel(name)) ?? []), ...(reads.get(name) ?? [])]
}

function lineOf(area: string, name: string): string[] {
  const lines = Object.entries(readers[area] ?? {})
  return lines.flatMap(([file, names]) => (names.split(' ').includes(name) ? [file] : []))
}

/** The names of all members of request bodies, by the area of their operations. */
function writableMembers(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const route of routes) {
    const operation = operationOf(route)
    if (!operation.requestBody) continue
    const [area] = operation.tags as [string]
    const names = found.get(area) ?? new Set()
    found.set(area, names)
    const seen = new Set<Json>()
    const look = (node: Json): void => {
      const schema = resolve(node)
      if (typeof schema !== 'object' || seen.has(schema)) return
      seen.add(schema)
      for (const [name, inner] of Object.entries<Json>(schema.properties ?? {})) {
        // The contract says so of what a written object has only because a read one has it
        if (!resolve(inner).description?.endsWith('is accepted and ignored.')) names.add(name)
        look(inner)
      }
      for (const inner of [schema.items, schema.additionalProperties]) if (inner) look(inner)
      for (const keyword of ['allOf', 'oneOf', 'anyOf']) (schema[keyword] ?? []).forEach(look)
    }
    for (const media of Object.values<Json>(resolve(operation.requestBody).content))
      look(media.schema)
  }
  return found
}
