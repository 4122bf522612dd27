import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { postgresFolder } from './programs.ts'
import { freePort } from '../../../src/lib/free-port.ts'
import { type Stage, until } from './stage.ts'

export interface Cluster {
  readonly port: number
  /** Address of the database `switchboard`. */
  readonly url: string
  /** Stops the server the fast way, or as a crash does, and starts it again. */
  restart(mode: 'fast' | 'immediate'): Promise<void>
  /** Starts the server unless it runs, as a service manager does. */
  ensureStarted(): void
  /** Runs a program of PostgreSQL against the server. */
  run(program: string, ...args: readonly string[]): string
}

/** Creates and starts a cluster on a loopback port. `trust` is enough, because only this machine reaches it. */
export async function startCluster(
  stage: Stage,
  name = 'postgres',
  folder = folderFor(stage, name),
  more: readonly string[] = [],
): Promise<Cluster> {
  const port = await freePort()
  const data = join(folder, 'data')
  const own = { encoding: 'utf8', cwd: '/', stdio: 'pipe', ...stage.databaseUser } as const
  const bin = (program: string) => join(postgresFolder(), program)
  const run = (program: string, ...args: readonly string[]) => execFileSync(bin(program), args, own)

  const options = ['--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums']
  run('initdb', `--pgdata=${data}`, '--username=postgres', '--auth=trust', ...options)
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...more,
  ]
  const flags = settings.map((setting) => `-c ${setting}`).join(' ')
  const control = (...args: readonly string[]) =>
    // The server inherits what pg_ctl writes to, so that a pipe would never end
    execFileSync(bin('pg_ctl'), ['--silent', '--wait', `--pgdata=${data}`, ...args], {
      ...own,
      stdio: 'ignore',
    })
  const start = () => control('start', `--log=${join(folder, 'log')}`, `--options=${flags}`)
  start()
  stage.defer(() => {
    try {
      control('stop', '--mode=immediate')
    } catch {
      // It has ended already
    }
  })
  const at = ['--host=127.0.0.1', `--port=${port}`, '--username=postgres']
  run('createdb', ...at, 'switchboard')
  await until('PostgreSQL', () => run('pg_isready', ...at).includes('accepting'))
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/switchboard`,
    async restart(mode) {
      control('stop', `--mode=${mode}`)
      start()
    },
    ensureStarted() {
      try {
        control('status')
      } catch {
        start()
      }
    },
    run: (program, ...args) => run(program, ...at, ...args),
  }
}

/** A folder that the database's user owns. */
export function folderFor(stage: Stage, name: string): string {
  const folder = join(stage.folder, name)
  mkdirSync(folder)
  chmodSync(folder, 0o700)
  if (stage.databaseUser) chownSync(folder, stage.databaseUser.uid, stage.databaseUser.gid)
  return folder
}
