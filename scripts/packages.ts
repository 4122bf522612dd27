import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

/** Installs the packages of a folder with a lock file of its own, unless they are there. Throws if npm fails. */
export async function installPackages(folder: string): Promise<void> {
  const timeOf = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json')) return
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  const child = spawn('npm', args, {
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`npm could not install the packages of ${folder}.`)
}
