import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ConfigError } from '../config.ts'

/** Makes the folder of DATA_DIR where there is none. Throws ConfigError where it cannot be used. */
export async function requireDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw cannotBeUsed(dataDir, error)
  }
}

/** Rejects with a ConfigError that names the folder of DATA_DIR if it is full, or a file in it fails; else as the work does. */
export async function inDataDir<T>(dataDir: string, work: Promise<T>): Promise<T> {
  return work.catch((error: NodeJS.ErrnoException) => {
    const { code = '', path = '' } = error
    const isOfFolder = /^(ENOSPC|EDQUOT)$/.test(code) || path.startsWith(dataDir)
    throw isOfFolder ? cannotBeUsed(dataDir, error) : error
  })
}

function cannotBeUsed(path: string, cause: unknown): ConfigError {
  return new ConfigError(`DATA_DIR ${path} cannot be used: ${(cause as Error).message}`, { cause })
}

/**
 * Makes a folder and those above it. What `recursive` of Node.js does never ends where a file system says that a folder
 * is missing whose parent is there, as /proc does.
 */
async function makeFolder(path: string, isLast = false): Promise<void> {
  try {
    // PostgreSQL may run as another user, who has to get there
    await mkdir(path, { mode: 0o755 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && !isLast) {
      await makeFolder(dirname(path))
      return makeFolder(path, true)
    }
    if (code !== 'EEXIST') throw error
    if (!(await stat(path)).isDirectory()) throw new Error('it is no folder', { cause: error })
  }
}
