import { modelOf, readContract } from '../../contract/model.ts'
import { serve } from './serve.ts'
import { administration, toolsOf } from './tools.ts'
import { runCommand } from '../../run-command.ts'

const usage = `Usage: npm run --silent mcp [-- --tags TAG,TAG] [--write] [--describe]

Serves operations of the API as tools of the Model Context Protocol, on standard input and output, so that agents can
call them. SWITCHBOARD_TOKEN is the token that they act with, and SWITCHBOARD_URL where the server is,
http://127.0.0.1:3000 unless set. The scopes of the token limit what the tools can do. The hints of each tool say whether it
removes or replaces something, and whether it reaches other systems, as openapi.yaml does (x-destructive, x-open-world).

  --tags TAGS areas whose operations are tools, such as tickets,contacts; unless given all but
              ${administration.join(', ')},
              which must be named
  --write     operations that write, too; without it there are only those that read
  --describe  prints the tools as JSON and ends`

const { SWITCHBOARD_URL: origin = 'http://127.0.0.1:3000', SWITCHBOARD_TOKEN: token } = process.env

const options = {
  tags: { type: 'string' },
  write: { type: 'boolean', default: false },
  describe: { type: 'boolean', default: false },
} as const

await runCommand(usage, { options }, async ({ values }) => {
  const model = modelOf(readContract(), origin.replace(/\/+$/, ''))
  const tools = toolsOf(model, {
    tags: values.tags?.split(',').map((tag) => tag.trim()),
    writes: values.write,
  })
  if (values.describe) {
    const described = { tools: tools.map(({ definition }) => definition) }
    console.log(JSON.stringify(described, null, 2))
    return 0
  }
  if (token === undefined) {
    throw new Error('SWITCHBOARD_TOKEN is not set. Set it to a token of the workspace.')
  }
  const api = { url: model.url, token }
  await serve(tools, api, String(model.contract.info.version), process.stdin, process.stdout)
  return 0
})
