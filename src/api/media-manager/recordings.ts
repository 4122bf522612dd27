import { sql } from 'drizzle-orm'
import type { Actor } from '../../auth/authenticate.ts'
import type { Pool } from '../../db/pool/client.ts'
import { insufficientScope } from '../../errors.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { audit } from '../../events/log/emit.ts'

/** Whether a call refers to a file as its recording; one look-up in the index of references. */
export const isCallRecording = sql<boolean>`exists (select 1 from media_references r
  where r.workspace_id = media_files.workspace_id and r.file_id = media_files.id
    and r.resource = 'cdr')`
export const isRecording = isCallRecording.as('is_recording')

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

/** Records in the audit log that a file was downloaded, if it is a recording: by a token, or by its link. */
export async function auditDownload(
  ctx: Omit<ActorContext, 'db'> & { readonly db: Pool },
  file: Recorded & { readonly id: string },
): Promise<void> {
  if (!file.isRecording) return
  await ctx.db.transaction(async (db) =>
    audit({ ...ctx, db }, 'file.recording_downloaded', file.id),
  )
}
