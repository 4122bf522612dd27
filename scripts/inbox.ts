import type { AddressInfo } from 'node:net'
import { serveInbox } from './inbox-server.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run inbox [-- --port N]

Serves the example of an inbox (docs/examples/inbox) to browsers on this machine. The API permits it to call when it is
started with the address: CORS_ORIGINS=http://127.0.0.1:5173 npm start

  --port N  5173 unless given`

const options = { port: { type: 'string', default: '5173' } } as const

await runCommand(usage, { options }, async ({ values }) => {
  const { port } = (await serveInbox(Number(values.port))).address() as AddressInfo
  console.log(`The inbox is at http://127.0.0.1:${port}`)
  return 0
})
