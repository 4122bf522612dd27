import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'
import { serverEnvironment } from '../../src/db/server/binaries.ts'
import { serverUser } from '../../src/db/server/embedded.ts'
import { answers } from './database.ts'
import { freePort } from '../../src/lib/free-port.ts'
import { until } from './until.ts'

/** The version of the PgBouncer of this machine, as 1.18; undefined where there is none. */
export function pgbouncerVersion(): number | undefined {
  try {
    const text = execFileSync('pgbouncer', ['--version'], { encoding: 'utf8', stdio: 'pipe' })
    return Number(/PgBouncer (\d+\.\d+)/.exec(text)?.[1])
  } catch {
    return undefined
  }
}

/** Whether that version keeps prepared statements in transaction mode. */
export function keepsPrepared(version: number): boolean {
  const [major = 0, minor = 0] = version.toFixed(2).split('.').map(Number)
  return major > 1 || minor >= 21
}

/** A PgBouncer in transaction mode before the server of a URL, ended with the test; resolves with its URL. */
export async function pgbouncerTo(
  t: Test,
  url: string,
  settings: readonly string[] = [],
): Promise<string> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-pgbouncer-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const secret = password === '' ? '' : ` password=${decodeURIComponent(password)}`
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}${secret}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
${settings.join('\n')}
`,
  )
  const owner = serverUser()
  if (owner) {
    chmodSync(folder, 0o755)
    chownSync(file, owner.uid, owner.gid)
  }
  const child: ChildProcess = spawn('pgbouncer', [file], {
    ...owner,
    cwd: '/',
    env: serverEnvironment,
    stdio: process.env['SHOW_PGBOUNCER'] ? 'inherit' : 'ignore',
  })
  t.teardown(() => child.kill('SIGKILL'))
  const through = `postgres://${username}@127.0.0.1:${port}${pathname}`
  await until(() => answers(through))
  return through
}
