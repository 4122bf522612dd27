import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../src/lib/root.ts'

export const folder = join(root, 'scripts', 'kits', 'sdk')

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
