import t from 'tap'
import { completeConditions } from '../../src/lib/condition-faults.ts'
import { type Condition, meets } from '../../src/lib/conditions.ts'

type Case = readonly [
  field: string,
  operator: Condition['operator'],
  value: Condition['value'],
  expected: boolean,
]

const data = {
  title: 'Crane 3 stands still',
  description: `${'.'.repeat(9996)}Crane`,
  place: 'Cafe\u0301 Élan',
  priority: 'high',
  tags: ['a', 'b'],
  none: [],
  categoryId: null,
  count: 2,
  cf_number: 7,
  cf_on: '2026-11-20',
  cf_sum: { amount: '12.50', currency: 'EUR' },
  cf_flag: true,
  contact: { language: 'de', tags: ['x'], company: null },
  marks: [{ name: 'Crane' }, { name: 'Key' }, {}],
}
const previous = { priority: 'low', contact: { language: 'en' } }

const cases: readonly Case[] = [
  ['priority', 'is', 'high', true],
  ['priority', 'is', 'low', false],
  ['priority', 'is_not', 'low', true],
  ['priority', 'in', ['low', 'high'], true],
  ['priority', 'not_in', ['low', 'high'], false],
  ['priority', 'gt', 'medium', true],
  ['priority', 'lt', 'high', false],
  ['priority', 'gt', 'nonsense', false],
  ['title', 'contains', 'crane', true],
  ['title', 'contains', 'boat', false],
  ['description', 'contains', '..cran', true],
  ['description', 'contains', 'crane', false],
  ['place', 'contains', 'CAFÉ', true],
  ['place', 'contains', 'cafe\u0301', true],
  ['place', 'is', 'Café Élan', true],
  ['place', 'in', ['Cafe\u0301 E\u0301lan'], true],
  ['place', 'is', 'Cafe Elan', false],
  ['tags', 'is', 'b', true],
  ['tags', 'is_not', 'b', false],
  ['tags', 'contains', 'a', true],
  ['tags', 'contains', 'A', false],
  ['tags', 'in', ['c', 'a'], true],
  ['tags', 'exists', true, true],
  ['none', 'exists', true, false],
  ['categoryId', 'exists', false, true],
  ['categoryId', 'exists', true, false],
  ['categoryId', 'is', 'null', false],
  ['categoryId', 'is_not', 'x', true],
  ['cf_unknown', 'gt', 1, false],
  ['cf_unknown', 'not_in', ['x'], true],
  ['count', 'is', '2', true],
  ['count', 'in', [1, 2], true],
  ['cf_number', 'gt', 6.5, true],
  ['cf_number', 'lt', '7', false],
  ['cf_on', 'lt', '2026-12-01', true],
  ['cf_on', 'gt', '2026-12-01', false],
  ['cf_sum', 'gt', 12, true],
  ['cf_flag', 'is', true, true],
  ['contact.language', 'is', 'de', true],
  ['contact.tags', 'contains', 'x', true],
  ['contact', 'exists', true, true],
  ['contact.company.name', 'exists', false, true],
  ['marks.name', 'is', 'Key', true],
  ['marks.name', 'is_not', 'Key', false],
  ['marks.name', 'not_in', ['Other'], true],
  ['marks.name', 'contains', 'Cran', false],
  ['constructor.name', 'exists', false, true],
  ['constructor', 'exists', false, true],
  ['priority', 'changed', true, true],
  ['contact.language', 'changed', true, true],
  ['count', 'changed', true, false],
  ['count', 'changed', false, true],
]

t.test('operators compare as the contract says', async (t) => {
  for (const [field, operator, value, expected] of cases) {
    const conditions = { all: [{ field, operator, value }], any: [] }
    const label = `${field} ${operator} ${String(value)}`
    t.equal(meets(conditions, { data, previous }), expected, label)
  }
})

t.test('what is created has no earlier values', async (t) => {
  const changed = (value: boolean): Condition => ({ field: 'priority', operator: 'changed', value })
  t.notOk(meets({ all: [changed(true)], any: [] }, { data, previous: null }))
  t.ok(meets({ all: [changed(false)], any: [] }, { data, previous: null }))
})

t.test('all of `all` and one of `any` are met', async (t) => {
  const met: Condition = { field: 'count', operator: 'is', value: 2 }
  const unmet: Condition = { field: 'count', operator: 'is', value: 1 }
  const subject = { data, previous }
  t.ok(meets({ all: [], any: [] }, subject))
  t.ok(meets({ all: [met], any: [unmet, met] }, subject))
  t.notOk(meets({ all: [met, unmet], any: [] }, subject))
  t.notOk(meets({ all: [met], any: [unmet] }, subject))
})

t.test('conditions take 65,536 bytes of JSON at most', async (t) => {
  const sized = (bytes: number) => {
    const one: Condition = { field: 'title', operator: 'contains', value: 'ü' }
    const given = { all: [one, { ...one }], any: [] }
    const rest = bytes - Buffer.byteLength(JSON.stringify(given))
    given.all[1] = { ...one, value: `ü${'x'.repeat(rest)}` }
    return given
  }
  t.same(completeConditions(sized(65_536), '/filter'), sized(65_536))
  for (const at of ['/filter', '/conditions'] as const) {
    t.throws(() => completeConditions(sized(65_537), at), {
      code: 'rule_violated',
      members: { pointer: at },
    })
  }
})
