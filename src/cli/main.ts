import { ConfigError } from '../config.ts'
import { DatabaseRefusal, startupErrorOf } from '../boot/startup-errors.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { suggestion } from '../lib/words.ts'
import { printable } from './name.ts'
import { UsageError } from './usage.ts'

interface Command {
  readonly usage: string
  /** Resolves with the exit code; a server goes on after that. */
  run(args: readonly string[]): Promise<number>
}

const commands: Readonly<Record<string, readonly [summary: string, load: () => Promise<Command>]>> =
  {
    start: [
      'serves the API, and works in the background unless WORKER=off',
      () => import('./start.ts'),
    ],
    worker: ['works in the background alone', () => import('./worker.ts')],
    migrate: ['applies pending migrations', () => import('./migrate.ts')],
    token: ['creates, lists and revokes tokens; suspends workspaces', () => import('./token.ts')],
    seed: ['fills a workspace with realistic data', () => import('./seed.ts')],
    lists: ['checks or rebuilds the counts behind totals and pages', () => import('./lists.ts')],
    secrets: ['encrypts stored secrets under a new key', () => import('./secrets.ts')],
    mail: ['reads received mails again', () => import('./mail.ts')],
    repair: ['derives what reactions would have written', () => import('./repair.ts')],
  }

interface Package {
  readonly version: string
}

const longestName = Math.max(...Object.keys(commands).map(({ length }) => length))

const usage = `Usage: npx switchboard COMMAND [OPTIONS]

${Object.entries(commands)
  .map(([name, [summary]]) => `  ${name.padEnd(longestName)}  ${summary}`)
  .join('\n')}

\`npx switchboard COMMAND --help\` explains a command, and \`--version\` prints the version. Settings are environment variables, which
.env.example lists.`

// A token that a command made is lost with its output. A pipe without a reader is no error: `head` ends early
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') return
  console.error(`The output could not be written: ${message}.`)
  process.exitCode = 1
})

const code = await main(process.argv.slice(2))
if (code !== 0) process.exitCode = code

/** Runs the command of the arguments; resolves with the exit code. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(usage)
    return name === undefined ? 1 : 0
  }
  if (name === '--version') {
    console.log((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Package).version)
    return 0
  }
  // As other programs have it
  if (name === 'help') return main([...args.slice(0, 1), '--help'])
  if (!Object.hasOwn(commands, name)) {
    const meant = suggestion(name, Object.keys(commands))
    console.error(`There is no command "${printable(name)}".${meant}\n\n${usage}`)
    return 1
  }
  const command = await commands[name]![1]()
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.usage)
    return 0
  }
  try {
    return await command.run(args)
  } catch (error) {
    const refusal = startupErrorOf(error)
    if (refusal instanceof DatabaseRefusal || refusal instanceof ConfigError) {
      console.error(refusal.message)
      return 1
    }
    if (!isMistake(error)) throw error
    console.error(
      `${printable(mistakeOf(error, command.usage))}\n\`npx switchboard ${name} --help\` lists the options.`,
    )
    return 1
  }
}

/** The message of a mistake, which for an unknown option names the one that was meant, and not how Node.js quotes. */
function mistakeOf({ message }: Error, shown: string): string {
  const [, surplus] = /^Unexpected argument '(.*)'\. This command/s.exec(message) ?? []
  if (surplus !== undefined) return `Unexpected argument "${surplus}".`
  const [, option] = /^Option '(--[a-z-]+)/.exec(message) ?? []
  if (option !== undefined && message.endsWith('does not take an argument')) {
    return `${option} takes no value.`
  }
  if (option !== undefined) {
    return `${option} needs a value. One that begins with a dash is written ${option}=-1.`
  }
  const [, unknown] = /^Unknown option '(-[^']*)'/.exec(message) ?? []
  if (unknown === undefined) return message
  return `There is no option "${unknown}".${suggestion(unknown, shown.match(/--[a-z-]+/g) ?? [])}`
}

/** Whether the command line is wrong, and not the program. */
function isMistake(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS_') === true
}
