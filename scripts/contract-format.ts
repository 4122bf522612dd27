import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../src/lib/root.ts'
import { formatContract } from './contract/format.ts'

const usage = `Usage: npm run contract:format [-- --check]

Puts openapi.yaml in its one order: tags, paths by tag and path, methods, webhooks, components.
With --check it writes nothing and ends with 1 when the order is another one.`

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  console.log(usage)
} else {
  const path = join(root, 'openapi.yaml')
  const text = readFileSync(path, 'utf8')
  const formatted = formatContract(text)
  if (formatted === text) {
    console.log('openapi.yaml is in order')
  } else if (values.check) {
    const [before, after] = [text.split('\n'), formatted.split('\n')]
    const line = after.findIndex((other, index) => other !== before[index])
    console.error(
      `openapi.yaml is not in its order, from line ${line + 1} on. Run \`npm run contract:format\`.`,
    )
    process.exitCode = 1
  } else {
    writeFileSync(path, formatted)
    console.log('openapi.yaml is in order now')
  }
}
