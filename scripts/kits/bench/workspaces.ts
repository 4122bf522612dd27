import { root } from '../../../src/lib/root.ts'
import { comparePair, type PairSettings } from './pairs.ts'
import { type Around, openSink, openSubject } from './subjects.ts'

/** Measures clients that write in one workspace against as many in a hundred, which have as many tickets together. */
export async function measureWorkspaces(
  settings: PairSettings,
  around: Omit<Around, 'sink'>,
): Promise<void> {
  const sink = await openSink(around.undoing)
  const of = { folder: root, tickets: settings.tickets }
  const many = await openSubject({ ...of, name: 'hundred', workspaces: 100 }, { ...around, sink })
  const one = await openSubject({ ...of, name: 'one', workspaces: 1 }, { ...around, sink })
  await comparePair(many, one, settings, ({ isWrite }) => isWrite)
}
