import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, link, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unlessMissing } from '../../lib/unless-missing.ts'
import { type Binaries, serverEnvironment, type ServerUser } from './binaries.ts'
import { reasonIn } from './embedded-server.ts'

/** Options of initdb for texts in all languages, without a locale of the system. */
export const textOptions = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

/** Makes the cluster on the first start; of several at once, they all use the first that is whole. */
export async function ensureCluster(
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
      'Start the program version that made it and move the data (docs/operations/backup.md), or set DATABASE_URL.',
  )
}

/** The major version that made the cluster; undefined when there is none. */
export async function versionOf(cluster: string): Promise<string | undefined> {
  const version = await unlessMissing(readFile(join(cluster, 'PG_VERSION'), 'utf8'), undefined)
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
    await promisify(execFile)(
      initdb,
      [
        `--pgdata=${made}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        ...textOptions,
        '--data-checksums',
        // Slow hashing protects guessable passwords. This one has 144 random bits
        ...(isEphemeral ? ['--no-sync', '--wal-segsize=1', '--set=scram_iterations=1'] : []),
      ],
      { env: serverEnvironment, cwd: '/', ...user },
    ).catch((error: Error) => {
      const reason = reasonIn(error.message)
      throw new Error(`PostgreSQL cannot make a database in ${dirname(cluster)}: ${reason}`, {
        cause: error,
      })
    })
    await rename(made, cluster)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/**
 * Removes what first starts have left that were killed. For the one who runs the cluster: a folder
 * that is still being made has lost by then. What its maker adds meanwhile, its maker removes.
 */
export async function removeUnfinished(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new.`
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(prefix)) continue
    await rm(join(dirname(cluster), name), { recursive: true, force: true }).catch(() => {})
  }
}
