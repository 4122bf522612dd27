import t from 'tap'
import { type Route, routes } from '../../generated/routes.ts'
import { call, type Json, type LooseOptions, resolve } from '../helpers/client.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { bodyExamples, operationOf, soundRequest } from '../helpers/requests.ts'
import { start, type Workspace } from '../helpers/start.ts'

// While another connection holds the row of an object, two changes of it wait one behind the other. Then replies, events,
// the audit log, the object and its list must be as if the second had come after the first was done.

/** A kind of object in the contract: its path, the operation that reads it, and those that change it. */
interface Kind {
  readonly path: string
  readonly read: Route
  readonly changes: readonly Route[]
}

const changing = routes.filter(({ method }) => method === 'PATCH' || method === 'PUT')

/** The object of a path such as `/tickets/{id}/status`; for `/settings` it is the path itself. */
function objectPathOf({ path }: Route): string {
  return path.includes('{id}') ? path.slice(0, path.indexOf('{id}') + '{id}'.length) : path
}

const kinds = [...new Set(changing.map(objectPathOf))].flatMap((path): Kind[] => {
  const read = routes.find((route) => route.method === 'GET' && route.path === path)
  const changes = changing.filter((route) => objectPathOf(route) === path)
  return read?.etag ? [{ path, read, changes }] : []
})

t.test('every change of one object belongs to an object that is read', async (t) => {
  const covered = new Set(kinds.flatMap(({ changes }) => changes))
  const others = changing.filter((route) => !covered.has(route)).map(({ id }) => id)
  // What was read, the order of several objects, the provider of identities and a password have no version of their own
  t.same(others, [
    'markNotificationsRead',
    'reorderAutomationQueues',
    'setOidcSettings',
    'setPassword',
  ])
})

let texts = 0

const freeTexts = new Set(['title', 'name', 'displayName', 'notes', 'text', 'note', 'reason'])

/** Requests of an operation: its examples, each action that it names, and another text wherever one is free. */
function requestsOf(route: Route): Array<() => LooseOptions> {
  const schema = resolve(
    operationOf(route).requestBody?.content?.['application/json']?.schema ?? {},
  )
  const properties = Object.entries<Json>(schema.properties ?? {})
  const free = properties.map(([name]) => name).find((name) => freeTexts.has(name))
  const examples = bodyExamples(route, 'application/json')
  const actions: string[] =
    resolve(properties.find(([name]) => name === 'actionType')?.[1] ?? {}).enum ?? []
  const bodies = examples.flatMap((body) =>
    actions.length > 0 ? actions.map((actionType) => ({ ...body, actionType })) : [body],
  )
  return bodies.map((body) => () => ({
    ...soundRequest(route),
    body:
      free === undefined ? body : { ...body, [free]: `${body[free] ?? 'Crane'} ${(texts += 1)}` },
  }))
}

/** Returns the tables that have the row of an object. */
async function tablesOf(
  { database: { admin }, workspaceId }: Workspace,
  id: string | undefined,
  path: string,
): Promise<string[]> {
  if (id === undefined) return [path.slice(1)]
  const tables = await admin<Array<{ name: string }>>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname in ('id', 'workspace_id')
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by 1 having count(*) = 2`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await admin`
      select from ${admin(name)} where workspace_id = ${workspaceId} and id::text = ${id}`
    if (rows.length > 0) found.push(name)
  }
  t.ok(found.length > 0, `${path} has a row`)
  return found
}

interface Seen {
  readonly etag: unknown
  readonly data: Json
}

async function read(workspace: Workspace, kind: Kind, params: Json): Promise<Seen> {
  const { status, headers, body } = await call(workspace.origin, workspace.token, kind.read, {
    params,
  })
  t.equal(status, 200)
  return { etag: headers['etag'], data: bare(dataOf(body)) }
}

function dataOf(body: Json): Json {
  return body?.data ?? body
}

/** A value without its links, which events lack. */
function bare(value: Json): Json {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !/(url|href|link)$/i.test(name))
      .map(([name, one]) => [name, bare(one)]),
  )
}

/** Returns the names of common members whose values differ. */
function differing(one: Json, other: Json): string[] {
  return Object.keys(one)
    .filter(
      (name) => name in other && !isHidden(name, one[name]) && !isAlike(one[name], other[name]),
    )
    .map((name) => `${name} (${JSON.stringify(one[name])}, not ${JSON.stringify(other[name])})`)
}

/** Whether two values are equal in the members that both have: an event shows less of the objects around its own. */
function isAlike(one: Json, other: Json): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, n) => isAlike(value, other[n]))
  }
  if (one !== null && other !== null && typeof one === 'object' && typeof other === 'object') {
    return Object.keys(one).every(
      (name) => !(name in other) || isHidden(name, one[name]) || isAlike(one[name], other[name]),
    )
  }
  return one === other
}

/** Whether events and lists omit a member: an address of a user, or the children of a category. */
function isHidden(name: string, value: Json): boolean {
  return (
    (name === 'email' && value === null) || (name === 'childCategoryList' && value.length === 0)
  )
}

/** Returns what is wrong after two changes that waited for the row; undefined when one of them was refused. */
async function faultsOf(
  workspace: Workspace,
  kind: Kind,
  tables: readonly string[],
  [first, second]: readonly [Pending, Pending],
): Promise<string[] | undefined> {
  const { api, origin, token, database, workspaceId } = workspace
  const { params = {} } = first.options
  const id = params['id']
  const before = await read(workspace, kind, params)
  const { body: start } = await api.listEvents({ query: { after: 'latest' } })
  const { body: latest } = await api.listAuditLogs({ query: { pageSize: 100 } })
  const known = new Set(latest.data.map((entry) => entry.id))

  const replies: Array<ReturnType<typeof call>> = []
  await whileOpen(database, async (holder) => {
    for (const table of tables) {
      const isIt = id === undefined ? holder`true` : holder`id = ${id}`
      await holder`
        select from ${holder(table)} where workspace_id = ${workspaceId} and ${isIt} for update`
    }
    for (const [n, { route, options }] of [first, second].entries()) {
      const reply = call(origin, token, route, options)
      replies.push(reply)
      // One that changes nothing of the row does not wait for it
      await Promise.race([untilWaiting(database, n + 1), reply])
    }
  })
  const done = await Promise.all(replies)
  if (done.some(({ status }) => status >= 400)) {
    t.comment(
      done
        .map(({ status, text }) => `${status} ${status < 300 ? '' : text}`)
        .join(' | ')
        .slice(0, 300),
    )
    return undefined
  }

  const after = await read(workspace, kind, params)
  const faults: string[] = []
  const last = done[1] as Json
  if (
    second.route.etag &&
    second.route.successes.some(({ schema }) =>
      kind.read.successes.some((one) => one.schema === schema),
    )
  ) {
    if (last.headers.etag !== after.etag)
      faults.push(`the ETag of the reply is ${last.headers.etag}, not ${after.etag}`)
    const differences = differing(bare(dataOf(last.body)), after.data)
    if (differences.length > 0) faults.push(`the reply differs in ${differences.join()}`)
  }

  const { body: events } = await api.listEvents({ query: { after: start.nextCursor, limit: 100 } })
  let state = before.data
  let current: Json
  for (const event of events.data as Json[]) {
    if (id === undefined ? event.data.id !== undefined : event.data.id !== id) continue
    const differences = differing(bare(event.previous ?? {}), state)
    // The several events of one change have the same data
    if (JSON.stringify(event.data) !== JSON.stringify(current)) {
      if (differences.length > 0)
        faults.push(`previous of ${event.type} differs in ${differences.join()}`)
      current = event.data
      state = { ...state, ...bare(event.data) }
    }
  }
  if (current) {
    // A change without an event may follow, such as one that sets the same tags, or one of a presence, which has its own
    const { version, updatedAt, presence: _, ...shown } = bare(current)
    const isLast = version === after.data.version
    const differences = differing(isLast ? { ...shown, version, updatedAt } : shown, after.data)
    if (differences.length > 0) faults.push(`the last event differs in ${differences.join()}`)
  }

  const { body: log } = await api.listAuditLogs({ query: { pageSize: 100 } })
  const entries = log.data
    .filter((entry) => !known.has(entry.id) && entry.resourceId === (id ?? entry.resourceId))
    .reverse()
  const values = new Map<string, Json>(
    Object.entries(before.data).map(([name, value]) => [`/${name}`, value]),
  )
  for (const { action, changes } of entries as Json[]) {
    // Another object that is new, such as the presence of a user
    if (changes.length > 1 && changes.every((change: Json) => change.old === null)) continue
    for (const { path, old, new: next } of changes) {
      const known = values.get(path)
      if (known !== undefined && !isAlike(bare(old), known)) {
        faults.push(
          `old ${path} of ${action} is ${JSON.stringify(old)}, not ${JSON.stringify(known)}`,
        )
      }
      values.set(path, bare(next))
    }
  }

  const list = routes.find(
    (route) => route.method === 'GET' && route.path === kind.path.replace('/{id}', ''),
  )
  if (list && id !== undefined) {
    const query = 'limit' in list.queryKinds ? { limit: 100 } : { pageSize: 100 }
    const { body } = (await call(origin, token, list, { query })) as Json
    const item = body.data.find((one: Json) => one.id === id)
    const differences = item ? differing(bare(item), after.data) : []
    if (differences.length > 0) faults.push(`the list differs in ${differences.join()}`)
  }
  return faults
}

interface Pending {
  readonly route: Route
  readonly options: LooseOptions
}

for (const kind of kinds) {
  t.test(`two changes that wait for ${kind.path} are as if one came after the other`, async (t) => {
    const workspace = await start()
    const changes = kind.changes.flatMap((route) =>
      requestsOf(route).map((make) => ({ route, make })),
    )
    const succeeded = new Set<string>()
    const id = changes[0]?.make().params?.['id']
    const tables = await tablesOf(workspace, id, kind.path)
    for (const first of changes) {
      for (const second of changes) {
        const pair = [first, second].map(({ route, make }) => ({ route, options: make() }))
        const faults = await faultsOf(workspace, kind, tables, pair as [Pending, Pending])
        if (!faults) continue
        succeeded.add(first.route.id).add(second.route.id)
        t.same(faults, [], `${first.route.id} and ${second.route.id}`)
      }
    }
    t.same([...succeeded].sort(), kind.changes.map(({ id }) => id).sort(), 'each has succeeded')
  })
}
