import { existsSync, readFileSync, statSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../src/lib/root.ts'

const folder = join(root, 'scripts', 'kits', 'sdk')

/** An installed package: its version, and the files of its programs. */
export interface Package {
  readonly version: string
  readonly programOf: (name: string | undefined) => string
}

/** A package of this folder or of the service. Throws if neither has it. */
export function packageOf(name: string): Package {
  const location = [folder, root]
    .map((parent) => join(parent, 'node_modules', name))
    .find((location) => existsSync(join(location, 'package.json')))
  if (location === undefined) {
    throw new Error(
      `${name} is not installed. Run \`npm --prefix scripts/kits/sdk ci --ignore-scripts\`.`,
    )
  }
  const { version, bin } = JSON.parse(readFileSync(join(location, 'package.json'), 'utf8')) as {
    version: string
    bin: string | Record<string, string>
  }
  return {
    version,
    programOf: (program) => {
      const file = typeof bin === 'string' ? bin : (bin[program ?? ''] ?? Object.values(bin)[0])
      return join(location, file ?? '')
    },
  }
}

/** Installs the packages of this folder, unless they are there. Throws if npm fails. */
export function installPackages(): void {
  const timeOf = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json')) return
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', args, {
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm could not install the packages of ${folder}.`)
}
