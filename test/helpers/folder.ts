import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a folder that the test removes: in memory where the system has such a place, since disks may be slow. */
export function temporaryFolder(name: string): string {
  const base = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  return mkdtempSync(join(base, `switchboard-${name}-`))
}
