import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { root } from '../src/lib/root.ts'
import { reactions } from '../src/reactions/index.ts'
import type { Json } from './generate/document.ts'
import { sentencesOf } from './docs/reactions.ts'

const usage = `Usage: npm run events

Checks that every type of event of the contract has its row in src/reactions/index.ts and a test that names it,
and that every reaction has a doc comment. Prints what is missing and exits 1 when anything is.`

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
if (values.help) {
  console.log(usage)
} else {
  const faults = [...faultsOfTypes(), ...faultsOfReactions()]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

function faultsOfTypes(): string[] {
  const folder = join(root, 'test')
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const contract: Json = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'), {
    maxAliasCount: -1,
  })
  return Object.keys(contract.webhooks).flatMap((type) => [
    ...(type in reactions
      ? []
      : [
          `The event ${type} has no row in src/reactions/index.ts: add \`'${type}': [],\`, or list there the ` +
            'reactions to it.',
        ]),
    ...(tests.some((text) => text.includes(`'${type}'`))
      ? []
      : [
          `No test names the event ${type}: add it to \`emits\` of the operation that causes it, in ` +
            'test/events.test.ts.',
        ]),
  ])
}

function faultsOfReactions(): string[] {
  const sentences = sentencesOf()
  const names = new Set(Object.values(reactions).flatMap((some) => some.map(({ name }) => name)))
  return [...names]
    .filter((name) => !sentences.has(name))
    .map(
      (name) =>
        `The reaction ${name} has no doc comment: write one sentence before it in src/api/<area>/reactions.ts.`,
    )
}
