import { ApiError } from '../errors.ts'
import { fairQueue } from '../lib/fair-queue.ts'
import { timeouts } from '../timeouts.ts'

/** Argon2id with the memory in KiB and the passes that OWASP recommends: about 50 ms of one core. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** A hash of random bytes, which no password fits. */
const unfitting =
  '$argon2id$v=19$m=19456,t=2,p=1$DCTrWGD8AWExdCRBfbxOGg$oIiKQKE2O21yKIp4+/8lqW0LGp920WxoqSOMbI2o0Qk'

/** Hashing has two threads of the four that files and names are read on, so that sign-ins delay nothing else. */
const work = fairQueue({
  slots: 2,
  slotsPerParty: 2,
  mostWaiting: 50,
  waitMs: timeouts.passwordWaitMs,
})

// One person's keyboard may compose an accented letter of two characters, another one's not
const normal = (password: string) => password.normalize('NFKC')

const busy = () =>
  new ApiError('unavailable', 'Too many people sign in at once. Retry in a second.', {
    headers: { 'retry-after': '1' },
  })

/** Returns the hash of a password for storage. `party` shares the threads with others. Throws 503. */
export async function hashPassword(password: string, party: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2')
  return work.run(party, async () => hash(normal(password), parameters), busy)
}

/**
 * Whether a password fits a hash. Without one it does the same work and returns false, so that the time does not reveal
 * which accounts exist. Throws 503.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  party: string,
): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2')
  return work.run(party, async () => verify(stored ?? unfitting, normal(password)), busy)
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** Whether a password, in any letter case, is among the about 50,000 that people use most. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return (await commonPasswords).has(normal(password).toLowerCase())
}
