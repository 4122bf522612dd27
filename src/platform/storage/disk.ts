import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { unlessMissing } from '../../lib/unless-missing.ts'
import type { Store, StoreKey } from './store.ts'

const begun = '.part'
const shard = /^[0-9a-f]{2}$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A folder of this machine as a store; it is made when the first bytes come. */
export function diskStore(root: string): Store {
  // The last digits are random: the first ones are the time
  const pathOf = ({ workspaceId, id }: StoreKey) => join(root, workspaceId, id.slice(-2), id)

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const folder = dirname(path)
      // What is above belongs to others as well, such as the embedded PostgreSQL under a user of its own
      await mkdir(dirname(root), { recursive: true, mode: 0o755 })
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        const file = await open(path + begun, 'wx', 0o600)
        try {
          await writeFile(file, bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(path + begun, path)
        await syncFolder(folder)
        if (made !== undefined) await Promise.all([dirname(folder), root].map(syncFolder))
      } catch (error) {
        await rm(path + begun, { force: true })
        throw error
      }
    },

    async get(key, { start, end }): Promise<Readable> {
      const file = await open(pathOf(key))
      const { size } = await file.stat()
      if (size > end) return file.createReadStream({ start, end })
      await file.close()
      throw new Error(`The file ${key.id} ends after ${size} bytes.`)
    },

    async delete(key) {
      const path = pathOf(key)
      // Not synced: what a power failure brings back is found as a stray
      await Promise.all([rm(path, { force: true }), rm(path + begun, { force: true })])
    },

    async *keys() {
      for (const workspaceId of await namesIn(root)) {
        if (!uuid.test(workspaceId)) continue
        for (const part of await namesIn(join(root, workspaceId))) {
          // Others put files here as well, such as .DS_Store
          if (!shard.test(part)) continue
          const names = await namesIn(join(root, workspaceId, part))
          const ids = new Set(names.map((name) => name.replace(begun, '')))
          yield [...ids].filter((id) => uuid.test(id)).map((id) => ({ workspaceId, id }))
        }
      }
    },
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return unlessMissing(readdir(folder), [])
}

/** Makes new and renamed files of a folder survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  // Windows has no folders to sync
  if (process.platform === 'win32') return
  const handle = await unlessMissing(open(folder), undefined)
  try {
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}
