/** The words of a text in lower case; `contactId` is also "contact" and "id". */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** The words of a text, and each name of several words as one: `contactId` is found as "contactid" as well. */
export function termsOf(text: string): string[] {
  const names = text.match(/\b[A-Za-z\d]*[a-z\d][A-Z][A-Za-z\d]*/g) ?? []
  return [...wordsOf(text), ...names.map((name) => name.toLowerCase())]
}
