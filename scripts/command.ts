import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/lib/root.ts'

/** Flags of Node.js, and program with arguments, that `npm start` and `npm run worker` run in a built checkout. */
export function commandOf(
  name: 'start' | 'worker',
  folder = root,
): { flags: string[]; program: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<typeof name, string>
  }
  const words = scripts[name].split('node ').at(-1)?.split(' ') ?? []
  const at = words.findIndex((word) => !word.startsWith('--'))
  const [file = '', ...args] = words.slice(at)
  return { flags: words.slice(0, at), program: [join(folder, file), ...args] }
}
