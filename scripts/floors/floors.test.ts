import t from 'tap'
import { breaches, circles, loadedByProgram, longFiles } from './rules.ts'

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

t.test('files do not import one another in a circle', (t) => {
  const found = circles(
    of({
      'src/db/a.ts': ['src/db/b.ts'],
      'src/db/b.ts': ['src/db/c.ts', 'src/lib/ids.ts'],
      'src/db/c.ts': ['src/db/a.ts'],
      'src/lib/ids.ts': [],
    }),
  )
  t.equal(found.length, 1)
  t.match(
    found[0],
    'src/db/a.ts imports src/db/b.ts imports src/db/c.ts imports src/db/a.ts. Move what both sides need',
  )
  t.same(circles(of({ 'src/db/a.ts': ['src/db/b.ts'], 'src/db/b.ts': [] })), [])
  t.end()
})

t.test('areas of the API do not import one another in a circle', (t) => {
  const imports = {
    'src/api/index.ts': ['src/api/tickets/a.ts'],
    'src/api/tickets/a.ts': ['src/api/tickets/b.ts', 'src/api/comments/a.ts'],
    'src/api/tickets/b.ts': [],
    'src/api/comments/a.ts': ['src/api/users/a.ts'],
    'src/api/users/a.ts': [],
  }
  t.same(circles(of(imports)), [])
  const [found = '', ...others] = circles(
    of({ ...imports, 'src/api/users/a.ts': ['src/api/tickets/b.ts'] }),
  )
  t.same(others, [])
  t.match(found, /^The areas tickets, comments, users import one another: /)
  t.match(found, 'src/api/users/a.ts imports src/api/tickets/b.ts')
  for (const way of ['src/api/reactions.ts', 'references.ts', 'src/api/timelines', 'src/routing']) {
    t.match(found, way)
  }
  t.end()
})

t.test('a file has 300 lines at most', (t) => {
  const [found = '', ...others] = longFiles(
    new Map([
      ['src/a.ts', 300],
      ['src/b.ts', 301],
    ]),
  )
  t.same(others, [])
  t.match(found, /^src\/b\.ts has 301 lines, of at most 300\. Split it/)
  t.end()
})

t.test('what only threads load does not follow from the imports of the program', (t) => {
  const imports = {
    'src/cli/main.ts': ['src/api/index.ts', 'fastify'],
    'src/api/index.ts': ['src/platform/mail/limits.ts'],
    'src/platform/mail/limits.ts': [],
    'src/platform/mail/worker.ts': ['src/platform/mail/characters.ts'],
    'src/platform/mail/characters.ts': ['iconv-lite'],
  }
  t.same(loadedByProgram(of(imports)), [])
  const [found = '', ...others] = loadedByProgram(
    of({ ...imports, 'src/platform/mail/limits.ts': ['src/platform/mail/characters.ts'] }),
  )
  t.match(
    found,
    'src/platform/mail/limits.ts imports src/platform/mail/characters.ts imports iconv-lite, which only the threads',
  )
  t.same(others, [])
  t.end()
})
