import { spawn, spawnSync } from 'node:child_process'
import { newId } from '../../src/lib/ids.ts'

/** A block of code on a page. */
export interface Block {
  readonly language: string
  /** Whether the page shows it as a request that fails. */
  readonly isError: boolean
  readonly code: string
}

/** A block that was run. */
export interface Ran extends Block {
  readonly stdout: string
  /** The HTTP statuses of its requests. */
  readonly statuses: readonly number[]
}

export const hasProgram = (name: string, ...args: string[]): boolean =>
  spawnSync(name, args).status === 0

/** Why tests of commands are skipped. CI has curl; elsewhere such a test says that it needs one. */
export const skipWithoutCurl =
  hasProgram('curl', '--version') || process.env['CI'] ? false : 'needs bash and curl'

/** Returns the blocks of code of a page. */
export function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^```(\w+)( error)?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', error, code = '']) => ({ language, isError: error !== undefined, code }),
  )
}

/**
 * Runs the blocks of the language `bash` in one shell, in their order, against `origin` instead of the address that
 * pages name. Throws at the first command that fails.
 */
export async function runBlocks(
  blocks: readonly Block[],
  { origin, token, folder }: { origin: string; token: string; folder: string },
): Promise<Ran[]> {
  const commands = blocks.filter(({ language }) => language === 'bash')
  const mark = newId()
  const script = [
    'set -euo pipefail',
    `curl() { command curl \${EXPECTED-} --max-time 10 -w '%{stderr}%{http_code}\\n' "$@"; }`,
    ...commands.map(
      ({ code, isError }) =>
        `echo ${mark}; echo ${mark} >&2\nEXPECTED=${isError ? '' : '--fail-with-body'}\n${code}`,
    ),
  ].join('\n')
  const child = spawn(
    'bash',
    ['--norc', '-c', script.replaceAll('http://127.0.0.1:3000', origin)],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], TOKEN: token },
    },
  )
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const outputs = stdout.split(`${mark}\n`).slice(1)
  const errors = stderr.split(`${mark}\n`).slice(1)
  if (code !== 0) {
    const last = outputs.length - 1
    throw new Error(`failed: ${commands[last]?.code}${outputs[last]}\n${errors[last] ?? stderr}`)
  }
  return commands.map((block, index) => ({
    ...block,
    stdout: outputs[index] ?? '',
    statuses: [...(errors[index] ?? '').matchAll(/^(\d{3})$/gm)].map(([text]) => Number(text)),
  }))
}
