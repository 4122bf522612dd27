import { phrases } from './phrases.ts'
import { headAt } from './quotation-head.ts'

/** Lines with which something begins that the sender of a mail did not write for it. */
export interface Start {
  /** A quotation has a `>` in each line; a repeated mail has none, and takes the rest of the text. */
  readonly kind: 'quoted' | 'repeated' | 'signature'
  /** Number of lines that are known to belong to it. */
  readonly length: number
}

/** Verbs with which mail programs name the writer of a quotation: "On Friday, Mira wrote:". */
const verbs = phrases(`
  wrote, écrit, escribió, scritto, escreveu, schrieb, schreef, skrev, kirjoitti, pisze, napisał,
  написал, пишет, yazdı, έγραψε, napsal, napísal, írta, scris, пише, kirjutas, parašė, viết,
  menulis, 写道, 寫道, 작성, メッセージ, כתב, كتب`)
/** Words for a mail, and words that say of one that it is repeated; a title has one of each. */
const mails = phrases(`
  message, nachricht, mail, appointment, bericht, besked, meddelelse, meddelande, melding, viesti, mensaje,
  messaggio, mensagem, wiadomoś, zpráv, správ, poruk, sporočil, üzenet, mesaj, ileti, сообщени, письмо, повідомленн,
  съобщение, μήνυμα, 邮件, 郵件, メッセージ, メール, 메일, 메시지, הודעה, رسالة, tin nhắn, thư, pesan`)
const repetitions = phrases(`
  origin, ursprüng, oorspronkelijk, oprindelig, opprinnelig, ursprunglig, alkuperäi, oryginaln, původn, pôvodn,
  izvorn, izvirn, eredeti, orijinal, özgün, исходн, оригинал, оригінал, вихідн, αρχικ, 原始, 回复的原, 元の, 원본, מקורי,
  أصلي, gốc, asli, reply message, antwort nachricht, forwarded, weitergeleitet, transféré, reenviad, encaminhad,
  inoltrat, doorgestuurd, videresendt, vidarebefordra, välitet, przekazan, přeposlan, preposlan, proslijeđen,
  továbbít, iletilen, пересыла, пересла, перенаправ, προωθ, 转发, 轉寄, 転送, 전달, chuyển tiếp`)
const signatureStarts = [
  ...['sent from ', 'get outlook for ', 'gesendet von ', 'sendt fra ', 'enviado desde '],
  ...['envoyé depuis ', 'envoyé de mon ', 'envoyé à partir d', 'télécharger outlook pour '],
  ...['verzonden vanaf ', 'verstuurd vanaf '],
]
/** Words around the name of a device or a program; without one they may be a sentence about a parcel. */
const deviceStarts = [
  ...['sent with ', 'sent using ', 'sent via ', 'gesendet mit ', 'envoyé avec ', 'enviado con '],
  ...['enviado do ', 'enviado de ', 'inviato da', 'inviato con ', 'skickat från ', 'lähetetty '],
  ...['wysłane z ', 'odesláno z ', 'odoslané z ', 'elküldve az ', 'trimis de pe ', 'отправлено '],
  ...[
    'надіслано з ',
    'στάλθηκε από ',
    '发自',
    '發自',
    '从我的',
    '從我的',
    'verzonden met ',
    'enviat des d',
  ],
  ...[
    'poslano s ',
    'poslano z ',
    'изпратено от ',
    'נשלח מ',
    'تم الإرسال من',
    'أرسلت من',
    'được gửi từ ',
  ],
  ...['đã gửi từ ', 'dikirim dari ', 'dihantar daripada ', 'ส่งจาก'],
]
const deviceEnds = [
  ...['gesendet', 'gönderildi', '送信', '送信されました', '보냄', '发送', '傳送', 'भेजा गया'],
]
/** Languages with cases change the ends of names. */
const devices =
  /iphon|ipad|android|blackberry|galaxy|samsung|huawei|xiaomi|windows (?:phone|mail)|mobilgerät|smartphone|outlook|yahoo|gmx|web\.de|mail\.ru|яндекс|airmail|proton ?mail|zoho|\btuta/
const closings = ['cheers', 'best wishes', 'bien à vous', 'bonne journée', 'bonne soirée']
/** Last words of a closing of a few words, such as "Thanks and kind regards". */
const lastWords = ['regards', 'cordialement']
const mostClosingWords = 4
/** Lines that a signature without a delimiter has at most; more of them are text that follows a closing. */
const mostSignatureLines = 8
/** The beginning of a line with something that its sender forgot. */
const postscript = /^(?:p\.? ?p?\.? ?-?s\.?)[ :.\u2013\u2014\uff1a-]/i
/** Lines over which programs wrap the introduction of a quotation. */
const mostIntroductionLines = 3

/** Marks of the direction of text, which some programs put around names and dates. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Returns a line as it looks. */
export function plainLine(line: string): string {
  return line.replace(directionMarks, '').replace(/\u00a0/g, ' ')
}

/** The line above a signature (RFC 3676, section 4.3). */
export const signatureDelimiter = '-- '

/** Returns the kind of quotation that begins at a line of an answer; undefined where the text before it goes on. */
export function startAt(
  lines: readonly string[],
  at: number,
  subject: string | null,
): Start | undefined {
  const line = lines[at] ?? ''
  if (isQuoted(line) && !isOpenLink(lines[at - 1])) return { kind: 'quoted', length: 1 }
  const length = introductionLength(lines, at, subject)
  if (length > 0) {
    const next = lines.slice(at + length, at + length + 3).find((one) => one.trim() !== '')
    return { kind: next !== undefined && isQuoted(next) ? 'quoted' : 'repeated', length }
  }
  return isSignatureStart(lines, at) ? { kind: 'signature', length: 1 } : undefined
}

export function isQuoted(line: string): boolean {
  return line.trimStart().startsWith('>')
}

/** Whether a line ends within a link, which the sign at the beginning of the next one closes. */
function isOpenLink(line: string | undefined): boolean {
  return !isQuoted(line ?? '') && /<https?:[^<>\s]*$/i.test(line ?? '')
}

/** Number of lines that introduce another mail: an attribution, or rows below a title or a row of signs. */
function introductionLength(lines: readonly string[], at: number, subject: string | null): number {
  const line = (lines[at] ?? '').trim().toLowerCase()
  if (line === '') return 0
  const before = lines[at - 1] ?? ''
  const isParagraph = before.trim() === '' || isQuoted(before)
  const rowsBelow = belowTitle(lines, at, subject)
  if (rowsBelow > 0) return rowsBelow
  if (isTitle(line) || (isParagraph && isAttributionWithText(line))) return 1
  const head = headAt(lines, at, subject)
  // A line with a colon says that the sender shows the mail below it
  if (head && (isParagraph || (head.isSure && !/[:\uff1a]$/.test(before.trim()))))
    return head.length
  return attributionLength(lines, at, isParagraph)
}

/** The line with which Notes introduces a quotation. */
const ofNotes = /^.{1,100} ---\d{1,2}[./]\d{1,2}[./]\d{4} .{1,200}$/

/** Number of lines of a title or a row of signs together with the rows below it; 0 if there are none. */
function belowTitle(lines: readonly string[], at: number, subject: string | null): number {
  const line = (lines[at] ?? '').trim()
  const isFramed = line.length <= 100 && line.startsWith('--') && line.endsWith('--')
  if (
    !isFramed &&
    !/^[-_=*]{5,100}$/.test(line) &&
    !(/^.{1,99}:$/.test(line) && hasTitle(line.toLowerCase())) &&
    !ofNotes.test(line)
  )
    return 0
  const next = (lines[at + 1] ?? '').trim() === '' ? at + 2 : at + 1
  const head = headAt(lines, next, subject)
  return head ? next - at + head.length : 0
}

function isTitle(line: string): boolean {
  if (!line.startsWith('--') || !line.endsWith('--')) return false
  // Zoho frames a line such as "On Friday, Mira wrote"
  return hasTitle(line) || (isNamed(line) && hasVerb(line))
}

/** Whether a line in lower case says, as in "Original message", that a mail is repeated. */
function hasTitle(line: string): boolean {
  return mails.some((one) => line.includes(one)) && repetitions.some((one) => line.includes(one))
}

const dated = /\p{Nd}{4}|\p{Nd}{1,2}[:.h]\p{Nd}\p{Nd}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]/u

/**
 * Number of lines of a line such as "On Friday 20 November 2026, Mira <mira@lindqvist.example> wrote:". Above quoted
 * lines it is in any language; elsewhere it has a verb that is known, or both an address and a date.
 */
function attributionLength(lines: readonly string[], at: number, isParagraph: boolean): number {
  let text = ''
  for (let length = 1; length <= mostIntroductionLines; length += 1) {
    const line = (lines[at + length - 1] ?? '').trim().toLowerCase()
    if (line === '' || isQuoted(line)) return 0
    text += ` ${line}`
    if (text.length > 1000 || isSentenceEnd(line, (lines[at + length] ?? '').trim())) return 0
    if (!/[:\uff1a]$/.test(line)) continue
    const below = lines.slice(at + length, at + length + 2).find((one) => one.trim() !== '')
    const isAboveQuotation = below !== undefined && isQuoted(below)
    const isSure = text.includes('@') && dated.test(text)
    const isKnown = hasVerb(text)
    const isAttribution = isAboveQuotation || isKnown ? isNamed(text) : isSure
    const isOneLine = isAboveQuotation && length === 1
    const isApart = isParagraph || isOneLine || (isSure && (isAboveQuotation || isKnown))
    if (!isAttribution || !isApart) continue
    // What stands above an attribution without an empty line is text
    const named = lines.slice(at, at + length).findIndex(isNamed)
    return named > 0 && attributionLength(lines, at + named, false) > 0 ? 0 : length
  }
  return 0
}

/** Whether a sentence ends with a line, and not a part of a date, as in "am So., 23." above "Juni 2026". */
function isSentenceEnd(line: string, next: string): boolean {
  if (!/[.!?\u3002]$/.test(line)) return false
  const isInDate =
    /(?:^|\s)\p{Nd}{1,2}\.$|\b[ap]\. ?m\.$/u.test(line) ||
    (/\s\p{L}{1,5}\.$/u.test(line) && /^\p{Nd}/u.test(next))
  return !isInDate || !isNamed(line)
}

/** Whether a line is an attribution with the beginning of the quotation behind it, as Yahoo writes it on phones. */
function isAttributionWithText(line: string): boolean {
  const [, attribution = ''] = /^(.{1,400}?:) {2,}\S/.exec(line) ?? []
  return attribution.includes('@') && dated.test(attribution) && hasVerb(attribution)
}

function hasVerb(text: string): boolean {
  return verbs.some((verb) => text.includes(verb))
}

/** Whether a line has an address or a date. */
function isNamed(line: string): boolean {
  return line.includes('@') || dated.test(line)
}

/** A row of signs, above the footer of a list. */
const divider = /^[-_=#*]{20,200}$/

function isSignatureStart(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (line === signatureDelimiter) return true
  const text = line.trim().toLowerCase()
  const isCut = text === '--'
  const isSign =
    isClosing(text) || (isCut && isOfDevice((lines[at + 1] ?? '').trim().toLowerCase()))
  if (!isSign && !isCut && !isFooter(lines, at)) return false
  const rest = lines.slice(at + 1, at + 40)
  const end = rest.findIndex(isQuoted)
  // Without its space, the delimiter is one between a text and a quotation, or below a quotation
  const isApart = isBelowQuotation(lines, at) || (at > 0 && end !== -1)
  if (isCut && !isSign && !isApart) return false
  const below = end === -1 ? rest : rest.slice(0, end)
  const written = below.map((one) => one.trim()).filter((one) => one !== '')
  return written.length <= mostSignatureLines && !written.some((one) => postscript.test(one))
}

/** Whether a row of signs below a quotation begins a footer with a link or an address, as lists add it. */
function isFooter(lines: readonly string[], at: number): boolean {
  if (!divider.test((lines[at] ?? '').trim()) || !isBelowQuotation(lines, at)) return false
  const below = lines.slice(at + 1, at + 1 + 2 * mostSignatureLines)
  return below.some((one) => /@|:\/\//.test(one))
}

function isBelowQuotation(lines: readonly string[], at: number): boolean {
  const above = lines.slice(Math.max(0, at - 3), at).findLast((one) => one.trim() !== '')
  return above !== undefined && isQuoted(above)
}

function isClosing(line: string): boolean {
  if (line.length > 200) return false
  if (isOfDevice(line)) return true
  const closing = line.replace(/[,!]{1,2}$/, '')
  const words = closing.split(' ')
  const isRegards = words.length <= mostClosingWords && lastWords.includes(words.at(-1) ?? '')
  return isRegards || closings.includes(closing)
}

/** Whether a line is one that phones add, such as "Sent from my iPhone". */
function isOfDevice(line: string): boolean {
  if (line.length > 200) return false
  if (signatureStarts.some((start) => line.startsWith(start))) return true
  if (line.includes('outlook') && line.includes('https://aka.ms/')) return true
  const ended = line.replace(/\.$/, '')
  return (
    devices.test(line) &&
    (deviceStarts.some((start) => line.startsWith(start)) ||
      deviceEnds.some((end) => ended.endsWith(end)))
  )
}
