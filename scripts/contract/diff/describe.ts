import type { Change } from '../diff.ts'
import type { Verdict } from './findings.ts'

const titles: Readonly<Record<Verdict, string>> = {
  breaking: 'Breaking',
  unjudged: 'Changed, not judged',
  additive: 'Additive',
}
const mostPlaces = 5

/** The changes for people: as text, or as Markdown for a pull request. */
export function describeChanges(changes: readonly Change[], format: 'text' | 'markdown'): string {
  const of = (verdict: Verdict) => changes.filter((change) => change.verdict === verdict)
  const total = `${of('breaking').length} breaking, ${of('unjudged').length} not judged, ${of('additive').length} additive`
  if (format === 'text') {
    const lines = changes.map(({ verdict, text, ...change }) => {
      const word = verdict === 'unjudged' ? 'not judged' : verdict
      return `${word.padEnd(12)}${text}\n${placesOf(change, ' '.repeat(14))}`
    })
    return [...lines, total].join('\n')
  }
  const sections = (Object.keys(titles) as Verdict[])
    .filter((verdict) => of(verdict).length > 0)
    .flatMap((verdict) => [
      `### ${titles[verdict]}`,
      of(verdict)
        .map((change) => `- ${change.text}\n${placesOf(change, '  - `', '`')}`)
        .join('\n'),
    ])
  return [`## Contract: ${total}`, ...sections].join('\n\n')
}

/** Operations and events that were added or removed are all named, others as far as they are few. */
function placesOf(
  { kind, where }: Pick<Change, 'kind' | 'where'>,
  before: string,
  after = '',
): string {
  const isListed = /^(operation|event)-/.test(kind) || where.length <= mostPlaces
  const shown = isListed ? where : where.slice(0, mostPlaces - 1)
  const more = where.length - shown.length
  const lines = shown.map((place) => `${before}${place}${after}`)
  if (more > 0) lines.push(`${before.replace('`', '')}and ${more} more`)
  return lines.join('\n')
}
