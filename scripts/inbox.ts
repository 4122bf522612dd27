import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { serveInbox } from './inbox-server.ts'

const usage = `Usage: npm run inbox [-- --port N]

Serves the example of an inbox (docs/examples/inbox) to browsers on this machine. The API permits it to call when it is
started with the address: CORS_ORIGINS=http://127.0.0.1:5173 npm start

  --port N  5173 unless given`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) console.log(usage)
else {
  const { port } = (await serveInbox(Number(values.port))).address() as AddressInfo
  console.log(`The inbox is at http://127.0.0.1:${port}`)
}
