import { execFileSync, spawnSync } from 'node:child_process'
import { root } from '../src/lib/root.ts'
import { nodeLines } from './release/node-lines.ts'

/**
 * Tests whose parts depend on the version of Node.js: HTTP, threads, cryptography, streams of files, starts and stops of processes,
 * and the packages that read mails and files.
 */
const files = [
  ...['tags/tags', 'http/http', 'boot/process', 'channels/smtp', 'db/hosts'],
  ...['mail-threads', 'media-manager/uploads'],
]

const own = Number(process.versions.node.split('.')[0])
let failed = false
for (const line of nodeLines.keys()) {
  if (line === own) continue
  const withNode = ['--yes', `--package=node@${line}`, '--']
  const version = execFileSync('npx', [...withNode, 'node', '--version'], { encoding: 'utf8' })
  if (!version.startsWith(`v${line}.`)) throw new Error(`npx ran Node.js ${version}, not ${line}.`)
  console.log(`\nNode.js ${version}`)
  const { status } = spawnSync('npx', [...withNode, 'npm', 'test', '--', ...files], {
    cwd: root,
    stdio: 'inherit',
  })
  failed ||= status !== 0
}
process.exitCode = failed ? 1 : 0
