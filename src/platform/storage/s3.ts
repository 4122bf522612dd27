import type { S3Client } from '@aws-sdk/client-s3'
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { objectStorage } from '../../lib/optional.ts'
import { timeouts } from '../../timeouts.ts'
import { bounded } from './bounded.ts'
import { outage, type Store, type StoreKey } from './store.ts'
import type { Bucket } from './bucket.ts'

/** An upload that waits for its size to be known. */
interface Spooled {
  readonly file: FileHandle
  readonly size: number
  /** In base64. */
  readonly md5: string
  close(): Promise<void>
}

/** The members of an error of the SDK that this module reads. */
interface Refusal extends Error {
  readonly $metadata?: { readonly httpStatusCode?: number }
  readonly $response?: { readonly headers?: Readonly<Record<string, string>> }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Most bytes of a reply in XML: a page of 1,000 keys has less than half of them. */
const mostXmlBytes = 1_048_576
/** Bytes that a bucket must take per millisecond, beyond the first `storageMs`: 1 MB/s. */
const slowest = 1000
/** Milliseconds after which a try that fails is the last one. */
const triesMs = 2 * timeouts.storageMs
/** Most pages in a row of a listing that have no key behind those before; a server may leave some empty. */
const mostIdlePages = 100
/** Milliseconds before each further try to put bytes; the SDK does not repeat streams. */
const pauses = [100, 500]

/** A bucket of S3, or of what speaks like it, as a store. Rejects without the package for it. */
export async function s3Store({ bucket, prefix, ...connection }: Bucket): Promise<Store> {
  const { GetObjectCommand, DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } =
    objectStorage()
  const client = clientOf(connection)
  const named = ({ workspaceId, id }: StoreKey) => ({
    Bucket: bucket,
    Key: `${prefix}${workspaceId}/${id}`,
  })

  const putOnce = async (key: StoreKey, { file, size, md5 }: Spooled) => {
    const { ETag } = await client.send(
      new PutObjectCommand({
        ...named(key),
        Body: size === 0 ? '' : file.createReadStream({ start: 0, autoClose: false }),
        ContentLength: size,
        ContentMD5: md5,
      }),
      // The SDK counts until the reply, and so all of the bytes
      { requestTimeout: timeouts.storageMs + size / slowest },
    )
    if (ETag === undefined)
      throw new Error('The reply to the bytes has no ETag: it is not one of S3.')
  }

  return {
    async put(key, bytes) {
      const spooled = await spool(bytes)
      const until = performance.now() + triesMs
      try {
        for (const pause of [...pauses, undefined]) {
          try {
            await putOnce(key, spooled)
            return
          } catch (error) {
            if (pause === undefined || performance.now() > until) throw failure(error)
            await sleep(pause)
          }
        }
      } finally {
        await spooled.close()
      }
    },

    async get(key, { start, end }): Promise<Readable> {
      const { Body, ContentRange } = await client
        .send(new GetObjectCommand({ ...named(key), Range: `bytes=${start}-${end}` }))
        .catch((error: unknown) => {
          throw (error as Error).name === 'NoSuchKey' ? missing(named(key), error) : failure(error)
        })
      const bytes = Body as Readable
      // Without it these are the first bytes of the file
      const range = ContentRange ?? 'bytes 0-'
      if (!range.startsWith(`bytes ${start}-`)) {
        bytes.destroy()
        throw failure(new Error(`The bytes ${start} to ${end} were asked for, but ${range} came.`))
      }
      const size = end - start + 1
      return bounded(bytes, size, size, failure)
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(named(key))).catch(fail)
    },

    async *keys() {
      let next: string | undefined
      let last = ''
      let idlePages = 0
      do {
        const page = await client
          .send(
            new ListObjectsV2Command({
              Bucket: bucket,
              Prefix: prefix,
              ...(next !== undefined && { ContinuationToken: next }),
            }),
          )
          .catch(fail)
        const names = (page.Contents ?? []).map(({ Key = '' }) => Key)
        yield names.flatMap((name) => keyOf(name.slice(prefix.length)) ?? [])
        // A bucket lists its keys in their order
        const end = names.at(-1) ?? ''
        idlePages = end > last ? 0 : idlePages + 1
        if (idlePages > mostIdlePages) {
          throw failure(new Error(`The listing has had no further key for ${idlePages} pages.`))
        }
        if (end > last) last = end
        next = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (next !== undefined)
    },
  }
}

function ignore(): void {}
/** The SDK would print warnings among the lines of the log, about errors that the caller reports. */
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

/** Returns a client for a bucket, whose replies are bounded. */
function clientOf({
  endpoint,
  region,
  credentials,
}: Pick<Bucket, 'endpoint' | 'region' | 'credentials'>): S3Client {
  const client = new (objectStorage().S3Client)({
    endpoint,
    region,
    ...(credentials && { credentials }),
    // A bucket in the host's name is what Amazon alone can be relied on for
    forcePathStyle: !endpoint.endsWith('.amazonaws.com'),
    // Not every server knows the newer ones; uploads are checked by their MD5
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silent,
    requestHandler: {
      connectionTimeout: timeouts.storageConnectMs,
      requestTimeout: timeouts.storageMs,
      throwOnRequestTimeout: true,
      // Who reads slowly holds one for long. The limits of requests and of work bound their number
      httpAgent: { maxSockets: Infinity },
      httpsAgent: { maxSockets: Infinity },
    },
  })
  client.middlewareStack.addRelativeTo(boundReplies as Middleware, {
    name: 'boundReplies',
    relation: 'after',
    toMiddleware: 'deserializerMiddleware',
  })
  return client
}

type Middleware = Parameters<S3Client['middlewareStack']['addRelativeTo']>[0]
type Answering = (args: unknown) => Promise<{ response: { statusCode: number; body?: unknown } }>

/** Bounds what the SDK parses, which it otherwise reads into memory whole, however much it is. */
function boundReplies(next: Answering, context: { commandName?: string }): Answering {
  return async (args) => {
    const result = await next(args)
    const { response } = result
    const isFile = context.commandName === 'GetObjectCommand' && response.statusCode < 300
    if (!isFile && response.body instanceof Readable) {
      response.body = bounded(response.body, mostXmlBytes)
    }
    return result
  }
}

/**
 * Collects bytes on the local disk until there are no more: a bucket needs their number first, and gets a file in one
 * piece or not at all. No other process sees the file, and none is left when the process dies.
 */
async function spool(bytes: AsyncIterable<Uint8Array>): Promise<Spooled> {
  const path = join(tmpdir(), `switchboard-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  // Windows keeps the name of an open file
  const isGone = await rm(path).then(
    () => true,
    () => false,
  )
  const close = async () => {
    await file.close()
    if (!isGone) await rm(path, { force: true })
  }
  const hash = createHash('md5')
  let size = 0
  async function* passing() {
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  try {
    await writeFile(file, passing())
    return { file, size, md5: hash.digest('base64'), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Reads the key of a file back from its name below the prefix; undefined for what is not a file of this store. */
function keyOf(name: string): StoreKey | undefined {
  const [workspaceId = '', id = '', ...rest] = name.split('/')
  const isOurs = uuid.test(workspaceId) && uuid.test(id) && rest.length === 0
  return isOurs ? { workspaceId, id } : undefined
}

function missing({ Bucket, Key }: { Bucket: string; Key: string }, cause: unknown): Error {
  const error = new Error(`The bucket ${Bucket} has no object ${Key}.`, { cause })
  return Object.assign(error, { name: 'NoSuchKey' })
}

function fail(error: unknown): never {
  throw failure(error)
}

/** Returns a 503 whose cause says what the bucket has answered, which the SDK leaves out of its messages. */
function failure(error: unknown): Error {
  const { name, message, $metadata, $response } = error as Refusal
  const status = $metadata?.httpStatusCode
  if (status === undefined) return outage(error)
  const region = $response?.headers?.['x-amz-bucket-region']
  const [text = ''] = message.split('\n')
  const said = name === 'Error' ? `what is not of S3: ${text}` : `${name}: ${text}`
  const where = region === undefined ? '' : ` (the bucket is in ${region})`
  return outage(new Error(`The bucket answered ${status} with ${said}${where}`, { cause: error }))
}
