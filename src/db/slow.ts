/** Which reads were slow when they last ran, such as a list with certain filters in a workspace. */
export interface SlowReads {
  has(read: string): boolean
  add(read: string): void
  delete(read: string): void
}

/** The oldest is forgotten beyond that, and found to be slow again when it next runs. */
const most = 10_000

export function slowReads(): SlowReads {
  const known = new Set<string>()
  return {
    has: (read) => known.has(read),
    add(read) {
      known.delete(read)
      const [oldest] = known.size < most ? [] : known
      if (oldest !== undefined) known.delete(oldest)
      known.add(read)
    },
    delete: (read) => void known.delete(read),
  }
}
