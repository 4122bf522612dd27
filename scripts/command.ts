import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/lib/root.ts'

/** Flags of Node.js and path of the program that `npm start` and `npm run worker` start in a checkout. */
export function commandOf(
  name: 'start' | 'worker',
  folder = root,
): { flags: string[]; program: string } {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<typeof name, string>
  }
  const [, ...flags] = scripts[name].split(' ')
  return { program: join(folder, flags.pop() ?? ''), flags }
}
