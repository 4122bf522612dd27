import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../src/lib/root.ts'
import type { Result } from './report.ts'
import { start, type Server } from './servers.ts'

const folder = join(root, 'scripts', 'bench', 'peers')

/** Other ways to write this API, over the same tables, by the name of their program. */
export const peers = ['glue', 'express', 'hono', 'nest'] as const

/** What a peer does. */
export const peerScenarios: readonly string[] = [
  'getTicket',
  'listTickets/first',
  'listTickets/middle',
  'listTickets/last',
  'updateTicket',
  'createTicket',
]

/** How to install the packages of peers and charts, when they are missing. */
export function missingPackages(): string | undefined {
  if (existsSync(join(folder, 'node_modules'))) return undefined
  return 'Peers and charts have packages of their own: npm --prefix scripts/bench/peers ci'
}

export function startPeer(name: string, url: string): Promise<Server> {
  return start(['--import', import.meta.resolve('tsx'), join(folder, `${name}.ts`)], {
    env: {
      DATABASE_URL: url,
      NODE_ENV: 'production',
      TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json'),
    },
  })
}

/** Draws what a page of a list costs, by size and page, as SVG. */
export function drawChart(results: readonly Result[], file: string): void {
  const cells = results.flatMap(({ size, scenario, rounds }) => {
    const [, filter = 'all', page] =
      /^listTickets\/(?:(\w+)\/)?(first|middle|last)$/.exec(scenario) ?? []
    if (page === undefined || size.workspaces > 1) return []
    const perSecond = (rounds['ours'] ?? []).map((round) => round.requestsPerSecond)
    return { filter, page, tickets: size.tickets, perSecond }
  })
  if (cells.length === 0)
    throw new Error('no page of a list was measured: there is nothing to draw')
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(folder, 'chart.ts')],
    { input: JSON.stringify(cells), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`the chart could not be drawn: ${stderr}`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stdout)
}
