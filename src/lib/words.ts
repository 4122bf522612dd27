import { keysOfPointer } from './json-pointer.ts'

/** `a, b or c`. */
export function anyOf(values: readonly string[]): string {
  const last = values.at(-1) ?? ''
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} or ${last}`
}

/** `1 element`, `2 elements`. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : noun.replace(/([^aeo])y$/, '$1ie') + 's'}`
}

const nouns: Readonly<Record<string, string>> = {
  api_token: 'token',
  audit_log: 'audit log entry',
  automation_queue: 'queue',
  cdr: 'call',
  cdr_recording: 'recording',
  cdr_transcript: 'transcript',
  contact_identity: 'identity',
  cx_log: 'case',
  media_file: 'file',
  media_folder: 'folder',
  webhook_delivery: 'delivery',
}

/** The kind of object that a table is named after, as `category` of `categories`. */
export function singular(table: string): string {
  return table.endsWith('ies') ? `${table.slice(0, -3)}y` : table.replace(/(?<=s)es$|s$/, '')
}

export function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns the name of a kind of object for people. */
export function nounOf(resource: string): string {
  return nouns[resource] ?? resource.replaceAll('_', ' ')
}

/**
 * The name of a part of a request as people write it: `"contacts[0].username"` for a member of the body,
 * `"status"` for a parameter, `The header "If-Match"`, `The body`.
 */
export function nameOf(location: string, pointer: string): string {
  const parts = keysOfPointer(pointer)
  if (parts.length === 0) return location === 'body' ? 'The body' : `The ${location}`
  if (location === 'header') {
    const name = (parts[0] ?? '').replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())
    return `The header "${name}"`
  }
  // A parameter that takes a list is one value to its sender
  if (location === 'query') return `"${shortened(parts[0] ?? '')}"`
  const path = parts
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('')
  return `"${shortened(path)}"`
}

/** The candidate that a misspelt name most likely means, or undefined. */
export function nearest(name: string, candidates: readonly string[], most = 3): string | undefined {
  if (name.length > 100) return undefined
  const mostEdits = Math.min(most, Math.max(1, Math.floor(name.length / 3)))
  let best: string | undefined
  let fewest = mostEdits + 1
  for (const candidate of candidates) {
    const edits = distance(plain(name), plain(candidate), fewest)
    if (edits < fewest) [best, fewest] = [candidate, edits]
  }
  return best
}

/** Returns a question that names the candidate that a misspelt name most likely means, or an empty text. */
export function suggestion(name: string, candidates: readonly string[]): string {
  const found = nearest(name, candidates)
  return found === undefined ? '' : ` Did you mean "${found}"?`
}

/** Without what people most often confuse: capitals, hyphens and underscores. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '')
}

/** The number of characters to insert, remove, replace or swap, counted up to `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const line = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let edits = Math.min(
        (above[j] ?? 0) + 1,
        (line[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      }
      line.push(edits)
    }
    // No later line has fewer
    if (line.every((edits) => edits >= limit)) return limit
    ;[before, above] = [above, line]
  }
  return above[b.length] ?? limit
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}
