import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import t from 'tap'
import { checkStatements } from '../scripts/statements/check.ts'
import { readSource } from '../scripts/statements/declared.ts'
import { loadStatements } from '../scripts/statements/load.ts'
import { makeShapes } from '../scripts/statements/shapes.ts'
import { root } from '../src/lib/root.ts'
import { cloneDatabase } from './helpers/database.ts'

const wrong = 'test/helpers/wrong-statements'

t.test('PostgreSQL takes and returns what every statement declares', async (t) => {
  const database = await cloneDatabase()
  t.teardown(() => database.drop())
  const { statements, lists } = await loadStatements()
  await makeShapes(lists)
  const self = fileURLToPath(import.meta.url)
  await import(join(dirname(self), '..', `${wrong}${extname(self)}`))
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const faults = await checkStatements(sql, readSource([join(root, `${wrong}.ts`)]), statements)
  await sql.end()

  t.same(
    faults.filter((fault) => !fault.startsWith(wrong)),
    [],
    'run `npm run statements`',
  )
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
    ': no statement was made here. Make it in scripts/statements/shapes.ts.',
  ])
})
