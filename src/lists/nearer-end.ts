/** Where a page lies, counted from the end of its list that is nearer. */
export interface Nearer {
  /** Whether that is the last row, so that the rows come in the opposite order. */
  readonly isBackwards: boolean
  readonly offset: number
  /** Rows of the page, of which the last one may have fewer. */
  readonly limit: number
}

/** The place of a page that is not past the end of its list of `total` rows. */
export function fromNearerEnd(total: number, offset: number, pageSize: number): Nearer {
  const limit = Math.min(pageSize, total - offset)
  const behind = total - offset - limit
  const isBackwards = behind < offset
  return { isBackwards, offset: isBackwards ? behind : offset, limit }
}
