export interface DatabaseTime {
  /**
   * Counts milliseconds that the database worked for a token. Returns for how many milliseconds the token shall begin
   * nothing that counts: 0 while it has time left.
   */
  spend(tokenId: string, ms: number): number
}

interface Account {
  /** Milliseconds; below 0 once more was taken than there was. */
  left: number
  /** When it was counted last, by `performance.now()`. */
  countedAt: number
}

const second = 1000
/** What a token has ahead, so that a report now and then need not wait. */
const aheadSeconds = 20
/** Past so many tokens, those that have all of their time again are forgotten. */
const mostAccounts = 10_000

/** Gives each token so many milliseconds of the database's time a second, those of twenty seconds ahead. */
export function databaseTime(msPerSecond: number): DatabaseTime {
  const accounts = new Map<string, Account>()
  const most = msPerSecond * aheadSeconds

  const leftOf = ({ left, countedAt }: Account, now: number) =>
    Math.min(most, left + ((now - countedAt) / second) * msPerSecond)

  function forgetFull(now: number): void {
    for (const [tokenId, account] of accounts) {
      if (leftOf(account, now) === most) accounts.delete(tokenId)
    }
  }

  return {
    spend(tokenId, ms) {
      const now = performance.now()
      const account = accounts.get(tokenId)
      const left = (account ? leftOf(account, now) : most) - ms
      if (!account && accounts.size >= mostAccounts) forgetFull(now)
      accounts.set(tokenId, { left, countedAt: now })
      return left >= 0 ? 0 : (-left / msPerSecond) * second
    },
  }
}
