import t from 'tap'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { only } from '../helpers/only.ts'
import { start, startServer, type Workspace, workspaceOn } from '../helpers/start.ts'

const text = (value: string) => Buffer.from(value).toString('base64')

async function folder({ api }: Workspace, name: string, parentId: string | null = null) {
  const { body } = await api.createMediaFolder({ body: { name, parentId } })
  return body.data
}

async function file({ api }: Workspace, value: string, folderId: string | null = null) {
  const body = { name: `${value}.txt`, data: text(value), folderId }
  return (await api.createMediaFileFromBase64({ body })).body.data
}

t.test('createMediaFolder tells where a folder is', async (t) => {
  const workspace = await start()
  const harbour = await folder(workspace, 'Harbour')

  const cranes = await folder(workspace, 'Cranes', harbour.id)
  const { body } = await workspace.api.getMediaFolder({ params: { id: harbour.id } })

  t.match(harbour, { path: '/Harbour', depth: 1, folderCount: 0, fileCount: 0, totalSize: 0 })
  t.match(cranes, { path: '/Harbour/Cranes', depth: 2, parentId: harbour.id })
  t.match(cranes.createdBy, { type: 'user', id: demoIds.owner, name: 'Ada Park' })
  t.match(body.data, { folderCount: 1, fileCount: 0 })
})

t.test('createMediaFolder refuses a name that a sibling has, whatever its case', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const first = await folder(workspace, 'Photos')

  const other = await folder(workspace, 'Other')

  const sibling = await api.createMediaFolder({ body: { name: 'PHOTOS' } })
  const renamed = await api.updateMediaFolder({
    params: { id: other.id },
    body: { name: 'photos' },
  })
  const below = await api.createMediaFolder({ body: { name: 'Photos', parentId: first.id } })

  const existing = { id: first.id, matchedOn: 'name', href: /media-manager\/folders\/.{36}$/ }
  for (const reply of [sibling, renamed]) {
    t.match(reply, { status: 409, body: { code: 'duplicate_resource', existing } })
  }
  t.equal(below.status, 201)
})

t.test('createMediaFolder refuses slashes, unknown parents and an eleventh level', async (t) => {
  const workspace = await start()
  const { api } = workspace
  let parentId: string | null = null
  for (let level = 1; level <= 10; level++) {
    const made: { id: string; depth: number } = await folder(workspace, `L${level}`, parentId)
    t.equal(made.depth, level)
    parentId = made.id
  }

  const eleventh = await api.createMediaFolder({ body: { name: 'L11', parentId } })
  const nowhere = await api.createMediaFolder({ body: { name: 'A', parentId: newId() } })
  const slash = await api.createMediaFolder({ body: { name: 'A/B' } })

  t.match(eleventh, { status: 422, body: { code: 'depth_exceeded' } })
  t.match(nowhere, { status: 422, body: { code: 'unknown_reference', pointer: '/parentId' } })
  t.match(slash, { status: 400 })
})

t.test('updateMediaFolder moves a folder with all below it, but not below itself', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [a, target] = [await folder(workspace, 'A'), await folder(workspace, 'Target')]
  const b = await folder(workspace, 'B', a.id)
  const move = (id: string, parentId: string | null) =>
    api.updateMediaFolder({ params: { id }, body: { parentId } })

  const circular = [await move(a.id, b.id), await move(a.id, a.id)]
  const moved = await move(a.id, target.id)
  const below = await api.getMediaFolder({ params: { id: b.id } })
  const renamed = await api.updateMediaFolder({ params: { id: b.id }, body: { name: 'Bee' } })
  const unknown = await move(newId(), null)

  for (const reply of circular) t.match(reply, { status: 422, body: { code: 'circular_parent' } })
  t.match(moved.body.data, { path: '/Target/A', depth: 2 })
  t.match(below.body.data, { path: '/Target/A/B', depth: 3 })
  t.match(renamed.body.data, { path: '/Target/A/Bee', parentId: a.id })
  t.equal(unknown.status, 404)
})

t.test('updateMediaFolder refuses to push what is below beyond ten levels', async (t) => {
  const workspace = await start()
  let parentId: string | null = null
  for (let level = 1; level <= 8; level++) {
    const made: { id: string } = await folder(workspace, `Deep ${level}`, parentId)
    parentId = made.id
  }
  const top = await folder(workspace, 'Top')
  const middle = await folder(workspace, 'Middle', top.id)
  const move = () => workspace.api.updateMediaFolder({ params: { id: top.id }, body: { parentId } })

  const fits = await move()
  await workspace.api.updateMediaFolder({ params: { id: top.id }, body: { parentId: null } })
  await folder(workspace, 'Bottom', middle.id)
  const exceeds = await move()

  t.equal(fits.status, 200)
  t.match(exceeds, { status: 422, body: { code: 'depth_exceeded' } })
})

t.test('of moves across each other none makes a circle', async (t) => {
  const workspace = await workspaceOn(await startServer(t, { poolSize: 10 }))
  for (let round = 0; round < 5; round++) {
    const folders = await Promise.all(
      ['a', 'b', 'c'].map((name) => folder(workspace, `${name}${round}`)),
    )
    const ids = folders.map(({ id }) => id)

    const replies = await Promise.all(
      ids.map((id, n) =>
        workspace.api.updateMediaFolder({
          params: { id },
          body: { parentId: ids[(n + 1) % 3] as string },
        }),
      ),
    )

    const statuses = replies.map(({ status }) => status).sort()
    t.same(statuses, [200, 200, 422])
    for (const id of ids) {
      t.equal((await workspace.api.getMediaFolder({ params: { id } })).status, 200)
    }
  }
})

t.test('of 20 folders of one name made at once there is one', async (t) => {
  const { api } = await workspaceOn(await startServer(t, { poolSize: 10 }))

  const replies = await Promise.all(
    Array.from({ length: 20 }, () => api.createMediaFolder({ body: { name: 'Contended' } })),
  )

  t.equal(replies.filter(({ status }) => status === 201).length, 1)
  t.equal(replies.filter(({ status }) => status === 409).length, 19)
})

t.test('deleteMediaFolder keeps what is not empty unless it may go as well', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const top = await folder(workspace, 'Top')
  const below = await folder(workspace, 'Below', top.id)
  const inside = await file(workspace, 'inside', below.id)
  const remove = (id: string, recursive: boolean) =>
    api.deleteMediaFolder({ params: { id }, query: { recursive } })

  const refused = [await remove(top.id, false), await remove(below.id, false)]
  const kept = await api.getMediaFolder({ params: { id: below.id } })
  const deleted = await remove(top.id, true)

  t.match(refused[0], {
    status: 409,
    body: { code: 'folder_not_empty', references: only({ resource: 'media_folder', count: 1 }) },
  })
  t.match(refused[1]?.body, { references: only({ resource: 'media_file', count: 1 }) })
  t.match(kept.body.data, { fileCount: 1, totalSize: 6 })
  t.equal(deleted.status, 204)
  t.equal((await api.getMediaFolder({ params: { id: below.id } })).status, 404)
  t.equal((await api.getMediaFile({ params: { id: inside.id } })).status, 404)
  const restored = await api.restoreMediaFile({ params: { id: inside.id } })
  t.match(restored, { status: 200, body: { data: { folderId: null, deletedAt: null } } })
  t.equal((await folder(workspace, 'Top')).depth, 1, 'its name is free again')
})

t.test('a file that is restored while its folder is deleted comes to the top', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const { id: folderId } = await folder(workspace, 'Going')
  const { id } = await file(workspace, 'kept', folderId)
  await api.deleteMediaFile({ params: { id } })
  const sent: Array<ReturnType<typeof api.restoreMediaFile>> = []

  await whileOpen(database, async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`media folders ${workspaceId}`}, 0))`
    await sql`update media_folders set deleted_at = now() where id = ${folderId}`
    sent.push(api.restoreMediaFile({ params: { id } }))
    await untilWaiting(database, 1)
  })

  t.match(await sent[0], { status: 200, body: { data: { folderId: null } } })
})

t.test('a folder deleted while files come into it keeps none of them', async (t) => {
  const workspace = await workspaceOn(await startServer(t, { poolSize: 10 }))
  const { api, database } = workspace
  for (let round = 0; round < 5; round++) {
    const { id } = await folder(workspace, `Round ${round}`)

    const [deleted, ...replies] = await Promise.all([
      api.deleteMediaFolder({ params: { id }, query: { recursive: true } }),
      ...Array.from({ length: 8 }, (_, n) =>
        api.createMediaFileFromBase64({
          body: { name: 'late.txt', data: text(`${round} ${n}`), folderId: id },
        }),
      ),
    ])

    t.equal(deleted.status, 204)
    for (const { status } of replies) t.ok([201, 422].includes(status), String(status))
    const left = await database.admin`select 1 from media_files
      where folder_id = ${id} and deleted_at is null`
    t.equal(left.length, 0)
  }
})

t.test('listMediaFolders filters by parent and name', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const names = async (query: Record<string, string>) =>
    (await api.listMediaFolders({ query })).body.data.map(({ name }) => name)

  t.same(await names({ parentId: 'none' }), ['Plans'])
  t.same(await names({ parentId: demoIds.mediaFolder }), ['Old plans'])
  t.same(await names({ q: 'PLAN', sort: '-name' }), ['Plans', 'Old plans'])
  t.same(await names({ q: '%' }), [])
  t.same(await names({ parentId: newId() }), [])
})

t.test('listMediaFiles filters by all that is known of a file', async (t) => {
  const workspace = await start()
  const { api, tokenWith } = workspace
  const other = await tokenWith('media:write')
  const folderId = demoIds.mediaFolder
  await api.createMediaFileFromBase64({
    body: { name: 'readings.csv', data: text('a,b\n1,2\n'), tags: ['sensor', 'sensor', 'Crane 3'] },
    token: other,
  })
  await api.createMediaFileFromBase64({
    body: { name: 'Notes 100%.md', data: text('# Notes\n'), folderId, tags: ['notes'] },
  })
  const names = async (query: Record<string, unknown>) =>
    (await api.listMediaFiles({ query })).body.data.map(({ name }) => name)

  const wav = 'Call of the Harbour Office.wav'
  t.same(await names({}), ['Notes 100%.md', 'readings.csv', wav, 'Berths 4 to 9.png'])
  t.same(await names({ sort: 'size' }), ['readings.csv', 'Notes 100%.md', 'Berths 4 to 9.png', wav])
  t.same(await names({ folderId: 'none' }), ['readings.csv', wav])
  t.same(await names({ folderId }), ['Notes 100%.md', 'Berths 4 to 9.png'])
  t.same(await names({ q: '100%' }), ['Notes 100%.md'])
  t.same(await names({ q: 'BERTHS' }), ['Berths 4 to 9.png'])
  t.same(await names({ mimeType: 'image/' }), ['Berths 4 to 9.png'])
  t.same(await names({ mimeType: 'TEXT/CSV' }), ['readings.csv'])
  t.same(await names({ tag: 'sensor,notes' }), ['Notes 100%.md', 'readings.csv'])
  t.same(await names({ tag: 'crane 3' }), [])
  t.same(await names({ createdBy: demoIds.owner }), ['Notes 100%.md', wav, 'Berths 4 to 9.png'])
  t.same(await names({ visibility: 'public' }), ['Berths 4 to 9.png'])
  t.same(await names({ sizeFrom: 8, sizeTo: 9 }), ['Notes 100%.md', 'readings.csv'])
  t.same(await names({ createdTo: '2020-01-01T00:00:00Z' }), [])
  t.same(await names({ createdFrom: '2020-01-01T00:00:00Z', q: 'csv' }), ['readings.csv'])
  t.same(await names({ deleted: true }), [])
})

t.test('updateMediaFile renames, moves and describes a file, and keeps its bytes', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const made = await file(workspace, 'moved')
  const same = await file(workspace, 'moved', demoIds.mediaFolder)
  const update = (id: string, body: Record<string, unknown>) =>
    api.updateMediaFile({ params: { id }, body })

  const renamed = await update(made.id, { name: '../a/b\u202e.txt', altText: 'Words', tags: ['x'] })
  const clash = await update(made.id, { folderId: demoIds.mediaFolder })
  const moved = await update(made.id, { folderId: demoIds.otherMediaFolder, altText: null })
  const unknown = await update(made.id, { folderId: newId() })
  const empty = await update(made.id, { name: '\u200b/' })

  t.match(renamed.body.data, { name: 'b.txt', originalName: 'moved.txt', altText: 'Words' })
  t.match(clash, { status: 409, body: { existing: { id: same.id, matchedOn: 'sha256' } } })
  t.match(moved.body.data, { folderId: demoIds.otherMediaFolder, altText: null, tags: only('x') })
  t.match(moved.body.data, { sha256: made.sha256, version: 3 })
  t.match(unknown, { status: 422, body: { pointer: '/folderId', resource: 'media_folder' } })
  t.match(empty, { status: 422, body: { code: 'rule_violated', pointer: '/name' } })
})

t.test('a deleted file is gone until it is restored', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const { id, url } = await file(workspace, 'gone')

  const deleted = await api.deleteMediaFile({ params: { id } })
  const replies = [
    await api.getMediaFile({ params: { id } }),
    await api.updateMediaFile({ params: { id }, body: { name: 'x' } }),
    await api.deleteMediaFile({ params: { id } }),
    await api.getMediaFileContent({ params: { id } }),
    await api.listMediaFileReferences({ params: { id } }),
  ]
  const listed = await api.listMediaFiles({ query: { deleted: true } })
  const again = await file(workspace, 'gone')
  const refused = await api.restoreMediaFile({ params: { id } })
  await api.deleteMediaFile({ params: { id: again.id } })
  const restored = await api.restoreMediaFile({ params: { id } })
  const unknown = await api.restoreMediaFile({ params: { id: newId() } })

  t.equal(deleted.status, 204)
  for (const { status } of replies) t.equal(status, 404)
  t.match(listed.body.data, only({ id, url: null, urlExpiresAt: null }))
  t.match(refused, {
    status: 409,
    body: { code: 'duplicate_resource', existing: { id: again.id } },
  })
  t.match(restored, { status: 200, body: { data: { deletedAt: null } } })
  t.equal((await api.getMediaFileContent({ params: { id } })).text, 'gone')
  t.equal(unknown.status, 404)

  const [before, after] = [new URL(url ?? '', workspace.origin), restored.body.data.url ?? '']
  t.equal((await fetch(before)).status, 404, 'a link that the deletion ended remains ended')
  t.equal((await fetch(new URL(after, workspace.origin))).status, 200)
})

t.test('a file that something refers to is deleted only by force', async (t) => {
  const workspace = await workspaceOn(await startServer(t))
  const { api, database, workspaceId } = workspace
  const { admin } = database
  await admin`create table notes_files (workspace_id uuid, note_id uuid, file_id uuid,
    primary key (workspace_id, note_id, file_id))`
  await admin`create trigger refer_to_media after insert or update or delete on notes_files
    for each row execute function refer_to_media('note', 'note_id')`
  const inside = await file(workspace, 'inside', demoIds.mediaFolder)
  const [note, other] = [newId(), newId()]
  const refer = (noteId: string) =>
    admin`insert into notes_files values (${workspaceId}, ${noteId}, ${inside.id})`
  await refer(note)
  await refer(other)
  const params = { id: inside.id }

  const references = await api.listMediaFileReferences({ params })
  const second = await api.listMediaFileReferences({ params, query: { page: 2, pageSize: 1 } })
  const refused = await api.deleteMediaFile({ params })
  const recursive = { params: { id: demoIds.mediaFolder }, query: { recursive: true } }
  const folderRefused = await api.deleteMediaFolder(recursive)
  const kept = await api.getMediaFile({ params })
  const forced = await api.deleteMediaFile({ params, query: { force: true } })
  await api.restoreMediaFile({ params })
  await admin`delete from notes_files`
  const free = await api.deleteMediaFile({ params })

  const counts = [{ resource: 'note', count: 2 }]
  t.match(references.body, { total: 2, data: [note, other].sort().map((id) => ({ id })) })
  t.match(second.body, { total: 2, lastPage: 2, data: only({ resource: 'note' }) })
  t.match(refused, { status: 409, body: { code: 'resource_in_use', references: counts } })
  t.match(folderRefused, { status: 409, body: { code: 'resource_in_use', references: counts } })
  t.equal(kept.status, 200)
  t.equal(forced.status, 204)
  t.equal(free.status, 204)
})
