import { sql } from 'drizzle-orm'
import type { Actor } from '../../auth/authenticate.ts'
import type { Pool } from '../../db/pool/client.ts'
import { insufficientScope } from '../../errors.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { audit } from '../../events/log/emit.ts'
import type { Content } from '../../http/reply/content.ts'

/** Whether a call refers to a file as its recording; one look-up in the index of references. */
export const isRecording = sql<boolean>`exists (select 1 from media_references r
  where r.workspace_id = media_files.workspace_id and r.file_id = media_files.id
    and r.resource = 'cdr')`.as('is_recording')

interface Recorded {
  readonly isRecording: boolean
}

/** Whether an actor may read the content of a file, as far as it is a recording. */
export function mayReadContent(actor: Pick<Actor, 'can'>, file: Recorded): boolean {
  return !file.isRecording || actor.can('recordings:read')
}

/** Throws 403 if a file is a recording and the actor may not read recordings. */
export function requireReadableContent(actor: Actor, file: Recorded): void {
  if (!mayReadContent(actor, file)) throw insufficientScope(['recordings:read'], actor.scopes)
}

/**
 * Returns content that is recorded in the audit log when its bytes are opened, if the file is a recording: for a token, or
 * for its link. An answer without bytes is no download.
 */
export function auditedContent(
  ctx: Omit<ActorContext, 'db'> & { readonly db: Pool },
  file: Recorded & { readonly id: string },
  content: Content,
): Content {
  if (!file.isRecording) return content
  return {
    ...content,
    async open(range) {
      await ctx.db.transaction(async (db) =>
        audit({ ...ctx, db }, 'file.recording_downloaded', file.id),
      )
      return content.open(range)
    },
  }
}
