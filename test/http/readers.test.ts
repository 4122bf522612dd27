import { connect, type Socket } from 'node:net'
import t, { type Test } from 'tap'
import { basePath } from '../../generated/routes.ts'
import { makeMessage } from '../helpers/make.ts'
import { isProblem, send } from '../helpers/raw.ts'
import { emptyWorkspaceOn, startServer, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

function opened(t: Test, { origin }: Workspace, text: string): Socket {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  // The server resets the connection of a reader that is too slow
  socket.on('error', () => {})
  socket.pause()
  socket.write(text)
  t.teardown(() => socket.destroy())
  return socket
}

function head({ token }: Workspace, method: string, target: string, more = ''): string {
  return `${method} ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n${more}\r\n`
}

const get = (workspace: Workspace, target: string) =>
  send(workspace.origin, { target, headers: [['Authorization', `Bearer ${workspace.token}`]] })

function connections({ app }: Workspace): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

/** Makes a message of 2 MB; returns its path. */
async function makeLarge(workspace: Workspace): Promise<string> {
  const { database, workspaceId } = workspace
  const id = await makeMessage(workspace)
  await database.admin`
    update messages set html = repeat('😀', 490000)
    where workspace_id = ${workspaceId} and id = ${id}`
  return `${basePath}/messages/${id}`
}

t.test('a token has so many requests in flight, and others have theirs', async (t) => {
  const server = await startServer(t, { maxInFlightPerToken: 2 })
  const [workspace, bystander] = [await emptyWorkspaceOn(server), await emptyWorkspaceOn(server)]
  const target = `${basePath}/tags`
  const body = 'Content-Type: application/json\r\nContent-Length: 16\r\n'
  const sockets: Socket[] = []
  let refused = await get(workspace, target)
  await until(async () => {
    // Requests whose body never comes
    sockets.push(opened(t, workspace, head(workspace, 'POST', target, body)))
    refused = await get(workspace, target)
    return refused.status === 429
  })

  const problem = isProblem(t, refused, 429, 'rate_limited', 'a third one')
  t.equal(refused.headers['retry-after'], '1')
  t.equal(problem['retryAfterSeconds'], 1)
  t.equal(problem['policy'], '"in-flight";q=2;qu="concurrent-requests"')
  t.equal((await get(bystander, target)).status, 200, 'another token')
  const { status } = await send(workspace.origin, { target })
  t.equal(status, 401, 'without a token')

  for (const socket of sockets) socket.destroy()
  await until(async () => (await get(workspace, target)).status === 200)
})

t.test('a reader below the least speed is disconnected, a quick one is not', async (t) => {
  const reading = { bytesPerSecond: 500_000, graceMs: 0, heldBytes: 100_000_000 }
  const workspace = await emptyWorkspaceOn(await startServer(t, { reading }))
  const target = await makeLarge(workspace)
  // More replies than the kernel's buffers take
  opened(t, workspace, head(workspace, 'GET', target).repeat(12))

  await until(async () => (await connections(workspace)) === 0)

  await until(async () => (await get(workspace, target)).status === 200)
})

t.test('of large replies that nobody reads, the oldest of the largest holder goes', async (t) => {
  const reading = { bytesPerSecond: 0, graceMs: 60_000, heldBytes: 3_000_000 }
  const server = await startServer(t, { reading })
  const [workspace, bystander] = [await emptyWorkspaceOn(server), await emptyWorkspaceOn(server)]
  const [target, other] = [await makeLarge(workspace), await makeLarge(bystander)]
  const request = head(workspace, 'GET', target).repeat(12)
  opened(t, workspace, request)
  opened(t, workspace, request)

  await until(async () => (await connections(workspace)) < 2)

  const reply = await get(bystander, other)
  t.equal(reply.status, 200)
  t.equal(JSON.parse(reply.body).data.html, '😀'.repeat(490_000))
})
