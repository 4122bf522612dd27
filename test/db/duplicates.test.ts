import t from 'tap'
import { duplicates } from '../../src/db/query/violations.ts'
import { makeChannel, makeContact } from '../helpers/make.ts'
import { startEmpty } from '../helpers/start.ts'

t.test('a duplicate among some objects only names them, and is none elsewhere', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const parentId = (await api.createCategory({ body: { value: 'Harbour' } })).body.data.id
  const folderId = (await api.createMediaFolder({ body: { name: 'Harbour' } })).body.data.id
  const contactId = await makeContact(workspace)
  const channelId = await makeChannel(workspace)
  const field = { systemName: 'cf_berth', displayName: 'Berth', type: 'text' } as const
  const category = { value: 'Cranes' }
  const folder = { name: 'Cranes' }

  const cases = {
    category: [
      () => api.createCategory({ body: category }),
      () => api.createCategory({ body: { ...category, parentId } }),
      'Another category with the same parent already has this value.',
    ],
    media_folder: [
      () => api.createMediaFolder({ body: folder }),
      () => api.createMediaFolder({ body: { ...folder, parentId: folderId } }),
      'Another folder with the same parent already has this name.',
    ],
    custom_field: [
      () => api.createCustomField({ body: { ...field, entity: 'ticket' } }),
      () => api.createCustomField({ body: { ...field, entity: 'contact' } }),
      'Another custom field of the same entity already has this systemName.',
    ],
    conversation: [
      () => api.createConversation({ body: { contactId, channelId } }),
      async () =>
        api.createConversation({ body: { contactId, channelId: await makeChannel(workspace) } }),
      'Another conversation that is open or on hold on the channel already has this contactId.',
    ],
  } as const

  for (const [resource, [create, createElsewhere, detail]] of Object.entries(cases)) {
    t.equal((await create()).status, 201, resource)
    t.match(await create(), { status: 409, body: { code: 'duplicate_resource', detail } })
    t.equal((await createElsewhere()).status, 201, resource)
  }
  const scoped = Object.values(duplicates).filter(({ among }) => among !== undefined)
  t.same(scoped.map(({ resource }) => resource).sort(), Object.keys(cases).sort())
})
