import type { Result } from './run.ts'

/** The results as a table for people, a line for each case and what was wrong below it. */
export function printed(results: readonly Result[]): string {
  const width = Math.max(4, ...results.map(({ name }) => name.length))
  const line = (name: string, ...figures: string[]) =>
    [name.padEnd(width), ...figures.map((figure) => figure.padStart(9))].join(' ')
  const rows = results.flatMap((result) => [
    `${line(
      result.name,
      result.lagMs.toFixed(0),
      result.memoryMb.toFixed(0),
      result.bystanderMs.toFixed(0),
      result.seconds.toFixed(1),
    )}  ${result.faults.length > 0 ? 'FAILED' : result.outcome}`,
    ...result.faults.map((fault) => `  ${fault}`),
  ])
  const failed = results.filter(({ faults }) => faults.length > 0).length
  return [
    `${line('case', 'lag ms', 'MB more', 'other ms', 'seconds')}  outcome`,
    ...rows,
    '',
    `${results.length - failed} passed, ${failed} failed`,
  ].join('\n')
}
