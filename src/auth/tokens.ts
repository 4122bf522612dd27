import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'swb_'
const randomLength = 30
const form = /^swb_[0-9A-Za-z]{36}$/

/** A new secret: `swb_`, 30 random base62 characters, 6 base62 characters of a CRC-32 over both. */
export function mintToken(): string {
  let random = ''
  while (random.length < randomLength) {
    for (const byte of randomBytes(randomLength)) {
      // 248 = 4 × 62: bytes above it would favour the first characters
      if (byte < 248 && random.length < randomLength) random += alphabet[byte % 62]
    }
  }
  const body = prefix + random
  return body + checksum(body)
}

/** Whether a text has the form and the checksum of a token; it does not check its validity. */
export function isToken(text: string): boolean {
  const body = text.slice(0, -6)
  return form.test(text) && text.slice(-6) === checksum(body)
}

/** Returns the SHA-256 of a token, which is stored in its place. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** The ends of a secret, to recognise it by. */
export function previewToken(token: string): string {
  return `${prefix}…${token.slice(-4)}`
}

function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let i = 0; i < 6; i++) {
    text = (alphabet[rest % 62] as string) + text
    rest = Math.floor(rest / 62)
  }
  return text
}
