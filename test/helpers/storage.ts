import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { newId } from '../../src/lib/ids.ts'
import { diskStore } from '../../src/platform/storage/disk.ts'
import { s3Store } from '../../src/platform/storage/s3.ts'
import { bucketOf } from '../../src/platform/storage/bucket.ts'
import type { Store } from '../../src/platform/storage/store.ts'
import { temporaryFolder } from './folder.ts'
import { s3rver } from './s3rver.ts'

/** Somewhere to keep files, of a test's own. */
export interface TestStorage {
  readonly store: Store
  /** The settings of a program that keeps its files there. */
  readonly settings: Record<string, string>
  /** Secrets that no reply may contain. */
  readonly secrets: readonly string[]
  /** Does something while nothing can be stored or read. */
  outage<T>(work: () => Promise<T>): Promise<T>
  remove(): void
}

/** In a folder, or with TEST_STORAGE=s3 in a bucket. */
export async function startStorage(): Promise<TestStorage> {
  return process.env['TEST_STORAGE'] === 's3' ? inBucket() : inFolder()
}

function inFolder(): TestStorage {
  const folder = temporaryFolder('media')
  const media = join(folder, 'media')
  return {
    store: diskStore(media),
    settings: { DATA_DIR: folder },
    secrets: [folder],
    async outage(work) {
      renameSync(media, `${media}.away`)
      writeFileSync(media, '')
      try {
        return await work()
      } finally {
        rmSync(media)
        renameSync(`${media}.away`, media)
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

interface Server {
  readonly port: number
  outage<T>(work: () => Promise<T>): Promise<T>
}

let server: Promise<Server> | undefined
// What s3rver lets in
const key = 'S3RVER'

async function inBucket(): Promise<TestStorage> {
  const { port, outage } = await (server ??= startServer())
  const url = `s3://${key}:${key}@127.0.0.1:${port}/media/${newId()}?region=eu-central-1&tls=off`
  const bucket = bucketOf(url)
  if (!bucket) throw new Error(`no bucket: ${url}`)
  return {
    store: await s3Store(bucket),
    settings: { STORAGE_URL: url },
    secrets: [key, String(port), '127.0.0.1', 'ECONNREFUSED'],
    outage,
    remove: () => {},
  }
}

async function startServer(): Promise<Server> {
  const directory = temporaryFolder('s3')
  const serve = async (port: number) => {
    const made = s3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: 'media', configs: [] }],
    })
    return { made, port: (await made.run()).port }
  }
  let running = await serve(0)
  t.teardown(async () => {
    await running.made.close()
    rmSync(directory, { recursive: true })
  })
  return {
    port: running.port,
    async outage(work) {
      await running.made.close()
      try {
        return await work()
      } finally {
        running = await serve(running.port)
      }
    },
  }
}
