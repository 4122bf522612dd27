import t from 'tap'
import { document, type Json, resolve } from '../helpers/client.ts'
import { makeContact, makeGroup } from '../helpers/make.ts'
import { startEmpty } from '../helpers/start.ts'

/** The paths of all operations whose reply says whether there are more objects. */
const paths = Object.entries(document['paths'] as Record<string, Json>).flatMap(([path, item]) => {
  const content = resolve(item['get']?.['responses']?.['200'])?.['content']
  const schema = resolve(content?.['application/json']?.['schema'])
  return schema?.['properties']?.['has_more'] === undefined ? [] : [path]
})

t.test('a full page says that there are more objects only if there are', async (t) => {
  const workspace = await startEmpty()
  const { origin, token } = workspace
  const contactId = await makeContact(workspace)
  for (let n = 0; n < 5; n++) await makeGroup(workspace, { contacts: [contactId] })
  t.same(paths, ['/groups'])
  for (const path of paths) {
    const read = async (query: Record<string, string | number>) => {
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      )
      // All of those lists are of groups, of a contact or of the workspace
      const response = await fetch(`${origin}/api/v1${path.replace('{id}', contactId)}?${search}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const body = (await response.json()) as { has_more: boolean; data: Array<{ id: string }> }
      return { ids: body.data.map(({ id }) => id), hasMore: body.has_more }
    }
    const { ids } = await read({ limit: 100 })
    t.equal(ids.length, 5, path)
    const [first = '', last = ''] = [ids[0], ids.at(-1)]
    const rest = ids.length - 1

    t.same(await read({ limit: ids.length }), { ids, hasMore: false }, path)
    t.same(await read({ limit: rest }), { ids: ids.slice(0, -1), hasMore: true }, path)
    const after = { starting_after: first }
    t.same(await read({ limit: rest, ...after }), { ids: ids.slice(1), hasMore: false }, path)
    t.match(await read({ limit: rest - 1, ...after }), { hasMore: true }, path)
    const before = { ending_before: last }
    t.same(await read({ limit: rest, ...before }), { ids: ids.slice(0, -1), hasMore: false }, path)
    t.match(await read({ limit: rest - 1, ...before }), { hasMore: true }, path)
  }
})
