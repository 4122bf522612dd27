import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import postgres from 'postgres'
import type { Test } from 'tap'
import { findBinaries, serverEnvironment } from '../../src/db/server/binaries.ts'
import { defaultDataDir, serverUser } from '../../src/db/server/embedded.ts'
import { textOptions } from '../../src/db/server/embedded-cluster.ts'
import { certificate, privateKey } from './certificate.ts'
import { answers } from './database.ts'
import { freePort } from '../../src/lib/free-port.ts'
import { until } from './until.ts'

/** A PostgreSQL of its own, which a test stops, starts and promotes. */
export interface OwnServer {
  readonly port: number
  readonly url: string
  start(): Promise<void>
  /** Ends it as a restart does, or at once as a crash does. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
  /** Runs statements on a connection that is closed again. */
  query<Row extends object>(text: string): Promise<Row[]>
  /** A standby that follows it by streaming replication. It is running when this resolves, and so is the primary. */
  standby(): Promise<OwnServer>
}

/** The user that PostgreSQL runs as: never root. */
const owner = serverUser()

const binaries = () => findBinaries(join(defaultDataDir(), 'postgres-binaries'), owner)

/** A new server with an empty database, running; it is removed when the test ends. */
export async function ownServer(t: Test, settings: readonly string[] = []): Promise<OwnServer> {
  const { initdb } = await binaries()
  const folder = newFolder(t)
  const options = ['--auth=trust', '--username=postgres', '--no-sync', ...textOptions]
  execFileSync(initdb, [...options, '-D', folder], {
    ...owner,
    cwd: '/',
    env: serverEnvironment,
    stdio: 'pipe',
  })
  const server = await serverOn(t, folder, settings)
  await server.start()
  return server
}

/** Settings of a server that speaks TLS. */
export function withTls(t: Test): string[] {
  const folder = dirname(newFolder(t))
  const [certificateFile, keyFile] = [join(folder, 'server.crt'), join(folder, 'server.key')]
  writeFileSync(certificateFile, certificate)
  writeFileSync(keyFile, privateKey, { mode: 0o600 })
  if (owner) chownSync(keyFile, owner.uid, owner.gid)
  return ['ssl=on', `ssl_cert_file=${certificateFile}`, `ssl_key_file=${keyFile}`]
}

function newFolder(t: Test): string {
  const base = mkdtempSync(join(tmpdir(), 'switchboard-cluster-'))
  if (owner) chownSync(base, owner.uid, owner.gid)
  t.teardown(() => rmSync(base, { recursive: true, force: true }))
  return join(base, 'data')
}

async function serverOn(t: Test, folder: string, settings: readonly string[]): Promise<OwnServer> {
  const { postgres: program } = await binaries()
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const flags = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'wal_keep_size=512MB',
    ...settings,
  ].flatMap((setting) => ['-c', setting])
  let child: ChildProcess | undefined
  const ended = async (signal: NodeJS.Signals) => {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    const closed = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await closed
  }
  t.teardown(() => ended('SIGQUIT'))

  const server: OwnServer = {
    port,
    url,
    async start() {
      child = spawn(program, ['-D', folder, ...flags], {
        ...owner,
        cwd: '/',
        env: serverEnvironment,
        stdio: 'ignore',
      })
      await until(() => answers(url))
    },
    stop: (mode = 'fast') => ended(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    async query<Row extends object>(text: string) {
      const client = postgres(url, { max: 1, onnotice: () => {}, fetch_types: false })
      try {
        return [...(await client.unsafe<Row[]>(text))]
      } finally {
        await client.end({ timeout: 1 })
      }
    },
    async standby() {
      await server.stop()
      const copy = newFolder(t)
      // PostgreSQL starts in a folder of its own alone, and cpSync of Node.js 22 and 24 keeps no modes of folders
      mkdirSync(copy, { mode: 0o700 })
      cpSync(folder, copy, { recursive: true, preserveTimestamps: true })
      writeFileSync(join(copy, 'standby.signal'), '')
      if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, copy])
      await server.start()
      const follower = await serverOn(t, copy, [
        ...settings,
        `primary_conninfo=host=127.0.0.1 port=${port} user=postgres`,
      ])
      await follower.start()
      return follower
    },
  }
  return server
}
