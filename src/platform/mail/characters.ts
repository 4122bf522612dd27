import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

/**
 * Charsets that mean another one in practice (WHATWG Encoding Standard, section 4.2), by their names without signs.
 * Windows wrote mails in its own code pages and called them by the ISO standard that they extend.
 */
const aliases: Readonly<Record<string, string>> = {
  ansi: 'windows1252',
  iso88591: 'windows1252',
  iso88599: 'windows1254',
  iso885911: 'windows874',
  tis620: 'windows874',
  unicode11utf7: 'utf7',
  // All of GBK, and more
  gbk: 'gb18030',
  cp936: 'gb18030',
  unicode: 'utf16',
  ucs2: 'utf16',
  iso10646ucs2: 'utf16',
  iso88596e: 'iso88596',
  iso88596i: 'iso88596',
  koi8: 'koi8r',
  uhc: 'cp949',
  eucjpwin: 'eucjp',
  eucjpms: 'eucjp',
  ujis: 'eucjp',
  cp51932: 'eucjp',
  sjiswin: 'shiftjis',
  // Names of Apple, which resemble the standards of their countries
  macjapanese: 'shiftjis',
  mackorean: 'cp949',
  macchinesetrad: 'big5',
  macchinesesimp: 'gb18030',
  macce: 'maccenteuro',
  maccentraleurroman: 'maccenteuro',
  macukrainian: 'macukraine',
  macromanian: 'macromania',
  macicelandic: 'maciceland',
}
/** The code pages of Windows by the ISO standards that they resemble, which have no characters from 0x80 to 0x9F. */
const codePages: Readonly<Record<string, string>> = {
  iso88592: 'windows1250',
  iso88594: 'windows1257',
  iso88597: 'windows1253',
  iso88598: 'windows1255',
  iso885913: 'windows1257',
  iso885915: 'windows1252',
}
/** Charsets in which no word is well-formed UTF-8 by chance; in Thai and in those of several bytes some are. */
const neverUtf8 = /^(?:windows125\d|iso8859\d{1,2}|koi8[ru]|mac[a-z]{1,20})$/
/** Encodings that say nothing about bytes beyond ASCII, and those of the library that are no charsets. */
const undeclared: ReadonlySet<string> = new Set(['ascii', 'utf8', 'binary', 'hex', 'base64'])

const escape = 0x1b

/** The five bytes that mean nothing in windows-1252, and what the library makes of bytes without a meaning. */
const meaningless = /\ufffd/g

/** Returns the name of a charset as the library knows it; undefined where the bytes have to say what they are. */
function encodingOf(charset: string | undefined): string | undefined {
  // IANA puts the year behind some names, and programs `x-` before those that were no standard when they were written
  const name = (charset ?? '')
    .toLowerCase()
    .replace(/:\d{4}$|[^a-z0-9]/g, '')
    .replace(/^x{1,2}/, '')
  if (/^(?:cs)?iso2022jp/.test(name)) return 'iso2022jp'
  if (/^(?:cs)?iso2022kr/.test(name)) return 'iso2022kr'
  if (name === 'hzgb2312') return 'hz'
  const encoding = canonical(name)
  return encoding === undefined || undeclared.has(encoding) ? undefined : encoding
}

/** Returns the one name by which this file knows a charset, such as `windows1251` for `cp1251`. */
function canonical(name: string): string | undefined {
  const encoding = aliases[name] ?? name
  if (!iconv.encodingExists(encoding)) return undefined
  const known: unknown = iconv.encodings?.[encoding]
  return typeof known === 'string' ? canonical(known) : encoding
}

/**
 * Returns the text of bytes. Well-formed UTF-8 is read as UTF-8 wherever UTF-8, ASCII, no charset or an unknown one
 * is declared; everything else there is windows-1252. The controls U+0080 to U+009F, which people do not write, are
 * windows-1252 that a program took for ISO 8859-1.
 */
export function textOf(bytes: Uint8Array, charset?: string): string {
  return windows1252Of(decoded(bytes, charset))
}

function decoded(bytes: Uint8Array, charset: string | undefined): string {
  const encoding = encodingOf(charset)
  if (bytes.includes(escape) && isShifted(bytes)) return iso2022(bytes)
  switch (encoding) {
    case undefined:
    case 'iso2022kr':
      return utf8Or1252(bytes)
    case 'iso2022jp':
      return japanese(bytes)
    case 'hz':
      return hz(bytes)
    case 'utf7':
      return iconv.decode(bytes, 'utf-7')
    case 'utf16':
    case 'utf16le':
    case 'utf16be':
      // A name that stands on mails in ASCII, too
      return bytes.includes(0) ? iconv.decode(bytes, encoding) : utf8Or1252(bytes)
    default:
      return declared(bytes, encoding)
  }
}

/** Whether a charset is declared that decides what the bytes mean. */
export function isDeclared(charset: string | undefined): boolean {
  return encodingOf(charset) !== undefined
}

function declared(bytes: Uint8Array, encoding: string): string {
  if (neverUtf8.test(encoding) && isUtf8(bytes)) return utf8(bytes)
  if (encoding === 'windows1252') return windows1252(bytes)
  const codePage = codePages[encoding]
  if (codePage && bytes.some((byte) => byte >= 0x80 && byte <= 0x9f)) {
    return declared(bytes, codePage)
  }
  const text = iconv.decode(bytes, encoding)
  const wrong = text.match(meaningless)?.length ?? 0
  if (wrong === 0) return text
  // The bytes contradict what is declared
  if (isUtf8(bytes)) return utf8(bytes)
  const beyondAscii = text.match(/[^\u0000-\u007f]/g)?.length ?? 0
  return wrong * 4 > beyondAscii ? windows1252(bytes) : text.replace(meaningless, '')
}

/** Returns the text of HTML, which may name its charset itself. */
export function htmlOf(bytes: Uint8Array, charset?: string): string {
  const named = charsetInHtml(bytes)
  if (isUtf8(bytes) && (named === undefined || !isDeclared(named))) {
    // A declaration in the header and one in the document that agrees with the bytes: the bytes decide
    if (named !== undefined || !isDeclared(charset)) return textOf(bytes)
  }
  return textOf(bytes, isDeclared(charset) ? charset : named)
}

/** Returns text of a program that declares ISO-2022-JP and leaves it as it was, in UTF-8, EUC-JP or Shift_JIS. */
function japanese(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return utf8(bytes)
  const texts = ['eucjp', 'shiftjis'].map((name) => iconv.decode(bytes, name))
  return texts.find((text) => text.search(meaningless) === -1) ?? utf8Or1252(bytes)
}

const headBytes = 4096

function charsetInHtml(bytes: Uint8Array): string | undefined {
  const head = bufferOf(bytes.subarray(0, headBytes)).toString('latin1')
  return (/<meta\b[^<>]{0,400}?\bcharset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]{1,40})/i.exec(head) ??
    /^\s{0,99}<\?xml\b[^<>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})/i.exec(head))?.[1]
}

function utf8Or1252(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return utf8(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(bytes, 'utf-16be')
  return mixed(bytes) ?? windows1252(bytes)
}

function utf8(bytes: Uint8Array): string {
  const text = bufferOf(bytes).toString('utf8')
  return text.startsWith('\ufeff') ? text.slice(1) : text
}

/** Characters of the bytes 0x80 to 0x9F in windows-1252, of which five mean nothing (WHATWG Encoding Standard). */
const from80To9f =
  '\u20ac\u0000\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u0000\u017d\u0000' +
  '\u0000\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u0000\u017e\u0178'

/** Returns text in windows-1252. The table is our own, because Node.js 20 decodes it as ISO 8859-1. */
function windows1252(bytes: Uint8Array): string {
  return windows1252Of(bufferOf(bytes).toString('latin1'))
}

function windows1252Of(latin1: string): string {
  return latin1.replace(/[\u0080-\u009f]/g, (sign) => {
    const meant = from80To9f[sign.charCodeAt(0) - 0x80] ?? ''
    return meant === '\u0000' ? '' : meant
  })
}

const sequence =
  /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/g
const sequenceOrByte =
  /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}|[\u0080-\u00ff]/g

/**
 * Returns text in UTF-8 with a few bytes in windows-1252, as where a program cuts a character or adds a footer;
 * undefined where fewer characters are UTF-8 than not.
 */
function mixed(bytes: Uint8Array): string | undefined {
  const latin1 = bufferOf(bytes).toString('latin1')
  const found = latin1.match(sequence)?.length ?? 0
  if (found === 0) return undefined
  const all = latin1.match(sequenceOrByte)?.length ?? 0
  if (all - found >= found) return undefined
  return latin1.replace(sequenceOrByte, (signs) => {
    const character = signs.length > 1 ? Buffer.from(signs, 'latin1') : undefined
    return character && isUtf8(character) ? character.toString() : windows1252Of(signs)
  })
}

type CharacterSet = 'ascii' | 'jis' | 'jis-extra' | 'kana' | 'korean'

const koreanStart = '\u001b$)C'
const shiftOut = '\u000e'
const shiftIn = '\u000f'
const setsByEscape: Readonly<Record<string, CharacterSet>> = {
  '\u001b$@': 'jis',
  '\u001b$B': 'jis',
  '\u001b$(@': 'jis',
  '\u001b$(B': 'jis',
  '\u001b$(D': 'jis-extra',
  '\u001b(I': 'kana',
}
const shift = /\u001b(?:\$\(?[@B]|\$\(D|\$\)C|\([BIJH])|[\u000e\u000f]/g

/** Whether bytes have the escapes of ISO-2022-JP or ISO-2022-KR, which no other text contains. */
function isShifted(bytes: Uint8Array): boolean {
  return /\u001b(?:\$[@B]|\(J|\(I|\$\([@BD]|\$\)C)/.test(bufferOf(bytes).toString('latin1'))
}

/**
 * Decodes ISO-2022-JP (RFC 1468, with the half-width kana of Windows) and ISO-2022-KR (RFC 1557). Between their
 * escapes stand the bytes of EUC without the highest bit.
 */
function iso2022(bytes: Uint8Array): string {
  const latin1 = bufferOf(bytes).toString('latin1')
  const pieces: string[] = []
  let set: CharacterSet = 'ascii'
  let isKorean = false
  let start = 0
  for (const { 0: sign, index } of latin1.matchAll(shift)) {
    if ((sign === shiftOut || sign === shiftIn) && !isKorean) continue
    if (index > start) pieces.push(decodeSet(bytes.subarray(start, index), set))
    isKorean ||= sign === koreanStart
    set = sign === shiftOut ? 'korean' : (setsByEscape[sign] ?? 'ascii')
    start = index + sign.length
  }
  pieces.push(decodeSet(bytes.subarray(start), set))
  return pieces.join('')
}

function decodeSet(bytes: Uint8Array, set: CharacterSet): string {
  if (set === 'ascii') return utf8Or1252(bytes)
  const prefix = set === 'kana' ? 0x8e : set === 'jis-extra' ? 0x8f : undefined
  const width = set === 'kana' ? 1 : 2
  const euc = Buffer.alloc(bytes.length * (prefix === undefined ? 1 : 2))
  let to = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    // A line ends amid Japanese text where a program left out the escape
    if (byte <= 0x20) {
      euc[to++] = byte
      continue
    }
    if (prefix !== undefined) euc[to++] = prefix
    euc[to++] = byte | 0x80
    if (width === 2 && at + 1 < bytes.length) euc[to++] = (bytes[(at += 1)] as number) | 0x80
  }
  const encoding = set === 'korean' ? 'cp949' : 'eucjp'
  return iconv.decode(euc.subarray(0, to), encoding).replace(meaningless, '')
}

/** Decodes HZ-GB-2312 (RFC 1843). */
function hz(bytes: Uint8Array): string {
  return bufferOf(bytes)
    .toString('latin1')
    .replace(/~\n/g, '')
    .replace(/~~|~\{([^~]{0,100000})~\}/g, (whole, pairs: string | undefined) =>
      pairs === undefined
        ? whole.slice(1)
        : iconv.decode(Buffer.from(pairs, 'latin1').map((byte) => byte | 0x80) as Buffer, 'gbk'),
    )
}

export function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length)
}
