import type { BatchedWork } from '../../platform/jobs/pending-work.ts'
import { repointingTickets } from '../tickets/assignment/repoint.ts'

/** The tickets of a deleted category become those of another one. */
export const categoryTickets: BatchedWork = {
  name: 'category.delete',
  steps: [repointingTickets('categoryId')],
}
