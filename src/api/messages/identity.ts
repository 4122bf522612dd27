import type { Db } from '../../db/pool/client.ts'
import { messageByExternalId } from './queries.ts'

type Earlier = Awaited<ReturnType<typeof messageByExternalId>>[number]

/**
 * Returns the external id of a message, and the message that came under it before. Some programs give all of their mails
 * one Message-ID, so a mail of which the sender, date, subject or body differs from the earlier one is another mail, which
 * its digest names. `found` is the message that came under the external id before.
 */
export async function identityOf(
  db: Db,
  named: Parameters<typeof messageByExternalId>[1],
  digest: string | null,
  found: Earlier | undefined,
) {
  const other = found?.mailDigest ?? digest
  if (digest === null || other === digest) return { externalId: named.externalId, earlier: found }
  const externalId = `sha256:${digest}`
  const [earlier] = await messageByExternalId(db, { ...named, externalId })
  return { externalId, earlier }
}
