import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/lib/root.ts'
import { formatContract, formatFaults } from './contract/format.ts'
import { mark } from './contract/generated.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run contract:format [-- --check]

Writes into openapi.yaml what follows from the rest of it: responses that are no success, headers, XList, XReply and
XEvent of each X, and the names of events. Each such line ends with "${mark.trim()}". Then puts the file in
its one order: tags, paths by tag and path, methods, webhooks, components.
With --check it writes nothing, names what it would change, and exits 1 when there is anything.`

const options = { check: { type: 'boolean', default: false } } as const

await runCommand(usage, { options }, ({ values }) => format(values.check))

/** Writes or compares openapi.yaml; returns the exit code. */
function format(check: boolean): number {
  const path = join(root, 'openapi.yaml')
  const text = readFileSync(path, 'utf8')
  const formatted = formatContract(text)
  const lines = formatted.split('\n')
  const generated = lines.filter((line) => line.endsWith(mark)).length
  if (formatted === text) {
    console.log(`openapi.yaml is complete and in order. ${generated} of its lines are generated.`)
    return 0
  }
  if (check) {
    for (const fault of formatFaults(text)) console.error(`openapi.yaml: ${fault}`)
    console.error('Run `npm run contract:format`, which writes this into openapi.yaml.')
    return 1
  }
  writeFileSync(path, formatted)
  console.log(`Wrote openapi.yaml. ${generated} of its ${lines.length - 1} lines are generated.`)
  return 0
}
