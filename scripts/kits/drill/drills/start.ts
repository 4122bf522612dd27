import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../../../src/lib/root.ts'
import { commandOf } from '../../../command.ts'
import type { Check, Drill } from '../drills.ts'
import { startCluster } from '../postgres.ts'
import { endAll, type Installation, installationOn, startApi } from '../server.ts'
import { isReady } from '../../../server.ts'
import { freePort } from '../../../../src/lib/free-port.ts'
import { hasGroup, type Stage, until } from '../stage.ts'

const starts = 5
const readySeconds = 1
const stopSeconds = 25

/** A way to start the program: the command of the process that gets the signal. */
interface Way {
  readonly name: string
  command(settings: Readonly<Record<string, string>>, nth: number): readonly string[]
  /** Whether anything that it started is still there, besides its group of processes. */
  isLeft?(): boolean
}

export const start: Drill = {
  summary: 'an installation from scratch starts, and ends by SIGTERM, by each way to start it',
  needs: ['postgres'],
  async run(stage, _, check, skip) {
    const cluster = await startCluster(stage)
    const made = installationOn(stage, { DATABASE_URL: cluster.url })
    const files = join(stage.folder, 'files')
    const installation = { ...made, settings: { ...made.settings, DATA_DIR: files } }
    await endAll([await startApi(stage, installation)])
    // All ways have the same files, and the container another user
    execFileSync('chmod', ['--recursive', 'a+rwX', files])
    const folder = install(stage)
    const program = commandOf('start', folder)
    const ways: Way[] = [
      { name: 'npx switchboard start', command: () => ['npx', 'switchboard', 'start'] },
      { name: 'npm start', command: () => ['npm', 'start'] },
      {
        name: 'node scripts/switchboard.js start, as systemd does',
        command: () => [process.execPath, ...program],
      },
    ]
    const image = process.env['DRILL_IMAGE'] ?? `switchboard:${versionOf(folder)}`
    if (can('podman', 'image', 'exists', image)) ways.push(containerOf(stage, image))
    else skip('start: a container', `podman has no image ${image} (DRILL_IMAGE names another one)`)
    if (!can('test', '-d', '/run/systemd/system')) {
      skip('start: the systemd units', 'systemd does not run here; what they execute is measured')
    }
    for (const way of ways) await measure(stage, installation, folder, way, check)
  },
}

/** Starts the program several times, and measures what it takes until it is ready, and until nothing of it is left. */
async function measure(
  stage: Stage,
  { settings }: Installation,
  cwd: string,
  { name, command, isLeft = () => false }: Way,
  check: Check,
): Promise<void> {
  const ready: number[] = []
  const stopped: number[] = []
  for (let nth = 1; nth <= starts; nth++) {
    const PORT = String(await freePort())
    const env = { ...settings, PORT, HOME: stage.folder }
    const [first = '', ...args] = command(env, nth)
    const startedAt = performance.now()
    const { child, ended, log } = stage.start('start', first, args, { env, cwd, detached: true })
    while (!(await isReady(`http://127.0.0.1:${PORT}`))) {
      if (child.exitCode !== null) throw new Error(`${name} ended:\n${log()}`)
      await sleep(5)
    }
    ready.push((performance.now() - startedAt) / 1000)
    const stoppedAt = performance.now()
    child.kill('SIGTERM')
    await until(`the end of ${name}`, () => !hasGroup(child.pid) && !isLeft())
    await ended
    stopped.push((performance.now() - stoppedAt) / 1000)
  }
  check(`${name}: start to ready, median`, median(ready), readySeconds, 's')
  check(`${name}: SIGTERM until no process is left`, Math.max(...stopped), stopSeconds, 's')
}

/** This checkout as it is without what is not committed nor new, installed as README.md says. */
function install(stage: Stage): string {
  const folder = join(stage.folder, 'production')
  const list = execFileSync('git', ['-C', root, 'ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  for (const file of list.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline')
  npm('run', 'build')
  npm('prune', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund')
  return folder
}

/** As docs/operations has it: another user, a read-only root file system, and nothing but `/tmp` and its files to write to. */
function containerOf(stage: Stage, image: string): Way {
  const name = `switchboard-drill-${process.pid}`
  stage.defer(() => void can('podman', 'rm', '--force', '--ignore', name))
  return {
    name: 'podman run',
    command: (settings) => [
      ...['podman', '--runtime', 'runc', 'run', '--rm', `--name=${name}`, '--network=host'],
      // The defaults of podman are more than some machines permit
      ...['--ulimit=nofile=1024:1024', '--ulimit=nproc=1024:1024', '--no-healthcheck'],
      ...['--read-only', '--tmpfs=/tmp', `--volume=${settings['DATA_DIR']}:/data`],
      ...Object.entries({ ...settings, DATA_DIR: '/data' }).map(
        ([key, value]) => `--env=${key}=${value}`,
      ),
      image,
    ],
    isLeft: () => can('podman', 'container', 'exists', name),
  }
}

function can(command: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
