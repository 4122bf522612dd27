import type { Change } from './diff.ts'
import type { Impact } from './findings.ts'

const titles: Readonly<Record<Impact, string>> = {
  breaking: 'Breaking',
  unjudged: 'Changed, not judged',
  additive: 'Additive',
}
const mostLocations = 5

/** The changes for people: as text, or as Markdown for a pull request. */
export function describeChanges(changes: readonly Change[], format: 'text' | 'markdown'): string {
  const of = (impact: Impact) => changes.filter((change) => change.impact === impact)
  const total = `${of('breaking').length} breaking, ${of('unjudged').length} not judged, ${of('additive').length} additive`
  if (format === 'text') {
    const lines = changes.map(({ impact, text, ...change }) => {
      const word = impact === 'unjudged' ? 'not judged' : impact
      return `${word.padEnd(12)}${text}\n${locationsOf(change, ' '.repeat(14))}`
    })
    return [...lines, total].join('\n')
  }
  const sections = (Object.keys(titles) as Impact[])
    .filter((impact) => of(impact).length > 0)
    .flatMap((impact) => [
      `### ${titles[impact]}`,
      of(impact)
        .map((change) => `- ${change.text}\n${locationsOf(change, '  - `', '`')}`)
        .join('\n'),
    ])
  return [`## Contract: ${total}`, ...sections].join('\n\n')
}

/** Operations and events that were added or removed are all named, others as far as they are few. */
function locationsOf(
  { kind, where }: Pick<Change, 'kind' | 'where'>,
  before: string,
  after = '',
): string {
  const isListed = /^(operation|event)-/.test(kind) || where.length <= mostLocations
  const shown = isListed ? where : where.slice(0, mostLocations - 1)
  const more = where.length - shown.length
  const lines = shown.map((location) => `${before}${location}${after}`)
  if (more > 0) lines.push(`${before.replace('`', '')}and ${more} more`)
  return lines.join('\n')
}
