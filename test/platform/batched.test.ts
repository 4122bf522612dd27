import { setImmediate as turn } from 'node:timers/promises'
import t from 'tap'
import { DatabaseUnavailable } from '../../src/db/pool/errors.ts'
import { batched } from '../../src/platform/jobs/batched.ts'

const most = 3

t.test('what is asked for meanwhile goes together, up to a number', async (t) => {
  const batches: string[] = []
  const ask = batched(most, async (workspaceId, items: readonly string[]) => {
    batches.push(`${workspaceId}: ${items.join(' ')}`)
    await turn()
    return items.map((item) => item.toUpperCase())
  })

  const first = ask('a', 'one')
  await turn()
  const others = ['two', 'three', 'four', 'five', 'very long text', 'x', 'y', 'z', 'last']
  const results = await Promise.all([first, ask('b', 'one'), ...others.map((o) => ask('a', o))])
  const later = await ask('a', 'later')

  t.same(
    results,
    ['one', 'one', ...others].map((text) => text.toUpperCase()),
  )
  t.equal(later, 'LATER')
  t.same(
    batches.filter((batch) => batch.startsWith('a')),
    ['a: one', 'a: two three four', 'a: five very long text x', 'a: y z last', 'a: later'],
  )
})

t.test(
  'one that fails does not fail the others; an absent database fails all at once',
  async (t) => {
    let runs = 0
    const ask = batched(most, async (_, items: readonly string[]) => {
      runs += 1
      if (items.includes('away')) throw new DatabaseUnavailable('CONNECTION_LOST', 'gone')
      if (items.includes('bad')) throw new Error('bad')
      return items
    })
    const outcomesOf = async (...items: string[]) => {
      const settled = await Promise.allSettled(items.map((item) => ask('a', item)))
      return settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))
    }

    t.same(await outcomesOf('1', 'bad', '2'), ['1', 'bad', '2'])
    t.equal(runs, 4)
    t.same(await outcomesOf('1', 'away', '2'), ['gone', 'gone', 'gone'])
    t.equal(runs, 5)
  },
)
