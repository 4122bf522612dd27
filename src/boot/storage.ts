import { join } from 'node:path'
import { type Config, ConfigError, silenceStorageSdk } from '../config.ts'
import { diskStore } from '../platform/storage/disk.ts'
import { s3Store } from '../platform/storage/s3.ts'
import type { Storage, Store } from '../platform/storage/store.ts'
import { requireDataDir } from './data-dir.ts'
import type { Pool } from '../db/pool/client.ts'
import { isPassing } from '../db/pool/errors.ts'
import { requireSameStorage } from '../platform/storage/same.ts'
import { type Log, unlessStopped } from './process.ts'
import { untilAvailable } from './database.ts'

/** Where files are kept by the settings. Throws ConfigError where that is a folder that cannot be used. */
export async function storageOf({ bucket, dataDir, storageQuotaBytes }: Config): Promise<Storage> {
  if (!bucket) await requireDataDir(dataDir)
  if (bucket) silenceStorageSdk()
  const store = bucket ? await s3Store(bucket) : diskStore(join(dataDir, 'media'))
  return { store, quotaBytes: storageQuotaBytes }
}

/** Ends the process with a message unless its files are kept where those of the other processes are. */
export async function requireStorage(
  config: Config,
  pool: Pool,
  store: Store,
  stopping: AbortSignal,
  log: Log,
): Promise<void> {
  const location = config.bucket
    ? `the bucket ${config.bucket.bucket} of STORAGE_URL`
    : `${join(config.dataDir, 'media')} (DATA_DIR)`
  const check = () =>
    requireSameStorage(pool, store, location).catch((error: unknown) => {
      // An error of a disk, which may name no file
      if (!(error instanceof Error && 'syscall' in error) || isPassing(error)) throw error
      const says = `Files cannot be kept in ${location}: ${error.message}.`
      throw new ConfigError(says, { cause: error })
    })
  await unlessStopped(untilAvailable(check, stopping, log), stopping)
}
