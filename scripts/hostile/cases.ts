import type { HostileCase } from './case.ts'
import { cases as transport } from './cases/transport.ts'
import { cases as writers } from './cases/writers.ts'

/** Every case, by subject. */
export const cases: readonly HostileCase[] = [...transport, ...writers]
