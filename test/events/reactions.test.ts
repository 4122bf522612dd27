import { setImmediate as turn } from 'node:timers/promises'
import t from 'tap'
import { command, rows } from '../../src/db/pool/command.ts'
import type { Db } from '../../src/db/pool/client.ts'
import { savepoint } from '../../src/db/pool/savepoint.ts'
import { system } from '../../src/auth/actor.ts'
import { changesOf, emit } from '../../src/events/log/emit.ts'
import {
  emitInternally,
  type EventOf,
  type Reaction,
  type ReactionContext,
  type ReactionEventType,
  type Reactions,
  useReactions,
} from '../../src/events/reactions.ts'
import { newId } from '../../src/lib/ids.ts'
import { reactions } from '../../src/api/reactions.ts'
import type { Schema } from '../../generated/operations.ts'
import { only } from '../helpers/only.ts'
import { useOwnReactions } from '../helpers/reactions.ts'
import { changesOfType, changesWithEvents } from '../helpers/log.ts'
import { start } from '../helpers/start.ts'

const now = new Date().toISOString()
const later = new Date(Date.parse(now) + 1000).toISOString()

function tag(name: string): Schema<'Tag'> {
  const times = { createdAt: now, updatedAt: now, deletedAt: null }
  const usageCount = { contacts: 0, tickets: 0 }
  return { id: newId(), name, description: null, color: null, position: 1, usageCount, ...times }
}

/** A reaction of a test; `emits` are the events that it may emit. */
function reaction<T extends ReactionEventType>(
  run: (ctx: ReactionContext, events: ReadonlyArray<EventOf<T>>) => Promise<void>,
  emits: readonly ReactionEventType[] = [],
): Reaction<T> {
  return Object.assign(run.bind(undefined), { emits })
}

/** Runs a transaction with reactions of a test. */
async function withReactions<T>(given: Reactions, work: () => Promise<T>): Promise<T> {
  useReactions(given)
  try {
    return await work()
  } finally {
    useOwnReactions()
  }
}

t.test('a reaction runs once for all events of a round, in the order of the table', async (t) => {
  const { pool, workspaceId } = await start()
  const ran: string[] = []
  const named = (name: string) =>
    reaction<'tag.created' | 'tag.deleted' | 'tag.updated'>(async (_, events) => {
      ran.push(`${name}: ${events.map(({ type, data }) => `${type} ${data.name}`).join(', ')}`)
    })
  const [first, second] = [named('first'), named('second')]

  await withReactions(
    { 'tag.created': [first], 'tag.deleted': [second, first], 'tag.updated': [second] },
    () =>
      pool.transaction(async (db) => {
        const actor = system(db, workspaceId, now)
        emit(actor, ['tag.deleted', tag('a')], ['tag.created', tag('b')])
        emit(actor, ['tag.created', tag('c')])
        t.same(ran, [], 'not before the end')
      }),
  )

  t.same(ran, ['first: tag.deleted a, tag.created b, tag.created c', 'second: tag.deleted a'])
})

t.test('a reaction that is last runs once no other is left, once for each object', async (t) => {
  const { pool, workspaceId } = await start()
  const ran: string[] = []
  const follow = reaction<'tag.created' | 'tag.updated'>(
    async (ctx, events) => {
      const names = events.map(({ type, data }) => `${type} ${data.name}`)
      ran.push(`follow: ${names.join(', ')}`)
      if (names.includes('tag.created a'))
        emit(ctx, ['tag.updated', tag('b')], ['tag.deleted', tag('c')])
    },
    ['tag.updated', 'tag.deleted'],
  )
  const sum = Object.assign(
    reaction<'tag.deleted'>(async (_, events) => {
      ran.push(`sum: ${events.map(({ data }) => data.name).join(', ')}`)
    }),
    { lastPer: 'name' },
  )

  await withReactions(
    { 'tag.created': [follow], 'tag.updated': [follow], 'tag.deleted': [sum] },
    () =>
      pool.transaction(async (db) => {
        emit(system(db, workspaceId, now), ['tag.deleted', tag('d')], ['tag.created', tag('a')])
        emit(system(db, workspaceId, later), ['tag.deleted', tag('d')], ['tag.deleted', tag('e')])
      }),
  )

  t.same(ran, ['follow: tag.created a', 'follow: tag.updated b', 'sum: d, c', 'sum: e'])
})

t.test('a reaction receives what the object was and what differs', async (t) => {
  const { pool, workspaceId } = await start()
  const [before, after] = [tag('old'), tag('new')]
  const is = { ...after, id: before.id }
  const seen: Array<EventOf<'tag.updated'>> = []
  const see = reaction<'tag.updated'>(async (ctx, events) => {
    t.match(ctx, { actor: { workspaceId, id: null }, now, requestId: null })
    seen.push(...events)
  })

  await withReactions({ 'tag.updated': [see] }, () =>
    pool.transaction(async (db) => {
      const actor = system(db, workspaceId, now)
      emit(actor, ['tag.updated', is, before], ['tag.updated', before, before])
    }),
  )

  t.match(seen, only({ type: 'tag.updated', data: is, before, changes: changesOf(before, is) }))
})

t.test('events of each workspace and actor come by themselves', async (t) => {
  const { pool, workspaceId } = await start()
  const other = await start()
  const seen: string[][] = []
  const see = reaction<'tag.created'>(async ({ actor }, events) => {
    seen.push([actor.workspaceId, ...events.map(({ data }) => data.name)])
  })

  await withReactions({ 'tag.created': [see] }, () =>
    pool.transaction(async (db) => {
      emit(system(db, workspaceId, now), ['tag.created', tag('a')])
      emit(system(db, other.workspaceId, now), ['tag.created', tag('b')])
      emit(system(db, workspaceId, now), ['tag.created', tag('c')])
    }),
  )

  t.same(seen, [
    [workspaceId, 'a', 'c'],
    [other.workspaceId, 'b'],
  ])
})

t.test('the events of a reaction begin the next round, twelve times at most', async (t) => {
  const { pool, workspaceId, database } = await start()
  let rounds = 0
  const again = (most: number) =>
    reaction<'tag.created'>(
      async (ctx) => {
        rounds += 1
        if (rounds < most) emit(ctx, ['tag.created', tag(`round ${rounds}`)])
      },
      ['tag.created'],
    )
  const run = (most: number) =>
    withReactions({ 'tag.created': [again(most)] }, () =>
      pool.transaction(async (db) => {
        emit(system(db, workspaceId, now), ['tag.created', tag('round 0')])
      }),
    )
  const kept = async () =>
    (await changesWithEvents(database.admin, workspaceId))
      .map(({ data }) => String(data['name']))
      .filter((name) => name.startsWith('round '))

  await run(12)
  t.equal(rounds, 12)
  const all = Array.from({ length: 12 }, (_, round) => `round ${round}`)
  t.same(await kept(), all)

  rounds = 0
  await t.rejects(run(13), /more work in each of 12 rounds/)
  t.equal(rounds, 12)
  t.same(await kept(), all, 'it was rolled back')
})

t.test('a reaction that fails rolls the transaction back', async (t) => {
  const { pool, workspaceId, database } = await start()
  const count = async () => (await database.admin`select from change_data`).length
  const before = await count()
  const emitTag = async (db: Db) =>
    emit(system(db, workspaceId, now), ['tag.created', tag('never')])
  const failing = reaction<'tag.created'>(async () => Promise.reject(new Error('no')))
  const wrong = reaction<'tag.created'>(async ({ db }) => {
    // Its result is not waited for
    db.sendWithCommit(rows(db, 'select 1 / 0'))
  })

  for (const [one, error] of [
    [failing, 'no'],
    [wrong, 'division by zero'],
  ] as const) {
    await withReactions({ 'tag.created': [one] }, () =>
      t.rejects(pool.transaction(emitTag), { message: error }),
    )
  }
  t.equal(await count(), before)
})

t.test('a reaction emits only what it says', async (t) => {
  const { pool, workspaceId } = await start()
  const more = async (ctx: ReactionContext) => emit(ctx, ['tag.deleted', tag('b')])
  const run = (emits: readonly ReactionEventType[]) =>
    withReactions({ 'tag.created': [reaction<'tag.created'>(more, emits)] }, () =>
      pool.transaction(async (db) => emit(system(db, workspaceId, now), ['tag.created', tag('a')])),
    )

  await t.rejects(run([]), /a reaction emits tag.deleted/)
  await t.resolves(run(['tag.deleted']))
})

t.test('what a savepoint undoes has no reactions', async (t) => {
  const { pool, workspaceId } = await start()
  const seen: string[] = []
  const see = reaction<'tag.created'>(async (_, events) => {
    seen.push(...events.map(({ data }) => data.name))
  })

  await withReactions({ 'tag.created': [see] }, () =>
    pool.transaction(async (db) => {
      const emitIn = (on: Db, name: string) =>
        emit(system(on, workspaceId, now), ['tag.created', tag(name)])
      await savepoint(db, async (inner) => emitIn(inner, 'kept'))
      const failing = savepoint(db, async (inner) => {
        emitIn(inner, 'undone')
        await rows(inner, 'select 1 / 0')
      })
      await t.rejects(failing, /division by zero/)
      await savepoint(
        db,
        async (inner) => emitIn(inner, 'declined'),
        () => false,
      )
      emitIn(db, 'last')
    }),
  )

  t.same(seen, ['kept', 'last'])
})

t.test('a transaction that is run again reacts to its last run alone', async (t) => {
  const { pool, workspaceId } = await start()
  const seen: string[] = []
  const see = reaction<'tag.created'>(async (_, events) => {
    seen.push(...events.map(({ data }) => data.name))
  })
  let runs = 0

  await withReactions({ 'tag.created': [see] }, () =>
    pool.transaction(async (db) => {
      runs += 1
      emit(system(db, workspaceId, now), ['tag.created', tag(`run ${runs}`)])
      if (runs > 1) return
      await command(db, `do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
    }),
  )

  t.same(seen, ['run 2'])
})

t.test('statements of all reactions of a round are sent before any is answered', async (t) => {
  const { pool, workspaceId } = await start()
  const order: string[] = []
  const asking = (name: string) =>
    reaction<'tag.created'>(async ({ db }) => {
      order.push(`${name} sent`)
      await rows(db, 'select pg_sleep(0.01)')
      order.push(`${name} answered`)
    })

  await withReactions({ 'tag.created': [asking('one'), asking('two')] }, () =>
    pool.transaction(async (db) => emit(system(db, workspaceId, now), ['tag.created', tag('a')])),
  )

  t.same(order, ['one sent', 'two sent', 'one answered', 'two answered'])
})

t.test('internal events reach reactions and nobody else', async (t) => {
  const { pool, workspaceId, database } = await start()
  const step = {
    entryId: newId(),
    queueId: newId(),
    entityType: 'ticket' as const,
    entityId: newId(),
    at: now,
  }
  const seen: unknown[] = []
  const see = reaction<'queue.entry_left'>(async (_, events) => {
    seen.push(...events.map(({ data }) => data))
  })

  await withReactions({ 'queue.entry_left': [see] }, () =>
    pool.transaction(async (db) => {
      emitInternally(system(db, workspaceId, now), 'queue.entry_left', step)
      await turn()
    }),
  )

  t.same(seen, [step])
  t.same(await changesOfType(database.admin, workspaceId, 'queue.entry_left'), [])
})

/** Cycles of events and reactions that end by themselves, with the reason. */
const namedCycles: Readonly<Record<string, string>> = {
  'queue.entry_overflowed -> queue.entry_overflowed':
    'a ticket that is made of what overflowed may pass full queues, which makes no further ticket',
  'cdr.updated -> queue.entry_overflowed -> ticket.created_of_call -> cdr.updated':
    'a call that shows the ticket that was made of it enters no queue by that',
  'conversation.closed -> ticket.resolved -> conversation.closed':
    'only a request closes a conversation and resolves its tickets, which closes other conversations of those',
}

t.test(
  'no reaction causes itself, but for named cycles, and none is beyond the last round',
  async (t) => {
    const table = Object.entries(reactions) as Array<[string, ReadonlyArray<Reaction<never>>]>
    const next = new Map(
      table.map(([type, some]) => [type, new Set(some.flatMap(({ emits }) => emits as string[]))]),
    )
    const cycles = new Set<string>()
    let longest: readonly string[] = []
    const visit = (path: readonly string[]) => {
      if (path.length > longest.length) longest = path
      for (const type of next.get(path.at(-1) ?? '') ?? []) {
        const at = path.indexOf(type)
        if (at < 0) visit([...path, type])
        else cycles.add([...path.slice(at), type].join(' -> '))
      }
    }
    for (const [type] of table) visit([type])

    const rotations = (cycle: string) => {
      const types = cycle.split(' -> ').slice(1)
      return types.map((_, n) => [...types.slice(n), ...types.slice(0, n)].sort().join())
    }
    const allowed = new Set(Object.keys(namedCycles).flatMap(rotations))
    t.same(
      [...cycles].filter((cycle) => !rotations(cycle).some((one) => allowed.has(one))),
      [],
    )
    t.comment(longest.join(' -> '))
    t.ok(longest.length < 12, 'a round is left for the reaction that is last')
  },
)
