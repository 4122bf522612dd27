import type postgres from 'postgres'

interface Logged {
  readonly id: string
  readonly position: number
  readonly transaction: string
  readonly types: string[]
  readonly resourceId: string
  readonly data: Record<string, unknown>
  readonly previous: Record<string, unknown> | null
}

/** The changes of a workspace that have events, in their order, as the log keeps them. */
export async function changesWithEvents(
  admin: postgres.Sql,
  workspaceId: string,
): Promise<Logged[]> {
  type Row = Omit<Logged, 'types' | 'data' | 'previous'> & {
    types: string
    content: Pick<Logged, 'data' | 'previous'>
  }
  const rows = await admin<Row[]>`
    select c.id, c.position::float8 as position, c.transaction, c.resource_id as "resourceId",
      c.event_types as types,
      coalesce(d.content, json_build_object('data', c.object, 'previous', null)) as content
    from changes c join change_data d on d.workspace_id = c.workspace_id and d.id = c.id
    where c.workspace_id = ${workspaceId} order by c.position`
  return rows.map(({ content, types, ...row }) => ({
    ...row,
    types: types.split(' '),
    ...content,
  }))
}

/** Returns the changes with an event of a type. */
export async function changesOfType(
  admin: postgres.Sql,
  workspaceId: string,
  type: string,
): Promise<Logged[]> {
  return (await changesWithEvents(admin, workspaceId)).filter(({ types }) => types.includes(type))
}

/** Does what the log refuses to everybody else. The user of `admin` is a superuser. */
export async function rewriteLog(
  admin: postgres.Sql,
  work: (sql: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  await admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await work(sql)
  })
}

/** Writes events `tag.created` of a number of bytes each, for tags with these names. */
export async function insertLargeEvents(
  admin: postgres.Sql,
  workspaceId: string,
  names: readonly string[],
  bytes: number,
): Promise<void> {
  await admin`
    with made as materialized (
      select n.name, (left(gen_random_uuid()::text, 32) || '0000')::uuid as id,
        nextval('changes_position_seq') as position, transaction_number() as transaction
      from json_array_elements_text(${JSON.stringify(names)}::text::json) n (name)),
    changed as (
      insert into changes (workspace_id, id, position, transaction, occurred_at, retention,
        resource_type, resource_id, event_types, actor_type)
      select ${workspaceId}, id, position, transaction, now(), 'event', 'tag', id, 'tag.created',
        'system'
      from made)
    insert into change_data (workspace_id, id, position, transaction, occurred_at, size, events,
      content)
    select ${workspaceId}, id, position, transaction, now(), octet_length(content::text), 1,
      content
    from made cross join lateral (select json_build_object('data',
      json_build_object('id', id, 'name', name, 'filling', repeat('x', ${bytes})),
      'previous', null) as content) c`
}

/** Makes the data of all events of a type that large. */
export async function swellEvents(
  admin: postgres.Sql,
  workspaceId: string,
  type: string,
  bytes: number,
): Promise<void> {
  await rewriteLog(
    admin,
    (sql) => sql`
      update change_data d set size = octet_length(n.content::text), content = n.content
      from changes c cross join lateral (select json_build_object('data',
        json_build_object('id', c.id, 'text', repeat('x', ${bytes})), 'previous', null)
        as content) n
      where c.workspace_id = ${workspaceId} and c.event_types = ${type}
        and d.workspace_id = c.workspace_id and d.id = c.id`,
  )
}
