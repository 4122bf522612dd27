import { loadModule, parseSync } from 'libpg-query'
import t from 'tap'
import { rulesFor } from '../../scripts/statements/rules.ts'
import { askedAgain } from '../../scripts/statements/asked-again.ts'
import { staleReadOf } from '../../scripts/statements/stale-reads.ts'
import { openTablesOf } from '../../scripts/statements/workspaces.ts'

// That the statements of the service obey the rules is shown by `npm run statements`, a step of the check

await loadModule()
const tables = new Set(['tickets', 'tags', 'ticket_tags', 'users'])

t.test('a subquery that names only the workspace around it is refused', (t) => {
  const again = (text: string) => askedAgain(parseSync(text).stmts)
  const tagged = 'select x.ticket_id from ticket_tags x where x.tag_id = $2 and x.workspace_id ='
  for (const text of [
    `select from tickets t where t.workspace_id = $1 and t.id in (${tagged} t.workspace_id)`,
    `select from tickets where workspace_id = $1 and id = any(array(${tagged} tickets.workspace_id))`,
    `update tickets set title = '' where workspace_id = $1 and id in (${tagged} tickets.workspace_id)`,
  ]) {
    t.same(again(text), ['ticket_tags'], text)
  }
  for (const text of [
    `select from tickets where workspace_id = $1 and id in (${tagged} $1)`,
    `select from tickets t where t.workspace_id = $1 and t.id in (${tagged} t.workspace_id
      and x.position = t.position)`,
    `select from tickets t where t.workspace_id = $1 and exists (${tagged} t.workspace_id)`,
    `select array(${tagged} t.workspace_id and x.ticket_id = t.id) from tickets t`,
  ]) {
    t.same(again(text), [], text)
  }
  t.end()
})

t.test('a statement that touches a table without comparing its workspace is refused', async (t) => {
  const open = (text: string) => openTablesOf(parseSync(text).stmts, tables)
  const touched = (...names: string[]) =>
    names.map((name) => `${name} is touched without comparing its workspace`)

  const refused: Array<readonly [text: string, ...names: string[]]> = [
    ['select title from tickets where id = $1', 'tickets'],
    ['select count(*) from tickets', 'tickets'],
    ['update tickets set title = $1 where id = $2', 'tickets'],
    ['delete from tickets where id = $1', 'tickets'],
    ['select from tickets where workspace_id <> $1', 'tickets'],
    ['select from tickets where workspace_id = $1 or id = $2', 'tickets'],
    ['select from tickets where not workspace_id = $1', 'tickets'],
    ['select from tickets t where t.workspace_id = t.id', 'tickets'],
    ['select from tickets t where t.workspace_id = t.workspace_id', 'tickets'],
    ['select from tickets t join tags g on g.id = t.id where t.workspace_id = $1', 'tags'],
    ['select from tickets t join tags g on g.workspace_id = t.workspace_id', 'tickets', 'tags'],
    ['select from tickets t left join tags g using (id) where t.workspace_id = $1', 'tags'],
    ['select from tickets t, tags g where t.workspace_id = $1', 'tags'],
    [
      'select (select name from users u where u.id = t.assignee_id) from tickets t where t.workspace_id = $1',
      'users',
    ],
    [
      'select from tickets t where t.workspace_id = $1 and exists (select from tags g where g.id = t.id)',
      'tags',
    ],
    [
      'select from tickets where workspace_id = $1 union select from tickets where id = $2',
      'tickets',
    ],
    [
      'with found as (select id from tags) select from tickets t join found using (id) where t.workspace_id = $1',
      'tags',
    ],
    [
      'update tickets t set title = g.name from tags g where t.workspace_id = $1 and g.id = t.id',
      'tags',
    ],
    ['delete from tickets t using tags g where g.workspace_id = $1 and t.id = g.id', 'tickets'],
    ['insert into tags (workspace_id, id) select $1, id from tags', 'tags'],
    [
      'merge into tags g using tickets t on t.id = g.id when matched then delete',
      'tags',
      'tickets',
    ],
  ]
  for (const [text, ...names] of refused) t.same(open(text), touched(...names), text)
  const inserted = ['tags is inserted without its workspace']
  t.same(open('insert into tags (id, name) values ($1, $2)'), inserted)

  const accepted = [
    'select title from tickets where workspace_id = $1 and id = $2',
    'select from tickets where (workspace_id, id) = ($1, $2)',
    'select from tickets where (workspace_id, id) in (select a, b from unnest($1::uuid[], $2::uuid[]) as g (a, b))',
    'select from tickets where workspace_id = $1 and id = $2 or workspace_id = $1 and id = $3',
    'select from tickets t join tags g on g.workspace_id = t.workspace_id where t.workspace_id = $1::uuid',
    'select from tickets t join tags g using (workspace_id, id) where g.workspace_id = $1',
    'select (select name from users u where u.workspace_id = t.workspace_id and u.id = t.assignee_id) from tickets t where t.workspace_id = $1',
    'select from tickets t cross join lateral (select from tags g where g.workspace_id = t.workspace_id) g where t.workspace_id = $1',
    'with moved as (delete from tags where workspace_id = $1 returning workspace_id, id) select from moved m join tickets t on t.workspace_id = m.workspace_id',
    'insert into tags (workspace_id, id) values ($1, $2)',
    'select from workspaces',
  ]
  for (const text of accepted) t.same(open(text), [], text)
})

t.test('a statement that waits for a lock and reads other rows is refused', async (t) => {
  const stale = (text: string) => staleReadOf(parseSync(text).stmts)
  const refused: Array<readonly [text: string, read: string]> = [
    ['select t.id, (select g.name from tags g) from tickets t for update', 'tags'],
    [
      'select t.id from tickets t join users u on u.id = t.assignee_id for no key update of t',
      'users',
    ],
    ['select t.id from tickets t where exists (select from users u) for key share nowait', 'users'],
    ['update tickets t set title = g.name from tags g', 'tags'],
    ['update tickets set title = $1 returning (select count(*) from ticket_tags)', 'ticket_tags'],
    ['update tickets set title = (select max(o.title) from tickets o)', 'tickets'],
    ['delete from tickets where id in (select ticket_id from ticket_tags)', 'ticket_tags'],
    [
      'insert into tags (id) select id from users on conflict (id) do update set name = $1',
      'users',
    ],
    [
      'with held as (select id from tickets for update) update tags set name = $1 from held where exists (select from users)',
      'users',
    ],
  ]
  for (const [text, read] of refused) {
    t.match(stale(text), new RegExp(`reads ${read} as before it waited`), text)
  }

  const accepted = [
    'select id from tickets where id = $1 for update',
    'select t.id, (select g.name from tags g) from tickets t',
    'update tickets set title = $1 returning version',
    'with previous as (select id, title from tickets for no key update) update tickets set title = $1 from previous where tickets.id = previous.id returning previous.title',
    'with due as (select t.id from tickets t join users u on u.id = t.assignee_id for update of t skip locked) update tickets set title = $1 from due',
    'insert into tags (id) select id from users on conflict do nothing',
    'update tickets set title = g.name from json_to_recordset($1) as g (name text)',
  ]
  for (const text of accepted) t.equal(stale(text), undefined, text)
})

t.test(
  'an exception holds for its statement alone, and one that is not needed is named',
  async (t) => {
    const { faultsOf, unused } = rulesFor(new Set(['api_tokens']))
    const text = 'select id from api_tokens where hash = $1'
    const exempt = 'auth/authenticate.ts tokenByHash'

    t.ok(unused().includes(exempt))
    t.same(await faultsOf(exempt, text), [])
    t.notOk(unused().includes(exempt))
    t.same(await faultsOf('auth/authenticate.ts other', text), [
      'api_tokens is touched without comparing its workspace.',
    ])
  },
)
