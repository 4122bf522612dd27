import { root } from '../../../src/lib/root.ts'
import { comparePair, type PairSettings } from './pairs.ts'
import { type Around, openSink, openSubject } from './subjects.ts'

/** Measures writes with every list counted against the same without the triggers that count. */
export async function measureCounting(
  settings: PairSettings,
  around: Omit<Around, 'sink'>,
): Promise<void> {
  const sink = await openSink(around.undoing)
  const of = { folder: root, tickets: settings.tickets, workspaces: 1 }
  const without = await openSubject({ ...of, name: 'uncounted' }, { ...around, sink })
  const triggers = await without.sql<Array<{ name: string; of: string }>>`
    select quote_ident(tgname) as name, tgrelid::regclass::text as of from pg_trigger
    where not tgisinternal and tgname like 'count\\_%'`
  if (triggers.length === 0) throw new Error('No trigger counts anything.')
  for (const { name, of } of triggers) await without.sql.unsafe(`drop trigger ${name} on ${of}`)
  const counted = await openSubject({ ...of, name: 'counted' }, { ...around, sink })
  await comparePair(without, counted, settings, ({ isWrite }) => isWrite)
}
