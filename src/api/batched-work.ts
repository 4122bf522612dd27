import { queueWork } from './automation-queues/work.ts'
import { categoryTickets } from './categories/work.ts'
import { merging } from './contacts/work.ts'
import { groupTalk } from './groups/work.ts'
import { folderContent } from './media-manager/folders/work.ts'
import { roleUsers } from './roles/work.ts'
import { tagLinks } from './tags/work.ts'
import { workToQueue, workToUser } from './users/work.ts'
import { deliveriesOf } from './webhooks/work.ts'
import type { BatchedWork } from '../platform/jobs/pending-work.ts'

/** All work on a number of rows that nothing bounds. A request begins it, and the worker continues it in batches. */
export const batchedWork: readonly BatchedWork[] = [
  categoryTickets,
  deliveriesOf,
  folderContent,
  groupTalk,
  merging,
  queueWork,
  roleUsers,
  tagLinks,
  workToQueue,
  workToUser,
]
