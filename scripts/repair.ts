import { Presets, SingleBar } from 'cli-progress'
import { parseArgs } from 'node:util'
import { connectAreas } from '../src/areas.ts'
import { begin, connectBy, startDatabase } from '../src/process.ts'
import { allWorkspaces, repairWorkspace } from '../src/repair.ts'
import { repairs } from '../src/repairs.ts'

const names = Object.keys(repairs) as Array<keyof typeof repairs>

const usage = `Usage: npm run repair -- [${names.join('|')}] [--check] [--workspace ID]

Rows that come by COPY or psql have no reactions: no case, no place in a queue. This command derives what
the reactions would have kept, and prints what was wrong. It may run while the server does.

  --check         only prints what is wrong; exit 1 if there is anything
  --workspace ID  only this workspace

The database is DATABASE_URL, or else the embedded one, whose server must not be running.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    workspace: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const unknown = positionals.find((name) => !names.includes(name as keyof typeof repairs))
if (values.help || unknown !== undefined) {
  if (unknown !== undefined)
    console.error(`Unknown repair "${unknown}". Use ${names.join(' or ')}.\n`)
  console.log(usage)
  process.exitCode = unknown === undefined ? 0 : 1
} else {
  process.exitCode = await main(positionals.length === 0 ? names : (positionals as typeof names))
}

/** Goes through the workspaces; returns the exit code. */
async function main(wanted: typeof names): Promise<number> {
  connectAreas()
  const { config, log } = begin()
  const database = await startDatabase(config, log)
  await database.migrated
  const pool = connectBy(config, database.url, { size: 1, isBackground: true })
  const bar = new SingleBar(
    { format: ' {bar} {percentage}% | {value} of {total} workspaces | {eta_formatted} left' },
    Presets.shades_classic,
  )
  try {
    const all = await allWorkspaces(pool, {})
    const workspaces = all.filter(({ id }) => id === (values.workspace ?? id))
    if (values.workspace !== undefined && workspaces.length === 0) {
      console.error(`There is no workspace ${values.workspace}.`)
      return 1
    }
    if (process.stderr.isTTY) bar.start(workspaces.length, 0)
    const lines: string[] = []
    for (const { id: workspaceId, name } of workspaces) {
      for (const repair of wanted) {
        const faults = await repairWorkspace(
          (work) => pool.transaction(work, { longMs: 600_000 }),
          workspaceId,
          repairs[repair],
          values.check,
        )
        lines.push(...faults.map(({ id, fault }) => `${name}: ${id}: ${fault}`))
      }
      bar.increment()
    }
    bar.stop()
    for (const line of lines) console.log(line)
    console.log(
      `${workspaces.length} workspaces checked, ${lines.length} rows ${values.check ? 'wrong' : 'repaired'}`,
    )
    return values.check && lines.length > 0 ? 1 : 0
  } finally {
    bar.stop()
    await pool.close()
    await database.stop()
  }
}
