import { join } from 'node:path'
import { root } from '../src/lib/root.ts'

/** Program with arguments that `npm start` and `npm run worker` run in a built checkout. */
export function commandOf(name: 'start' | 'worker', folder = root): string[] {
  return [join(folder, 'scripts', 'switchboard.js'), name]
}
