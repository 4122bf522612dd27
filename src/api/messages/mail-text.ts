import EmailReplyParser, { type Fragment } from 'email-reply-parser'
import patterns from 'email-reply-parser/lib/regex.js'

/** The text of a mail in two: what its sender wrote now, and what the mail repeats or ends with. */
export interface SplitText {
  readonly message: string
  /** Quoted mails and the signature; null if there are none. */
  readonly quotedText: string | null
}

/** A longer line is no line of a person, and the patterns take quadratic time. */
const longestLine = 2000
const mostLines = 5000
/** No header of a quotation is longer. */
const mostRepeated = 150

// The patterns of the library repeat without a bound, some of them three times over many lines
patterns.answerHeadersRegex = patterns.answerHeadersRegex.map(bounded)
patterns.signatureRegex = patterns.signatureRegex.map(bounded)

function bounded({ source, flags }: RegExp): RegExp {
  const repetitions = source.replace(
    /(\.|\\s|\[\\s\\S\])([+*])/g,
    (_, repeated: string, how: string) => `${repeated}{${how === '+' ? 1 : 0},${mostRepeated}}`,
  )
  return new RegExp(repetitions, flags)
}

/**
 * Splits quoted mails and the signature off, where they stand before or after everything else; between the lines of
 * an answer they belong to it. A text of nothing else is left whole.
 */
export function splitText(text: string): SplitText {
  const whole = { message: text, quotedText: null }
  const lines = text.split('\n')
  if (lines.length > mostLines || lines.some((line) => line.length > longestLine)) return whole
  const fragments = new EmailReplyParser().read(text).getFragments()
  const isRepeated = (one: Fragment) => one.isHidden() || one.isQuoted() || one.isAnswer()
  const first = fragments.findIndex((one) => !isRepeated(one))
  const last = fragments.findLastIndex((one) => !isRepeated(one) && !one.isSignature())
  if (first < 0 || last < first) return whole
  const textOf = (some: Fragment[]) =>
    some
      .map((one) => one.getContent().trim())
      .filter((content) => content !== '')
      .join('\n\n')
  const message = textOf(fragments.slice(first, last + 1))
  const quotedText = textOf([...fragments.slice(0, first), ...fragments.slice(last + 1)])
  return message === '' || quotedText === '' ? whole : { message, quotedText }
}
