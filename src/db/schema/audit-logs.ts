import { bigint, index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, workspaceId } from '../columns.ts'

export interface AuditChange {
  readonly path: string
  readonly old: unknown
  readonly new: unknown
}

/** Who changed what; a trigger refuses to change or delete it, but for the job that ends retention. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    // No foreign key: checking it would lock the workspace's row in every change
    workspaceId: workspaceId(),
    id: id(),
    /** Of one sequence for all, so that changes do not wait for one another. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    occurredAt: instant('occurred_at').notNull(),
    actorType: text('actor_type', { enum: ['user', 'token', 'system'] }).notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    resourceType: text('resource_type').notNull(),
    resourceId: uuid('resource_id').notNull(),
    changes: json('changes').$type<AuditChange[]>().notNull(),
    requestId: text('request_id'),
    ip: text('ip'),
    userAgent: text('user_agent'),
    tokenId: uuid('token_id'),
  },
  (t) => [
    primaryKey({ name: 'audit_logs_pkey', columns: [t.workspaceId, t.id] }),
    index('audit_logs_workspace_id_position_idx').on(t.workspaceId, t.position),
    index('audit_logs_workspace_id_resource_id_idx').on(t.workspaceId, t.resourceId, t.position),
    index('audit_logs_workspace_id_actor_id_idx').on(t.workspaceId, t.actorId, t.position),
    index('audit_logs_occurred_at_idx').using('brin', t.occurredAt),
  ],
)
