import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { formatContract, formatFaults } from './contract/format.ts'
import { openApi30 } from './contract/openapi-30.ts'
import { readContract } from './generate/contract.ts'
import { databaseFiles } from './generate/database.ts'
import { eventSchemasModule, eventsModule } from './generate/events.ts'
import { patternMessagesModule } from './generate/pattern-messages.ts'
import { routesModule } from './generate/routes.ts'
import { serializersModule } from './generate/serializers.ts'
import { operationsModule, typesModule } from './generate/types.ts'
import { validatorsModule } from './generate/validators.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run generate [-- --check]

Formats openapi.yaml as \`npm run contract:format\` does, and checks that it keeps the house rules. Then writes
generated/ from it and from src/lists/counted-lists.ts, and docs/database.md from src/db/sql and src/lists/sql.
With --check writes nothing, names what is stale and exits 1.`

const options = { check: { type: 'boolean', default: false } } as const

await runCommand(usage, { options }, ({ values }) => generate(values.check))

/** Writes or compares every generated file; returns the exit code. */
async function generate(check: boolean): Promise<number> {
  const root = new URL('../', import.meta.url)
  const source = await readFile(new URL('openapi.yaml', root), 'utf8')
  const text = formatContract(source)
  if (check) for (const fault of formatFaults(source)) console.error(`openapi.yaml: ${fault}`)
  const contract = readContract(text)
  const header = '// Made by `npm run generate` from openapi.yaml. Do not edit.\n'
  const files: Record<string, string> = {
    'openapi.yaml': text,
    'generated/event-shapes.ts': header + eventSchemasModule(contract),
    'generated/events.ts': header + eventsModule(contract),
    'generated/openapi.json': JSON.stringify(contract.document, null, 1) + '\n',
    'generated/openapi-3.0.json': JSON.stringify(openApi30(contract.document), null, 1) + '\n',
    'generated/operations.ts': header + operationsModule(contract),
    'generated/pattern-messages.ts': header + patternMessagesModule(contract),
    'generated/routes.ts': header + routesModule(contract),
    'generated/serializers.ts': header + serializersModule(contract),
    'generated/types.ts': header + (await typesModule(text)),
    'generated/validators.ts': validatorsModule(contract).replace(
      /^(\/\/ @ts-nocheck\n)/,
      `$1${header}`,
    ),
    ...databaseFiles(),
  }

  await mkdir(new URL('generated/', root), { recursive: true })
  const present = (await readdir(new URL('generated/', root))).map((name) => `generated/${name}`)
  const stale: string[] = present.filter((path) => files[path] === undefined)
  for (const [path, content] of Object.entries(files)) {
    const old = await readFile(new URL(path, root), 'utf8').catch(() => undefined)
    if (old !== content) stale.push(path)
  }

  if (check) {
    for (const path of stale) console.error(`${path} is stale`)
    if (stale.length > 0) console.error('Run `npm run generate` and commit what it writes.')
    return stale.length > 0 ? 1 : 0
  }
  for (const path of stale) {
    const content = files[path]
    if (content === undefined) await rm(new URL(path, root), { recursive: true })
    else await writeFile(new URL(path, root), content)
    console.log(`${content === undefined ? 'removed' : 'wrote'} ${path}`)
  }
  if (stale.length === 0) console.log('Everything generated is up to date.')
  return 0
}
