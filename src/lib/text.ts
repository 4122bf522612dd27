const lineBreaks = /[\n\r\u0085\u2028\u2029]+/g
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/
/** A character that can be seen: no white space, format character, filler or empty Braille pattern. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Whether a text can be kept and given back as it is: well-formed UTF-16, and no control character
 * but tab, line feed and carriage return. PostgreSQL refuses U+0000 and lone surrogates.
 */
export function isStorable(text: string): boolean {
  return !control.test(text) && text.isWellFormed()
}

/** Returns what keeps a text from being stored, such as "the control character U+0007". */
export function unstorableIn(text: string): string {
  const [character = ''] = control.exec(text) ?? /\p{Surrogate}/u.exec(text) ?? []
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `the ${code.startsWith('D') ? 'lone surrogate' : 'control character'} U+${code}`
}

/**
 * A name or another short text in the form in which it is stored: Unicode NFC, one line without white space at its ends,
 * and empty when no character of it can be seen. A text of more than `maxLength` code points is returned as
 * it is, because the schema refuses it as it was sent.
 */
export function lineOf(text: string, maxLength: number): string {
  if (isLonger(text, maxLength)) return text
  const trimmed = text.trim().replaceAll(lineBreaks, ' ')
  if (!visible.test(trimmed)) return ''
  const normal = trimmed.normalize('NFC')
  // NFC takes some characters apart; a text that would be refused for it is kept as it was sent
  return isLonger(normal, maxLength) ? trimmed : normal
}

/** Whether a text has more than `maxLength` code points, of which each has one or two code units. */
function isLonger(text: string, maxLength: number): boolean {
  return text.length > maxLength && (text.length > maxLength * 2 || [...text].length > maxLength)
}

/** Whether a text has characters other than white space, none of which can be seen. */
export function isBlank(text: string): boolean {
  return !visible.test(text) && /\S/.test(text)
}

/** A longer text in the form in which it is stored: as it was sent, and empty when none of it can be seen. */
export function blockOf(text: string): string {
  return visible.test(text) ? text : ''
}

/** Returns a text of at most `length` code units, which ends with an ellipsis where it is cut. */
export function shortenedTo(text: string, length: number): string {
  return text.length <= length ? text : `${beginningOf(text, length - 1)}…`
}

/** Returns the beginning of a text, of at most `length` code units, which does not end in the middle of a character. */
export function beginningOf(text: string, length: number): string {
  const isCharacterCut = text.length > length && /[\ud800-\udbff]/.test(text.charAt(length - 1))
  return text.slice(0, isCharacterCut ? length - 1 : length).toWellFormed()
}

/** Returns a text as one line that can be stored, of at most `length` code units. */
export function oneLineOf(text: string, length = Infinity): string {
  return beginningOf(text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').trim(), length)
}
