import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'
import { hashToken } from './tokens.ts'

/** Most tokens, and most ids, that one message can name. */
const mostNamed = 1000

const deleteNamed = statement<{ workspaceId: string; ids: string[]; hashes: string[] }, never>(
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
  texts: Iterable<string | null | undefined>,
): Promise<void> {
  const ids = new Set<string>()
  const tokens = new Set<string>()
  for (const text of texts) {
    // A mail may have a hundred parts, between which other requests go on
    await nextTurn()
    // Also as in a quoted-printable copy, or in an address that a filter has put into its own
    const plain = (text ?? '').replace(/=\r?\n/g, '').replace(/[=%]3D/gi, '=')
    addMatches(ids, plain, messageId)
    addMatches(tokens, plain, linkToken)
  }
  if (ids.size + tokens.size === 0) return
  await deleteNamed(db, {
    workspaceId,
    ids: [...ids],
    hashes: [...tokens].map((one) => hashToken(one).toString('hex')),
  })
}

/** Adds what the group of a pattern matches in a text, until there are `mostNamed`. */
function addMatches(found: Set<string>, text: string, pattern: RegExp): void {
  for (const [, match = ''] of text.matchAll(pattern)) {
    if (found.size === mostNamed) return
    found.add(match)
  }
}

/** The id in a Message-ID of our own. */
const messageId = /\b([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gi
/** The form of `mintLinkToken`. */
const linkToken = /(?<![\w-])([\w-]{43})(?![\w-])/g
