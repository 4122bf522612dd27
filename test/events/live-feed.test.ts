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
      // Looks that do not wait for one another are several by then
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
