import { oneLineOf } from '../../lib/text.ts'
import { phrases } from './phrases.ts'

/** Words that mail programs put before the subject of an answer, in lower case; some add a number, as in `Re[2]:`. */
const answerPrefixes: ReadonlySet<string> = new Set(
  phrases(`
    re, aw, antw, antwort, sv, vs, vast, ref, réf, réf., rif, r, res, odp, ynt, yan, atb, bls, vá, απ, σχετ, отв,
    на, відп, ответ, 回复, 回覆, 答复, 答覆, 返信, 회신, 답장, תשובה, השב, رد, odg, отг, ตอบ`),
)
/** In Turkish, a dot follows the letter that is I with a dot. */
const forwardPrefixes: ReadonlySet<string> = new Set(
  phrases(`
    fwd, fw, wg, tr, rv, enc, i, vb, vl, doorst, pd, pdl, továbbítás, πρθ, пересл, 转发, 轉寄, 転送, 전달,
    הועבר, إعادة توجيه, ส่งต่อ, ilt, i\u0307lt, fs, trs`),
)
/** Prefixes of answers in Finnish and Estonian that say in Danish and Norwegian that a mail is handed on. */
const ambiguousPrefixes: ReadonlySet<string> = new Set(['vs'])
/** The row with which the head of a mail that is handed on begins in Danish and Norwegian. */
const danishHead = /^[ \t>*_]{0,20}fra[ \t*_]{0,9}:/im
/** Words with which Exchange and others begin the subjects of absence notices. */
const absencePrefixes: ReadonlySet<string> = new Set(
  phrases(`
    automatic reply, auto reply, auto-reply, autoreply, out of office, out of the office, ooo, automated response,
    automated reply, automatic response, auto response, automatische antwort,
    automatisch antwoord, abwesenheitsnotiz, abwesend, réponse automatique, respuesta automática,
    risposta automatica, autosvar, resposta automática, automatisk svar, automatiskt svar,
    automaattinen vastaus, automatická odpověď, automatická odpoveď, automatikus válasz,
    otomatik yanıt, autoodpowiedź, odpowiedź automatyczna, automatyczna odpowiedź,
    răspuns automat, автоматический ответ, автоответ, автоматична відповідь, автоматичен отговор,
    аутоматски одговор, automatski odgovor, samodejni odgovor, αυτόματη απάντηση,
    automātiska atbilde, automatinis atsakymas, automaatvastus, sjálfvirkt svar,
    resposta automàtica, erantzun automatikoa, balasan otomatis, balasan automatik,
    trả lời tự động, ตอบกลับอัตโนมัติ, การตอบกลับอัตโนมัติ, رد تلقائي, الرد التلقائي,
    תשובה אוטומטית, מענה אוטומטי, پاسخ خودکار, स्वचालित उत्तर, 자동 회신, 자동 응답, 自動返信, 自動応答, 自动答复,
    自动回复, 自動回覆, 自動答覆, out of office autoreply, absence du bureau, message d'absence, fuera de la oficina,
    fuera de oficina, fora do escritório, fuori sede, abwesenheitsmeldung, afwezigheidsbericht,
    frånvaro, frånvarande, fravær, poissa, risposta non al computer, not in the office, vacation reply`),
)
/** Characters of a prefix before its colon. */
const mostPrefix = 30

/** Whether a subject begins as those of absence notices do. */
export function isAbsenceSubject(subject: string | null): boolean {
  return prefixLength(subject ?? '', absencePrefixes) > 0
}

/** Whether a subject is one of an absence notice to an answer, as in `Automatic reply: Re: Crane`, which no person writes. */
export function isAbsenceAnswer(subject: string): boolean {
  const length = prefixLength(subject, absencePrefixes)
  return length > 0 && isAnswerSubject(subject.slice(length).trimStart())
}

/** Whether a subject says that its mail answers another one. */
export function isAnswerSubject(subject: string | null): boolean {
  return prefixLength(subject ?? '', answerPrefixes) > 0
}

/** Whether a subject says that its mail hands another one on. Its text decides where languages differ. */
export function isForwardSubject(subject: string | null, text: string | null = null): boolean {
  const has = (names: ReadonlySet<string>) => prefixLength(subject ?? '', names) > 0
  return has(forwardPrefixes) || (has(ambiguousPrefixes) && danishHead.test(text ?? ''))
}

const allPrefixes = new Set([...answerPrefixes, ...forwardPrefixes, ...absencePrefixes])

/** Returns a subject without what mail programs put before it. */
export function withoutPrefixes(subject: string): string {
  let bare = subject.trim()
  for (let length = 1; length > 0;) {
    length = prefixLength(bare, allPrefixes)
    bare = bare.slice(length).trimStart()
  }
  return bare
}

/** Returns a subject as it is stored, on one line; null if nothing of it is left. */
export function subjectLine(subject: string | null | undefined): string | null {
  return oneLineOf(subject ?? '') || null
}

/** Returns a subject by which mails of one thread are compared. */
export function bareSubject(subject: string | null): string {
  return withoutPrefixes(subject ?? '')
    .split(/\s+/)
    .join(' ')
    .toLowerCase()
}

/** Marks that gateways and lists put before the subject, such as `[EXTERNAL]`, `{Spam?}` and `***SPAM***`. */
const mark = /^(?:[[({][^[\](){}]{1,40}[\])}]\s{0,9}|\*{2,5}[\w ]{1,20}\*{2,5}\s{0,9}){1,5}/

/**
 * Returns the length of the prefix at the beginning of a subject, its colon and marks before it included; 0 if there is
 * none.
 */
function prefixLength(marked: string, names: ReadonlySet<string>): number {
  const marks = mark.exec(marked)?.[0].length ?? 0
  const subject = marked.slice(marks)
  const colon = subject.search(/[:\uff1a]/)
  if (colon < 1 || colon > mostPrefix) return 0
  const words = subject
    .slice(0, colon)
    .toLowerCase()
    .replace(/[\^[(]?\d{1,3}[\])]?\s?$/, '')
  return names.has(words.trim()) ? marks + colon + 1 : 0
}
