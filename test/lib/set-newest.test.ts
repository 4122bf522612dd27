import t from 'tap'
import { setNewest } from '../../src/lib/set-newest.ts'

t.test('a bounded map loses what was set longest ago', (t) => {
  const map = new Map<string, number>()
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ] as const)
    setNewest(map, key, value, 2)
  t.same(
    [...map],
    [
      ['b', 2],
      ['a', 3],
    ],
    'a value that is set again is the newest one',
  )

  setNewest(map, 'c', 4, 2)

  t.same([...map.keys()], ['a', 'c'])
  t.end()
})
