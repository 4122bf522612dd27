import { rmSync } from 'node:fs'
import type postgres from 'postgres'
import type { Test } from 'tap'
import { request } from 'undici'
import { type Route, routes } from '../../generated/routes.ts'
import { diskStore } from '../../src/platform/storage/disk.ts'
import type { Store } from '../../src/platform/storage/store.ts'
import { checked, type LooseOptions, pathOf, type Reply } from './client.ts'
import { temporaryFolder } from './folder.ts'

/** Files without their bytes, bytes that nothing knows of, and sums of bytes that are wrong. */
export async function mediaFaults(admin: postgres.Sql, store: Store): Promise<string[]> {
  const stored = new Set<string>()
  for await (const keys of store.keys()) for (const { id } of keys) stored.add(id)
  const files = await admin<Array<{ id: string }>>`select upload_id as id from media_files
    union all select upload_id from message_originals`
  const uploads = await admin<Array<{ id: string }>>`select id from media_uploads`
  const markers = await admin<Array<{ id: string }>>`select marker as id from file_storage`
  const known = new Set([...files, ...uploads, ...markers].map(({ id }) => id))
  const sums = await admin<Array<{ id: string }>>`
    select workspace_id as id from media_usage u where used_bytes <> (
      select coalesce(sum(size), 0) from (
        select workspace_id, size from media_files
        union all select workspace_id, size from message_originals) f
      where f.workspace_id = u.workspace_id)`
  return [
    ...files.filter(({ id }) => !stored.has(id)).map(({ id }) => `the file of ${id} has no bytes`),
    ...[...stored].filter((id) => !known.has(id)).map((id) => `nothing knows of the bytes ${id}`),
    ...sums.map(({ id }) => `the files of workspace ${id} are counted wrongly`),
  ]
}

/** A store of its own, removed when the test ends. */
export function temporaryStore(t: Test): Store {
  const folder = temporaryFolder('media')
  t.teardown(() => rmSync(folder, { recursive: true }))
  return diskStore(folder)
}

/** One part of a multipart form, its headers as they go on the wire. */
export interface Part {
  readonly name: string
  readonly filename?: string
  readonly type?: string
  readonly value: string | Buffer
}

const boundary = 'the-boundary'
export const formType = `multipart/form-data; boundary=${boundary}`

/** The bytes of a form. */
export function formBytes(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, filename, type, value }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
        (filename === undefined ? '' : `; filename="${filename}"`) +
        (type === undefined ? '' : `\r\nContent-Type: ${type}`) +
        '\r\n\r\n',
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

const createRoute = routes.find(({ id }) => id === 'createMediaFile') as Route

/** Uploads a form; the reply is checked against the contract. */
export async function upload(
  { origin, token }: { origin: string; token: string },
  parts: readonly Part[],
  { query = {}, headers = {} }: Pick<LooseOptions, 'query' | 'headers'> = {},
): Promise<Reply<'createMediaFile'>> {
  const response = await request(origin + pathOf(createRoute, { query }), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': formType, ...headers },
    body: formBytes(parts),
  })
  const text = await response.body.text()
  return checked(createRoute, response.statusCode, response.headers, text) as never
}

/** Counts the uploads that no file has, the files, and the stored bodies but the originals of mails; in all workspaces, or in one. */
export async function stored(
  admin: postgres.Sql,
  store: Store,
  workspaceId?: string,
): Promise<{ uploads: number; files: number; bytes: number }> {
  const isMeant = (of: string) => workspaceId === undefined || of === workspaceId
  const originals = await admin<
    Array<{ id: string }>
  >`select upload_id as id from message_originals`
  const ofMails = new Set(originals.map(({ id }) => id))
  let bytes = 0
  for await (const keys of store.keys())
    bytes += keys.filter((key) => isMeant(key.workspaceId) && !ofMails.has(key.id)).length
  const where = workspaceId === undefined ? admin`` : admin`where workspace_id = ${workspaceId}`
  const [row] = await admin<Array<{ uploads: number; files: number }>>`
    select (select count(*)::int from media_uploads ${where}) as uploads,
      (select count(*)::int from media_files ${where}) as files`
  return { uploads: row?.uploads ?? 0, files: row?.files ?? 0, bytes }
}
