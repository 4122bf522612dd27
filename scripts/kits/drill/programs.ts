import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that drills need, with the Debian packages that have them. */
export const packages = {
  postgres: 'postgresql-15',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  etcd: 'etcd-server',
} as const
export type Program = keyof typeof packages

const debian = '/usr/lib/postgresql'

/** Debian's packages that lack for a drill. */
export function missingPackages(programs: readonly Program[]): string[] {
  return programs
    .filter((program) =>
      program === 'postgres' ? postgresFolders().length === 0 : pathOf(program) === undefined,
    )
    .map((program) => packages[program])
}

/** The path of a program. Throws when it is not installed. */
export function programPath(program: Exclude<Program, 'postgres'>): string {
  const path = pathOf(program)
  if (path === undefined) throw new Error(`${program} is not installed`)
  return path
}

/** The folder of PostgreSQL's programs, of the newest major version that Debian's packages have installed. */
export function postgresFolder(): string {
  const [newest] = postgresFolders()
  if (newest === undefined) throw new Error('PostgreSQL is not installed')
  return newest
}

function postgresFolders(): string[] {
  if (!existsSync(debian)) return []
  return readdirSync(debian)
    .filter((version) => existsSync(join(debian, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
}

function pathOf(program: string): string | undefined {
  // Servers are not on the PATH of everybody
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}
