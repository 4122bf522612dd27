import t, { type Test } from 'tap'
import { type Route, type Scope, routes, scopes } from '../../generated/routes.ts'
import { holds } from '../../src/auth/scopes.ts'
import { mintToken } from '../../src/auth/tokens.ts'
import { newId } from '../../src/lib/ids.ts'
import { tokenOf } from '../helpers/agents.ts'
import { call, type LooseOptions, resolve } from '../helpers/client.ts'
import { only } from '../helpers/only.ts'
import { operationOf, parametersOf, soundRequest } from '../helpers/requests.ts'
import { start, startServer, type Workspace, workspaceOn } from '../helpers/start.ts'

t.test('every operation asks for a token, its scopes and a sound request', async (t) => {
  const workspace = await start()
  for (const route of routes) {
    const send = (options: LooseOptions) =>
      call(workspace.origin, workspace.token, route, { ...soundRequest(route), ...options })

    const query = await send({ query: { ...soundRequest(route).query, surplus: '1' } })
    t.match(
      query,
      { status: 400, body: { code: 'validation_failed', errors: only({ pointer: '/surplus' }) } },
      `${route.id} unknown query parameter`,
    )
    if (route.isPublic) {
      const open = await send({ token: null })
      const withToken = await send({ token: mintToken() })
      t.notMatch(open, { body: { code: 'token_missing' } }, `${route.id} without token`)
      t.equal(withToken.status, open.status, `${route.id} does not look at a token`)
      continue
    }
    const without = await send({ token: null })
    t.match(without, { status: 401, body: { code: 'token_missing' } }, `${route.id} without token`)
    t.equal(without.headers['www-authenticate'], 'Bearer')
    const unknown = await send({ token: mintToken() })
    t.match(unknown, { status: 401, body: { code: 'token_invalid' } }, `${route.id} unknown token`)
    const accept = await send({ headers: { accept: 'text/html' } })
    // Of bytes, any type may be meant
    if (route.isBinary) t.equal(accept.status, 200, `${route.id} Accept`)
    else t.match(accept, { status: 406, body: { code: 'not_acceptable' } }, `${route.id} Accept`)
    await checkScopes(t, workspace, route)
  }
})

t.test('a user without the scope reaches objects of its own, and no others', async (t) => {
  const workspace = await start()
  const { body } = await workspace.api.createRole({ body: { name: 'None', permissions: [] } })
  const invited = await workspace.api.inviteUser({
    body: { name: 'Nia', email: 'nia@none.example', roleIds: [body.data.id] },
  })
  const userId = invited.body.data.id
  await workspace.api.updateUser({ params: { id: userId }, body: { status: 'active' } })
  const token = await tokenOf(workspace, userId, '*')
  for (const route of routes.filter(({ isOwn }) => isOwn)) {
    const reply = await call(workspace.origin, token, route, soundRequest(route))
    const isOne = parametersOf(route, 'path').length > 0
    if (isOne) t.match(reply, { status: 404, body: { code: 'not_found' } }, route.id)
    else t.match(reply, { status: 200 }, route.id)
    const rows = isOne ? [] : (reply.body as Page).data
    for (const row of rows) {
      t.equal(row.userId ?? row.user?.id, userId, `${route.id} shows what belongs to the user`)
    }
  }
})

interface Page {
  readonly data: ReadonlyArray<{
    readonly userId?: string
    readonly user?: { readonly id: string }
  }>
}

const tokens = new Map<Scope, Promise<string>>()

/** A token with every scope but those that hold one. */
async function tokenWithout(workspace: Workspace, needed: Scope): Promise<string> {
  const others = scopes.filter((scope) => !holds([scope], needed)) as Scope[]
  const token = tokens.get(needed) ?? workspace.tokenWith(...others)
  tokens.set(needed, token)
  return token
}

async function checkScopes(t: Test, workspace: Workspace, route: Route): Promise<void> {
  const needed = route.scopes[0]
  if (needed === undefined) return
  const token = await tokenWithout(workspace, needed)

  const reply = await call(workspace.origin, token, route, {
    ...soundRequest(route),
    // Decided before any look-up: an unknown id makes no difference
    params: Object.fromEntries(
      parametersOf(route, 'path').map(({ name, schema }) => [
        name,
        resolve(schema).type === 'integer' ? '4711' : newId(),
      ]),
    ),
  })

  t.match(
    reply,
    { status: 403, body: { code: 'insufficient_scope', requiredScopes: only(needed) } },
    `${route.id} without ${needed}`,
  )
  t.match(reply.headers['www-authenticate'], 'insufficient_scope')
}

t.test('an operation without a token says that it answers JSON alone', async (t) => {
  const { origin } = await start()
  const refusing = routes.filter(
    (route) => route.isPublic && operationOf(route).responses['406'] !== undefined,
  )
  t.ok(refusing.length > 3, `${refusing.length} operations`)
  for (const route of refusing) {
    const headers = { accept: 'text/html' }
    const reply = await call(origin, '', route, { ...soundRequest(route), token: null, headers })
    t.match(reply, { status: 406, body: { code: 'not_acceptable' } }, route.id)
  }
})

t.test('every body is limited in size and media type', async (t) => {
  const workspace = await start()
  for (const route of routes.filter(({ bodyTypes }) => bodyTypes.length > 0)) {
    const sound = soundRequest(route)

    const large = await call(workspace.origin, workspace.token, route, {
      ...sound,
      body: { name: 'x'.repeat(1_048_577) },
    })
    t.match(
      large,
      { status: 413, body: { code: 'payload_too_large', limitBytes: 1_048_576 } },
      route.id,
    )

    const text = await call(workspace.origin, workspace.token, route, {
      ...sound,
      headers: { 'content-type': 'text/plain' },
    })
    t.match(
      text,
      {
        status: 415,
        body: { code: 'unsupported_media_type', supported: only(...route.bodyTypes) },
      },
      route.id,
    )
  }
})

t.test('every post keeps to its Idempotency-Key', async (t) => {
  const workspace = await start()
  for (const route of routes.filter(({ idempotent }) => idempotent)) {
    const key = `key of ${route.id}`
    const headers = { 'idempotency-key': key }
    await workspace.api.createTag({ body: { name: key }, headers })

    const reused = await call(workspace.origin, workspace.token, route, {
      ...soundRequest(route),
      ...(route.id === 'createTag' && { body: { name: 'another' } }),
      headers,
    })
    t.match(reused, { status: 422, body: { code: 'idempotency_key_reused' } }, route.id)

    const { admin } = workspace.database
    const lock = `${key} locked`
    await admin.unsafe(`select pg_advisory_lock(hashtextextended($1, hashtext($2)))`, [
      lock,
      workspace.workspaceId,
    ])
    const running = await call(workspace.origin, workspace.token, route, {
      ...soundRequest(route),
      headers: { 'idempotency-key': lock },
    })
    await admin`select pg_advisory_unlock_all()`
    t.match(running, { status: 409, body: { code: 'idempotency_in_progress' } }, route.id)
    t.equal(running.headers['retry-after'], '1')
  }
})

t.test('every operation has its place in the rate limit', async (t) => {
  const workspace = await workspaceOn(await startServer(t, { rateLimit: 0 }))
  for (const route of routes) {
    const reply = await call(workspace.origin, workspace.token, route, soundRequest(route))
    t.match(reply, { status: 429, body: { code: 'rate_limited' } }, route.id)
  }
})
