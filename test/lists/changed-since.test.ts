import t from 'tap'
import { routes } from '../../generated/routes.ts'
import { type Json, resolve } from '../helpers/client.ts'
import { operationOf, parametersOf } from '../helpers/requests.ts'
import { start } from '../helpers/start.ts'

/** Lists of things that change which cannot be asked for what has changed, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  listCategories: 'The tree of all categories is read whole.',
  listContactComments:
    'Comments are in the order of their creation, and their events say what changes.',
  listConversationMessages:
    'Messages are in the order of their creation, and their events say what changes.',
  listCustomFields: 'There are few, in the order that people give them.',
  listMessages: 'Messages are in the order of their creation, and their events say what changes.',
  listPresenceStatuses: 'There are few, in the order that people give them.',
  listRoles: 'There are few, and they are read whole.',
  listRoomComments:
    'Comments are in the order of their creation, and their events say what changes.',
  listTicketComments:
    'Comments are in the order of their creation, and their events say what changes.',
  listWebhooks: 'There are at most 100, which are read whole.',
}

interface List {
  readonly id: string
  readonly path: string
  readonly query: ReadonlyMap<string, Json>
}

/** The lists whose objects have the time of their last change. */
const lists: readonly List[] = routes.flatMap((route) => {
  if (route.method !== 'GET') return []
  const reply = operationOf(route).responses['200']?.content?.['application/json']?.schema
  const objects = reply && resolve(reply).properties?.data?.items
  if (!objects || !resolve(objects).properties?.updatedAt) return []
  const query = parametersOf(route, 'query')
  return [{ ...route, query: new Map(query.map((one) => [one.name, one.schema])) }]
})

const sortsOf = ({ query }: List): string[] => resolve(query.get('sort')?.items)?.enum ?? []

const isComplete = (list: List) =>
  list.query.has('updatedFrom') &&
  list.query.has('updatedTo') &&
  sortsOf(list).includes('updatedAt') &&
  sortsOf(list).includes('-updatedAt')

t.test('each list of things that change can be asked for what has changed', async (t) => {
  const incomplete = lists.filter((list) => !isComplete(list)).map(({ id }) => id)
  t.same(incomplete.sort(), Object.keys(exceptions).sort())
})

t.test('updatedFrom and updatedTo divide a list, and updatedAt orders it', async (t) => {
  const { api } = await start()
  const asked = lists.filter((list) => isComplete(list) && !list.path.includes('{'))
  t.ok(asked.length >= 10, `${asked.length} lists`)
  for (const { id } of asked) {
    const read = async (query: Json): Promise<Json> => {
      const reply = await (api as Json)[id]({ query: { pageSize: 100, ...query } })
      t.equal(reply.status, 200, id)
      return reply.body
    }
    const updatedFrom = '2000-01-01T00:00:00Z'
    const all = await read({ updatedFrom, sort: ['updatedAt'] })
    t.ok(all.total > 0, `${id} has objects in the demo`)
    const instants: string[] = all.data.map((one: Json) => one.updatedAt)
    t.same(instants, [...instants].sort(), id)
    const backwards = await read({ updatedFrom, sort: ['-updatedAt'] })
    t.equal(backwards.data[0].updatedAt, instants.at(-1), id)

    const last = instants.at(-1)
    const [since, before] = [
      await read({ updatedFrom: last }),
      await read({ updatedFrom, updatedTo: last }),
    ]
    t.equal(since.total, instants.filter((instant) => instant === last).length, id)
    t.equal(since.total + before.total, all.total, id)
  }
})
