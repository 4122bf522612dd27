import t from 'tap'
import { newId } from '../../src/lib/ids.ts'
import { batchSize } from '../../src/platform/jobs/pending-work.ts'
import { makeContact, makeTag, makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { copyRows } from '../helpers/rows.ts'
import { startEmpty } from '../helpers/start.ts'

t.test('createTag refuses a name already in use, upper and lower case alike', async (t) => {
  const { api } = await startEmpty()
  const { body: first } = await api.createTag({ body: { name: 'Invoice' } })

  const second = await api.createTag({ body: { name: 'INVOICE' } })
  const renamed = await api.updateTag({
    params: { id: await makeTag({ api }) },
    body: { name: 'invoice' },
  })

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
  const { api } = await startEmpty()
  const params = { id: await makeTag({ api }, { name: 'Crane' }) }
  const ticket = { id: await makeTicket({ api }, { tags: [params.id] }) }

  const deleted = await api.deleteTag({ params })
  const again = await api.createTag({ body: { name: 'Crane' } })

  t.equal(deleted.status, 204)
  t.equal((await api.getTag({ params })).status, 404)
  t.equal(again.status, 201)
  t.same((await api.getTicket({ params: ticket })).body.data.tags, [])
})

t.test('mergeTag moves every use once and deletes the tag', async (t) => {
  const { api } = await startEmpty()
  const [tag, intoId] = [await makeTag({ api }), await makeTag({ api })]
  await makeTicket({ api }, { tags: [tag, intoId] })
  for (const tags of [[tag], [intoId]]) await makeContact({ api }, { tags })

  const merged = await api.mergeTag({ params: { id: tag }, body: { intoId } })

  t.match(merged.body.data, { id: intoId, usageCount: { tickets: 1, contacts: 2 } })
  t.equal((await api.getTag({ params: { id: tag } })).status, 404)
  const { body } = await api.listAuditLogs({ query: { resourceId: tag, action: ['tag.merged'] } })
  t.match(body, {
    total: 1,
    data: only({ changes: only({ path: '/intoId', old: null, new: intoId }) }),
  })
})

t.test('mergeTag refuses itself and what is unknown', async (t) => {
  const { api } = await startEmpty()
  const params = { id: await makeTag({ api }) }

  t.match(await api.mergeTag({ params, body: { intoId: params.id } }), {
    status: 422,
    body: { code: 'rule_violated' },
  })
  t.match(await api.mergeTag({ params, body: { intoId: newId() } }), {
    status: 422,
    body: { code: 'unknown_reference', pointer: '/intoId' },
  })
})

t.test('listTags finds parts of names literally and sorts', async (t) => {
  const { api } = await startEmpty()
  const [crane, account] = [
    await makeTag({ api }, { name: 'Crane' }),
    await makeTag({ api }, { name: 'Key account' }),
  ]
  await makeTicket({ api }, { tags: [crane, account] })
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

t.test(
  'the name of a deleted tag finds nothing while the tag is taken from contacts',
  async (t) => {
    const on = await startEmpty()
    const { api, database, workspaceId } = on
    const name = 'Harbour'
    const id = await makeTag(on, { name })
    await makeContact(on)
    await copyRows(on, 'contacts', 2 * batchSize, { username: "'copy' || n" })
    await database.admin`
    insert into contact_tags (workspace_id, contact_id, tag_id)
    select workspace_id, id, ${id} from contacts where workspace_id = ${workspaceId}`
    t.equal((await api.deleteTag({ params: { id } })).status, 202)

    // By bitmaps, by an index in another order, and beside a filter that is not counted
    const queries = [{}, { sort: ['name' as const] }, { updatedFrom: '2000-01-01T00:00:00Z' }]
    for (const query of queries) {
      const { body } = await api.listContacts({ query: { ...query, tag: [name] } })
      t.match(body, { total: 0, data: only() }, JSON.stringify(query))
    }
  },
)
