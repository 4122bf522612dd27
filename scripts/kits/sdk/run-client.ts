import type { Client, Connection } from './client.ts'
import { type Accept, readLists } from './lists.ts'
import { everyList, scenarios } from './scenarios.ts'

// Runs the scenarios through the client NAME, or reads every list with the validators NAME, and prints the results as
// JSON: { scenario: error, or null for success }
const [name = ''] = process.argv.slice(2)
const module = (await import(`./clients/${name}.ts`)) as
  { connect: (connection: Connection) => Client } | { accept: Accept }
const connection = {
  baseUrl: process.env['SDK_BASE_URL'] ?? '',
  token: process.env['SDK_TOKEN'] ?? '',
}
const results: Record<string, string | null> = {}

if ('accept' in module) {
  await record(everyList, () => readLists(connection, module.accept))
} else {
  const client = module.connect(connection)
  for (const [scenario, run] of Object.entries(scenarios)) {
    if (scenario === 'stream' && !client.streamEvents) continue
    await record(scenario, () => run(client))
  }
}
console.log(JSON.stringify(results))

async function record(scenario: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
    results[scenario] = null
  } catch (error) {
    results[scenario] = error instanceof Error ? error.message : (JSON.stringify(error) ?? '')
  }
}
