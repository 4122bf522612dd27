import pino from 'pino'

/** Codes of SGR (ECMA-48). */
const colors = { dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const

type Line = Readonly<Record<string, unknown>>

/** Returns a line of the log as people read it, and any other line as it is. */
export function readable(line: string, hasColors: boolean): string {
  const entry = parsed(line)
  if (entry === undefined) return line
  const paint = (color: keyof typeof colors, text: string) =>
    hasColors ? `\u001b[${colors[color]}m${text}\u001b[0m` : text
  const { level, time, msg, method, path, status, ms, error, ...rest } = entry
  const clock = paint('dim', new Date(Number(time)).toTimeString().slice(0, 8))
  if (path !== undefined) {
    const color = Number(status) < 400 ? 'green' : Number(status) < 500 ? 'yellow' : 'red'
    return `${clock} ${method} ${path} ${paint(color, String(status))} ${ms} ms`
  }
  const color = Number(level) < 40 ? 'cyan' : Number(level) < 50 ? 'yellow' : 'red'
  const { stack, ...facts } = { ...rest, ...(error as Line | undefined) } as Line
  const name = paint(color, (pino.levels.labels[Number(level)] ?? String(level)).toUpperCase())
  const pairs = Object.entries(facts).map(([key, value]) =>
    paint('dim', `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`),
  )
  const first = [clock, name, msg, ...pairs].filter((part) => part !== undefined).join(' ')
  return stack === undefined ? first : `${first}\n${paint('dim', String(stack))}`
}

function parsed(line: string): Line | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && 'level' in value
      ? { ...value }
      : undefined
  } catch {
    return undefined
  }
}
