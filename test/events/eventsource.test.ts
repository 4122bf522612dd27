import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { basePath } from '../../generated/routes.ts'
import { root } from '../../src/lib/root.ts'
import { watch } from '../helpers/event-source.ts'
import { blocksOf } from '../helpers/shell.ts'
import { emptyWorkspaceOn, startServer } from '../helpers/start.ts'
import { createTags } from '../helpers/stream.ts'
import { until } from '../helpers/until.ts'

t.test("the guide's client with eventsource misses nothing over lost connections", async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const beside = await startServer(t, { beside: server })
  const { body: feed } = await workspace.api.listEvents({ query: { after: 'latest' } })
  const received: Array<[string, string]> = []
  const source = watch(beside.origin + basePath, workspace.token, feed.nextCursor, (event) =>
    received.push([event.type, event.data.name]),
  )
  t.teardown(() => source.close())
  /** Loses the connection, creates tags, and waits for the client to have them. */
  const loseConnection = async (from: number) => {
    await until(() => beside.app.liveFeed.size === 1)
    beside.app.server.closeAllConnections()
    await createTags(workspace, from, 2)
    await until(() => received.length === from + 2)
  }

  await loseConnection(0)
  await loseConnection(2)
  t.same(
    received,
    [0, 1, 2, 3].map((n) => ['tag.created', `Tag ${n}`]),
  )
})

t.test('the guide shows this client', (t) => {
  const [shown] = blocksOf(readFileSync(join(root, 'docs', 'guide.md'), 'utf8')).filter(
    ({ language, code }) => language === 'ts' && code.includes("from 'eventsource'"),
  )
  const source = readFileSync(join(root, 'test', 'helpers', 'event-source.ts'), 'utf8')
  const own = source
    .replace('../../generated/types.ts', './schema')
    .replace('// The guide shows what follows\nexport ', '')
  t.equal(shown?.code.trim(), own.trim())
  t.end()
})
