import { build } from 'esbuild'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { root } from '../src/lib/root.ts'
import { start } from './helpers/start.ts'

const execute = promisify(execFile)
const contract = join(root, 'openapi.yaml')
const tools = join(root, 'test', 'tools')

/** Each generator with its command; the flow through what it makes has its name. */
const generators: Readonly<Record<string, (folder: string) => readonly string[]>> = {
  'openapi-fetch': (folder) => [
    ...['openapi-typescript', contract, '--default-non-nullable', 'false'],
    ...['-o', join(folder, 'openapi-typescript', 'schema.d.ts')],
  ],
  'hey-api': (folder) => [
    ...['openapi-ts', '-i', contract, '-o', join(folder, 'hey-api')],
    ...['-c', '@hey-api/client-fetch', '--silent'],
  ],
  'swagger-typescript-api': (folder) => [
    ...['swagger-typescript-api', 'generate', '-p', contract, '--generate-union-enums', '--silent'],
    ...['-o', join(folder, 'swagger-typescript-api'), '-n', 'client.ts'],
  ],
  orval: (folder) => ['orval', '--config', join(folder, 'orval.config.cjs')],
}

t.test('clients of four generators type-check and work against a server', async (t) => {
  // Below the packages, so that clients find those that they import
  const cache = join(tools, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'sdk-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'test', 'sdk'), folder, { recursive: true })
  const { origin } = await start()
  writeFileSync(join(folder, 'orval.config.cjs'), orvalConfig(folder, origin))

  await Promise.all(
    Object.values(generators).map(async (commandIn) => {
      const [command = '', ...args] = commandIn(folder)
      await execute(join(tools, 'node_modules', '.bin', command), args, { cwd: folder })
    }),
  )
  await typeCheck(folder)

  for (const name of Object.keys(generators)) {
    const { token } = await start()
    const outcome = await run(join(folder, `${name}.ts`), { SDK_ORIGIN: origin, SDK_TOKEN: token })

    t.match(
      outcome,
      {
        username: /^sdk-/,
        members: [outcome['username']],
        title: 'Crane stuck',
        priority: 'urgent',
        pages: 2,
        listed: true,
        notFound: { code: 'not_found', resource: 'ticket' },
        unprocessable: { code: 'unknown_reference', pointer: '/contact_id' },
      },
      name,
    )
  }
})

/** This generator writes the address into its client. */
function orvalConfig(folder: string, origin: string): string {
  const output = {
    target: join(folder, 'orval', 'client.ts'),
    client: 'fetch',
    mode: 'single',
    baseUrl: `${origin}/api/v1`,
  }
  return `module.exports = ${JSON.stringify({ api: { input: contract, output } })}`
}

/** Throws with what the compiler says, all clients and flows taken strictly. */
async function typeCheck(folder: string): Promise<void> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
  }
  const config = join(folder, 'tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({ compilerOptions, include: [`${folder}/**/*.ts`], exclude: [] }),
  )
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  await execute(process.execPath, [tsc, '-p', config]).catch((error: { stdout?: string }) => {
    throw new Error(error.stdout)
  })
}

async function run(
  entry: string,
  environment: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const outfile = entry.replace(/\.ts$/, '.mjs')
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm' })
  const env = { ...process.env, ...environment, NODE_OPTIONS: '' }
  const { stdout } = await execute(process.execPath, [outfile], { env })
  return JSON.parse(stdout) as Record<string, unknown>
}
