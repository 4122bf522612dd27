import { laws } from './findings.ts'
import { summaryOf } from './print.ts'
import type { Report } from './run.ts'

/** A report as Markdown: violations by operation, then a table by law. */
export function markdownOf(report: Report): string {
  const { violations, untried, leftBehind, trials } = report
  const parts = ['## Conformance', summaryOf(report)]
  if (violations.length > 0) {
    parts.push(
      '### Violations',
      violations
        .map(
          ({ law, operation, message, request, requestId, count }) =>
            `- \`${operation}\` (${law}): ${message}${count > 1 ? ` (${count} times)` : ''}\n` +
            `  - \`${request.replaceAll('`', '')}\`${requestId ? `, request \`${requestId}\`` : ''}`,
        )
        .join('\n'),
    )
  }
  const rows = laws.map((law) => {
    const own = trials.filter((trial) => trial.law === law)
    const checks = own.reduce((sum, trial) => sum + trial.checks, 0)
    const found = violations.filter((each) => each.law === law).length
    const left = new Set(untried.filter((each) => each.law === law).map((each) => each.operation))
    return `| ${law} | ${own.length} | ${checks} | ${found} | ${left.size} |`
  })
  parts.push(
    [
      '| Law | Operations | Checks | Violations | Not tried, or in part |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n'),
  )
  if (leftBehind.length > 0) {
    parts.push('### Left behind', leftBehind.map((line) => `- ${line}`).join('\n'))
  }
  return `${parts.join('\n\n')}\n`
}
