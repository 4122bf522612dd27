import { parseYaml } from './yaml.ts'
import type { Json } from './document.ts'

/** A value as YAML on one line. */
export function flow(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (value !== null && typeof value === 'object') {
    const members = Object.entries<Json>(value).map(([key, one]) => `${flow(key)}: ${flow(one)}`)
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
  }
  return typeof value === 'string' ? text(value) : JSON.stringify(value)
}

function text(value: string): string {
  const isPlain = /^[A-Za-z$][\w$ ./()-]*$/.test(value) && value.trim() === value
  if (isPlain && parseYaml(value) === value) return value
  return /[\n\\]/.test(value) ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`
}
