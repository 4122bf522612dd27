import { parseArgs } from 'node:util'
import { secretsUnder } from '../lib/seal.ts'
import { rotateSecrets } from '../boot/secrets-rotation.ts'
import { printable } from './name.ts'
import { onDatabase } from './on-database.ts'
import { withProgress } from './progress.ts'
import { UsageError, whichDatabase } from './usage.ts'
import { workspacesMeant } from './workspace.ts'
import { counted } from '../lib/words.ts'

export const usage = `Usage: npx switchboard secrets rotate

Encrypts the stored secrets of webhooks and channels anew, under the first key of SECRET_KEY, so that the others can be
removed from it:

  1. Start every process with SECRET_KEY=NEW,OLD: from then on they encrypt under NEW and read both.
  2. Run this command with SECRET_KEY=NEW,OLD. The server goes on meanwhile.
  3. Once it has ended with 0, start every process with SECRET_KEY=NEW.

Secrets that were stored without a key are encrypted, too. A run that was interrupted is completed by a repeat, which
leaves what is under NEW already. What none of the keys opens is printed and left, and the command then ends with 1.
${whichDatabase}`

export async function run(args: readonly string[]): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  const [task, ...rest] = positionals
  if (task !== 'rotate' || rest.length > 0) throw new UsageError('Name what to do: rotate.')

  return onDatabase({ isBackground: true }, async ({ config, pool }) => {
    if (config.secretKeys.length === 0) {
      throw new UsageError(
        'Set SECRET_KEY, as NEW,OLD: the secrets are encrypted under its first key.',
      )
    }
    const secrets = secretsUnder(config.secretKeys)
    const workspaces = await workspacesMeant(pool, undefined)
    const lines: string[] = []
    let count = 0
    await withProgress('workspaces', workspaces.length, async (bar) => {
      for (const { id, name } of workspaces) {
        const { rotated, unreadable } = await rotateSecrets(pool, secrets, id)
        lines.push(...unreadable.map((line) => `${name}: ${line}`))
        count += rotated
        bar.increment()
      }
    })
    for (const line of lines) console.log(printable(line))
    console.log(`${counted(count, 'secret')} encrypted anew, ${lines.length} cannot be read`)
    if (lines.length > 0) return 1
    console.log('All secrets are under the first key of SECRET_KEY.')
    return 0
  })
}
