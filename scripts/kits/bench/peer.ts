import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../src/lib/root.ts'
import { start, type Server } from './servers.ts'

const folder = join(root, 'scripts', 'kits', 'bench', 'peer')

/** The scenarios of the peer. */
export const peerScenarios: readonly string[] = [
  'getTicket',
  'listTickets/first',
  'listTickets/middle',
  'listTickets/last',
  'updateTicket',
  'createTicket',
]

/** How to install the packages of the peer, when they are missing. */
export function missingPackages(): string | undefined {
  if (existsSync(join(folder, 'node_modules'))) return undefined
  return 'The peer has packages of its own: npm --prefix scripts/kits/bench/peer ci'
}

/** This API over the same tables as people write it: Express with a validator of the contract, and node-postgres. */
export function startPeer(url: string): Promise<Server> {
  return start(['--import', import.meta.resolve('tsx'), join(folder, 'express.ts')], {
    env: {
      DATABASE_URL: url,
      NODE_ENV: 'production',
      TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json'),
    },
  })
}
