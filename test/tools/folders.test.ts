import { readdirSync } from 'node:fs'
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
