import { sql } from 'drizzle-orm'
import { arrayParameter } from '../../db/query/statement.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { emit } from '../../events/log/emit.ts'
import { type BatchedWork, type Move, step } from '../../platform/jobs/pending-work.ts'
import { closedByMerge } from '../conversations/conversation.ts'
import { repointConversations, repointMessages } from '../conversations/contact-merge.ts'
import { repointCases } from '../cx-logs/move-cases.ts'
import { repointingTickets } from '../tickets/assignment/repoint.ts'
import { inheritMerges, moveMemberships, repointCalls } from './merge-queries.ts'
import { contactValues, ticketValues } from './repoint-values.ts'

type Rows = { workspaceId: string; ids: string[]; targetId: string; now: string }

/** A step over the rows of a table that are of merged contacts by the column `contact_id`, which a statement changes. */
const ofSources = (
  table: string,
  repoint: (db: ActorContext['db'], rows: Rows) => Promise<unknown>,
) =>
  step({
    table: sql`${sql.identifier(table)}`,
    where: ($) => sql`x.contact_id = any(${arrayParameter($.fromIds)}::uuid[])`,
    changeRows: async (ctx, ids, move) =>
      void (await repoint(ctx.db, { ...rowsOf(ctx, move), ids })),
  })

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
    ofSources('messages', repointMessages),
    ofSources('cdrs', repointCalls),
    repointingTickets('contactId'),
    // Those of nothing else; the others have gone along with their tickets
    ofSources('cx_logs', repointCases),
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
