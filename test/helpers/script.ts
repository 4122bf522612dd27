import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../src/lib/root.ts'

/** The output of a program that has ended, and its exit code. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

let isBuilt = process.env['TEST_PROGRAM'] === 'built'

/** Builds the program that users start, if its sources have changed since the last build. */
export function build(): void {
  if (isBuilt) return
  execFileSync(process.execPath, [join(root, 'scripts', 'build.js')], { stdio: 'pipe' })
  isBuilt = true
}

/** Runs a command of the program, as built, with these settings besides the PATH. */
export async function switchboard(
  settings: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ended> {
  build()
  const { PATH = '', HOME = '' } = process.env
  return end([join(root, 'scripts', 'switchboard.js'), ...args], { PATH, HOME, ...settings })
}

/** Runs a script of scripts/. */
export async function script(name: string, ...args: readonly string[]): Promise<Ended> {
  return end(['--import=tsx', join(root, 'scripts', `${name}.ts`), ...args], process.env)
}

async function end(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, args, { env })) }
  } catch (error) {
    const { code, stdout, stderr } = error as Ended
    return { code, stdout, stderr }
  }
}
