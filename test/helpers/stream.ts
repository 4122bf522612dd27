import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import type { Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { basePath } from '../../generated/routes.ts'
import { streamType } from '../../scripts/contract/document.ts'
import { document, validatorOf } from './client.ts'
import { recordStatus } from './ledger.ts'
import type { Workspace } from './start.ts'

/** One event of a stream, as a client reads it (WHATWG HTML, section 9.2). */
export interface Streamed {
  readonly id: string
  readonly type: string
  readonly event: Schema<'Event'>
}

/** A reader of a stream. */
export interface Reader {
  /** Each event so far, in the order in which they came. */
  readonly events: readonly Streamed[]
  readonly comments: readonly string[]
  /** The signals of users, which have no id. */
  readonly signals: ReadonlyArray<Schema<'Signal'>>
  /** The last id, also of blocks without data. */
  readonly lastId: () => string
  /** The times that `retry` has said. */
  readonly retries: readonly number[]
  /** Resolves once the server has ended the stream, or the connection is lost. */
  readonly ended: Promise<void>
  readonly response: IncomingMessage
  /** Resolves once the stream has shown what is asked for. Rejects if it ends before. */
  until(isDone: (reader: Reader) => boolean): Promise<void>
  close(): void
}

export interface StreamOptions {
  readonly origin: string
  readonly token: string
  readonly query?: string
  readonly lastEventId?: string
  /** The address that the client has. */
  readonly localAddress?: string
}

const item =
  document.paths['/events/stream'].get.responses['200'].content[streamType]['x-itemSchema']
const isBlock = validatorOf(item)
const isData = validatorOf(item.properties.data.contentSchema)
const isSignal = validatorOf({ $ref: '#/components/schemas/Signal' })

/** Opens a stream of events; resolves with its first bytes. */
export async function openStream(t: Test, options: StreamOptions): Promise<Reader> {
  const { origin, token, query = '', lastEventId, localAddress } = options
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  }
  const request = get(`${origin}${basePath}/events/stream?${query}`, {
    headers,
    agent: false,
    ...(localAddress !== undefined && { localAddress }),
  })
  t.teardown(() => request.destroy())
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request.once('response', resolve).once('error', reject),
  )
  if (response.statusCode !== 200) {
    throw new Error(`${response.statusCode} ${(await response.toArray()).join('')}`)
  }
  recordStatus('streamEvents', 200)
  const reader = readerOf(request, response)
  await reader.until(({ retries }) => retries.length > 0)
  return reader
}

function readerOf(request: ClientRequest, response: IncomingMessage): Reader {
  const events: Streamed[] = []
  const comments: string[] = []
  const signals: Array<Schema<'Signal'>> = []
  const retries: number[] = []
  const waiting = new Set<() => void>()
  let [rest, lastId, isEnded] = ['', '', false]
  const notify = () => {
    for (const check of [...waiting]) check()
  }
  const ended = new Promise<void>((resolve) => {
    request.on('error', () => {})
    response.on('error', () => {})
    response.once('close', () => {
      isEnded = true
      notify()
      resolve()
    })
  })
  response.setEncoding('utf8').on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map<string, string>()
      for (const line of block.split('\n')) {
        const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? []
        if (name === '') comments.push(value)
        else fields.set(name, value)
      }
      lastId = fields.get('id') ?? lastId
      if (fields.has('retry')) retries.push(Number(fields.get('retry')))
      const { retry, ...texts } = Object.fromEntries(fields)
      if (!isBlock({ ...texts, ...(retry !== undefined && { retry: Number(retry) }) })) {
        throw new Error(`breaks the contract: ${block}`)
      }
      const data = fields.get('data')
      if (data === undefined) continue
      const value = JSON.parse(data)
      if (!isData(value) || isSignal(value) === fields.has('id')) {
        throw new Error(`breaks the contract: ${data}`)
      }
      if (!fields.has('id')) {
        signals.push(value as Schema<'Signal'>)
        continue
      }
      const event = value as Schema<'Event'>
      events.push({ id: lastId, type: fields.get('event') ?? '', event })
    }
    notify()
  })

  const reader: Reader = {
    events,
    comments,
    signals,
    retries,
    lastId: () => lastId,
    ended,
    response,
    until: async (isDone) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (isDone(reader)) resolve()
          else if (isEnded) reject(new Error(`the stream has ended: ${comments.join(', ')}`))
          else return
          waiting.delete(check)
        }
        waiting.add(check)
        check()
      }),
    close: () => request.destroy(),
  }
  return reader
}

/** The names of the objects in the events that a reader has. */
export const names = (reader: Reader) => reader.events.map(({ event }) => event.data['name'])

/** Returns the condition that a reader has at least `count` events. */
export const has = (count: number) => (reader: Reader) => reader.events.length >= count

/** Creates tags with numbers in their names, one after the other; returns the names. */
export async function createTags(
  { api }: Workspace,
  from: number,
  count: number,
): Promise<string[]> {
  const created = Array.from({ length: count }, (_, n) => `Tag ${from + n}`)
  for (const name of created) await api.createTag({ body: { name } })
  return created
}
