import type { Test } from 'tap'
import { explain } from './explain.ts'
import { startServer, type Workspace } from './start.ts'

/**
 * A server with what it asks the database; `passed` returns the number of rows of a table that each part of the plans of
 * some of it passes.
 */
export async function recording(t: Test) {
  const sent: Array<{ text: string; parameters: readonly unknown[] }> = []
  const server = await startServer(t, {
    onStatement: (text, parameters) => sent.push({ text, parameters }),
  })
  const passed = async (
    { database }: Workspace,
    table: string,
    reads: (text: string) => boolean,
  ) => {
    const read = sent.filter(({ text }) => reads(text))
    const plans = await Promise.all(
      read.map(({ text, parameters }) => explain(database.admin, text, parameters)),
    )
    return plans
      .flat()
      .filter((node) => (node['Relation Name'] ?? node['Index Name'] ?? '').startsWith(table))
      .map((node) => {
        const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
        return { name: node['Index Name'], rows: rows * node['Actual Loops'] }
      })
  }
  return { sent, server, passed }
}
