import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { root } from '../../src/lib/root.ts'
import { copyOfProject } from '../helpers/copy.ts'

t.test('a second run of the tests of a checkout is refused while the first goes on', (t) => {
  const copy = copyOfProject(t)
  cpSync(join(root, 'test/helpers'), join(copy, 'test/helpers'), { recursive: true })
  mkdirSync(join(copy, '.tap'))
  writeFileSync(join(copy, '.tap/run'), String(process.pid))

  const args = ['--import=tsx', 'scripts/test.ts', 'events/events']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })

  t.equal(status, 1)
  t.match(stderr, `The process ${process.pid} runs tests of this checkout.`)
  t.notOk(existsSync(join(copy, 'dist')), 'nothing is bundled')
  t.end()
})

t.test('a name without a test file is refused, also beside one that has some', (t) => {
  const args = ['--import=tsx', 'scripts/test.ts', 'test/events/events.test.ts', 'event/events']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })

  t.equal(status, 1)
  t.match(stderr, 'No test file matches event/events.')
  t.end()
})
