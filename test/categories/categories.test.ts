import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { again } from '../helpers/again.ts'
import type { Client } from '../helpers/client.ts'
import { makeCategory, makeContact, makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty } from '../helpers/start.ts'

const names = (tree: ReadonlyArray<Schema<'Category'>>): unknown[] =>
  tree.map(({ value, childCategoryList }) =>
    childCategoryList.length > 0 ? [value, names(childCategoryList)] : value,
  )
const tree = async (api: Client) => names((await api.listCategories()).body.data)

async function make(api: Client, value: string, parentId: string | null = null): Promise<string> {
  return (await api.createCategory({ body: { value, parentId } })).body.data.id
}

/** A workspace with the categories Cranes > Sensors, and Invoices. */
async function startWithThree() {
  const workspace = await startEmpty()
  const cranes = await makeCategory(workspace, { value: 'Cranes' })
  const sensors = await makeCategory(workspace, { value: 'Sensors', parentId: cranes })
  const invoices = await makeCategory(workspace, { value: 'Invoices' })
  return { ...workspace, cranes, sensors, invoices }
}

t.test('listCategories shows the tree, or all of it flat', async (t) => {
  const { api, cranes, invoices } = await startWithThree()
  await api.updateCategory({ params: { id: invoices }, body: { isArchived: true } })

  const nested = await api.listCategories()
  const flat = await api.listCategories({ query: { flat: true } })
  const used = await api.listCategories({ query: { flat: true, isArchived: false } })

  t.same(names(nested.body.data), [['Cranes', ['Sensors']], 'Invoices'])
  t.equal(nested.body.total, 2, 'roots')
  t.match(
    flat.body.data.map(({ value, parentId, path, level }) => ({ value, parentId, path, level })),
    only(
      { value: 'Cranes', parentId: null, level: 1 },
      { value: 'Sensors', parentId: cranes, level: 2 },
      { value: 'Invoices', parentId: null, level: 1 },
    ),
  )
  t.equal(used.body.total, 2)
  const archived = await api.listCategories({ query: { isArchived: true } })
  t.match(archived.body, { total: 1, data: only({ id: invoices, level: 1 }) }, 'without flat too')
  const found = await api.listCategories({ query: { q: 's', isArchived: false } })
  t.same(names(found.body.data), ['Cranes', 'Sensors'])
  t.equal(found.body.total, 2)
})

t.test('createCategory goes to the end of its siblings', async (t) => {
  const { api, cranes } = await startWithThree()

  const created = await api.createCategory({
    body: { value: 'Cables', parentId: cranes, description: 'Steel' },
  })
  await make(api, 'Fees')

  t.equal(created.status, 201)
  t.match(created.body.data, { parentId: cranes, description: 'Steel', isArchived: false })
  t.same(await tree(api), [['Cranes', ['Sensors', 'Cables']], 'Invoices', 'Fees'])
})

t.test('a name is there once among siblings, upper and lower case alike', async (t) => {
  const { api, cranes, sensors, invoices } = await startWithThree()
  const duplicate = { code: 'duplicate_resource', existing: { id: sensors } }

  const created = await api.createCategory({ body: { value: 'SENSORS', parentId: cranes } })
  const elsewhere = await api.createCategory({ body: { value: 'Sensors' } })
  const moved = await api.updateCategory({
    params: { id: elsewhere.body.data.id },
    body: { parentId: cranes },
  })
  const renamed = await api.updateCategory({
    params: { id: invoices },
    body: { value: 'cranes' },
  })

  t.match(created, { status: 409, body: duplicate })
  t.equal(elsewhere.status, 201)
  t.match(moved, { status: 409, body: duplicate })
  t.match(renamed, { status: 409, body: { existing: { id: cranes } } })
})

t.test('a tree has five levels, and no circle', async (t) => {
  const { api, cranes, sensors, invoices } = await startWithThree()
  const third = await make(api, 'Third', sensors)
  const fourth = await make(api, 'Fourth', third)
  const fifth = await make(api, 'Fifth', fourth)

  const sixth = await api.createCategory({ body: { value: 'Sixth', parentId: fifth } })
  const deeper = await api.updateCategory({ params: { id: cranes }, body: { parentId: invoices } })
  const under = await api.updateCategory({ params: { id: cranes }, body: { parentId: fourth } })
  const itself = await api.updateCategory({ params: { id: cranes }, body: { parentId: cranes } })
  const nowhere = await api.updateCategory({ params: { id: cranes }, body: { parentId: newId() } })

  t.match(sixth, { status: 422, body: { code: 'depth_exceeded' } })
  t.match(deeper, { status: 422, body: { code: 'depth_exceeded' } })
  t.match(under, { status: 422, body: { code: 'circular_parent' } })
  t.match(itself, { status: 422, body: { code: 'circular_parent' } })
  t.match(nowhere, { status: 422, body: { code: 'unknown_reference', pointer: '/parentId' } })
})

t.test('updateCategory moves a category with all below it', async (t) => {
  const { api, sensors, invoices } = await startWithThree()
  await make(api, 'Cables', sensors)

  const { status } = await api.updateCategory({
    params: { id: sensors },
    body: { parentId: invoices },
  })

  t.equal(status, 200)
  t.same(await tree(api), ['Cranes', ['Invoices', [['Sensors', ['Cables']]]]])
})

t.test('deleteCategory refuses what is in use, and moves it with moveTo', async (t) => {
  const { api, cranes, sensors, invoices } = await startWithThree()
  const params = { id: await makeTicket({ api }, { categoryId: sensors }) }
  const ticket = async () => (await api.getTicket({ params })).body.data

  const parent = await api.deleteCategory({ params: { id: cranes } })
  const used = await api.deleteCategory({ params: { id: sensors } })
  const toItself = await api.deleteCategory({ params: { id: sensors }, query: { moveTo: sensors } })
  const toNothing = await api.deleteCategory({
    params: { id: sensors },
    query: { moveTo: newId() },
  })
  const below = await api.deleteCategory({ params: { id: cranes }, query: { moveTo: sensors } })

  t.match(parent, {
    status: 409,
    body: { code: 'resource_in_use', references: only({ resource: 'category', count: 1 }) },
  })
  t.match(used, {
    status: 409,
    body: {
      code: 'resource_in_use',
      detail: /Set "moveTo"/,
      references: only({ resource: 'ticket', count: 1 }),
    },
  })
  t.match(toItself, { status: 422, body: { code: 'circular_parent' } })
  t.match(toNothing, { status: 422, body: { code: 'unknown_reference' } })
  t.match(below, { status: 422, body: { code: 'circular_parent' } }, 'below itself')
  t.equal((await ticket()).categoryId, sensors)

  const moved = await api.deleteCategory({ params: { id: sensors }, query: { moveTo: invoices } })
  const emptied = await api.deleteCategory({ params: { id: cranes } })

  t.equal(moved.status, 204)
  t.equal(emptied.status, 204)
  t.equal((await ticket()).categoryId, invoices)
  const { body } = await api.listTicketHistory({ params })
  t.match(body.data[0], { field: 'categoryId', from: sensors, to: invoices })
  t.same(await tree(api), ['Invoices'])
  t.equal((await api.getCategory({ params: { id: cranes } })).status, 404)
  t.equal((await api.updateCategory({ params: { id: cranes }, body: {} })).status, 404)
  t.equal((await api.deleteCategory({ params: { id: cranes } })).status, 404)
})

t.test('each category whose path changes emits an event', async (t) => {
  const { api, cranes, sensors, invoices } = await startWithThree()
  const cables = await make(api, 'Cables', sensors)
  const { nextCursor } = (await api.listEvents()).body

  await api.updateCategory({ params: { id: cranes }, body: { value: 'Lifts' } })
  await api.updateCategory({ params: { id: cranes }, body: { description: 'Steel' } })
  const { headers } = await api.getCategory({ params: { id: sensors } })
  await api.deleteCategory({ params: { id: cranes }, query: { moveTo: invoices } })

  const stale = { params: { id: sensors }, headers: { 'if-match': String(headers['etag']) } }
  t.match(await api.updateCategory({ ...stale, body: {} }), { status: 412 }, 'it has moved')
  const { body } = await api.listEvents({ query: { after: nextCursor } })
  t.match(
    body.data.filter(({ type }) => type.startsWith('category.')),
    only(
      { data: { id: cranes }, previous: { value: 'Cranes', path: 'Cranes' } },
      { data: { id: sensors, path: 'Lifts / Sensors' }, previous: { path: 'Cranes / Sensors' } },
      { data: { id: cables }, previous: { path: 'Cranes / Sensors / Cables' } },
      { data: { id: cranes }, previous: { description: null } },
      { type: 'category.deleted', data: { id: cranes } },
      { data: { id: sensors }, previous: { parentId: cranes, path: 'Lifts / Sensors' } },
      { data: { id: cables, path: 'Invoices / Sensors / Cables' } },
    ),
  )
})

t.test('moves that together would make a circle: never both', async (t) => {
  const { api } = await startWithThree()
  for (let round = 0; round < 10; round++) {
    const a = await make(api, `A${round}`)
    const b = await make(api, `B${round}`)

    const replies = await Promise.all(
      [
        [a, b],
        [b, a],
      ].map(async ([id = '', parentId = '']) =>
        again(async () => api.updateCategory({ params: { id }, body: { parentId } })),
      ),
    )

    t.same(replies.map(({ status }) => status).sort(), [200, 422])
  }
  const { body } = await api.listCategories({ query: { flat: true, pageSize: 100 } })
  t.equal(body.total, 23, 'all of them can be reached')
})

t.test('a category that a new ticket names is not deleted meanwhile', async (t) => {
  const { api } = await startWithThree()
  const contactId = await makeContact({ api })
  for (let round = 0; round < 10; round++) {
    const id = await make(api, `Race ${round}`)
    const body = { title: 'Race', contactId, categoryId: id }

    const [deleted, created] = await Promise.all([
      again(async () => api.deleteCategory({ params: { id } })),
      again(async () => api.createTicket({ body })),
    ])

    t.ok(
      (deleted.status === 204 && created.status === 422) ||
        (deleted.status === 409 && created.status === 201),
      `${deleted.status} ${created.status}`,
    )
  }
})
