/** A word that the glossary refuses and that some files need. */
export interface Exception {
  readonly word: string
  /** A file, or a folder with all that is in it. */
  readonly path: string
  readonly reason: string
}

export const exceptions: readonly Exception[] = [
  {
    word: 'maker',
    path: 'src/events/delivery/webhook-actor.ts',
    reason: 'The columns `maker_scopes`, `maker_user_id` and `maker_token_id` of the database.',
  },
  {
    word: 'recalled',
    path: 'src/routing/routing-job.ts',
    reason: 'The column `recalled_by` of the database.',
  },
  {
    word: 'hold',
    path: 'src/api/conversations/handlers.ts',
    reason: 'The operation holdConversation puts a conversation on hold.',
  },
]
