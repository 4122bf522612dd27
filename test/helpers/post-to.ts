// Posts to each URL from a process of its own, and prints what became of it.
import { post } from '../../src/platform/net/outbound.ts'
import { targets } from '../../src/platform/net/target.ts'

const urls = process.argv.slice(2)
const allowed = targets({ allow: urls.map((url) => new URL(url).host) })
const outcomes: string[] = []
for (const url of urls) {
  const request = { url, headers: {}, body: '{}', timeoutMs: 5000 }
  const outcome = await post(allowed, request).then(
    ({ status }) => `${status}`,
    (error: unknown) => (error as Error).message,
  )
  outcomes.push(outcome)
}
console.log(JSON.stringify(outcomes))
