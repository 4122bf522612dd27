import t from 'tap'
import { iso } from '../../src/lib/time.ts'

t.test('microseconds of the database are rounded as its columns round them', async (t) => {
  for (const [text, expected] of [
    ['2026-11-29 17:00:56+00', '2026-11-29T17:00:56.000Z'],
    ['2026-11-29 17:00:56.9+00', '2026-11-29T17:00:56.900Z'],
    ['2026-11-29 17:00:56.123499+00', '2026-11-29T17:00:56.123Z'],
    ['2026-11-29 17:00:56.1235+00', '2026-11-29T17:00:56.124Z'],
    ['2026-12-31 23:59:59.999501+00', '2027-01-01T00:00:00.000Z'],
  ] as const) {
    t.equal(iso(text), expected, text)
  }
})
