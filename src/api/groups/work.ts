import { type SQL, sql } from 'drizzle-orm'
import type { Keys } from '../../db/query/rows.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { redact } from '../../events/log/redact.ts'
import { type BatchedWork, deletion, step } from '../../platform/jobs/pending-work.ts'

/** A step over the messages or comments of a conversation: those that `column` binds to another row become unbound. */
function unbinding(tableName: string, column: string, of: string) {
  const [table, reference] = [sql.identifier(tableName), sql.identifier(column)]
  const unbind = statement<Keys, never>(
    (_, $) => sql`
      update ${table} set ${reference} = null
      where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
  )
  return step({
    table: sql`${table}`,
    where: ($) => sql`x.${sql.identifier(of)} = any(${arrayParameter($.fromIds)}::uuid[])
      and x.${reference} is not null`,
    changeRows: async ({ db, actor: { workspaceId } }, ids) =>
      void (await unbind(db, { workspaceId, ids })),
  })
}

/** A step that deletes rows, and takes what they said out of the log. */
function erasing(tableName: string, where: Parameters<typeof deletion>[1]) {
  return deletion(tableName, where, ({ db, actor }, ids) =>
    redact(db, actor.workspaceId, ids, 'content'),
  )
}

type References = { workspaceId: string; messageIds: string[]; conversationIds: string[] }

const deleteReferences = statement<References, never>(
  (_, $) => sql`
    delete from thread_references where workspace_id = ${$.workspaceId}
      and conversation_id = any(${arrayParameter($.conversationIds)}::uuid[])
      and message_id = any(${arrayParameter($.messageIds)}::text[])`,
)

/** The messages and comments of the conversation of a deleted group are deleted, and then the conversation. */
export const groupTalk: BatchedWork = {
  name: 'group.delete',
  steps: [
    unbinding('messages', 'reply_to_message_id', 'conversation_id'),
    unbinding('comments', 'parent_id', 'room_id'),
    unbinding('conversations', 'related_conversation_id', 'related_conversation_id'),
    erasing('messages', ($) => sql`x.conversation_id = any(${arrayParameter($.fromIds)}::uuid[])`),
    erasing('comments', ($) => sql`x.room_id = any(${arrayParameter($.fromIds)}::uuid[])`),
    step({
      table: sql`thread_references`,
      key: sql`x.message_id`,
      where: ($) => sql`x.conversation_id = any(${arrayParameter($.fromIds)}::uuid[])`,
      async changeRows({ db, actor: { workspaceId } }, messageIds, { fromIds: conversationIds }) {
        await deleteReferences(db, { workspaceId, messageIds, conversationIds })
      },
    }),
    erasing(
      'conversations',
      ($) => sql`x.id = any(${arrayParameter($.fromIds)}::uuid[])
        and ${none(sql`messages r`, sql`r.conversation_id`)}
        and ${none(sql`comments r`, sql`r.room_id`)}
        and ${none(sql`conversations r`, sql`r.related_conversation_id`)}`,
    ),
  ],
}

/** Returns the condition that no row of a table refers to a conversation. */
function none(table: SQL, column: SQL): SQL {
  return sql`not exists (select from ${table}
    where r.workspace_id = x.workspace_id and ${column} = x.id)`
}
