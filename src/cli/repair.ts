import { parseArgs } from 'node:util'
import { pageMs, type RepairRule, repairWorkspace } from '../db/repair.ts'
import { repairs } from '../api/repairs.ts'
import { printable } from './name.ts'
import { onDatabase } from './on-database.ts'
import { withProgress } from './progress.ts'
import { UsageError, whichDatabase } from './usage.ts'
import { workspacesMeant } from './workspace.ts'
import { connectAreas } from '../boot/wiring.ts'
import { anyOf, counted } from '../lib/words.ts'

const names = Object.keys(repairs) as Array<keyof typeof repairs>

export const usage = `Usage: npx switchboard repair [${names.join('|')}] [--check] [--workspace NAME]

Rows that are written by COPY or psql have no reactions: no case, no place in a queue. This command derives what
the reactions would have written, and prints what was wrong. It may run while the server does.

  --check           only prints what is wrong; exits with 1 if there is anything
  --workspace NAME  only the workspace with this name or id

${whichDatabase}`

interface Options {
  readonly check: boolean
  readonly workspace?: string | undefined
}

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, workspace: { type: 'string' } },
  })
  const unknown = positionals.find((name) => !names.includes(name as keyof typeof repairs))
  if (unknown !== undefined) {
    throw new UsageError(`Unknown repair "${unknown}". Use ${anyOf(names)}.`)
  }
  return goThrough(positionals.length === 0 ? names : (positionals as typeof names), values)
}

/** Goes through the workspaces; returns the exit code. */
async function goThrough(wanted: typeof names, values: Options): Promise<number> {
  connectAreas()
  return onDatabase({ isBackground: true }, async ({ pool }) => {
    const workspaces = await workspacesMeant(pool, values.workspace)
    const rules = wanted.flatMap((name): readonly RepairRule[] => repairs[name])
    const lines: string[] = []
    await withProgress('checks', workspaces.length * rules.length, async (bar) => {
      for (const { id: workspaceId, name } of workspaces) {
        for (const rule of rules) {
          bar.increment(0, { at: ` | ${printable(name)}: ${rule.fault}` })
          const faults = await repairWorkspace(
            (work) => pool.transaction(work, { longMs: pageMs }),
            workspaceId,
            [rule],
            values.check,
          )
          lines.push(...faults.map(({ id, fault }) => `${name}: ${id}: ${fault}`))
          bar.increment()
        }
      }
    })
    for (const line of lines) console.log(printable(line))
    console.log(
      `${counted(workspaces.length, 'workspace')} checked, ${counted(lines.length, 'row')} ${values.check ? 'wrong' : 'repaired'}`,
    )
    return values.check && lines.length > 0 ? 1 : 0
  })
}
