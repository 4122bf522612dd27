import { printable } from './name.ts'

/** Rows in columns below their headings, each as wide as its widest cell. */
export function table(headings: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const lines = [headings, ...rows].map((row) => row.map(printable))
  const widths = headings.map((_, n) => Math.max(...lines.map((row) => lengthOf(row[n] ?? ''))))
  return lines
    .map((row) =>
      row
        .map((cell, n) => cell + ' '.repeat((widths[n] ?? 0) - lengthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function lengthOf(text: string): number {
  return [...text].length
}
