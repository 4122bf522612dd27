import { basePath } from '../../../generated/routes.ts'
import { databaseServer } from '../../own-database.ts'
import { installPackages } from '../../packages.ts'
import { generators } from './generators.ts'
import { judge, type Judgement } from './judge.ts'
import { folder } from './packages.ts'
import { scenarios } from './scenarios.ts'
import { isSound, tableOf } from './table.ts'
import { Misuse, runCommand } from '../../run-command.ts'
import { startServer } from '../../server.ts'

const usage = `Usage: npm run sdk [-- NAME …]

Generates clients in TypeScript from openapi.yaml, checks them with \`tsc --strict\`, and runs them against a server of
its own: ${Object.keys(scenarios).join(', ')}.
Validators (zod-4) have to accept the replies of every list instead.
Prints a table, and exits 1 if anything fails.

  NAME  generators: ${Object.keys(generators).join(', ')} (all)

The generators are packages of scripts/kits/sdk, which are installed when they are missing. What they write is in
scripts/kits/sdk/generated. The database is a throw-away embedded PostgreSQL, or a new one, dropped afterwards, on
TEST_DATABASE_SERVER=postgres://…`

await runCommand(usage, { allowPositionals: true }, async ({ positionals }) => {
  const unknown = positionals.filter((name) => !(name in generators))
  if (unknown.length > 0) {
    throw new Misuse(`Unknown generators: ${unknown.join(', ')}.\n\n${usage}`)
  }
  await installPackages(folder)
  const chosen = Object.entries(generators).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  )
  const judgements: Judgement[] = []
  const database = await databaseServer()
  const server = await startServer(database.url, 'sdk')
  try {
    for (const [name, generator] of chosen) {
      const { token } = await server.newWorkspace(name)
      const judgement = await judge(name, generator, { baseUrl: server.origin + basePath, token })
      console.error(`${isSound(judgement) ? 'ok' : 'not ok'} - ${name}`)
      judgements.push(judgement)
    }
  } finally {
    await server.stop()
    await database.stop()
  }
  console.log(tableOf(judgements))
  return judgements.every(isSound) ? 0 : 1
})
