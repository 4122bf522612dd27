import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { logDestination } from '../../src/boot/log-destination.ts'
import { fullDisk, ofLinux } from '../helpers/full-disk.ts'

type Destination = ReturnType<typeof logDestination>

const flushed = async (destination: Destination) =>
  new Promise<void>((done) => destination.flush(() => done()))

/** A stream to a full disk, and what gets room there: resolves with the lines that are there then. */
function onFullDisk(t: Test, onLost: (lines: number) => void) {
  const path = join(t.testdir({ log: '' }), 'log')
  const file = openSync(fullDisk, 'w')
  const stream = logDestination(file, onLost)
  const makeRoom = async () => {
    await flushed(stream)
    closeSync(file)
    // The lowest free number is the one of the file that was closed
    t.equal(openSync(path, 'a'), file)
    // The first leaves the last lines, which are too few to be written together
    for (let n = 0; n < 2; n++) await flushed(stream)
    return readFileSync(path, 'utf8').split('\n').slice(0, -1)
  }
  t.teardown(() => closeSync(file))
  return { stream, makeRoom }
}

t.test('lines that could not be written are written later, in their order', ofLinux, async (t) => {
  const { stream, makeRoom } = onFullDisk(t, () => t.fail('nothing is lost'))
  const lines = Array.from({ length: 500 }, (_, n) => `${n} ${'é'.repeat(n)}`)
  for (const line of lines.slice(0, 250)) stream.write(`${line}\n`)
  await flushed(stream)
  for (const line of lines.slice(250)) stream.write(`${line}\n`)
  t.same(await makeRoom(), lines)
})

t.test('lines that are too many are counted, and later ones are written', ofLinux, async (t) => {
  let missing = 0
  const { stream, makeRoom } = onFullDisk(t, (lines) => {
    missing += lines
    stream.write('lost\n')
  })
  for (let n = 0; n < 10_000; n++) stream.write(`${'x'.repeat(999)}\n`)
  const kept = await makeRoom()
  t.ok(missing > 5000, `${missing} of 10,000 lines are lost`)
  t.equal(kept.filter((line) => line !== 'lost').length + missing, 10_000)
  t.equal(kept.filter((line) => line === 'lost').length, 1)
  stream.write('after\n')
  await flushed(stream)
  t.equal((await makeRoom()).at(-1), 'after')
})
