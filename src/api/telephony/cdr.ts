import { cdrs } from '../../db/schema/telephony.ts'
import { resource } from '../../http/resource.ts'
import { cdrById, lockCdr } from './queries.ts'
import { toCdr } from './wire.ts'

export const cdr = resource({
  name: 'cdr',
  reply: 'CdrReply',
  table: cdrs,
  load: cdrById,
  lock: lockCdr,
  toWire: (row) => toCdr(row),
})
