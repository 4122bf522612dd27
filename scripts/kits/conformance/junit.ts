import type { Report } from './run.ts'

/** A report as JUnit XML: a suite for each law, with a case for each operation that it was tried on. */
export function junitOf(report: Report): string {
  const { trials, violations, untried } = report
  const byLaw = new Map<string, string[]>()
  for (const { law, operation, tag, checks } of trials) {
    const own = <T extends { law: string; operation: string }>(list: readonly T[]) =>
      list.filter((each) => each.law === law && each.operation === operation)
    const failures = own(violations).map(({ message, request, requestId, count }) => {
      const text = `${request}, request ${requestId ?? 'without an identifier'}, ${count} times`
      return `<failure ${attributes({ message })}>${escaped(text)}</failure>`
    })
    const reasons = own(untried).map(({ reason }) => reason)
    // A case that was tried in part is no skipped one
    const skipped =
      checks === 0 && reasons.length > 0
        ? [`<skipped ${attributes({ message: reasons.join('; ') })}/>`]
        : []
    const head = `    <testcase ${attributes({ classname: `${law}.${tag}`, name: operation })}>`
    const lines = [...failures, ...skipped].map((line) => `      ${line}`)
    const cases = byLaw.get(law) ?? []
    byLaw.set(law, [...cases, [head, ...lines, '    </testcase>'].join('\n')])
  }
  const suites = [...byLaw].map(([name, cases]) => {
    const count = (part: string) => cases.filter((text) => text.includes(part)).length
    const counts = {
      name,
      tests: cases.length,
      failures: count('<failure '),
      skipped: count('<skipped '),
    }
    return [`  <testsuite ${attributes(counts)}>`, ...cases, '  </testsuite>'].join('\n')
  })
  const whole = { name: `Contract ${report.version}`, time: report.seconds.toFixed(1) }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes(whole)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(' ')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
}

/** Characters that XML 1.0 does not permit are left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"\n]/g, (character) => entities[character] ?? character)
}
