// Checks an e-mail channel from a process of its own: prints what became of it, and the processor time that was
// used once the check was over.
import { setTimeout as sleep } from 'node:timers/promises'
import { emailAdapter } from '../../src/platform/adapters/email.ts'
import { toSendFailure } from '../../src/platform/adapters/adapter.ts'
import { targets } from '../../src/platform/net/target.ts'
import { secretsUnder } from '../../src/lib/seal.ts'

const [port = '', smtpSecurity = 'none'] = process.argv.slice(2)
const channel = {
  id: 'channel',
  type: 'email',
  name: 'Desk',
  address: 'desk@harbour.example',
  config: { smtpHost: 'localhost', smtpPort: Number(port), smtpSecurity },
  secrets: {},
} as const
const outside = { targets: targets({ allow: [`localhost:${port}`] }), secrets: secretsUnder([]) }
const outcome = await emailAdapter.check(outside, channel).then(
  () => 'ok',
  (error: unknown) => {
    const { code, message } = toSendFailure(error)
    return `${code}: ${message}`
  },
)
const before = process.cpuUsage()
await sleep(500)
const { user, system } = process.cpuUsage(before)
console.log(JSON.stringify({ outcome, cpuMs: (user + system) / 1000 }))
