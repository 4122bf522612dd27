import { bufferOf, textOf } from './characters.ts'

/** Bytes of RTF that are read at most. Pictures in it make it long. */
const mostBytes = 4_194_304
/** More bytes than one that is compressed can become: two of them repeat up to 17. */
const mostGrowth = 9
const mostDepth = 1000

const compressed = 0x75465a4c
const uncompressed = 0x414c454d
/** Content of the dictionary at first (MS-OXRTFCP, section 2.1.2.1). */
const dictionary =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor ' +
  'MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx'

/** Decompresses RTF as Outlook keeps it (MS-OXRTFCP). Returns undefined for other bytes. */
export function decompressRtf(given: Uint8Array): Uint8Array | undefined {
  if (given.length < 16) return undefined
  const kind = bufferOf(given).readUInt32LE(8)
  if (kind === uncompressed) return given.subarray(16, 16 + mostBytes)
  if (kind !== compressed) return undefined
  const content = Buffer.alloc(dictionary.length + Math.min(mostBytes, given.length * mostGrowth))
  let to = content.write(dictionary, 'latin1')
  let at = 16
  for (let bit = 8, control = 0; at < given.length && to < content.length; bit += 1) {
    if (bit === 8) {
      control = given[at++] ?? 0
      bit = 0
    }
    if (((control >> bit) & 1) === 0) {
      content[to++] = given[at++] ?? 0
      continue
    }
    const reference = ((given[at] ?? 0) << 8) | (given[at + 1] ?? 0)
    at += 2
    const distance = (to - (reference >> 4)) & 0xfff
    if (distance === 0 || distance > to) break
    for (let left = (reference & 0xf) + 2; left > 0 && to < content.length; left -= 1) {
      content[to] = content[to - distance] ?? 0
      to += 1
    }
  }
  return content.subarray(dictionary.length, to)
}

/** Groups whose text is for programs, besides those that begin with `\*`. */
const hidden =
  /^(?:\*|colortbl|stylesheet|info|pict|objdata|fldinst|header[lrf]?|footer[lrf]?|bkmk(?:start|end)|filetbl|nonshppict)$/
/** The text that stands for a control word or sign. */
// prettier-ignore
const words: ReadonlyMap<string, string> = new Map(Object.entries({
  par: '\n', line: '\n', sect: '\n', page: '\n', row: '\n', '\n': '\n', '\r': '\n',
  tab: '\t', cell: '\t', nestcell: '\t',
  '\\': '\\', '{': '{', '}': '}', '~': ' ', _: '-',
  bullet: '\u2022', emdash: '\u2014', endash: '\u2013',
  lquote: '\u2018', rquote: '\u2019', ldblquote: '\u201c', rdblquote: '\u201d',
}))
/** Code pages by the numbers of charsets of fonts. */
// prettier-ignore
const codePages: Readonly<Record<number, number>> = {
  77: 10_000, 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 186: 1257,
  204: 1251, 222: 874, 238: 1250,
}
/** A control word with its number, a byte, a control sign, a brace, or text. */
const token = /\\([a-z]{1,32})(-?\d{1,9})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi

interface Group {
  readonly isHidden: boolean
  readonly isFontTable: boolean
  readonly font: number
  /** Characters that stand for a character of Unicode in older programs. */
  readonly spare: number
}

/**
 * Returns the text of RTF. What Outlook makes of HTML has its tags in groups that begin with `\*`, so that the text is read as
 * the programs show it that know nothing of HTML.
 */
export function textOfRtf(rtf: Uint8Array): string {
  const source = bufferOf(rtf.subarray(0, mostBytes)).toString('latin1')
  const pieces: string[] = []
  const charsets = new Map<number, number>()
  const outer: Group[] = []
  let group: Group = { isHidden: false, isFontTable: false, font: 0, spare: 1 }
  let [codePage, standardFont, fontOfTable] = [1252, 0, 0]
  let bytes = ''
  let toSkip = 0
  token.lastIndex = 0
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [, word = match[4], digits, hex, , brace, text] = match
    const number = digits === undefined ? undefined : Number(digits)
    if (hex !== undefined || text !== undefined) {
      const signs = text ?? String.fromCharCode(Number.parseInt(hex ?? '', 16))
      if (!group.isHidden) bytes += signs.slice(toSkip)
      toSkip = Math.max(0, toSkip - signs.length)
      continue
    }
    endBytes()
    if (brace === '{') {
      outer.push(group)
      if (outer.length > mostDepth) break
    } else if (brace === '}') group = outer.pop() ?? group
    else if (word !== undefined) control(word.toLowerCase(), number)
    toSkip = word === 'u' ? group.spare : 0
  }
  endBytes()
  return pieces.join('')

  function endBytes(): void {
    if (bytes === '') return
    const ofFont = codePages[charsets.get(group.font) ?? 0]
    pieces.push(textOf(Buffer.from(bytes, 'latin1'), `cp${ofFont ?? codePage}`))
    bytes = ''
  }

  function control(word: string, number: number | undefined): void {
    if (word === 'bin') token.lastIndex += Math.max(0, number ?? 0)
    else if (word === 'fonttbl') group = { ...group, isHidden: true, isFontTable: true }
    else if (hidden.test(word)) group = { ...group, isHidden: true }
    else if (word === 'ansicpg') codePage = number ?? codePage
    else if (word === 'deff') group = { ...group, font: (standardFont = number ?? 0) }
    else if (word === 'uc') group = { ...group, spare: number ?? 1 }
    else if (word === 'fcharset') charsets.set(fontOfTable, number ?? 0)
    else if (word === 'f' && group.isFontTable) fontOfTable = number ?? 0
    else if (word === 'f') group = { ...group, font: number ?? 0 }
    else if (word === 'plain') group = { ...group, font: standardFont }
    else if (!group.isHidden && word === 'u')
      pieces.push(String.fromCharCode((number ?? 0) & 0xffff))
    else if (!group.isHidden) pieces.push(words.get(word) ?? '')
  }
}
