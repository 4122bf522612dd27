import { parseArgs } from 'node:util'
import { countOriginals, readManyAgain, type Wanted } from '../api/messages/reparse-many.ts'
import { requireStorage, storageOf } from '../boot/storage.ts'
import { connectAreas } from '../boot/wiring.ts'
import { now } from '../lib/clock.ts'
import { isUuid } from '../lib/ids.ts'
import { instantOf, isDay } from '../lib/time.ts'
import { printable } from './name.ts'
import { onDatabase } from './on-database.ts'
import { withProgress } from './progress.ts'
import { UsageError, whichDatabase } from './usage.ts'
import { workspacesMeant } from './workspace.ts'
import { counted } from '../lib/words.ts'

export const usage = `Usage: npx switchboard mail reparse [--workspace NAME] [--channel ID] [--from TIME] [--to TIME] [--dry-run]

Reads received mails again as they came, such as after an upgrade that reads them better, and changes their messages as
POST /messages/{id}/reparse does: never their conversation, contact, time and tickets. A mail that is read as before is not
changed. It may run while the server does, reads one mail at a time, and can be interrupted and begun again.

  --workspace NAME  only the workspace with this name or id
  --channel ID      only mails of this channel
  --from TIME       only mails that came at or after this time, such as 2026-11-01 or 2026-11-01T08:00:00Z
  --to TIME         only mails that came before it
  --dry-run         changes nothing, and prints what would change

A message that changes emits message.updated. What is refused by now is printed and left as it is, and the command then
ends with 1. The files must be where the server has them (DATA_DIR or STORAGE_URL).
${whichDatabase}`

/** The most lines that are kept until the progress bar has ended. */
const mostLines = 1000

type Options = Omit<Wanted, 'workspaceId' | 'to'> & {
  readonly to: string | null
  readonly workspace: string | undefined
  readonly isDryRun: boolean
}

export async function run(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ workspace: text, channel: text, from: text, to: text },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [task, ...rest] = positionals
  if (task !== 'reparse' || rest.length > 0) throw new UsageError('Name what to do: reparse.')
  const { workspace, channel = null, from, to } = values
  if (channel !== null && !isUuid(channel)) {
    throw new UsageError('--channel must be the id of a channel.')
  }
  const span = {
    from: from === undefined ? null : timeGiven('--from', from),
    to: to === undefined ? null : timeGiven('--to', to),
  }
  if (span.from !== null && span.to !== null && span.from >= span.to) {
    throw new UsageError('--from must be before --to.')
  }
  return goThrough({ workspace, channelId: channel, ...span, isDryRun: values['dry-run'] })
}

/** Returns a time of the command line; a day begins in UTC. */
function timeGiven(option: string, text: string): string {
  const second = isDay(text) ? `${text}T00:00:00Z` : text.replace(/(T\d\d:\d\d)(?=Z|[+-])/, '$1:00')
  const instant = instantOf(second)
  if (instant !== undefined) return instant
  throw new UsageError(
    `${option} must be a day or a time with its zone, such as 2026-11-01 or 2026-11-01T08:00:00Z.`,
  )
}

/** Goes through the workspaces; returns the exit code. */
async function goThrough({ workspace, isDryRun, ...given }: Options): Promise<number> {
  connectAreas()
  return onDatabase({ size: 2, isBackground: true }, async ({ config, log, pool, stopping }) => {
    const storage = await storageOf(config)
    const workspaces = await workspacesMeant(pool, workspace)
    // Mails that come meanwhile are read by this version already. The clock is the database's once that has answered
    const span = { ...given, to: given.to ?? now().toISOString() }
    if (span.from !== null && span.from >= span.to) {
      throw new UsageError('--from must not be in the future.')
    }
    await requireStorage(config, pool, storage.store, stopping, log)
    let total = 0
    for (const { id } of workspaces) {
      const [found] = await countOriginals(pool, { ...span, workspaceId: id })
      total += found?.count ?? 0
    }
    const reading = { pool, storage, publicUrl: config.publicUrl ?? '', isDryRun }
    const lines: string[] = []
    let omitted = 0
    const counts = { changed: 0, same: 0, refused: 0 }
    await withProgress('mails', total, async (bar) => {
      for (const { id: workspaceId, name } of workspaces) {
        for await (const read of readManyAgain(reading, { ...span, workspaceId })) {
          const what = 'refused' in read ? 'refused' : read.changed.length > 0 ? 'changed' : 'same'
          counts[what] += 1
          bar.increment({ at: ` | ${read.at}` })
          if (what === 'same' || (what === 'changed' && !isDryRun)) continue
          const said = 'refused' in read ? read.refused : `would change ${read.changed.join(', ')}`
          if (lines.length < mostLines) lines.push(`${name}: ${read.id}: ${said}`)
          else omitted += 1
        }
      }
    })
    for (const line of lines) console.log(printable(line))
    if (omitted > 0) console.log(`Only the first ${mostLines} are printed.`)
    const { changed, same, refused } = counts
    console.log(
      `${counted(changed + same + refused, 'mail')} read again, ${changed} ${isDryRun ? 'would change' : 'changed'}, ` +
        `${same} as before, ${refused} refused`,
    )
    return refused > 0 ? 1 : 0
  })
}
