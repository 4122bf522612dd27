import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from '../drills.ts'
import { recovery } from '../figures.ts'
import { startLoad } from '../load.ts'
import { folderFor, startCluster } from '../postgres.ts'
import { startReceiver } from '../receiver.ts'
import { installationOn, startApi, startWorker } from '../server.ts'
import { isReady } from '../../../server.ts'
import { Skip, type Stage, until } from '../stage.ts'

const fullMs = 10_000
const chunk = Buffer.alloc(1024 * 1024)

export const disk: Drill = {
  summary: 'the disk of PostgreSQL is full for 10 s',
  needs: ['postgres'],
  async run(stage, report) {
    const folder = smallDisk(stage, 400)
    // The write-ahead log fits on the disk
    const cluster = await startCluster(stage, 'postgres', folder, ['max_wal_size=64MB'])
    const receiver = await startReceiver(stage)
    const installation = installationOn(stage, { DATABASE_URL: cluster.url }, receiver)
    const api = await startApi(stage, installation)
    await startWorker(stage, installation)
    const load = await startLoad(api.origin, installation.token, receiver)
    await load.more(200)
    load.fault()
    const filler = join(folder, 'filler')
    const end = Date.now() + fullMs
    // Space that PostgreSQL frees is used up again
    for (let isUnready = false; Date.now() < end || !isUnready;) {
      fill(filler)
      isUnready ||= !(await isReady(api.origin))
      if (Date.now() > end + 30_000) throw new Error('/readyz answers 200 on a full disk')
      await sleep(100)
    }
    rmSync(filler)
    // It may have ended because it could not write its log
    cluster.ensureStarted()
    load.recovered()
    await until('/readyz', () => isReady(api.origin))
    await load.more(300)
    report(`disk (full for ${fullMs / 1000} s)`, await load.stop(), recovery)
  },
}

/** Makes a file system of this size in memory. */
function smallDisk(stage: Stage, megabytes: number): string {
  const folder = folderFor(stage, 'disk')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'drill', folder], {
      stdio: 'pipe',
    })
  } catch {
    throw new Skip('only root may mount a small file system, and not in every container')
  }
  stage.defer(() => void execFileSync('umount', ['--lazy', folder]))
  chmodSync(folder, 0o700)
  if (stage.databaseUser) chownSync(folder, stage.databaseUser.uid, stage.databaseUser.gid)
  return folder
}

/** Appends to a file until nothing is left. */
function fill(file: string): void {
  try {
    for (;;) writeFileSync(file, chunk, { flag: 'a' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
