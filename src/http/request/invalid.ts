import { ApiError, type Fault } from '../../errors.ts'
import { nameOf } from '../../lib/words.ts'
import { fault } from './faults.ts'

/**
 * 400 for what the framing of HTTP or of a body forbids, which no schema can express. `pointer` is a JSON Pointer below
 * `location`, and `predicate` completes the sentence that begins with its name, such as `must appear only once`.
 * Handlers never throw 400: what the contract calls valid is refused with 422 or not at all.
 */
export function invalid(location: Fault['location'], pointer: string, predicate: string): ApiError {
  const message = `${nameOf(location, pointer)} ${predicate}.`
  const errors = [fault(location, pointer, 'rule', message, {})]
  return new ApiError('validation_failed', message, { members: { errors } })
}
