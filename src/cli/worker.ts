import { parseArgs } from 'node:util'
import { stopWithNpx } from './parent.ts'
import { work } from '../boot/worker.ts'

export const usage = `Usage: npx switchboard worker

Works in the background alone: deliveries, messages, routing and timers. The API then runs with WORKER=off.
It needs DATABASE_URL, since the embedded database belongs to the server that started it.`

export async function run(args: readonly string[]): Promise<number> {
  parseArgs({ args: [...args], options: {} })
  stopWithNpx()
  await work()
  return 0
}
