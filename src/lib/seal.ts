import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** AES-256-GCM: nonce, tag, ciphertext. `context` must be the same to open it. */
export function seal(bytes: Buffer, key: Buffer, context = ''): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Returns the bytes that were sealed. Throws for another key, another context or changed bytes. */
export function unseal(bytes: Buffer, key: Buffer, context = ''): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
}

/** Keeps secrets that the program itself must be able to read again. */
export type Secrets = ReturnType<typeof secretsUnder>

const plain = 0
const encrypted = 1

/**
 * Seals under the first of `keys` and opens under any, so that keys can be changed. Without a key
 * secrets are kept as they are: a key beside them in the same database would protect nothing.
 */
export function secretsUnder(keys: readonly string[]) {
  const ring = keys.map((text) => {
    const key = Buffer.from(hkdfSync('sha256', text, '', 'switchboard secrets at rest', 32))
    return { key, mark: createHash('sha256').update(key).digest().subarray(0, 4) }
  })
  const [first] = ring
  return {
    /** By which what was sealed under one of the keys is known: its bytes 2 to 5, in hexadecimal. */
    marks: ring.map(({ mark }) => mark.toString('hex')),
    /** `context` names the row, so that what is sealed cannot be moved to another one. */
    seal(secret: string, context: string): Buffer {
      const bytes = Buffer.from(secret)
      if (!first) return Buffer.concat([Buffer.from([plain]), bytes])
      return Buffer.concat([Buffer.from([encrypted]), first.mark, seal(bytes, first.key, context)])
    },
    /** Whether it is sealed under the key that seals now. */
    isCurrent: (sealed: Buffer) =>
      first
        ? sealed[0] === encrypted && first.mark.equals(sealed.subarray(1, 5))
        : sealed[0] === plain,
    /** Throws when the key that sealed it is not among the settings any more. */
    open(sealed: Buffer, context: string): string {
      if (sealed[0] === plain) return sealed.subarray(1).toString()
      const mark = sealed.subarray(1, 5)
      const found = ring.find((candidate) => candidate.mark.equals(mark))
      if (!found) throw new Error('a secret was sealed under a key that is not in SECRET_KEY')
      try {
        return unseal(sealed.subarray(5), found.key, context).toString()
      } catch (cause) {
        throw new Error('a secret was changed, or sealed for another row', { cause })
      }
    },
  }
}
