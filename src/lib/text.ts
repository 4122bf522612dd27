const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

/**
 * Whether a text can be kept and given back as it is: well-formed UTF-16, and no control character
 * but tab, line feed and carriage return. PostgreSQL refuses U+0000 and lone surrogates.
 */
export function isStorable(text: string): boolean {
  return !control.test(text) && text.isWellFormed()
}
