import t from 'tap'
import { repairAll } from '../helpers/repair.ts'
import { start } from '../helpers/start.ts'

t.test('a contact has at most 1,000 of each kind of address and tag', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const { body } = await api.createContact({ body: { name: 'Many' } })
  const { id } = body.data
  const key = database.admin`${workspaceId}, gen_random_uuid(), ${id}`
  await database.admin`
    insert into contact_emails (workspace_id, id, contact_id, email, is_primary, is_verified, sort_order)
    select ${key}, n || '@many.example', false, false, n from generate_series(1, 1000) n`
  await database.admin`
    insert into contact_identities (workspace_id, id, contact_id, type, platform_id, sort_order)
    select ${key}, 'telegram', n, n from generate_series(1, 1000) n`
  await database.admin`
    with made as (
      insert into tags (workspace_id, id, name, sort_order, position, created_at, updated_at)
      select ${workspaceId}, gen_random_uuid(), 'Many ' || n, n, next_position(${workspaceId}, 'tags'), now(), now()
      from generate_series(1, 1000) n returning id)
    insert into contact_tags (workspace_id, contact_id, tag_id)
    select ${workspaceId}, ${id}, made.id from made`
  await repairAll(workspace)
  const tag = await api.createTag({ body: { name: 'One more' } })
  const source = await api.createContact({
    body: { name: 'One more', contactEmails: [{ email: 'last@more.example' }] },
  })

  const refused = await Promise.all([
    api.upsertContact({
      body: {
        matchOn: ['email'],
        contact: {
          name: 'Many',
          contactEmails: [{ email: '1@many.example' }, { email: 'one@more.example' }],
        },
      },
    }),
    api.addContactIdentity({ params: { id }, body: { type: 'telegram', platformId: 'one more' } }),
    api.updateContactTags({
      params: { id },
      body: { actionType: 'MERGE', tags: [tag.body.data.id] },
    }),
    api.mergeContacts({ body: { targetId: id, sourceIds: [source.body.data.id] } }),
  ])

  for (const reply of refused) {
    t.match(reply, { status: 422, body: { code: 'rule_violated', detail: /at most 1000 / } })
  }
  const { data } = (await api.getContact({ params: { id } })).body
  t.same(
    [data.contactEmails, data.platformContacts, data.tags].map((part) => part.length),
    [1000, 1000, 1000],
  )
})
