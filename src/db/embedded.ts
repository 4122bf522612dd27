import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chown,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { homedir, tmpdir, totalmem } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { type Binaries, findBinaries, serverEnvironment, type ServerUser } from './binaries.ts'

/** A running PostgreSQL that belongs to this process. */
export interface Embedded {
  readonly url: string
  readonly dataDir: string
  stop(): Promise<void>
}

const readyTimeoutMs = 60_000
/** A killed predecessor holds its lock until the system has cleared it away. */
const staleLockMs = 10_000
/** By then, a server whose process was killed has noticed and says that it is stopping. */
const heldLockMs = 1_000

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
 * Starts a PostgreSQL from the binaries that npm installed, on loopback and a free port. It ends with
 * this process, however that ends. `dataDir` keeps data and password in `postgres/`; `ephemeral` keeps
 * nothing and is as fast as it gets. `onEnd` hears when it ends although nobody stopped it. Throws when there are no
 * binaries for this platform, another process uses the folder, or its data is of another major version.
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
  const { child, port } = await launch(
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
    if (!stopping) onEnd(`The embedded PostgreSQL in ${base} has ended (${signal ?? code}).`)
  })
  return {
    url: urlOf(port, password, database),
    dataDir: base,
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
  const until = Date.now() + readyTimeoutMs
  while (Date.now() < until) {
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
  if (process.getuid?.() === 0) return '/var/lib/switchboard'
  if (process.platform === 'darwin') {
    return join(homedir(), 'Library', 'Application Support', 'switchboard')
  }
  return join(process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'switchboard')
}

/** PostgreSQL refuses to run as root: it then runs as `postgres` if there is such a user, or `nobody`. */
function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) =>
        Number(
          execFileSync('id', [flag, name], {
            env: serverEnvironment,
            stdio: ['ignore', 'pipe', 'ignore'],
          }),
        )
      return { uid: ask('-u'), gid: ask('-g') }
    } catch {
      continue
    }
  }
  throw new Error('PostgreSQL does not run as root and there is no user postgres or nobody')
}

/** The server's user must be able to walk down to its data. */
function requireReachable(folder: string, user: ServerUser): void {
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$0"', folder], {
      ...user,
      cwd: '/',
      env: serverEnvironment,
      stdio: 'ignore',
    })
  } catch {
    throw new Error(
      `PostgreSQL runs as the user ${user.uid} here, who cannot reach ${folder}: ` +
        'open the folders above it (chmod a+x), or set DATA_DIR to another one.',
    )
  }
}

/** Makes the cluster on the first start; of several at once, they all use the first that is whole. */
async function ensureCluster(
  binaries: Binaries,
  cluster: string,
  passwordFile: string,
  isEphemeral: boolean,
  user: ServerUser | undefined,
): Promise<void> {
  if ((await versionOf(cluster)) === undefined) {
    try {
      await makeCluster(binaries.initdb, cluster, passwordFile, isEphemeral, user)
    } catch (error) {
      // Another start was faster: this one has met its cluster, or had its own taken away
      if ((await versionOf(cluster)) === undefined) throw error
    }
  }
  const version = await versionOf(cluster)
  if (version === binaries.major) return
  throw new Error(
    `${cluster} was made by PostgreSQL ${version}, this program brings ${binaries.major}. ` +
      'Start the program version that made it and copy the data out, or set DATABASE_URL.',
  )
}

/** The major version that made the cluster; undefined when there is none. */
async function versionOf(cluster: string): Promise<string | undefined> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  return version?.trim()
}

/**
 * Makes a cluster in a folder that no other start touches until it is whole. Its last step fails when
 * there is a cluster already. The first password of the folder stays, so that it opens every cluster
 * that is made there, whichever comes first.
 */
async function makeCluster(
  initdb: string,
  cluster: string,
  passwordFile: string,
  isEphemeral: boolean,
  user: ServerUser | undefined,
): Promise<void> {
  const unfinished = await mkdtemp(`${cluster}.new.`)
  const [made, password] = [join(unfinished, 'data'), join(unfinished, 'password')]
  try {
    await writeFile(password, randomBytes(18).toString('base64url'), { mode: 0o600, flush: true })
    if (user) {
      await chown(unfinished, user.uid, user.gid)
      await chown(password, user.uid, user.gid)
    }
    await link(password, passwordFile).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await run(
      initdb,
      [
        `--pgdata=${made}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--data-checksums',
        // Slow hashing protects guessable passwords. This one has 144 random bits
        ...(isEphemeral ? ['--no-sync', '--wal-segsize=1', '--set=scram_iterations=1'] : []),
      ],
      user,
    )
    await rename(made, cluster)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/**
 * Removes what first starts have left that were killed. For the one who runs the cluster: a folder
 * that is still being made has lost by then. What its maker adds meanwhile, its maker removes.
 */
async function removeUnfinished(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new.`
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(prefix)) continue
    await rm(join(dirname(cluster), name), { recursive: true, force: true }).catch(() => {})
  }
}

async function launch(
  binaries: Binaries,
  cluster: string,
  password: string,
  settings: readonly string[],
  user: ServerUser | undefined,
  onLog: (line: string) => void,
  wipe: string,
): Promise<{ child: ChildProcess; port: number }> {
  const began = Date.now()
  for (;;) {
    const port = await freePort()
    const recent: string[] = []
    const flags = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'lc_messages=C',
      ...settings,
    ].flatMap((setting) => ['-c', setting])
    const child = supervise(binaries.postgres, ['-D', cluster, ...flags], user, wipe)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      recent.push(text)
      if (recent.length > 50) recent.shift()
      onLog(text.trimEnd())
    })

    if (await isReady(child, port, password)) return { child, port }
    closePipe(child)
    const said = recent.join('')
    const waited = Date.now() - began
    const isLocked = /lock file "[^"]*" already exists/.test(said)
    // Another one that is just starting has not filled its lock file yet
    const isPassing = /lock file "[^"]*" is empty/.test(said) && waited < staleLockMs
    if (!isLocked && !isPassing && !/pre-existing shared memory/.test(said)) {
      throw new Error(`PostgreSQL did not start:\n${said}`)
    }
    // Without a status the lock is gone: whoever had it has ended since the attempt
    const { status = 'stopping' } = await lockNotes(cluster)
    const isHeld = isLocked && status !== 'stopping'
    if (waited > (isHeld ? heldLockMs : staleLockMs)) {
      throw new Error(
        `Another process runs on ${cluster}: stop it, or set DATA_DIR to another folder.`,
      )
    }
    await sleep(300)
  }
}

/** Where the server that runs on the cluster listens and what it does, as its lock file says; no status without one. */
async function lockNotes(cluster: string): Promise<{ port: number; status: string | undefined }> {
  const notes = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = notes.split('\n')
  return { port: Number(lines[3]), status: lines[7]?.trim() }
}

function urlOf(port: number, password: string, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

/**
 * A shell stands between, holding the other end of a pipe from this process: when this process ends,
 * however it does, the pipe closes and PostgreSQL is shut down. Detached, so that Ctrl-C at a terminal
 * reaches the program first and its database only when the program says so.
 */
function supervise(
  postgresPath: string,
  args: readonly string[],
  user: ServerUser | undefined,
  wipe: string,
): ChildProcess {
  if (process.platform === 'win32') {
    return spawn(postgresPath, args, {
      env: serverEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
  }
  const script = `
    wipe="$1"; shift
    "$0" "$@" </dev/null 3<&- & server=$!
    trap 'kill -INT $server' TERM INT
    (cat >/dev/null; kill -INT $server) <&3 & watcher=$!
    wait $server; status=$?
    kill $watcher 2>/dev/null
    [ -n "$wipe" ] && rm -rf "$wipe"
    exit $status`
  return spawn('/bin/sh', ['-c', script, postgresPath, wipe, ...args], {
    env: serverEnvironment,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
    ...user,
  })
}

/** Whether the server answers; false when it ends before it does. */
async function isReady(child: ChildProcess, port: number, password: string): Promise<boolean> {
  const until = Date.now() + readyTimeoutMs
  let ended = false
  child.once('exit', () => (ended = true))
  while (!ended && Date.now() < until) {
    try {
      await query(port, password, 'select 1')
      return true
    } catch {
      await sleep(20)
    }
  }
  return false
}

async function ensureDatabase(port: number, password: string, name: string): Promise<void> {
  const found = await query(port, password, `select from pg_database where datname = '${name}'`)
  if (found.length === 0) await query(port, password, `create database ${name}`)
}

async function query(
  port: number,
  password: string,
  text: string,
  database = 'postgres',
): Promise<unknown[]> {
  const client = postgres({
    host: '127.0.0.1',
    port,
    username: 'postgres',
    password,
    database,
    max: 1,
    connect_timeout: 2,
    backoff: false,
    fetch_types: false,
    onnotice: () => {},
  })
  try {
    return await client.unsafe(text)
  } finally {
    await client.end({ timeout: 1 })
  }
}

async function stop(child: ChildProcess, wipe: string | undefined): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolveEnd) => child.once('exit', resolveEnd))
    // On Windows there is no supervisor to wait for the pipe
    if (process.platform === 'win32') child.kill()
    closePipe(child)
    await ended
  }
  if (wipe !== undefined) await rm(wipe, { recursive: true, force: true })
}

/** Lets go of the pipe that the supervisor, and what it has started, waits on. */
function closePipe(child: ChildProcess): void {
  const pipe = child.stdio[3] as { destroy(): void } | null | undefined
  pipe?.destroy()
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolvePort(port))
    })
  })
}

async function run(
  command: string,
  args: readonly string[],
  user: ServerUser | undefined,
): Promise<void> {
  const child = spawn(command, args, {
    env: serverEnvironment,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  const said: Buffer[] = []
  child.stdout.on('data', (bytes: Buffer) => said.push(bytes))
  child.stderr.on('data', (bytes: Buffer) => said.push(bytes))
  const code = await new Promise<number | null>((resolveExit, reject) => {
    child.once('error', reject).once('close', resolveExit)
  })
  if (code !== 0) throw new Error(`${command} failed:\n${Buffer.concat(said).toString()}`)
}
