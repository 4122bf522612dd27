import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readContract } from './generate/contract.ts'
import { eventsModule } from './generate/events.ts'
import { routesModule } from './generate/routes.ts'
import { serializersModule } from './generate/serializers.ts'
import { operationsModule, typesModule } from './generate/types.ts'
import { validatorsModule } from './generate/validators.ts'

const usage = `Usage: npm run generate [-- --check]

Writes generated/ from openapi.yaml. With --check writes nothing, names what is stale and exits 1.`

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
})
if (values.help) {
  console.log(usage)
} else {
  try {
    process.exitCode = await generate(values.check)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** Writes or compares every generated file; returns the exit code. */
async function generate(check: boolean): Promise<number> {
  const root = new URL('../', import.meta.url)
  const text = await readFile(new URL('openapi.yaml', root), 'utf8')
  const contract = readContract(text)
  const header = '// Made by `npm run generate` from openapi.yaml. Do not edit.\n'
  const files: Record<string, string> = {
    'events.ts': header + eventsModule(contract),
    'openapi.json': JSON.stringify(contract.document, null, 1) + '\n',
    'operations.ts': header + operationsModule(contract),
    'routes.ts': header + routesModule(contract),
    'serializers.ts': header + serializersModule(contract),
    'types.ts': header + (await typesModule(text)),
    'validators.ts': validatorsModule(contract).replace(/^(\/\/ @ts-nocheck\n)/, `$1${header}`),
  }

  const folder = new URL('generated/', root)
  await mkdir(folder, { recursive: true })
  const present = await readdir(folder)
  const stale: string[] = present.filter((name) => files[name] === undefined)
  for (const [name, content] of Object.entries(files)) {
    const old = present.includes(name) ? await readFile(new URL(name, folder), 'utf8') : undefined
    if (old !== content) stale.push(name)
  }

  if (check) {
    for (const name of stale) console.error(`generated/${name} is stale`)
    if (stale.length > 0) console.error('Run `npm run generate` and commit what it writes.')
    return stale.length > 0 ? 1 : 0
  }
  for (const name of stale) {
    const content = files[name]
    if (content === undefined) await rm(new URL(name, folder), { recursive: true })
    else await writeFile(new URL(name, folder), content)
    console.log(`${content === undefined ? 'removed' : 'wrote'} generated/${name}`)
  }
  if (stale.length === 0) console.log('generated/ is up to date')
  return 0
}
