/** Returns the Content-ID that an address in HTML names behind `cid:`. */
export function contentIdOf(address: string): string {
  const plain = address.replaceAll('&amp;', '&')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

/** Returns the Content-IDs that HTML names, as in `<img src="cid:…">` (RFC 2392). */
export function contentIdsIn(html: string | null): Set<string> {
  const named = html?.matchAll(/\bcid:([^"'<>)\s]{1,998})/gi) ?? []
  return new Set(Array.from(named, ([, id = '']) => contentIdOf(id)))
}
