import { queueWork } from './api/automation-queues/work.ts'
import { categoryTickets } from './api/categories/work.ts'
import { merging } from './api/contacts/work.ts'
import { groupTalk } from './api/groups/work.ts'
import { folderContent } from './api/media-manager/folders/work.ts'
import { roleUsers } from './api/roles/work.ts'
import { tagLinks } from './api/tags/work.ts'
import { workToQueue, workToUser } from './api/users/work.ts'
import { deliveriesOf } from './api/webhooks/work.ts'
import type { BatchedWork } from './jobs/pending-work.ts'

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
