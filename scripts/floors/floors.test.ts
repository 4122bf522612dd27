import t from 'tap'
import { breaches } from './rules.ts'

const of = (given: Record<string, string[]>) => new Map(Object.entries(given))

t.test('a room imports from its own floor and those below', (t) => {
  t.same(
    breaches(
      of({
        'src/api/tags/handlers.ts': [
          'src/db/pool/client.ts',
          'src/api/tags/wire.ts',
          'generated/routes.ts',
        ],
        'src/lib/ids.ts': [],
        'src/config.ts': ['src/lib/ids.ts'],
      }),
    ),
    [],
  )
  const [first, ...others] = breaches(
    of({ 'src/db/pool/client.ts': ['src/events/log/emit.ts', 'src/lib/ids.ts'] }),
  )
  t.match(first, 'src/db/pool/client.ts imports src/events/log/emit.ts, which is on a higher floor')
  t.same(others, [])
  t.match(
    breaches(of({ 'src/attic/old.ts': [] }))[0],
    'src/attic/old.ts is in a room without a floor',
  )
  t.end()
})
