/** Returns the Content-ID that an address in HTML names behind `cid:`. */
export function contentIdOf(address: string): string {
  const plain = address.replaceAll('&amp;', '&')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}
