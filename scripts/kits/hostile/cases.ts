import type { HostileCase } from './case.ts'
import { cases as background } from './cases/background.ts'
import { cases as mail } from './cases/mail.ts'
import { cases as neighbours } from './cases/neighbours.ts'
import { cases as patterns } from './cases/patterns.ts'
import { cases as replies } from './cases/replies.ts'
import { cases as requests } from './cases/requests.ts'
import { cases as smtp } from './cases/smtp.ts'
import { cases as transport } from './cases/transport.ts'
import { cases as values } from './cases/values.ts'
import { cases as writers } from './cases/writers.ts'

/** Every case, by subject. */
export const cases: readonly HostileCase[] = [
  ...background,
  ...mail,
  ...neighbours,
  ...patterns,
  ...replies,
  ...requests,
  ...smtp,
  ...transport,
  ...values,
  ...writers,
]
