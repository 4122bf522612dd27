import type { Change } from './diff.ts'
import type { Impact } from './findings.ts'

const words: Readonly<Record<Impact, string>> = {
  breaking: 'breaking',
  unjudged: 'not judged',
  additive: 'additive',
}
const mostLocations = 5
const indentation = ' '.repeat(14)

/** Returns the changes for people, and how many there are of each impact. */
export function describeChanges(changes: readonly Change[]): string {
  const lines = changes.map(
    ({ impact, text, ...change }) => `${words[impact].padEnd(12)}${text}\n${locationsOf(change)}`,
  )
  const totals = (Object.keys(words) as Impact[]).map(
    (impact) => `${changes.filter((one) => one.impact === impact).length} ${words[impact]}`,
  )
  return [...lines, totals.join(', ')].join('\n')
}

/** Operations and events that were added or removed are all named, others as far as they are few. */
function locationsOf({ kind, where }: Pick<Change, 'kind' | 'where'>): string {
  const isListed = /^(operation|event)-/.test(kind) || where.length <= mostLocations
  const shown = isListed ? where : where.slice(0, mostLocations - 1)
  const more = where.length - shown.length
  const lines = more > 0 ? [...shown, `and ${more} more`] : shown
  return lines.map((line) => indentation + line).join('\n')
}
