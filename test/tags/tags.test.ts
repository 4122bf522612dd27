import t from 'tap'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { start } from '../helpers/start.ts'

t.test('createTag refuses a name already in use, upper and lower case alike', async (t) => {
  const { api } = await start()
  const { body: first } = await api.createTag({ body: { name: 'Invoice' } })

  const second = await api.createTag({ body: { name: 'INVOICE' } })
  const renamed = await api.updateTag({ params: { id: demoIds.tag }, body: { name: 'invoice' } })

  for (const reply of [second, renamed]) {
    t.match(reply, {
      status: 409,
      body: {
        code: 'duplicate_resource',
        existing: {
          id: first.data.id,
          href: `/api/v1/tags/${first.data.id}`,
          matchedOn: 'name',
        },
      },
    })
  }
})

t.test('a deleted tag leaves its name and its tickets free', async (t) => {
  const { api } = await start()

  const deleted = await api.deleteTag({ params: { id: demoIds.tag } })
  const again = await api.createTag({ body: { name: 'Crane' } })

  t.equal(deleted.status, 204)
  t.equal((await api.getTag({ params: { id: demoIds.tag } })).status, 404)
  t.equal(again.status, 201)
  t.same((await api.getTicket({ params: { id: demoIds.ticket } })).body.data.tags, [])
})

t.test('mergeTag moves every use once and deletes the tag', async (t) => {
  const { api } = await start()
  await api.updateTicket({
    params: { id: demoIds.ticket },
    body: { tags: [demoIds.tag, demoIds.otherTag] },
  })
  await api.updateContact({ params: { id: demoIds.otherContact }, body: { tags: [demoIds.tag] } })

  const merged = await api.mergeTag({
    params: { id: demoIds.tag },
    body: { intoId: demoIds.otherTag },
  })

  t.match(merged.body.data, { id: demoIds.otherTag, usageCount: { tickets: 1, contacts: 2 } })
  t.equal((await api.getTag({ params: { id: demoIds.tag } })).status, 404)
})

t.test('mergeTag refuses itself and what is unknown', async (t) => {
  const { api } = await start()
  const params = { id: demoIds.tag }

  t.match(await api.mergeTag({ params, body: { intoId: demoIds.tag } }), {
    status: 422,
    body: { code: 'rule_violated' },
  })
  t.match(await api.mergeTag({ params, body: { intoId: newId() } }), {
    status: 422,
    body: { code: 'unknown_reference', pointer: '/intoId' },
  })
})

t.test('listTags finds parts of names literally and sorts', async (t) => {
  const { api } = await start()
  for (const name of ['50% off', '50 offers', 'snake_case', 'back\\slash']) {
    await api.createTag({ body: { name } })
  }
  const names = async (query: {
    q?: string
    sort?: Array<'name' | '-usageCount' | '-createdAt'>
  }) => (await api.listTags({ query })).body.data.map(({ name }) => name)

  t.same(await names({ q: '50%' }), ['50% off'])
  t.same(await names({ q: 'e_c' }), ['snake_case'])
  t.same(await names({ q: 'k\\s' }), ['back\\slash'])
  t.same(await names({ q: 'CRANE' }), ['Crane'])
  t.same((await names({ sort: ['name'] })).slice(-2), ['Key account', 'snake_case'])
  t.same((await names({ sort: ['-createdAt'] }))[0], 'back\\slash')
  t.same((await names({ sort: ['-usageCount'] })).slice(0, 2).sort(), ['Crane', 'Key account'])
})
