import { phrases } from './phrases.ts'
import { bareSubject } from './subject.ts'

/** The rows with which mail programs introduce the mail that follows: From, Sent, To and Subject. */
export interface Head {
  /** Number of lines. */
  readonly length: number
  /** Whether it has an address of its sender, a date and a third row, in languages that are known. */
  readonly isSure: boolean
  readonly from: string | undefined
  readonly subject: string | undefined
}

type Kind = 'from' | 'date' | 'to' | 'subject'

const labels: Readonly<Record<Kind, readonly string[]>> = {
  from: phrases(`
    from, von, de, da, van, fra, från, od, z, от, від, lähettäjä, kimden, gönderen, από, feladó,
    expeditor, de la, nuo, no, saatja, frá, từ, dari, šalje, pošiljatelj, از, 差出人, 送信者, 发件人, 寄件者,
    寄件人, 보낸 사람, 보낸이, מאת, من, จาก, nadawca`),
  date: phrases(`
    sent, date, gesendet, datum, envoyé, enviado, enviado el, enviada em, fecha, data, inviato,
    verzonden, sendt, dato, skickat, wysłano, отправлено, дата, надіслано, lähetetty, päivämäärä,
    tarih, gönderilme tarihi, ημερομηνία, στάλθηκε, elküldve, dátum, odesláno, odoslané, trimis,
    saatmisaeg, išsiųsta, ngày, tanggal, 送信日時, 日付, 日時, 发送时间, 时间, 日期, 寄件日期, 보낸 날짜, 날짜, poslano,
    изпратено, päiväys, enviat el, saadetud, nosūtīts, sent at, ارسال شده, נשלח, תאריך, تاريخ, التاريخ`),
  to: phrases(`
    to, an, à, para, a, aan, til, till, do, кому, vastaanottaja, kime, alıcı, προς, címzett, komu,
    către, kam, saaja, đến, kepada, 宛先, 收件人, za, prima, до, per a, adressaat, به, 收件者, 받는 사람, 받는이, אל,
    إلى, ถึง, pour, adresat`),
  subject: phrases(`
    subject, betreff, objet, sujet, asunto, assunto, oggetto, onderwerp, emne, ämne, temat, тема, aihe,
    konu, θέμα, tárgy, předmět, predmet, subiect, teema, tema, zadeva, относно, tēma, efni, موضوع,
    chủ đề, perihal, subjek, 件名, 主题, 主旨, 제목, נושא, الموضوع, เรื่อง`),
}
const kinds: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(labels) as Kind[]).flatMap((kind) =>
    labels[kind].map((name) => [name, kind] as const),
  ),
)
const row = /^[\s*_]*(\p{L}[\p{L}\p{M} .'/-]{0,30}?)[\s*_]*[:\uff1a][\s*_]*(.*)$/u
const dated =
  /\p{Nd}{1,4}[./\-\u5e74 ]\s?\p{L}{0,12}\.?\s?\p{Nd}{1,4}|\p{Nd}{1,2}[:.h]\p{Nd}\p{Nd}/u
/** Rows of a head at most; some programs add Cc, Importance and Attachments. */
const mostRows = 10

interface Row {
  readonly kind: Kind | undefined
  readonly value: string
}

/**
 * Returns the head that begins at a line. Its labels are known, or it has the subject of the mail itself and a date in
 * rows of any language.
 */
export function headAt(
  lines: readonly string[],
  at: number,
  subject: string | null,
): Head | undefined {
  const { rows, length } = rowsAt(lines, at)
  const [first] = rows
  if (!first || rows.length < 2) return undefined
  const known = new Set(rows.flatMap(({ kind }) => kind ?? []))
  const wanted = bareSubject(subject)
  // GMX and Thunderbird begin with another row
  const isHead = first.kind === 'from' ? first.value.includes('@') || known.has('date') : false
  const isKnown = known.size >= (isHead ? 2 : first.kind === 'from' ? 3 : 4)
  const isAlike =
    rows.length >= 3 &&
    wanted !== '' &&
    rows.some(({ value }) => bareSubject(value) === wanted) &&
    rows.some(({ value }) => dated.test(value))
  if (!isKnown && !isAlike) return undefined
  const valueOf = (wantedKind: Kind) => rows.find(({ kind }) => kind === wantedKind)?.value
  const from = valueOf('from') ?? first.value
  return {
    length,
    isSure: known.size >= 3 && known.has('date') && from.includes('@'),
    from,
    subject: valueOf('subject'),
  }
}

/** Rows may be wrapped, and empty lines may stand between them where HTML was made text. */
function rowsAt(lines: readonly string[], at: number): { rows: Row[]; length: number } {
  const rows: Row[] = []
  let end = at
  for (let index = at; index < lines.length && rows.length < mostRows; index += 1) {
    const line = lines[index] ?? ''
    const [, label, value = ''] = row.exec(line.slice(0, 1000)) ?? []
    const kind = label === undefined ? undefined : kinds.get(label.trim().toLowerCase())
    const last = rows.at(-1)
    if (
      label !== undefined &&
      (index === at || kind !== undefined || lines[index - 1]?.trim() !== '')
    ) {
      // A head has each row once, so that a second one belongs to the text
      if (kind !== undefined && rows.some((one) => one.kind === kind)) break
      rows.push({ kind, value: withoutMarks(value) })
    } else if (last && /^[ \t]+\S/.test(line) && index === end) {
      rows.splice(-1, 1, { ...last, value: `${last.value} ${line.trim()}` })
    } else if (last && line.trim() === '' && index === end && isRow(lines[index + 1])) {
      continue
    } else break
    end = index + 1
  }
  return { rows, length: end - at }
}

/** Whether a line is a row with a known label. */
function isRow(line: string | undefined): boolean {
  const [, label] = row.exec((line ?? '').slice(0, 1000)) ?? []
  return label !== undefined && kinds.has(label.trim().toLowerCase())
}

/** Returns a value without the marks of bold text at its end. */
function withoutMarks(value: string): string {
  let end = value.length
  while (end > 0 && /[\s*_]/.test(value[end - 1] ?? '')) end -= 1
  return value.slice(0, end)
}
