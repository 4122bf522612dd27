import t from 'tap'
import type { Listener } from '../../src/events/live-batch.ts'
import { liveFeedOf } from '../../src/events/live-feed.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { makeTag } from '../helpers/make.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

function listenerOf(
  { workspaceId }: Workspace,
  wants: () => boolean,
  receive: (text: string) => void,
): Listener {
  const writer = { key: 'ids', write: ({ sequence }: { sequence: number }) => `${sequence} ` }
  return {
    ...{ workspaceId, after: 0, view: { key: 'all', wants, writer } },
    receive: (text) => receive(String(text)),
    lag: () => {},
  }
}

t.test(
  'a workspace that fails while another one waits has nobody receive an event twice',
  async (t) => {
    const [waiting, failing] = [await startEmpty(), await startEmpty()]
    const failures: unknown[] = []
    const feed = liveFeedOf(waiting.pool, (error) => failures.push(error))
    const error = new Error('This listener fails.')
    const fail = () => {
      throw error
    }
    const received: string[] = []
    for (const workspace of [waiting, failing]) {
      await makeTag(workspace)
      // So that its events are numbered, and those that follow are new
      await workspace.api.listEvents()
    }
    await whileOpen(waiting.database, async (transaction) => {
      await transaction`
        select from event_cursors where workspace_id = ${waiting.workspaceId} for update`
      for (const workspace of [waiting, failing]) await makeTag(workspace)
      const stopped = [
        feed.listen(
          listenerOf(
            waiting,
            () => true,
            (text) => received.push(text),
          ),
        ),
        feed.listen(listenerOf(failing, fail, () => {})),
      ]
      t.teardown(async () => {
        for (const stop of stopped) stop()
        await feed.stop()
      })
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
  const feed = liveFeedOf(waiting.pool, (error) => failures.push(error))
  const received: string[] = []
  for (const workspace of [waiting, other]) {
    await makeTag(workspace)
    await workspace.api.listEvents()
  }
  await whileOpen(waiting.database, async (transaction) => {
    await transaction`
      select from event_cursors where workspace_id = ${waiting.workspaceId} for update`
    await makeTag(waiting)
    const stopped = [
      feed.listen(
        listenerOf(
          waiting,
          () => true,
          () => {},
        ),
      ),
      feed.listen(
        listenerOf(
          other,
          () => true,
          (text) => received.push(text),
        ),
      ),
    ]
    t.teardown(async () => {
      for (const stop of stopped) stop()
      await feed.stop()
    })
    await untilWaiting(waiting.database, 1)
    await makeTag(other)
    await until(() => received.join('') === '1 2 ', 800)
    t.same(failures, [], 'the other one still waits')
  })
})

t.test('a reader whose cursor no event has makes no stream fall behind', async (t) => {
  const workspace = await startEmpty()
  const feed = liveFeedOf(workspace.pool, (error) => t.fail(String(error)))
  const received: string[] = []
  let lagging = 0
  const { writer: _, ...view } = listenerOf(
    workspace,
    () => true,
    () => {},
  ).view
  const beyond = { workspaceId: workspace.workspaceId, view, after: 1_000_000 }
  const stopped = [
    feed.listen({ ...beyond, receive: () => {}, lag: () => {} }),
    feed.listen({
      ...listenerOf(
        workspace,
        () => true,
        (text) => received.push(text),
      ),
      lag: () => (lagging += 1),
    }),
  ]
  t.teardown(async () => {
    for (const stop of stopped) stop()
    await feed.stop()
  })
  await makeTag(workspace)
  await until(() => received.length > 0)
  t.equal(lagging, 0)
})
