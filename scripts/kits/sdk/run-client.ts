import type { Client, Connection } from './client.ts'
import { scenarios } from './scenarios.ts'

// Runs the scenarios through the client NAME, and prints what failed as JSON: { scenario: error }
const [name = ''] = process.argv.slice(2)
const { connect } = (await import(`./clients/${name}.ts`)) as {
  connect: (connection: Connection) => Client
}
const client = connect({
  baseUrl: process.env['SDK_BASE_URL'] ?? '',
  token: process.env['SDK_TOKEN'] ?? '',
})
const failures: Record<string, string> = {}
for (const [scenario, run] of Object.entries(scenarios)) {
  try {
    await run(client)
  } catch (error) {
    failures[scenario] = error instanceof Error ? error.message : (JSON.stringify(error) ?? '')
  }
}
console.log(JSON.stringify(failures))
