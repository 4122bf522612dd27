import { sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'
import { hashToken } from './tokens.ts'

/** Most tokens, and most ids, that one message can name. */
const mostNamed = 1000

type Named = { workspaceId: string; ids: string[]; hashes: string[] }

const deleteNamed = statement<Named, never>(
  (_, $) => sql`
    delete from sign_in_links where workspace_id = ${$.workspaceId}
      and (id = any(${arrayParameter($.ids)}::uuid[])
        or hash = any(array(select decode(h, 'hex') from unnest(${arrayParameter($.hashes)}::text[]) h)))`,
)

/**
 * Deletes the links whose token or whose mail's Message-ID a received message shows, before agents can read it. A mail
 * with a link returns when it bounces, is answered by a program, or when the user's address leads to the mailbox.
 */
export async function deleteShownLinks(
  db: Db,
  workspaceId: string,
  texts: ReadonlyArray<string | null | undefined>,
): Promise<void> {
  const ids = new Set<string>()
  const tokens = new Set<string>()
  for (const text of texts) {
    // Also as in a quoted-printable copy, or in an address that a filter has put into its own
    const plain = (text ?? '').replace(/=\r?\n/g, '').replace(/[=%]3D/gi, '=')
    for (const [, id = ''] of plain.matchAll(messageId)) ids.add(id)
    for (const [token] of plain.matchAll(linkToken)) tokens.add(token)
  }
  if (ids.size + tokens.size === 0) return
  await deleteNamed(db, {
    workspaceId,
    ids: [...ids].slice(0, mostNamed),
    hashes: [...tokens].slice(0, mostNamed).map((one) => hashToken(one).toString('hex')),
  })
}

/** The id in a Message-ID of our own. */
const messageId = /\b([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gi
/** The form of `mintLinkToken`. */
const linkToken = /(?<![\w-])[\w-]{43}(?![\w-])/g
