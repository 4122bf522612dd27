import { existsSync } from 'node:fs'

/** The file of Linux whose every write fails, as on a full disk (full(4)). */
export const fullDisk = '/dev/full'

/** The option of tests that need it. */
export const ofLinux = {
  skip: existsSync(fullDisk) ? false : 'This system has no device that is full',
}
