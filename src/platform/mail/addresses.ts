import { stored } from './headers.ts'
import type { Mailbox } from './mail.ts'

interface Given {
  readonly name: string
  readonly address?: string | undefined
  readonly group?: readonly Given[] | undefined
}

/** Returns the mailboxes with an address, members of groups too, each once. */
export function mailboxes(given: readonly Given[]): Mailbox[] {
  const found = new Map<string, Mailbox>()
  for (const { name, address } of given.flatMap((one): readonly Given[] => one.group ?? [one])) {
    if (!address || !/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(address)) continue
    const key = address.toLowerCase()
    if (!found.has(key)) found.set(key, { address, name: stored(name, 200) ?? '' })
  }
  return [...found.values()]
}
