import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret: 32 random bytes, in the form of Standard Webhooks. */
export function mintSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** Returns the part of a secret that may be shown. */
export function previewSecret(secret: string): string {
  const [text = ''] = secret.split('=', 1)
  return `${prefix}…${text.slice(-4)}`
}

/** `webhook-signature` of Standard Webhooks: one signature for each secret. */
export function signatures(
  secrets: readonly string[],
  id: string,
  timestamp: number,
  body: string,
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64')
      const text = `${id}.${timestamp}.${body}`
      return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
    })
    .join(' ')
}
