import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { readable } from '../../scripts/dev-log.ts'
import { root } from '../../src/lib/root.ts'
import { familyOf, isRunning } from '../helpers/processes.ts'
import { until } from '../helpers/until.ts'

const posix = { skip: process.platform === 'win32' ? 'Windows has no signals' : false }

t.test(
  'the development server shows requests in a line each, and leaves no process',
  posix,
  async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'switchboard-dev-'))
    // PostgreSQL may run as another user, who must be able to reach the folder
    chmodSync(folder, 0o755)
    t.teardown(() => rmSync(folder, { recursive: true, force: true }))
    const { PATH = '', HOME = '' } = process.env
    const dev = spawn('npm', ['run', '--silent', '--ignore-scripts', 'dev'], {
      cwd: root,
      env: { PATH, HOME, DATA_DIR: folder, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [stdout, stderr, family] = ['', '', [] as number[]]
    t.teardown(() => {
      for (const pid of family.filter(isRunning)) process.kill(pid, 'SIGKILL')
    })
    dev.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    dev.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    const addressOf = () => /Switchboard listens on (http:\S+:\d+),/.exec(stdout)?.[1]
    await until(() => addressOf() !== undefined)
    family = familyOf(dev.pid ?? 0)
    t.ok(family.length >= 4, 'npm, the watcher, the server and PostgreSQL')

    await fetch(`${addressOf()}/api/v1/tags?q=secret`)
    await fetch(`${addressOf()}/nothing`, { method: 'PUT' })
    await until(() => stderr.includes('/nothing'))
    t.match(stderr, /^\d\d:\d\d:\d\d GET \/api\/v1\/tags 401 [\d.]+ ms$/m)
    t.match(stderr, /^\d\d:\d\d:\d\d PUT \/nothing 404 [\d.]+ ms$/m)
    t.match(stderr, /^\d\d:\d\d:\d\d WARN SECRET_KEY is not set/m)
    t.notMatch(stderr, /^\{|DEBUG/m)

    // A terminal signals every process of the group, and npm passes its signal on
    for (const pid of family.slice(0, 3)) process.kill(pid, 'SIGINT')
    await until(() => !family.some(isRunning))
  },
)

t.test('lines of the log are readable', async (t) => {
  const time = new Date(2030, 0, 2, 3, 4, 5).getTime()
  const shown = (entry: object) => readable(JSON.stringify({ level: 50, time, ...entry }), false)

  t.equal(
    shown({ msg: 'Failed', code: 'x', n: [1], error: { name: 'E', stack: 'E: no\n    at f' } }),
    '03:04:05 ERROR Failed code=x n=[1] name=E\nE: no\n    at f',
  )
  t.equal(
    shown({ level: 30, method: 'GET', path: '/a', status: 200, ms: 1.5, requestId: 'r' }),
    '03:04:05 GET /a 200 1.5 ms',
  )
  t.match(readable(JSON.stringify({ level: 40, time, msg: 'Look' }), true), '\u001b[33mWARN')
  for (const line of ['no JSON', '{"a":1}', 'null']) t.equal(readable(line, false), line)
})
