import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { testFiles } from '../../scripts/source-files.ts'
import { root } from '../../src/lib/root.ts'

t.test(
  'every test lies in the folder of its area, of its room of src, or of its kind',
  async (t) => {
    const folders = new Set(['journeys', 'tools'])
    for (const parent of ['src', 'src/api']) {
      for (const entry of readdirSync(join(root, parent), { withFileTypes: true })) {
        if (entry.isDirectory()) folders.add(entry.name)
      }
    }
    const strays = testFiles().filter((file) => {
      const [top, folder = '', ...rest] = file.split(/[/\\]/)
      return top === 'test' && !(folders.has(folder) && rest.length === 1)
    })
    t.same(strays, [], `move these into test/FOLDER/: ${[...folders].sort().join(', ')}`)
  },
)

/** How many test files use ids of the demo. It is lowered with each file that makes what it needs instead. */
const mostOfDemo = 30

t.test('no further test file uses ids of the demo', async (t) => {
  const users = testFiles().filter((file) =>
    /^import .*\bdemoIds\b/m.test(readFileSync(join(root, file), 'utf8')),
  )
  t.ok(users.length <= mostOfDemo, `${users.length} do: make objects with test/helpers/make.ts`)
})
