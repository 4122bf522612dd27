/** Lines with which something begins that the sender of a mail did not write for it. */
export interface Start {
  /** A quotation has a `>` in each line; a repeated mail has none, and takes the rest of the text. */
  readonly kind: 'quoted' | 'repeated' | 'signature'
  /** Number of lines that are known to belong to it. */
  readonly length: number
}

/** Verbs with which mail programs name the writer of a quotation: "On Friday, Mira wrote:". */
const verbs = [
  ...['wrote', 'écrit', 'escribió', 'scritto', 'escreveu', 'schrieb', 'schreef', 'skrev'],
  ...['kirjoitti', 'pisze', 'napisał', 'написал', 'пишет', '写道', '작성', 'メッセージ'],
]
/** Labels of the first line of a repeated mail, before a colon and an address. */
const senderLabels = ['from', 'von', 'de', 'van', 'da', 'fra', 'från', 'od', 'от', 'lähettäjä']
/** Titles between hyphens. */
const titles = [
  ...['original message', 'forwarded message', 'ursprüngliche nachricht', "message d'origine"],
  ...['mensaje original', 'messaggio originale', 'oorspronkelijk bericht', 'oprindelig besked'],
  'ursprungligt meddelande',
]
const signatureStarts = [
  ...['sent from ', 'get outlook for ', 'gesendet von ', 'sendt fra ', 'enviado desde '],
  ...['envoyé depuis ', 'envoyé de mon ', 'envoyé à partir de ', 'télécharger outlook pour '],
  ...['verzonden vanaf ', 'verstuurd vanaf '],
]
const closings = ['cheers', 'best wishes', 'bien à vous', 'bonne journée', 'bonne soirée']
/** Last words of a closing of a few words, such as "Thanks and kind regards". */
const lastWords = ['regards', 'cordialement']
const mostClosingWords = 4

/** Returns the kind of quotation that begins at a line; undefined where the text before it goes on. */
export function startAt(lines: readonly string[], at: number): Start | undefined {
  const line = lines[at] ?? ''
  if (isQuoted(line)) return { kind: 'quoted', length: 1 }
  const length = headerLength(lines, at)
  if (length > 0) {
    const next = lines.slice(at + length, at + length + 3).find((one) => one.trim() !== '')
    return { kind: next !== undefined && isQuoted(next) ? 'quoted' : 'repeated', length }
  }
  return isSignature(line.trim().toLowerCase()) ? { kind: 'signature', length: 1 } : undefined
}

function isQuoted(line: string): boolean {
  return line.trimStart().startsWith('>')
}

/** Number of lines that introduce another mail. Programs wrap the line, so that its end may be on the next one. */
function headerLength(lines: readonly string[], at: number): number {
  const line = (lines[at] ?? '').trim().toLowerCase()
  if (line === '') return 0
  if (isTitle(line)) return 1
  const before = lines[at - 1] ?? ''
  const isParagraph = before.trim() === '' || isQuoted(before)
  const isBeforeQuotation = (length: number) => isQuoted(lines[at + length] ?? '')
  const wrapped = `${line} ${(lines[at + 1] ?? '').trim().toLowerCase()}`
  if (isIntroduction(line) && (isParagraph || isBeforeQuotation(1))) return 1
  if (!isParagraph) return 0
  if (isSenderLine(line)) return 1
  return isIntroduction(wrapped) || isSenderLine(wrapped) ? 2 : 0
}

/** A line such as "On Friday 20 November 2026, Mira <mira@lindqvist.example> wrote:". */
function isIntroduction(line: string): boolean {
  if (!/[:：]$/.test(line)) return false
  const hasAddress = line.includes('@')
  const hasDate = /\d{4}|\d[:.]\d\d/.test(line)
  const hasVerb = verbs.some((verb) => line.includes(verb))
  return hasVerb ? hasAddress || hasDate : hasAddress && hasDate
}

function isSenderLine(line: string): boolean {
  const colon = line.indexOf(':')
  return senderLabels.includes(line.slice(0, colon).trim()) && line.includes('@')
}

function isTitle(line: string): boolean {
  return line.startsWith('--') && line.endsWith('--') && titles.some((one) => line.includes(one))
}

function isSignature(line: string): boolean {
  if (/^(?:-{2,4}|_{2,4}|_{32}|\+{2,4}|={2,4})$/.test(line)) return true
  if (signatureStarts.some((start) => line.startsWith(start))) return true
  if (line.startsWith('von ') && line.endsWith(' gesendet')) return true
  const closing = line.replace(/[,!]{1,2}$/, '')
  const words = closing.split(' ')
  const isRegards = words.length <= mostClosingWords && lastWords.includes(words.at(-1) ?? '')
  return isRegards || closings.includes(closing)
}
