import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from '../../../src/lib/root.ts'
import { codingsOf } from './compress.ts'
import { isSite, siteFiles } from './site.ts'
import { runCommand } from '../../run-command.ts'

const usage = `Usage: npm run docs:build [-- --out DIR] [--server URL]

Writes the documentation as static files, which any web server can publish under any path: the
reference of all operations, events and schemas with its search, the guides, the errors, a console, a collection for
Postman, openapi.yaml, openapi.json and openapi-3.0.json. Each file is also there as .br and .gz, for servers that send such.

  --out DIR     where to; dist/site unless given. An older build there is replaced
  --server URL  where the API is, such as https://api.example.com. The pages and the contract name it,
                and "Try it out" calls it, for which it must be the host that the pages are on: the API
                answers no other site's scripts. Without it nothing can be tried out`

const options = {
  out: { type: 'string', default: join(root, 'dist', 'site') },
  server: { type: 'string' },
  // The copy that the server itself has at /docs
  served: { type: 'boolean', default: false },
} as const

await runCommand(usage, { options }, ({ values: { out, server, served } }) =>
  write(resolve(out), server, served),
)

/** Writes the site to a folder that is new, empty or an older build. Throws for any other. */
async function write(
  folder: string,
  server: string | undefined,
  isServed: boolean,
): Promise<number> {
  if (server !== undefined && !(URL.canParse(server) && /^https?:\/\//.test(server))) {
    throw new Error(`--server must be a URL starting with https:// or http://, not ${server}`)
  }
  if (!isSite(folder)) throw new Error(`${folder} has other files in it: give an empty folder`)
  const files = siteFiles({ server: server?.replace(/\/+$/, ''), isServed })
  rmSync(folder, { recursive: true, force: true })
  let bytes = 0
  for (const folderOf of new Set([...files.keys()].map((name) => dirname(join(folder, name))))) {
    mkdirSync(folderOf, { recursive: true })
  }
  const writing = [...files].map(async ([name, text]) => {
    const content = Buffer.from(text)
    bytes += content.length
    const path = join(folder, name)
    writeFileSync(path, content)
    for (const [ending, coded] of await codingsOf(content)) writeFileSync(path + ending, coded)
  })
  await Promise.all(writing)
  const size = `${(bytes / 1_048_576).toFixed(1)} MiB`
  console.log(`${files.size} files, ${size}, in ${relative(process.cwd(), folder) || '.'}`)
  return 0
}
