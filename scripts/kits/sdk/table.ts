import type { Judgement } from './judge.ts'
import { everyList, scenarios } from './scenarios.ts'

const mostErrors = 5

/** Whether everything works. */
export function isSound({ fault, typeErrors, results }: Judgement): boolean {
  const ends = Object.values(results)
  return (
    fault === undefined &&
    typeErrors.length === 0 &&
    ends.length > 0 &&
    ends.every((error) => error === null)
  )
}

/** The judgements as a Markdown table, and below it what is wrong. */
export function tableOf(judgements: readonly Judgement[]): string {
  const names = [...Object.keys(scenarios), everyList]
  const rows = [
    ['Generator', 'Version', 'Files', 'tsc errors', ...names],
    ...judgements.map((one) => [
      one.name,
      one.version,
      ...(one.fault === undefined
        ? [
            `${one.files}`,
            `${one.typeErrors.length}`,
            ...names.map((name) => cellOf(one.results[name])),
          ]
        : ['-', '-', ...names.map(() => 'failed')]),
    ]),
  ]
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  const lines = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  )
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  return [...lines, ...judgements.flatMap(faultsOf)].join('\n')
}

/** A scenario that was not run has a dash. */
function cellOf(result: string | null | undefined): string {
  return result === undefined ? '-' : result === null ? 'ok' : 'failed'
}

function faultsOf({ name, fault, typeErrors, results }: Judgement): string[] {
  const all = [
    ...(fault === undefined ? [] : [fault]),
    ...typeErrors.slice(0, mostErrors),
    ...(typeErrors.length > mostErrors
      ? [`${typeErrors.length - mostErrors} more type errors`]
      : []),
    ...Object.entries(results).flatMap(([scenario, error]) =>
      error === null ? [] : [`${scenario}: ${error}`],
    ),
  ]
  return all.length === 0 ? [] : ['', `${name}:`, ...all.map((line) => `  ${line}`)]
}
