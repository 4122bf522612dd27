import { type SQL, sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { emit } from '../../events/log/emit.ts'
import { type BatchedWork, type Move, step } from '../../platform/jobs/pending-work.ts'
import { closedByMerge } from '../conversations/conversation.ts'
import { repointConversations, repointMessages } from '../conversations/contact-merge.ts'
import { repointingTickets } from '../tickets/assignment/repoint.ts'
import { inheritMerges, moveMemberships } from './merge-queries.ts'
import { contactValues, ticketValues } from './repoint-values.ts'

type Rows = { workspaceId: string; ids: string[]; targetId: string; now: string }

/** A step over the rows of a table that are of merged contacts by the column `contact_id`, which a statement changes. */
const ofSources = (table: SQL, repoint: (db: ActorContext['db'], rows: Rows) => Promise<unknown>) =>
  step({
    table,
    where: ($) => sql`x.contact_id = any(${arrayParameter($.fromIds)}::uuid[])`,
    changeRows: async (ctx, ids, move) =>
      void (await repoint(ctx.db, { ...rowsOf(ctx, move), ids })),
  })

/** A step that only moves the rows of a table to another contact. */
const repointing = (table: SQL) =>
  ofSources(
    table,
    statement<Rows, never>(
      (_, $) => sql`
        update ${table} set contact_id = ${$.targetId}::uuid, version = version + 1,
          updated_at = ${$.now}::timestamptz
        where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
    ),
  )

/** Everything of merged contacts that there may be any number of becomes the target's. */
export const merging: BatchedWork = {
  name: 'contact.merge',
  steps: [
    step({
      table: sql`conversations`,
      where: ($) => sql`x.contact_id = any(${arrayParameter($.fromIds)}::uuid[])`,
      async changeRows(ctx, ids, move) {
        const rows = { ...rowsOf(ctx, move), sourceIds: move.fromIds, ids }
        emit(ctx, ...(await closedByMerge(ctx, await repointConversations(ctx.db, rows))))
      },
    }),
    ofSources(sql`messages`, repointMessages),
    repointing(sql`cdrs`),
    repointingTickets('contactId'),
    // Those of nothing else; the others have gone along with their tickets
    repointing(sql`cx_logs`),
    ticketValues,
    contactValues,
    step({
      table: sql`groups`,
      where: ($) => sql`x.id in (
        select m.group_id from group_members m where m.workspace_id = ${$.workspaceId}
          and m.contact_id = any(${arrayParameter($.fromIds)}::uuid[]))`,
      async changeRows(ctx, groupIds, move) {
        await moveMemberships(ctx.db, { ...rowsOf(ctx, move), sourceIds: move.fromIds, groupIds })
      },
    }),
    step({
      table: sql`contact_merges`,
      where: ($) => sql`x.target_id = any(${arrayParameter($.fromIds)}::uuid[])`,
      changeRows: async (ctx, ids, move) =>
        void (await inheritMerges(ctx.db, { ...rowsOf(ctx, move), ids })),
    }),
  ],
}

function rowsOf({ actor, now }: ActorContext, { toId }: Move) {
  return { workspaceId: actor.workspaceId, targetId: toId as string, now }
}
