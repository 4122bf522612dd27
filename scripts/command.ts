import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/lib/root.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<'start' | 'worker', string>
}

/** What `npm start` and `npm run worker` give to Node.js: its flags, and the path of the program. */
export function commandOf(name: 'start' | 'worker'): { flags: string[]; program: string } {
  const [, ...flags] = scripts[name].split(' ')
  return { program: join(root, flags.pop() ?? ''), flags }
}
