import { startEmbedded } from '../../src/db/embedded.ts'

// A process of its own: a throw-away PostgreSQL, which ends with the process of the first argument, however that ends
const runner = Number(process.argv[2])
const server = await startEmbedded({ ephemeral: true })
process.send?.(server.url, () => process.disconnect())

const watch = setInterval(() => {
  try {
    process.kill(runner, 0)
  } catch {
    stop()
  }
}, 500)
process.once('SIGTERM', stop)

function stop(): void {
  clearInterval(watch)
  void server.stop()
}
