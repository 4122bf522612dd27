import { spawnSync } from 'node:child_process'
import { root } from '../src/lib/root.ts'

/** What CI runs, in order: each step with its command and what to do when it fails. */
const steps: ReadonlyArray<readonly [name: string, command: readonly string[], advice: string]> = [
  [
    'generated code',
    ['run', '--silent', 'generate', '--', '--check'],
    'Run `npm run generate` and commit what it writes.',
  ],
  [
    'migrations',
    ['run', '--silent', 'db:generate', '--', '--check'],
    'Run `npm run db:generate -- --name what-changes` and commit what it writes.',
  ],
  ['format', ['exec', '--', 'prettier', '--check', '.'], 'Run `npm run format`.'],
  [
    'types',
    ['run', '--silent', 'types'],
    'Code and contract disagree: write or mend the handler that the message names, or the contract.\n' +
      'CONTRIBUTING.md, "Adding an operation", has the steps.',
  ],
  ['lint', ['run', '--silent', 'lint'], 'Mend what the rule says; the reason stands beside it.'],
  [
    'regular expressions',
    ['run', '--silent', 'patterns'],
    'Rewrite the expression that the message names, so that it takes linear time.',
  ],
  ['contract', ['run', '--silent', 'contract:lint'], 'Mend openapi.yaml where the message points.'],
  [
    'released contract',
    ['run', '--silent', 'contract:diff', '--', '--released'],
    'Keep what clients rely on, or raise the version and say so in CHANGELOG.md.',
  ],
  ['tests', ['test'], 'Run one file alone with `npm test -- NAME`.'],
]

for (const [name, command, advice] of steps) {
  console.log(`\n── ${name}`)
  const { status } = spawnSync('npm', command, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\nThe check failed at: ${name}. ${advice}`)
    process.exitCode = 1
    break
  }
}
