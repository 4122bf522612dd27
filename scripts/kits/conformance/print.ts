import { laws } from './findings.ts'
import type { Report } from './run.ts'

/** A report for people: what is violated and what was not tried, then a table per law and tag. */
export function printed(report: Report): string {
  const { violations, untried, leftBehind } = report
  const lines = violations.map(
    ({ law, operation, message, request, requestId, count }) =>
      `✗ ${law}: ${operation} ${message}${count > 1 ? ` (${count} times)` : ''}\n` +
      `    ${request}${requestId === undefined ? '' : `, request ${requestId}`}`,
  )
  if (untried.length > 0) {
    const operations = new Map<string, string[]>()
    for (const { law, operation, reason } of untried) {
      const key = `${reason} (${law})`
      operations.set(key, [...(operations.get(key) ?? []), operation])
    }
    lines.push('', 'Not tried, because')
    for (const [reason, names] of operations) lines.push(`  ${reason}: ${names.join(', ')}`)
  }
  if (leftBehind.length > 0) {
    lines.push('', 'Left behind:', ...leftBehind.map((line) => `  ${line}`))
  }
  lines.push('', ...tableOf(report), '', summaryOf(report))
  return lines.join('\n')
}

/** Checks per tag and law, and behind a slash how many kinds of violation they found. */
function tableOf({ trials, violations }: Report): string[] {
  const tried = trials.filter(({ checks }) => checks > 0)
  const tags = [...new Set(tried.map(({ tag }) => tag))].sort()
  const cell = (law: (typeof laws)[number], tag: string) => {
    const own = tried.filter((trial) => trial.law === law && trial.tag === tag)
    const count = own.reduce((sum, { checks }) => sum + checks, 0)
    const found = violations.filter((each) => each.law === law && each.tag === tag).length
    return count === 0 ? '·' : found === 0 ? String(count) : `${count}/${found}✗`
  }
  const rows = [['', ...laws], ...tags.map((tag) => [tag, ...laws.map((law) => cell(law, tag))])]
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((text, column) => {
        const width = widths?.[column] ?? 0
        return column === 0 ? text.padEnd(width) : text.padStart(width)
      })
      .join('  '),
  )
}

function summaryOf(report: Report): string {
  const { trials, violations, untried, requests, seconds, version, workspace, seed } = report
  const count = trials.reduce((sum, { checks }) => sum + checks, 0)
  const mode = report.wrote
    ? `workspace ${workspace}`
    : `read only (give --workspace ${workspace} for the rest)`
  return (
    `Contract ${version}, ${mode}, seed ${seed}: ${count} checks of ${requests} requests in ` +
    `${seconds.toFixed(1)} s, ${violations.length} violations, ${untried.length} not tried` +
    (report.isWhole ? '.' : '; stopped before the end.')
  )
}
