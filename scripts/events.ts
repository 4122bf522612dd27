import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from './contract/yaml.ts'
import { root } from '../src/lib/root.ts'
import { reactions } from '../src/api/reactions.ts'
import type { Json } from './contract/document.ts'
import { repaired, unrepaired } from './reaction-repairs.ts'
import { sentencesOf } from './reaction-sentences.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run events

Checks that every type of event of the contract has its row in src/api/reactions.ts and is named in
test/events/events.test.ts, that every reaction has a doc comment, is in a row and has its line in
scripts/reaction-repairs.ts. Prints what is missing and exits 1 when anything is.`

await runCommand(usage, {}, () => {
  const faults = [...faultsOfTypes(), ...faultsOfReactions()]
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
})

function faultsOfTypes(): string[] {
  const tests = readFileSync(join(root, 'test', 'events', 'events.test.ts'), 'utf8')
  const contract = parseYaml(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as Json
  return Object.keys(contract.webhooks).flatMap((type) => [
    ...(type in reactions
      ? []
      : [
          `The event ${type} has no row in src/api/reactions.ts: add \`'${type}': [],\`, or list there the ` +
            'reactions to it.',
        ]),
    ...(tests.includes(`'${type}'`)
      ? []
      : [
          `No test names the event ${type}: add it to \`emits\` of the operation that causes it, in ` +
            'test/events/events.test.ts.',
        ]),
  ])
}

function faultsOfReactions(): string[] {
  const sentences = sentencesOf()
  const names = new Set(Object.values(reactions).flatMap((some) => some.map(({ name }) => name)))
  const lines = [...Object.values(repaired), ...Object.values(unrepaired)]
  const judged = new Set(lines.flatMap((line) => line.split(' ')))
  return [
    ...[...names]
      .filter((name) => !sentences.get(name))
      .map(
        (name) =>
          `The reaction ${name} has no doc comment: write one sentence before it in src/api/<area>/reactions.ts.`,
      ),
    ...[...names]
      .filter((name) => !judged.has(name))
      .map(
        (name) =>
          `The reaction ${name} has no line in scripts/reaction-repairs.ts: name there the area whose repair.ts derives ` +
          'what the reaction does for rows that were written without a request, or the reason why none can.',
      ),
    ...[...judged]
      .filter((name) => !names.has(name))
      .map((name) => `There is no reaction ${name}: remove it from scripts/reaction-repairs.ts.`),
    ...[...sentences.keys()]
      .filter((name) => !names.has(name))
      .map(
        (name) =>
          `The reaction ${name} is in no row of src/api/reactions.ts: add it to the row of each event that it reacts to.`,
      ),
  ]
}
