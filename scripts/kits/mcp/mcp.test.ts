import Ajv2020 from 'ajv/dist/2020.js'
import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import t, { type Test } from 'tap'
import { root } from '../../../src/lib/root.ts'
import { modelOf, readContract } from '../../contract/model.ts'
import { only } from '../../../test/helpers/only.ts'
import { administration, toolsOf } from './tools.ts'
import type { Json } from '../../../test/helpers/client.ts'
import { listeningFor } from '../../../test/helpers/proxy.ts'
import { script } from '../../../test/helpers/script.ts'
import { start } from '../../../test/helpers/start.ts'
import { until } from '../../../test/helpers/until.ts'

t.test('an agent lists the tools of two areas and calls them', async (t) => {
  const { origin, tokenWith, api } = await start()
  const token = await tokenWith('tickets:read', 'tickets:write', 'contacts:read')
  const client = connect(t, origin, token, '--tags', 'tickets,contacts', '--write')

  const { result: hello } = await client.ask('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })
  t.match(hello, { protocolVersion: '2025-06-18', capabilities: { tools: {} } })
  client.write({ jsonrpc: '2.0', method: 'notifications/initialized' })
  t.same((await client.ask('ping')).result, {})

  const { tools } = (await client.ask('tools/list')).result
  const names = tools.map(({ name }: Json) => name)
  t.ok(names.includes('createTicket') && names.includes('listContacts'))
  t.notOk(names.includes('listWebhooks'), 'of other areas there are none')

  const found = await client.call('listContacts', { pageSize: 1 })
  t.equal(found.isError, false)
  t.same(found.structuredContent, JSON.parse(found.content[0].text))
  const contactId = JSON.parse(found.content[0].text).data[0].id as string
  const made = await client.call('createTicket', {
    body: { title: 'By an agent', contactId, priority: 'high' },
  })
  t.equal(made.isError, false, made.content[0].text)
  const { id } = JSON.parse(made.content[0].text).data as { id: string }
  const several = await client.call('listTickets', { status: ['open', 'pending'], pageSize: 1 })
  t.equal(several.isError, false, several.content[0].text)
  t.match((await api.getTicket({ params: { id } })).body.data, { title: 'By an agent' })

  const refused = await client.call('deleteTicket', { id })
  t.equal(refused.isError, true)
  t.match(JSON.parse(refused.content[0].text), { code: 'insufficient_scope' })
  for (const args of [{}, { id: '..' }, { id: '' }]) {
    t.match(await client.call('getTicket', args), {
      isError: true,
      content: only({ text: /"id" is required/ }),
    })
  }
  t.match(await client.call('getTicket', { id, titel: 'x' }), {
    isError: true,
    content: only({ text: 'Unknown argument "titel". Use id, expand.' }),
  })
  t.match(await client.ask('tools/call', { name: 'listWebhooks' }), { error: { code: -32602 } })
  t.match(await client.ask('resources/list'), { error: { code: -32601 } })
  client.writeLine('{"jsonrpc":')
  t.match(await client.next(), { id: null, error: { code: -32700 } })
})

t.test('what is no request is refused, and ends nothing', async (t) => {
  const client = connect(t, 'http://127.0.0.1:9', 'none', '--tags', 'tags')
  const call = { jsonrpc: '2.0', id: 'a', method: 'tools/call' }
  for (const [message, id] of [
    [{ ...call, params: [] }, 'a'],
    [{ ...call, params: 'listTags' }, 'a'],
    [{ ...call, method: 5 }, 'a'],
    [{ ...call, id: null }, null],
    [{ ...call, id: {} }, null],
    [[call], null],
    ['listTags', null],
    [null, null],
  ]) {
    client.write(message)
    t.match(await client.next(), { id, error: { code: -32600 } }, JSON.stringify(message))
  }
  client.write({ ...call, params: null })
  t.match(await client.next(), { id: 'a', error: { code: -32602, message: /Unknown tool/ } })
  for (const args of ['x', []]) {
    const reply = await client.ask('tools/call', { name: 'listTags', arguments: args })
    t.match(reply, { error: { code: -32602 } }, JSON.stringify(args))
  }
  // Needs no reply, whatever it is
  client.write({ jsonrpc: '2.0', id: 'b', result: {} })
  client.write({ jsonrpc: '2.0', method: 'notifications/cancelled', params: null })
  client.write({ jsonrpc: '2.0', method: 'notifications/unknown' })
  t.same((await client.ask('ping')).result, {})
})

t.test('a call that is cancelled ends its request and has no reply', async (t) => {
  const requests: IncomingMessage[] = []
  const port = await listeningFor(
    t,
    createServer((request) => requests.push(request)),
  )
  const client = connect(t, `http://127.0.0.1:${port}`, 'none', '--tags', 'tags')
  const params = { name: 'listTags', arguments: {} }
  client.write({ jsonrpc: '2.0', id: 'slow', method: 'tools/call', params })
  await until(() => requests.length === 1)
  client.write({
    jsonrpc: '2.0',
    method: 'notifications/cancelled',
    params: { requestId: 'slow', reason: 'The user pressed Escape.' },
  })
  await until(() => requests[0]?.socket.destroyed === true)
  t.same((await client.ask('ping')).result, {}, 'the next reply')
})

t.test('the tools are described by valid schemas that stand alone', async (t) => {
  const model = modelOf(readContract(), 'https://api.example.com')
  const tags = model.areas.map(({ name }) => name)
  const tools = toolsOf(model, { tags, writes: true })
  const ajv = new Ajv2020.default({
    strict: false,
    validateFormats: false,
    // They are compiled, and never run
    code: { optimize: false },
  })

  t.ok(tools.length > 150, `${tools.length} tools`)
  const broken = tools.flatMap(({ definition }) => {
    try {
      ajv.compile(definition.inputSchema as object)
      if (definition.outputSchema) ajv.compile(definition.outputSchema as object)
      return /^[A-Za-z0-9_-]{1,64}$/.test(definition.name) ? [] : definition.name
    } catch (error) {
      return `${definition.name}: ${(error as Error).message}`
    }
  })
  t.same(broken, [])
  const silent = tools.filter(({ definition, operation: { successes } }) => {
    const hasBody = successes.every(([status, { content }]) => content || status === '304')
    return hasBody && definition.outputSchema === undefined
  })
  t.same(
    silent.map(({ definition }) => definition.name),
    [],
    'each reply with a body has its schema',
  )
  t.notMatch(JSON.stringify(tools.map(({ definition }) => definition)), '#/components')
})

t.test(
  'tools read, and leave administration out, unless the command line says otherwise',
  async (t) => {
    const model = modelOf(readContract(), 'https://api.example.com')
    const areasOf = (tools: ReturnType<typeof toolsOf>) =>
      new Set(tools.map((one) => one.operation.area))
    const usual = toolsOf(model, { tags: undefined, writes: false })
    t.ok(usual.length > 50, `${usual.length} tools`)
    t.ok(usual.every(({ definition }) => definition.annotations.readOnlyHint))
    const writing = toolsOf(model, { tags: undefined, writes: true })
    t.ok(writing.length > usual.length, `${writing.length} tools with those that write`)
    const known = model.areas.map(({ name }) => name)
    for (const area of administration) {
      t.ok(known.includes(area), area)
      t.notOk(areasOf(writing).has(area), area)
      t.same([...areasOf(toolsOf(model, { tags: [area], writes: false }))], [area])
    }
  },
)

t.test('the hints of tools are those of the contract', async (t) => {
  const contract = readContract()
  const model = modelOf(contract, 'https://api.example.com')
  const tools = toolsOf(model, { tags: model.areas.map(({ name }) => name), writes: true })
  for (const { definition, operation } of tools) {
    const { readOnlyHint, destructiveHint, openWorldHint } = definition.annotations
    const declared = Object.values<Json>(contract.paths)
      .flatMap((path) => Object.values<Json>(path))
      .find(({ operationId }) => operationId === operation.id)
    t.equal(destructiveHint, declared['x-destructive'] ?? false, definition.name)
    t.equal(openWorldHint, declared['x-open-world'] ?? false, definition.name)
    if (readOnlyHint) t.notOk(destructiveHint || openWorldHint, definition.name)
  }
  const hinted = (hint: 'destructiveHint' | 'openWorldHint') =>
    tools
      .filter(({ definition }) => definition.annotations[hint])
      .map(({ operation }) => operation.id)
  for (const id of [
    'deleteTicket',
    'updateContact',
    'mergeContacts',
    'deleteMessage',
    'rotateApiToken',
  ]) {
    t.ok(hinted('destructiveHint').includes(id), id)
  }
  for (const id of ['sendMessage', 'createTicketComment', 'testWebhook', 'updateChannel']) {
    t.ok(hinted('openWorldHint').includes(id), id)
  }
  t.notOk(hinted('destructiveHint').includes('createTicket'))
})

t.test('the command describes its tools, and says what is wrong with its options', async (t) => {
  const described = await script('kits/mcp/main', '--tags', 'tags', '--describe')
  t.match(JSON.parse(described.stdout).tools[0], { name: 'listTags', inputSchema: {} })
  t.match(await script('kits/mcp/main', '--tags', 'tickets,boats'), {
    code: 1,
    stderr: /Unknown tag boats\. The tags are: .*tickets/,
  })
  t.match(await script('kits/mcp/main', '--read-only'), {
    code: 2,
    stderr: /Unknown option '--read-only'/,
  })
  t.match(await script('kits/mcp/main'), { code: 1, stderr: /SWITCHBOARD_TOKEN is not set/ })
})

/** The server as agents start it. */
function connect(t: Test, origin: string, token: string, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--import=tsx', join(root, 'scripts', 'kits', 'mcp', 'main.ts'), ...args],
    {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { PATH: process.env['PATH'], SWITCHBOARD_URL: origin, SWITCHBOARD_TOKEN: token },
    },
  )
  const closed = new Promise((resolve) => child.once('close', resolve))
  t.teardown(async () => {
    child.stdin.end()
    if ((await closed) !== 0) throw new Error('the server did not end with its input')
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const writeLine = (line: string) => child.stdin.write(`${line}\n`)
  const write = (message: Json) => writeLine(JSON.stringify(message))
  const next = async (): Promise<Json> => JSON.parse(String((await lines.next()).value))
  let last = 0
  const ask = async (method: string, params: Json = {}): Promise<Json> => {
    last += 1
    write({ jsonrpc: '2.0', id: last, method, params })
    const reply = await next()
    if (reply.id !== last) throw new Error(`reply ${reply.id} to request ${last}`)
    return reply
  }
  const call = async (name: string, args: Json): Promise<Json> =>
    (await ask('tools/call', { name, arguments: args })).result
  return { write, writeLine, next, ask, call }
}
