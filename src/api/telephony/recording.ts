import { pipeline } from '../../db/query/pipeline.ts'
import { cdrRecordings } from '../../db/schema/telephony.ts'
import { requireScope } from '../../auth/scopes.ts'
import { memberRefused, notFound } from '../../errors.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { requirePrivateFile, requireReadableFiles } from '../media-manager/attachments.ts'
import { linkTo } from '../media-manager/links.ts'
import { fileById } from '../media-manager/queries.ts'
import { cdr } from './cdr.ts'
import { cdrById, setRecordingFile } from './queries.ts'
import { emitCallChanges } from './calls/emit.ts'

export const recordingHandlers = {
  async getCdrRecording({ db, actor: { workspaceId }, publicUrl }, { params }) {
    const [row] = await cdrById(db, { workspaceId, id: params.id })
    if (!row) throw notFound('cdr', params.id)
    const id = row.recordingFileId
    const [file] = id === null ? [] : await fileById(db, { workspaceId, id })
    if (!file) throw notFound('cdr_recording', params.id)

    return { location: linkTo(file, publicUrl).url }
  },

  async setCdrRecording(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const { status, fileId = null, durationSeconds = null, consent = 'unknown' } = body
    if ((fileId !== null) !== (status === 'available')) {
      throw memberRefused(
        '/fileId',
        'is required for the status available and must be absent for any other.',
      )
    }
    const file = fileId === null ? undefined : { pointer: '/fileId', id: fileId }
    if (file) {
      await requireReadableFiles(ctx, [file], { own: cdrRecordings.cdrId, id: params.id })
    }
    const before = await cdr.requireForChange(ctx, params.id)
    // One that was public before recordings had to be private can be reported again
    if (file && before.recordingFileId !== fileId) await requirePrivateFile(ctx, file)
    const isTaken = before.recordingFileId !== null && before.recordingFileId !== fileId
    // The scope media:read suffices for a file that is no recording any more
    if (isTaken) requireScope(ctx.actor, 'recordings:read')

    await emitCallChanges(ctx, [params.id], () =>
      pipeline(ctx.db, [
        () => setRecordingFile(ctx.db, { workspaceId, cdrId: params.id, fileId }),
        () =>
          cdr.patch(ctx, params.id, {
            recordingStatus: status,
            recordingDuration: durationSeconds,
            recordingConsent: consent,
          }),
      ]),
    )
    return cdr.reply(ctx, params.id)
  },
} satisfies Partial<HandlersFor<'telephony'>>
