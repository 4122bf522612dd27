import type { TransactionSql } from 'postgres'
import t from 'tap'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { only } from '../helpers/only.ts'
import { emptyWorkspaceOn, startServer } from '../helpers/start.ts'
import { createTags, has, openStream } from '../helpers/stream.ts'
import { until } from '../helpers/until.ts'

/** Has the tokens of a workspace be used some minutes ago, and locks them. */
async function lock(transaction: TransactionSql, id: string, minutes: number): Promise<void> {
  await transaction`update api_tokens set last_used_at = now() - make_interval(mins => ${minutes})
    where workspace_id = ${id}`
  await transaction`commit and chain`
  await transaction`select from api_tokens where workspace_id = ${id} for no key update`
}

t.test('a stream goes on while another request of its token is identified', async (t) => {
  let checks = 0
  const server = await startServer(t, {
    onStatement: (text) => {
      if (text.includes("interval '10 minutes'")) checks += 1
    },
  })
  const [workspace, other] = [await emptyWorkspaceOn(server), await emptyWorkspaceOn(server)]
  const { api, database, workspaceId } = workspace
  const stream = await openStream(t, workspace)
  await openStream(t, other)
  await whileOpen(database, async (one) => {
    await whileOpen(database, async (two) => {
      // The check of all tokens waits until it can mark one as used, as after ten minutes without a request
      await lock(one, other.workspaceId, 11)
      await untilWaiting(database, 1)
      await lock(two, workspaceId, 2)
      // So does the request, whose token is found unconfirmed first
      const request = api.listTags()
      await untilWaiting(database, 2)
      await one`rollback and chain`
      const before = checks
      await until(() => checks > before)
      await two`rollback and chain`
      await request
    })
  })
  await createTags(workspace, 0, 1)
  await stream.until(has(1))
  t.same(stream.comments, [])
})

t.test('a token that cannot be checked ends no streams of other tokens', async (t) => {
  const server = await startServer(t)
  const [workspace, other] = [await emptyWorkspaceOn(server), await emptyWorkspaceOn(server)]
  const { database, workspaceId } = workspace
  const stuck = await openStream(t, workspace)
  const going = await openStream(t, other)
  const { body: made } = await other.api.createApiToken({
    body: { name: 'Streams', kind: 'service', scopes: ['events:read'] },
  })
  const { id, token } = made.data as typeof made.data & { token: string }
  const revoked = await openStream(t, { ...other, token })
  await whileOpen(database, async (transaction) => {
    await lock(transaction, workspaceId, 11)
    await untilWaiting(database, 1)
    await other.api.revokeApiToken({ params: { id } })
    await revoked.ended
    t.match(revoked.comments, only('The token was revoked. Use another token.'))
    await stuck.ended
    t.match(stuck.comments, only('The token cannot be checked.'))
  })
  await createTags(other, 0, 1)
  await going.until(({ events }) => events.some(({ type }) => type === 'tag.created'))
  t.same(going.comments, [])
})
