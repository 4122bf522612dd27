import t, { type Test } from 'tap'
import type { Listener } from '../../src/events/live-batch.ts'
import { liveFeedOf } from '../../src/events/live-feed.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { makeTag } from '../helpers/make.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

/** Starts a live feed. Returns a function by which a listener hears it until the test ends. */
function startFeed(t: Test, { pool }: Workspace, onError: (error: unknown) => void) {
  const feed = liveFeedOf(pool, onError)
  const leaving: Array<() => void> = []
  t.teardown(async () => {
    for (const leave of leaving) leave()
    await feed.stop()
  })
  return (listener: Listener) => void leaving.push(feed.listen(listener))
}

function listenerOf(
  { workspaceId }: Workspace,
  receive: (text: string) => void,
  wants: () => boolean = () => true,
): Listener {
  const writer = { key: 'ids', write: ({ sequence }: { sequence: number }) => `${sequence} ` }
  return {
    ...{ workspaceId, after: 0, view: { key: 'all', wants, writer } },
    receive: (text) => receive(String(text)),
    lag: () => {},
  }
}

/** Creates a tag in each workspace, whose event is numbered, so that those that follow are new. */
async function makeNumbered(...workspaces: Workspace[]): Promise<void> {
  for (const workspace of workspaces) {
    await makeTag(workspace)
    await workspace.api.listEvents()
  }
}

t.test(
  'a workspace that fails while another one waits has nobody receive an event twice',
  async (t) => {
    const [waiting, failing] = [await startEmpty(), await startEmpty()]
    const failures: unknown[] = []
    const listen = startFeed(t, waiting, (error) => failures.push(error))
    const error = new Error('This listener fails.')
    const fail = () => {
      throw error
    }
    const received: string[] = []
    await makeNumbered(waiting, failing)
    await whileOpen(waiting.database, async (transaction) => {
      await transaction`
        select from event_cursors where workspace_id = ${waiting.workspaceId} for update`
      for (const workspace of [waiting, failing]) await makeTag(workspace)
      listen(listenerOf(waiting, (text) => received.push(text)))
      listen(listenerOf(failing, () => {}, fail))
      await untilWaiting(waiting.database, 1)
      // Several looks, each of which fails in the other workspace
      await until(() => failures.length > 3)
    })
    await until(() => received.length > 0)
    await makeTag(waiting)
    const last = (await waiting.api.listEvents()).body.data.at(-1)?.sequence
    await until(() => received.join('').endsWith(`${last} `))
    const expected = Array.from({ length: Number(last) }, (_, n) => `${n + 1} `).join('')
    t.equal(received.join(''), expected)
    t.ok(failures.includes(error))
  },
)

t.test('a workspace that waits for a lock holds up no other one', async (t) => {
  const [waiting, other] = [await startEmpty(), await startEmpty()]
  const failures: unknown[] = []
  const listen = startFeed(t, waiting, (error) => failures.push(error))
  const received: string[] = []
  await makeNumbered(waiting, other)
  await whileOpen(waiting.database, async (transaction) => {
    await transaction`
      select from event_cursors where workspace_id = ${waiting.workspaceId} for update`
    await makeTag(waiting)
    listen(listenerOf(waiting, () => {}))
    listen(listenerOf(other, (text) => received.push(text)))
    await untilWaiting(waiting.database, 1)
    await makeTag(other)
    await until(() => received.join('') === '1 2 ', 800)
    t.same(failures, [], 'the other one still waits')
  })
})

t.test('a reader whose cursor no event has makes no stream fall behind', async (t) => {
  const workspace = await startEmpty()
  const listen = startFeed(t, workspace, (error) => t.fail(String(error)))
  const received: string[] = []
  let lagging = 0
  const stream = {
    ...listenerOf(workspace, (text) => received.push(text)),
    lag: () => void (lagging += 1),
  }
  const { writer: _, ...view } = stream.view
  listen({ ...listenerOf(workspace, () => {}), view, after: 1_000_000 })
  listen(stream)
  await makeTag(workspace)
  await until(() => received.length > 0)
  t.equal(lagging, 0)
})
