import type { SealedSecret } from '../../db/schema/channels.ts'
import type { Secrets } from '../../lib/seal.ts'

const shortest = 12
/** People choose passwords, so that their ends say something about the rest and about other passwords. */
const passwords: ReadonlySet<string> = new Set(['smtpPassword'])

/** A secret of a channel as it is kept; it opens for this channel and name alone. */
export function sealSecret(
  secrets: Secrets,
  channelId: string,
  name: string,
  secret: string,
): SealedSecret {
  return {
    sealed: secrets.seal(secret, contextOf(channelId, name)).toString('base64'),
    last4: passwords.has(name) || secret.length < shortest ? null : secret.slice(-4),
  }
}

/** The secret itself; undefined when there is none. Throws when its key is not known any more. */
export function openSecret(
  secrets: Secrets,
  channel: { readonly id: string; readonly secrets: Readonly<Record<string, SealedSecret>> },
  name: string,
): string | undefined {
  const kept = channel.secrets[name]
  if (!kept) return undefined
  return secrets.open(Buffer.from(kept.sealed, 'base64'), contextOf(channel.id, name))
}

/** Returns the context that seals a secret of a channel to its row and name. */
export function contextOf(channelId: string, name: string): string {
  return `channel ${channelId} ${name}`
}
