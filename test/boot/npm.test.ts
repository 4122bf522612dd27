import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { isToken } from '../../src/auth/tokens.ts'
import { root } from '../../src/lib/root.ts'
import { clientOf } from '../helpers/client.ts'
import { familyOf, isRunning } from '../helpers/processes.ts'
import { build } from '../helpers/script.ts'
import { until } from '../helpers/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'switchboard-npm-'))
// PostgreSQL may run as another user, who must be able to reach the folder
chmodSync(folder, 0o755)
t.teardown(() => rmSync(folder, { recursive: true, force: true }))

const { PATH = '', HOME = '' } = process.env
/** The environment of a user who has set nothing but where data is kept. */
const settings = {
  ...{ PATH, HOME, DATA_DIR: folder, PORT: '0' },
  npm_config_cache: join(folder, 'npm'),
}
const posix = { skip: process.platform === 'win32' ? 'Windows has no signals' : false }

t.test('what the image is built from builds, starts and makes tokens', posix, async (t) => {
  // Hard links take no space and may be pruned; what npm writes in place is copied
  mkdirSync(join(root, '.tap'), { recursive: true })
  const checkout = mkdtempSync(join(root, '.tap', 'production-'))
  t.teardown(() => rmSync(checkout, { recursive: true, force: true }))
  chmodSync(checkout, 0o755)
  const linked = [...filesOfImage(), 'node_modules']
  await promisify(execFile)('cp', ['-al', '--parents', ...linked, checkout], { cwd: root })
  const installed = join('node_modules', '.package-lock.json')
  for (const name of ['package.json', 'package-lock.json', installed]) {
    rmSync(join(checkout, name))
    cpSync(join(root, name), join(checkout, name))
  }
  const npm = (...args: string[]) =>
    promisify(execFile)('npm', args, { cwd: checkout, env: settings })

  await npm('run', 'build')
  await npm('prune', '--omit=dev', '--offline', '--ignore-scripts', '--no-audit', '--no-fund')
  const made = await npm(
    'run',
    '--silent',
    'token',
    '--',
    'create',
    '--workspace',
    'acme',
    '--create-workspace',
  )
  // npm runs a shell between itself and the program, which ends by the signal and does not pass it on
  const started = await npmStart(t, checkout, ['npx', 'switchboard', 'start'])
  const { status } = await clientOf(started.origin, made.stdout.trim()).listTags()
  started.npm.kill('SIGTERM')
  await until(() => !started.family.some(isRunning))

  for (const name of ['esbuild', 'tsx', 'typescript', 'tap']) {
    t.notOk(existsSync(join(checkout, 'node_modules', name)), `${name} is gone`)
  }
  t.ok(isToken(made.stdout.trim()), 'the token alone')
  t.equal(status, 200)
})

t.test('a signal to npm start ends the server and its database', posix, async (t) => {
  build()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { npm, origin, family } = await npmStart(t, root)
    t.ok(family.length >= 4, 'npm, the server, the supervisor of PostgreSQL, and PostgreSQL')

    const startedAt = Date.now()
    npm.kill(signal)
    await until(() => !family.some(isRunning))

    t.ok(Date.now() - startedAt < 25_000, `${signal} ended everything`)
    await t.rejects(fetch(`${origin}/healthz`), 'nothing listens')
  }
})

/** The files of the checkout that Docker copies into an image: .dockerignore leaves out the others. */
function filesOfImage(): string[] {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/\*$/, ''))
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
    .filter((file) => !ignored.some((name) => file === name || file.startsWith(`${name}/`)))
}

/** Runs `npm start`, or what starts the same, and resolves with its processes once the server answers. */
async function npmStart(
  t: Test,
  checkout: string,
  [command, ...args]: readonly [string, ...string[]] = ['npm', 'start'],
): Promise<{ npm: ChildProcess; origin: string; family: readonly number[] }> {
  const npm = spawn(command, args, {
    cwd: checkout,
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let [stdout, family] = ['', [] as number[]]
  t.teardown(() => {
    for (const pid of family.filter(isRunning)) process.kill(pid, 'SIGKILL')
  })
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  const addressOf = () => /Switchboard listens on (http:\S+:\d+),/.exec(stdout)?.[1]
  await until(() => addressOf() !== undefined)
  family = familyOf(npm.pid ?? 0)
  return { npm, origin: addressOf() ?? '', family }
}
