import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import postgres from 'postgres'
import { tokensOfOne } from './data.ts'
import { send, shotOf } from './load.ts'
import type { Progress } from './progress.ts'
import { type Server, startOurs, startWorker } from './servers.ts'

/** A program with a database that it has filled through its own API. */
export interface Subject {
  readonly name: string
  readonly folder: string
  readonly url: string
  readonly sql: postgres.Sql
  server: Server
  worker: Pick<Server, 'stop'>
  readonly workspace: Workspace
}

export interface Workspace {
  /** The first of the tokens. */
  readonly token: string
  /** As many as clients use a workspace at once. */
  readonly tokens: readonly string[]
  readonly ticketIds: readonly string[]
  readonly contactIds: readonly string[]
  readonly channelId: string
}

/** The data of a subject. */
export interface Making {
  readonly name: string
  /** Folder of the built checkout. */
  readonly folder: string
  readonly tickets: number
}

/** A receiver of webhooks and of a custom channel's messages. */
export interface Sink {
  readonly origin: string
  events: number
}

/** The surroundings that subjects need. */
export interface Around {
  readonly sink: Sink
  readonly createDatabase: (name: string) => Promise<string>
  readonly progress: Progress
  readonly undoing: Array<() => unknown>
}

export const perBulk = 100
/** As many conversations: messages of one wait for each other. */
const contacts = 500
const secretKey = 'a key of 32 characters for the bench'

/** Starts a program on a database of its own and fills it. */
export async function openSubject(
  { name, folder, tickets }: Making,
  { sink, createDatabase, progress, undoing }: Around,
): Promise<Subject> {
  const url = await createDatabase(name.replace(/\W/g, '_'))
  const server = await startOurs(url, startOf(folder, sink))
  const worker = await startWorker(url, startOf(folder, sink))
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  undoing.push(() => sql.end())
  progress.start(`filling ${tickets.toLocaleString('en')} tickets, ${name}`, tickets)
  const workspace = await filledBy(server.port, tokenOf(folder, url), tickets, sink, progress)
  progress.stop()
  const subject = { name, folder, url, sql, server, worker, workspace }
  undoing.push(async () => {
    await subject.server.stop()
    await subject.worker.stop()
  })
  return subject
}

/** Makes a workspace and its token. */
function tokenOf(folder: string, url: string): string {
  const args = ['create', '--workspace', 'Bench', '--create-workspace']
  const program = join(folder, 'scripts', 'switchboard.js')
  return execFileSync(process.execPath, [program, 'token', ...args], {
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

async function filledBy(
  port: number,
  token: string,
  tickets: number,
  sink: Sink,
  progress: Progress,
): Promise<Workspace> {
  const post = async (path: string, body: object) => {
    const reply = await send(port, shotOf(token, 'POST', path, body))
    if (reply.status >= 300) throw new Error(`POST ${path} answered ${reply.status}: ${reply.text}`)
    return JSON.parse(reply.text) as {
      id?: string
      data: { id: string; token: string; results: Array<{ data: { id: string } }> }
    }
  }
  const idOf = ({ id, data }: Awaited<ReturnType<typeof post>>) => id ?? data.id
  const tokens = [token]
  while (tokens.length < tokensOfOne) {
    const { data } = await post('/api-tokens', { name: `Screen ${tokens.length}`, scopes: ['*'] })
    tokens.push(data.token)
  }
  const contactIds: string[] = []
  while (contactIds.length < contacts) {
    const email = `mira${contactIds.length}@harbour.example`
    contactIds.push(idOf(await post('/contacts', { name: 'Mira', contactEmails: [{ email }] })))
  }
  const channelId = idOf(
    await post('/channels', {
      type: 'custom',
      name: 'Gateway',
      config: {
        outboundUrl: `${sink.origin}/messages`,
        secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
        identityType: 'email',
      },
    }),
  )
  const ticketIds: string[] = []
  const statuses = ['open', 'in_progress', 'pending', 'on_hold']
  while (ticketIds.length < tickets) {
    const operations = Array.from({ length: perBulk }, (_, n) => ({
      op: 'create',
      data: {
        title: `Crane ${n} squeaks`,
        description: 'It squeaks since the storm, more in the morning than at noon. '.repeat(4),
        contact_id: contactIds[n % contactIds.length],
        status: statuses[n % statuses.length],
      },
    }))
    const { data } = await post('/tickets/bulk', { operations })
    ticketIds.push(...data.results.map(({ data: { id } }) => id))
    progress.advance(perBulk)
  }
  return { token, tokens, ticketIds, contactIds, channelId }
}

/** How the programs of all subjects are started. */
export function startOf(folder: string, sink: Sink) {
  return { folder, env: { SECRET_KEY: secretKey, WEBHOOK_ALLOW: new URL(sink.origin).host } }
}

/** Answers everything with 200 and counts what comes to /events. */
export async function openSink(undoing: Array<() => unknown>): Promise<Sink> {
  const sink = { origin: '', events: 0 }
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    request.resume().once('end', () => {
      if (request.url === '/events') sink.events += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undoing.push(() => server.closeAllConnections())
  undoing.push(() => server.close())
  sink.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return sink
}
