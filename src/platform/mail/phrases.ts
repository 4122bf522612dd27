/** Returns the phrases of a text, between which there are commas. */
export function phrases(text: string): string[] {
  return text.trim().split(/,\s+/)
}
