import type { Test } from 'tap'
import type { Outside } from '../../src/platform/adapters/adapter.ts'
import type { Pool } from '../../src/db/pool/client.ts'
import { targets } from '../../src/platform/net/target.ts'
import { secretsUnder } from '../../src/lib/seal.ts'
import type { Store } from '../../src/platform/storage/store.ts'
import { startWork } from './jobs.ts'

/** Returns an outside that reaches public addresses, and each private `host:port` of this list. */
export function outsideWith(allow: readonly string[] = []): Outside {
  return {
    secrets: secretsUnder(['a key of 32 characters for tests']),
    targets: targets({ allow }),
  }
}

/** Background work, stopped when the test ends. */
export function work(t: Test, pool: Pool, outside: Outside = outsideWith(), store?: Store): void {
  const jobs = startWork(pool, 120, outside, store)
  t.teardown(() => jobs.stop())
}
