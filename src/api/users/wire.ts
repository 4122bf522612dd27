import type { RowFrom } from '../../db/query/rows.ts'
import type { Schema } from '../../../generated/operations.ts'
import type { WorkKind } from '../../db/schema/automation-queues.ts'
import type { userById, OpenTickets } from './queries.ts'

type UserRow = RowFrom<typeof userById>

export function toUser(row: UserRow): Schema<'User'> {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    extension: row.extension,
    avatarUrl: row.avatarUrl,
    status: row.deletedAt === null ? row.status : 'deleted',
    roleIds: row.roles.map(({ id }) => id),
    roles: row.roles.map(({ id, name }) => ({ id, name })),
    queueIds: row.queueIds,
    skills: row.skills,
    capacity: row.capacity,
    language: row.language,
    timezone: row.timezone,
    presence: row.presence,
    lastSeenAt: row.lastSeenAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    version: row.version,
  }
}

export function toCurrentUser(
  row: UserRow,
  scopes: ReadonlyArray<Schema<'Scope'>>,
  { id, name, timeZone, defaultCountry }: Schema<'CurrentWorkspace'>,
): Schema<'CurrentUser'> {
  const workspace = { id, name, timeZone, defaultCountry }
  return Object.assign(toUser(row), { scopes: [...scopes], workspace })
}

export function toWorkload(
  user: { id: string; capacity: Schema<'UserCapacity'> },
  rows: readonly OpenTickets[],
  { voice, chat, email, task }: Record<WorkKind, number>,
): Schema<'UserWorkload'> {
  const sum = (by: Partial<OpenTickets>) =>
    rows
      .filter((row) => (by.status ?? row.status) === row.status)
      .filter((row) => (by.priority ?? row.priority) === row.priority)
      .reduce((total, { count }) => total + count, 0)
  return {
    userId: user.id,
    load: { voice, chat, email, task },
    capacity: user.capacity,
    openTickets: sum({}),
    byStatus: {
      open: sum({ status: 'open' }),
      in_progress: sum({ status: 'in_progress' }),
      pending: sum({ status: 'pending' }),
      on_hold: sum({ status: 'on_hold' }),
    },
    byPriority: {
      low: sum({ priority: 'low' }),
      medium: sum({ priority: 'medium' }),
      high: sum({ priority: 'high' }),
      urgent: sum({ priority: 'urgent' }),
    },
  }
}
