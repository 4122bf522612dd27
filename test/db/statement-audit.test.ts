import t from 'tap'
import { unscoped } from '../helpers/audit.ts'

t.test('the statement audit tells statements that leave their workspace open', async (t) => {
  const open = [
    'select * from "tickets" where "tickets"."id" = $1',
    'update tickets set title = $1 where id = $2',
    'delete from "groups" where "groups"."id" = $1',
    `select "tickets"."id" from "tickets" where "tickets"."workspace_id" = $1
      and exists (select 1 from ticket_tags x where x.ticket_id = "tickets"."id")`,
    'select 1 from contacts c join users u on u.id = c.owner_id where c.workspace_id = $1',
  ]
  const bound = [
    'select * from "tickets" where ("tickets"."workspace_id" = $1 and "tickets"."id" = $2)',
    'update tickets set title = $1 where workspace_id = $2 and id = $3',
    'insert into "tags" ("workspace_id", "id") values ($1, $2)',
    `select 1 from contacts c join users u on u.workspace_id = c.workspace_id and u.id = c.owner_id
      where c.workspace_id = $1`,
    'select 1',
  ]

  for (const text of open) t.type(unscoped(text), 'string', text)
  for (const text of bound) t.equal(unscoped(text), undefined, text)
})
