import t from 'tap'
import { request } from 'undici'
import { basePath } from '../../generated/routes.ts'
import { readConfig } from '../../src/config.ts'
import { newId } from '../../src/lib/ids.ts'
import { bucketOf } from '../../src/platform/storage/bucket.ts'
import { makeFile } from '../helpers/make.ts'
import { emptyWorkspaceOn, startServer } from '../helpers/start.ts'
import { startStorage } from '../helpers/storage.ts'
import { run } from '../helpers/program.ts'

// What uploads and downloads prove of a folder holds of a bucket
process.env['TEST_STORAGE'] = 's3'
await import('./uploads.test.ts')
await import('./downloads.test.ts')

t.test('an outage of the bucket is a 503 that tells nothing of it', async (t) => {
  const workspace = await emptyWorkspaceOn(await startServer(t))
  const { origin, token, files, api } = workspace
  const id = await makeFile(workspace)
  const read = async () => {
    const url = `${origin}${basePath}/media-manager/files/${id}/content`
    const response = await request(url, { headers: { authorization: `Bearer ${token}` } })
    return { status: response.statusCode, text: await response.body.text() }
  }
  const body = { name: 'a.txt', data: Buffer.from('words').toString('base64') }
  const printed = t.capture(console, 'warn')

  const [posted, got] = await files.outage(async () => [
    await api.createMediaFileFromBase64({ body }),
    await read(),
  ])

  t.same(printed(), [])
  for (const { status, text } of [posted, got]) {
    t.equal(status, 503)
    t.match(JSON.parse(text), { code: 'unavailable' })
    for (const secret of files.secrets) t.notMatch(text, secret)
  }
  t.equal((await api.createMediaFileFromBase64({ body })).status, 201)
  t.equal((await read()).status, 200)
})

t.test('a bucket holds what others put there, which is let be', async (t) => {
  const { store, remove } = await startStorage()
  const other = await startStorage()
  const key = { workspaceId: newId(), id: newId() }
  for (const one of [store, other.store]) await one.put(key, bytesOf('a', 'bc'))
  await store.put({ workspaceId: 'not', id: 'ours' }, bytesOf('x'))

  const keys = []
  for await (const some of store.keys()) keys.push(...some)
  t.same(keys, [key])
  const content = await store.get(key, { start: 1, end: 1 })
  t.equal(Buffer.concat(await content.toArray()).toString(), 'b')
  await store.delete(key)
  await store.delete(key)
  await t.rejects(store.get(key, { start: 0, end: 0 }), { name: 'NoSuchKey' })
  await t.resolves(other.store.get(key, { start: 0, end: 0 }))
  remove()
})

t.test('bytes that break off leave nothing', async (t) => {
  const { store } = await startStorage()
  async function* broken() {
    yield Buffer.alloc(6_000_000)
    throw new Error('broken off')
  }
  await t.rejects(store.put({ workspaceId: newId(), id: newId() }, broken()), /broken off/)
  const keys = []
  for await (const some of store.keys()) keys.push(...some)
  t.same(keys, [])
})

t.test('STORAGE_URL is read whole or refused, and never repeated', async (t) => {
  t.match(bucketOf('s3://a%2Fb:c%3Ad@s3.example:9000/media/one/two?region=eu-1&tls=off'), {
    endpoint: 'http://s3.example:9000',
    region: 'eu-1',
    bucket: 'media',
    prefix: 'one/two/',
    credentials: { accessKeyId: 'a/b', secretAccessKey: 'c:d' },
  })
  t.match(bucketOf('s3://s3.eu-west-1.amazonaws.com/media'), {
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    region: 'eu-west-1',
    prefix: '',
    credentials: undefined,
  })
  const wrong = [
    ...['https://h/media', 's3:media', 's3://h', 's3://h/', 's3://h/B', 's3://k@h/media'],
    ...['s3://k:hush%@h/media', 's3://k:hush@h/media?tls=1', 's3://k:hush@h/media?user=x'],
  ]
  for (const url of wrong) {
    t.equal(bucketOf(url), undefined, url)
    t.throws(() => readConfig({ STORAGE_URL: url }), {
      message: /^STORAGE_URL must be s3:.* a bucket has 2 to 63 characters/,
    })
  }
  const program = run(t, { DATABASE_URL: 'postgres://x', STORAGE_URL: 's3://k:hush%@h/media' })
  await t.rejects(program.origin)
  t.notMatch(program.stderr(), 'hush')
})

async function* bytesOf(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}
