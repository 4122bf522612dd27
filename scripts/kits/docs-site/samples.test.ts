import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import t from 'tap'
import ts from 'typescript'
import { modelOf, readContract } from '../../contract/model.ts'
import { postmanOf } from './postman.ts'
import { samplesOf } from './samples.ts'
import type { Json } from '../../../test/helpers/client.ts'
import { start } from '../../../test/helpers/start.ts'

const model = modelOf(readContract(), 'http://127.0.0.1:3000')
const samples = model.operations.map((operation) => {
  const codes = samplesOf(model, operation).map(({ language, code }) => [language, code] as const)
  return { operation, codes: new Map(codes) }
})
const codesIn = (language: string) => samples.map(({ codes }) => codes.get(language) ?? '')

t.test('every sample is a program of its language', async (t) => {
  const faults = codesIn('ts').flatMap((code) => {
    const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true })
    return diagnostics.map(({ messageText }) => `${code}: ${String(messageText)}`)
  })
  t.same(faults, [], 'TypeScript')

  const bash = spawnSync('bash', ['-n'], { input: codesIn('bash').join('\n'), encoding: 'utf8' })
  t.equal(bash.stderr, '', 'bash')

  const program = 'import ast, json, sys\nfor code in json.load(sys.stdin): ast.parse(code)'
  const input = JSON.stringify(codesIn('python'))
  const python = spawnSync('python3', ['-c', program], { input, encoding: 'utf8' })
  if (python.error) t.comment('not run: needs Python 3')
  else t.equal(python.stderr, '', 'Python')

  for (const code of codesIn('php')) t.match(code, /^<\?php\n\$curl = curl_init\('http/)
})

t.test('the samples of curl and TypeScript do what their operation does', async (t) => {
  const { origin, token } = await start()
  const env = { PATH: process.env['PATH'], TOKEN: token }
  const sampleOf = (id: string, language: string) =>
    samples
      .find(({ operation }) => operation.id === id)
      ?.codes.get(language)
      ?.replaceAll('http://127.0.0.1:3000', origin) ?? ''
  for (const id of ['listTags', 'createTag', 'updateTicket', 'getTicket', 'listContacts']) {
    const code = sampleOf(id, 'bash').replace('curl ', 'curl -sS --fail-with-body ')
    const { status, stderr, stdout } = spawnAsync('bash', ['-c', code], env)
    t.equal(await status, 0, `${id}: ${await stderr}${await stdout}`)
  }
  const code = sampleOf('updateTicket', 'ts')
  const { status, stderr } = spawnAsync('node', ['--input-type=module', '-e', code], env)
  t.equal(await status, 0, await stderr)
})

t.test('the collection for Postman has every operation once, with its variables', async (t) => {
  const { item, variable } = postmanOf(model)
  const requests: Json[] = item.flatMap((folder: Json) => folder.item)

  t.equal(requests.length, model.operations.length)
  t.same(
    variable.map(({ key }: Json) => key),
    ['baseUrl', 'token'],
  )
  for (const { name, request } of requests) {
    const named = [...String(request.url.raw).matchAll(/\/:(\w+)/g)].map(([, key]) => key)
    const known = request.url.variable.map(({ key }: Json) => key)
    t.same(known.toSorted(), named.toSorted(), name)
    if (request.body?.mode === 'raw') JSON.parse(request.body.raw)
  }
})

/** Runs a program beside the server of this process. */
function spawnAsync(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  return {
    status: new Promise<number | null>((resolve) => child.once('close', resolve)),
    stdout: text(child.stdout),
    stderr: text(child.stderr),
  }
}
