/** Words that mail programs put before the subject of an answer, in lower case; some add a number, as in `Re[2]:`. */
const answerPrefixes: ReadonlySet<string> = new Set([
  ...['re', 'aw', 'antw', 'antwort', 'sv', 'vs', 'ref', 'rif', 'r', 'res', 'odp', 'ynt', 'yan'],
  ...[
    'atb',
    'bls',
    'vá',
    'απ',
    'σχετ',
    'отв',
    'на',
    'відп',
    'ответ',
    '回复',
    '回覆',
    '答复',
    '答覆',
  ],
  ...['返信', '회신', '답장', 'תשובה', 'השב', 'رد'],
])
const forwardPrefixes: ReadonlySet<string> = new Set([
  ...['fwd', 'fw', 'wg', 'tr', 'rv', 'enc', 'i', 'vb', 'vl', 'doorst', 'pd', 'pdl', 'továbbítás'],
  ...['πρθ', 'пересл', '转发', '轉寄', '転送', '전달', 'הועבר'],
])
/** Characters of a prefix before its colon. */
const mostPrefix = 20

/** Whether a subject says that its mail answers another one. */
export function isAnswerSubject(subject: string | null): boolean {
  return prefixLength(subject ?? '', answerPrefixes) > 0
}

/** Whether a subject says that its mail hands another one on. */
export function isForwardSubject(subject: string | null): boolean {
  return prefixLength(subject ?? '', forwardPrefixes) > 0
}

/** Returns a subject without what mail programs put before it. */
export function withoutPrefixes(subject: string): string {
  let bare = subject.trim()
  for (let length = 1; length > 0;) {
    length = prefixLength(bare, answerPrefixes) || prefixLength(bare, forwardPrefixes)
    bare = bare.slice(length).trimStart()
  }
  return bare
}

/** Returns a subject by which mails of one thread are compared. */
export function bareSubject(subject: string | null): string {
  return withoutPrefixes(subject ?? '')
    .split(/\s+/)
    .join(' ')
    .toLowerCase()
}

/** Returns the length of the prefix at the beginning of a subject, its colon included; 0 if there is none. */
function prefixLength(subject: string, names: ReadonlySet<string>): number {
  const colon = subject.search(/[:\uff1a]/)
  if (colon < 1 || colon > mostPrefix) return 0
  const words = subject
    .slice(0, colon)
    .toLowerCase()
    .replace(/[\^[(]?\d{1,3}[\])]?\s?$/, '')
  return names.has(words.trim()) ? colon + 1 : 0
}
