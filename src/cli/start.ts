import { parseArgs } from 'node:util'
import { requireOtherMetricsPort } from '../config.ts'
import { loadService } from '../boot/process.ts'
import { serveByProcesses } from '../boot/serve-processes.ts'
import { stopWithNpx } from './parent.ts'
import { serve } from '../boot/serve.ts'

export const usage = `Usage: npx switchboard start

Serves the API on HOST and PORT, applies pending migrations and, unless WORKER=off, works in the background.
With WEB_CONCURRENCY several processes serve it behind one port. Without DATABASE_URL it starts an embedded
PostgreSQL, whose data is kept in DATA_DIR. SIGTERM and SIGINT let requests in flight finish; the program ends within
25 seconds.`

export async function run(args: readonly string[]): Promise<number> {
  parseArgs({ args: [...args], options: {} })
  stopWithNpx()
  const loaded = loadService()
  requireOtherMetricsPort(loaded.config)
  await (loaded.config.webConcurrency > 1 ? serveByProcesses(loaded) : serve(loaded))
  return 0
}
