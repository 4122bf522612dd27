import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { check, type Diagnostics } from 'recheck'
import { root } from '../src/lib/root.ts'
import { collectPatterns, type Pattern, projectFiles } from './patterns/collect.ts'
import { keptBy } from './patterns/kept.ts'
import { progressBar } from './progress.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run patterns [-- FILE...]

Checks that every regular expression takes linear time: those of src/, generated/ and scripts/generate/,
the patterns of openapi.yaml, and the formats of JSON Schema that are in use. With FILE only those of
the files (TypeScript or YAML). Those of the project that were safe before are not checked again
(node_modules/.cache/patterns.json). Ends with 1 when an expression is vulnerable or cannot be checked.`

const advice = `Rewrite it so that no two parts beside each other, or inside a repetition, match the same text;
anchor it; or use functions of strings, such as indexOf(), and no regular expression. An expression
that is put together at run time cannot be checked: write it as a literal, or use RE2.`

/** Counts of steps bound the work, not clocks: a slow machine gets the same answer. */
const parameters = {
  timeout: 600_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
} as const

await runCommand(usage, { allowPositionals: true }, ({ positionals }) =>
  main(positionals.map((file) => resolve(file))),
)

/** Prints what is wrong and returns the exit code. */
async function main(files: readonly string[]): Promise<number> {
  const isWhole = files.length === 0
  const { patterns, unreadable } = collectPatterns(isWhole ? projectFiles() : files)
  const kept = keptBy(`${versionOf('recheck')} ${JSON.stringify(parameters)}`)
  const bar = progressBar('{bar} {value} of {total} expressions, {eta_formatted} left')
  bar?.start(patterns.length, 0)
  // recheck starts its process for the first check, and one more for each call until that runs
  await check('', '', parameters)
  const checked = await Promise.all(
    patterns.map(async (pattern) => {
      const isKept = isWhole && kept.has(pattern)
      const result = isKept
        ? ({ status: 'safe' } as const)
        : await check(pattern.source, pattern.flags, parameters)
      bar?.increment()
      return { pattern, result }
    }),
  )
  bar?.stop()

  const faults = [
    ...unreadable.map((location) => `${location}\n  is put together at run time`),
    ...checked.flatMap(({ pattern, result }) =>
      result.status === 'safe' ? [] : describe(pattern, result),
    ),
  ]
  const isSafe = ({ result }: (typeof checked)[number]) => result.status === 'safe'
  if (isWhole) kept.store(checked.filter(isSafe).map(({ pattern }) => pattern))
  for (const fault of faults) console.error(fault)
  console.log(
    `${patterns.length} regular expressions checked, ${faults.length} vulnerable or unknown.`,
  )
  if (faults.length > 0) console.error(advice)
  return faults.length > 0 ? 1 : 0
}

function versionOf(name: string): string {
  const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
  return `${name} ${(JSON.parse(text) as { version: string }).version}`
}

function describe(
  { source, flags, locations }: Pattern,
  result: Exclude<Diagnostics, { status: 'safe' }>,
): string {
  const lines =
    result.status === 'vulnerable'
      ? [`complexity: ${result.complexity.summary}`, `attack: ${result.attack.pattern}`]
      : [`unknown: ${'message' in result.error ? result.error.message : result.error.kind}`]
  return [locations.join(', '), `/${source}/${flags}`, ...lines].join('\n  ')
}
