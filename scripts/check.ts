import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { root } from '../src/lib/root.ts'
import { Misuse, runCommand } from './run-command.ts'

interface Step {
  readonly name: string
  /** Arguments of npm. */
  readonly command: readonly string[]
  /** Advice for the reader when it fails. */
  readonly advice: string
}

/**
 * Steps that take seconds, two at a time. The longest step is first, so that the other core is not idle at the end; the
 * steps that name an omission follow.
 */
const quick: readonly Step[] = [
  {
    name: 'lint',
    command: ['run', '--silent', 'lint'],
    advice:
      'Correct what the rule names. .oxlintrc.json lists the rules; those of the house are in scripts/lint/house.js.',
  },
  {
    name: 'types',
    command: ['run', '--silent', 'types'],
    advice:
      'Code and contract disagree: correct the handler or list that the message names, or the contract. A code of\n' +
      'ProblemCode needs its row in src/errors.ts and its remedy in scripts/kits/docs-site/remedies.ts.\n' +
      'CONTRIBUTING.md, "Adding an operation", lists the steps.',
  },
  {
    name: 'generated',
    command: ['run', '--silent', 'generate', '--', '--check'],
    advice:
      'Correct what breaks the house rules, run `npm run generate`, and commit what it writes.',
  },
  {
    name: 'contract',
    command: ['run', '--silent', 'contract:lint'],
    advice:
      'Run `npm run contract:format`, which writes what follows from the rest, and correct openapi.yaml where ' +
      'the message points.',
  },
  {
    name: 'floors',
    command: ['run', '--silent', 'floors'],
    advice:
      'Import from the same floor or a lower one, and in no circle. docs/tour.md draws the floors.',
  },
  {
    name: 'events',
    command: ['run', '--silent', 'events'],
    advice: 'CONTRIBUTING.md, "Adding an event", lists the steps.',
  },
  {
    name: 'migrations',
    command: ['run', '--silent', 'db:generate', '--', '--check'],
    advice: 'Run `npm run db:generate -- --name WHAT-CHANGES` and commit what it writes.',
  },
  {
    name: 'statements',
    command: ['run', '--silent', 'statements'],
    advice: 'Correct the declared type, or the SQL, of the statement that the message names.',
  },
  {
    name: 'words',
    command: ['run', '--silent', 'words'],
    advice:
      'Write the word that the message names. The rules and the glossary are in docs/words.md.',
  },
  {
    name: 'released',
    command: ['run', '--silent', 'contract:diff', '--', '--released'],
    advice:
      'Keep what clients rely on and what stored events have, or raise the version and say so in CHANGELOG.md.',
  },
  {
    name: 'format',
    // Unchanged files that were in order before are not read again
    command: ['exec', '--', 'prettier', '--check', '--cache', '--cache-strategy', 'content', '.'],
    advice: 'Run `npm run format`.',
  },
  {
    name: 'patterns',
    command: ['run', '--silent', 'patterns'],
    advice: 'Rewrite the regular expression that the message names, so that it takes linear time.',
  },
]

/** Steps that take minutes. They run one by one, once all quick ones have passed. */
const long: readonly Step[] = [
  {
    name: 'nodes',
    command: ['run', '--silent', 'test:nodes'],
    advice:
      'Run one file with `npx --package=node@24 -- npm test -- NAME`, with the version that failed.',
  },
  { name: 'tests', command: ['test'], advice: 'Run one file alone with `npm test -- NAME`.' },
]

const names = [...quick, ...long].map(({ name }) => name)
const usage = `Usage: npm run check [-- --fast] [-- STEP ...]

Runs what CI runs: ${names.join(', ')}. Prints every step that fails, with what to do, and exits 1.
Other steps than "${long.map(({ name }) => name).join('", "')}" run two at a time.

  --fast   leaves out what takes minutes: ${long.map(({ name }) => name).join(', ')}
  STEP     runs the named steps and no others`

const options = { fast: { type: 'boolean', default: false } } as const

await runCommand(usage, { allowPositionals: true, options }, ({ values, positionals }) =>
  main(positionals, values.fast),
)

async function main(asked: readonly string[], isFast: boolean): Promise<number> {
  const unknown = asked.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new Misuse(
      `There is no step "${unknown.join('", "')}". The steps are: ${names.join(', ')}.`,
    )
  }
  const isAsked = ({ name }: Step) => asked.length === 0 || asked.includes(name)
  const failed = await runAll(quick.filter(isAsked), 2)
  if (failed.length === 0 && !isFast) failed.push(...(await runAll(long.filter(isAsked), 1)))
  for (const { name, advice } of failed) console.error(`\nThe step "${name}" failed. ${advice}`)
  return failed.length > 0 ? 1 : 0
}

/** Runs steps, some at a time; returns those that failed. */
async function runAll(steps: readonly Step[], atOnce: number): Promise<Step[]> {
  const waiting = [...steps]
  const failed: Step[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await run(step, atOnce === 1))) failed.push(step)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}

/** Runs a step. Its output is shown at once, or at its end if another step runs beside it. */
async function run({ name, command }: Step, isAlone: boolean): Promise<boolean> {
  if (isAlone) console.log(`\n── ${name}`)
  const started = performance.now()
  const child = spawn('npm', command, {
    cwd: root,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = Math.round((performance.now() - started) / 1000)
  if (!isAlone) {
    const text = Buffer.concat(output).toString().trimEnd()
    console.log(`\n── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
    if (text !== '') console.log(text)
  }
  return code === 0
}
