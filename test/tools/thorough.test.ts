import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { testFiles } from '../../scripts/source-files.ts'
import { thorough } from '../../scripts/thorough.ts'
import { root } from '../../src/lib/root.ts'

t.test('every setting of a thorough run is one that a test reads, and larger than usual', (t) => {
  const helpers = readdirSync(join(root, 'test/helpers')).map((name) => `test/helpers/${name}`)
  const sources = [...testFiles(), ...helpers].map((path) => readFileSync(join(root, path), 'utf8'))
  for (const [name, value] of Object.entries(thorough)) {
    const reading = new RegExp(`process\\.env\\['${name}'\\](?: \\?\\? (\\d+))?`)
    const usual = sources.flatMap((source) => reading.exec(source)?.[1] ?? [])
    const isRead = sources.some((source) => reading.test(source))
    t.ok(isRead && usual.every((size) => Number(value) > Number(size)), `${name} ${usual.join()}`)
  }
  t.end()
})
