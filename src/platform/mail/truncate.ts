import { truncationSign } from './html-text.ts'
import { beginningOf } from '../../lib/text.ts'

/** Returns text that fits into a length: where it is cut, a sign says so. */
export function truncated(text: string | null, length: number): string | null {
  if (text === null || text.length <= length) return text
  const sign = `\n${truncationSign}`
  return beginningOf(text, length - sign.length) + sign
}
