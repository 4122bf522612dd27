import { lineOf } from '../lib/text.ts'
import { UsageError } from './usage.ts'

/** The longest names, as the contract has them. */
export const longestName = { workspace: 255, token: 100 } as const

const control = /\p{Cc}/gu

/**
 * Returns a name of the command line in the form in which the API stores names. Throws a UsageError for an invalid one.
 */
export function nameGiven(option: string, text: string, maxLength: number): string {
  const name = lineOf(text, maxLength)
  if (name === '' || [...name].length > maxLength || name.search(control) >= 0) {
    throw new UsageError(
      `${option} must have 1 to ${maxLength} characters, one that can be seen and no control characters.`,
    )
  }
  return name
}

/** A text for a terminal, on which control characters would do what they please. */
export function printable(text: string): string {
  return text.replace(
    control,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
