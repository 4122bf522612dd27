import { notFound } from '../../errors.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { auditLogById, auditLogPage } from './queries.ts'
import { toAuditLog } from './wire.ts'

export const auditLogHandlers: HandlersFor<'audit-logs'> = {
  async listAuditLogs({ db, actor: { workspaceId } }, { query }) {
    const found = await auditLogPage(db, { workspaceId, ...query, sort: ['-occurredAt'] })

    return page(query, found, toAuditLog)
  },

  async getAuditLog({ db, actor: { workspaceId }, setVersion }, { params }) {
    const [row] = await auditLogById(db, { workspaceId, id: params.id })
    if (!row) throw notFound('audit_log', params.id)

    setVersion(1)
    return dataReply(toAuditLog(row))
  },
}
