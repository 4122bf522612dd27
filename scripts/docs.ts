import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../src/lib/root.ts'
import { isSite, siteFiles } from './docs/site.ts'

const usage = `Usage: npm run docs:build [-- --out DIR] [--server URL]

Writes the documentation as static files, which any web server can publish under any path: the
reference of all operations, the guide, the errors, openapi.yaml and openapi.json.

  --out DIR     where to; dist/site unless given. An older build there is replaced
  --server URL  where the API is, such as https://api.example.com. The pages and the contract name it,
                and "Try it out" calls it, for which it must be the host that the pages are on: the API
                answers no other site's scripts. Without it nothing can be tried out`

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist', 'site') },
    server: { type: 'string' },
    // The copy that the server itself has at /docs
    served: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  console.log(usage)
} else {
  try {
    write(resolve(values.out), values.server)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

/** Writes the site to a folder that is new, empty or an older build. Throws for any other. */
function write(folder: string, server: string | undefined): void {
  if (server !== undefined && !(URL.canParse(server) && /^https?:\/\//.test(server))) {
    throw new Error(`--server must be a URL starting with https:// or http://, not ${server}`)
  }
  if (!isSite(folder)) throw new Error(`${folder} has other files in it: give an empty folder`)
  const files = siteFiles({ server: server?.replace(/\/+$/, ''), isServed: values.served })
  rmSync(folder, { recursive: true, force: true })
  let bytes = 0
  for (const [name, content] of files) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    bytes += Buffer.byteLength(content)
  }
  const size = `${(bytes / 1_048_576).toFixed(1)} MiB`
  console.log(`${files.size} files, ${size}, in ${relative(process.cwd(), folder) || '.'}`)
}
