import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { homedir, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { setImmediate as untilRead, setTimeout as sleep } from 'node:timers/promises'
import { canRun, findBinaries, serverEnvironment, type ServerUser } from './binaries.ts'
import { ensureCluster, removeUnfinished, versionOf } from './embedded-cluster.ts'
import {
  ensureDatabase,
  launch,
  lockNotes,
  query,
  readyTimeoutMs,
  stop,
  urlOf,
} from './embedded-server.ts'

/** A running PostgreSQL that belongs to this process. */
export interface Embedded {
  readonly url: string
  readonly dataDir: string
  /** Returns an error with the reason in place of one of a connection that the failure of the server has ended. */
  failureOf(error: unknown): Promise<unknown>
  stop(): Promise<void>
}

const durable = ['max_connections=100', 'tcp_user_timeout=10000']
const throwAway = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_wal_size=256MB',
  'max_connections=200',
  'shared_buffers=64MB',
]

/**
 * Starts a PostgreSQL from the binaries that npm installed, on loopback and a free port. It ends with this process,
 * however that ends. `dataDir` keeps data and password in `postgres/`; `ephemeral` keeps nothing and is as fast as it
 * gets. `onEnd` is called if it ends without being stopped. Throws when there are no binaries for this platform,
 * another process uses the folder, or its data is of another major version.
 */
export async function startEmbedded(
  options: { dataDir: string } | { ephemeral: true },
  onLog: (line: string) => void = () => {},
  onEnd: (message: string) => void = () => {},
): Promise<Embedded> {
  const isEphemeral = 'ephemeral' in options
  const user = serverUser()
  const base = isEphemeral
    ? await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'switchboard-postgres-'))
    : join(resolve(options.dataDir), 'postgres')
  await mkdir(base, { recursive: true, mode: 0o755 })
  const binaries = await findBinaries(join(defaultDataDir(), 'postgres-binaries'), user)
  if (user) {
    await chown(base, user.uid, user.gid)
    requireReachable(base, user)
  }

  const cluster = join(base, 'data')
  await ensureCluster(binaries, cluster, join(base, 'password'), isEphemeral, user)
  const password = await readFile(join(base, 'password'), 'utf8')
  const settings = isEphemeral ? throwAway : [...durable, `shared_buffers=${buffersMb()}MB`]
  const { child, port, endReason, panicReason } = await launch(
    binaries,
    cluster,
    password,
    settings,
    user,
    onLog,
    isEphemeral ? base : '',
  )

  const database = isEphemeral ? 'postgres' : 'switchboard'
  if (!isEphemeral) {
    await removeUnfinished(cluster)
    await ensureDatabase(port, password, database)
  }
  let stopping: Promise<void> | undefined
  child.once('exit', (code, signal) => {
    if (stopping) return
    // Its last words may not have been read yet
    setImmediate(() => {
      const reason = [signal ?? code, endReason()].filter((part) => part !== undefined).join(': ')
      onEnd(`The embedded PostgreSQL in ${base} has ended (${reason}).`)
    })
  })
  return {
    url: urlOf(port, password, database),
    dataDir: base,
    async failureOf(error) {
      // What it has printed may not have been read yet
      await untilRead()
      const reason = panicReason()
      if (reason === undefined) return error
      return new Error(`The embedded PostgreSQL in ${base} has failed: ${reason}`, { cause: error })
    },
    stop: () => (stopping ??= stop(child, isEphemeral ? base : undefined)),
  }
}

/**
 * An eighth of the machine's memory, or of what the container may use, from 128 to 1,024 MB. A page that is not in these
 * buffers takes ten times as long, even where the system has it in memory; what is never read takes nothing.
 */
function buffersMb(): number {
  const allowed = process.constrainedMemory()
  const memory = allowed > 0 ? Math.min(allowed, totalmem()) : totalmem()
  return Math.min(1024, Math.max(128, Math.floor(memory / 8 / 1024 ** 2)))
}

/**
 * The address of the embedded server that another process runs on `dataDir`, once it answers; undefined when none
 * does. PostgreSQL notes in its lock file where it listens and whether it is ready.
 */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const base = join(resolve(dataDir), 'postgres')
  const until = performance.now() + readyTimeoutMs
  while (performance.now() < until) {
    const { port, status } = await lockNotes(join(base, 'data'))
    if (status === undefined || status === 'stopping') return undefined
    try {
      const password = await readFile(join(base, 'password'), 'utf8')
      await query(port, password, 'select 1', 'switchboard')
      return urlOf(port, password, 'switchboard')
    } catch (error) {
      const { code = '' } = error as { code?: string }
      // It is still starting, or its first start has not created the database yet
      if (!['57P03', '3D000'].includes(code)) return undefined
    }
    await sleep(100)
  }
  return undefined
}

/** Whether the folder has an embedded database, of a server that runs or not. */
export async function hasEmbedded(dataDir: string): Promise<boolean> {
  return (await versionOf(join(resolve(dataDir), 'postgres', 'data'))) !== undefined
}

/** Where the platform keeps the data of programs; reads the variables that the platform defines. */
export function defaultDataDir(): string {
  if (process.platform === 'win32') {
    return join(process.env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local'), 'switchboard')
  }
  const home = process.getuid?.() === 0 ? undefined : homeFolder()
  if (home === undefined) return '/var/lib/switchboard'
  if (process.platform === 'darwin') {
    return join(home, 'Library', 'Application Support', 'switchboard')
  }
  return join(process.env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'switchboard')
}

/** The home folder of the user; undefined for one that the system does not know, as in containers, without HOME. */
function homeFolder(): string | undefined {
  try {
    return homedir()
  } catch {
    return undefined
  }
}

/** PostgreSQL refuses to run as root: it then runs as `postgres` if there is such a user, or `nobody`. */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = userOf('postgres') ?? userOf('nobody')
  if (user) return user
  throw new Error(
    'PostgreSQL does not run as root, and there is no user postgres or nobody: create one, or set DATABASE_URL.',
  )
}

/** A user of the system; undefined if it has none of the name. Throws where the system cannot be asked. */
function userOf(name: string): ServerUser | undefined {
  const { stdout, error } = spawnSync('id', [name], { env: serverEnvironment, encoding: 'utf8' })
  if (error) {
    const message = `PostgreSQL does not run as root, and other users are not found: ${error.message}. Set DATABASE_URL.`
    throw new Error(message, { cause: error })
  }
  const [, uid, gid] = /^uid=(\d+)(?:\([^)]*\))? gid=(\d+)/.exec(stdout) ?? []
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/** The server's user must be able to walk down to its data. */
function requireReachable(folder: string, user: ServerUser): void {
  if (canRun('cd "$0"', folder, user)) return
  throw new Error(
    `PostgreSQL runs as the user ${user.uid} here, who cannot reach ${folder}: ` +
      'open the folders above it (chmod a+x), or set DATA_DIR to another one.',
  )
}
