import { join } from 'node:path'
import postgres from 'postgres'
import t from 'tap'
import { checkStatements } from '../../scripts/statements/check.ts'
import { readSource } from '../../scripts/statements/declared.ts'
import { startRegistry } from '../../src/db/query/registry.ts'
import { root } from '../../src/lib/root.ts'
import { databaseOf } from '../helpers/database.ts'

// That the statements of the service are as declared is shown by `npm run statements`, a step of the check

t.test('a statement that takes or returns something else than it declares is named', async (t) => {
  const database = await databaseOf(t)
  const { statements } = startRegistry()
  await import('../helpers/wrong-statements.ts')
  const wrong = 'test/helpers/wrong-statements'
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const source = readSource([join(root, `${wrong}.ts`)])
  const reads = ['note', 'started_at', 'updated_at', 'talk_duration'].map((column) => {
    const order = `order by ${column}, position limit 10 offset $2`
    return [column, `select id from cdrs where workspace_id = $1 ${order}`] as const
  })
  const faults = await checkStatements(sql, source, statements, reads)
  await sql.end()

  const found = faults
    .filter((fault) => fault.startsWith(wrong))
    .map((fault) => fault.replace(/^\S*?(:\d+)/, '').split('\n')[0])
  t.same(found, [
    ' wrongName: column "titel" is declared string, but not returned.',
    ' wrongName: column "title" is returned as text, but not declared.',
    ' wrongType: column "total" is declared number, but returned as int8.',
    ' wrongArray: column "declinedBy" is declared string[], but returned as _uuid.',
    ' wrongParameter: parameter "isOpen" is declared string, but PostgreSQL expects bool.',
    ' wrongExpression: column "subject" is declared number, but returned as text.',
    ' wrongSql: PostgreSQL refuses it: relation "ticket" does not exist',
    ' wrongRead: it reads all of contacts. Compare columns with an index, of few rows.',
    ': no statement was made here. Make it in scripts/statements/variants.ts.',
  ])
  t.same(
    faults.filter((fault) => fault.startsWith('A list')),
    ['note', 'talk_duration'].map(
      (order) => `A list sorts all cdrs by ${order}. Add an index that has this order.`,
    ),
    'talk_duration has an index of another expression',
  )
})
