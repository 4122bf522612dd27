import { newId } from '../../../../src/lib/ids.ts'
import {
  mutatedMails,
  mutationSeed,
  wantedMutations,
} from '../../../../test/helpers/mutated-mails.ts'
import type { HostileCase, Party, Stage } from '../case.ts'

const from = 'From: mira@x.example\r\n'
const mailboxes = new WeakMap<Party, Promise<string>>()

/** A mailbox of a workspace, made once. Through the API its mail server would have to be a public one. */
function mailbox(stage: Stage, party: Party): Promise<string> {
  const known = mailboxes.get(party) ?? createMailbox(stage, party)
  mailboxes.set(party, known)
  return known
}

async function createMailbox({ sql }: Stage, { workspaceId }: Party): Promise<string> {
  const id = newId()
  await sql`
    insert into channels (workspace_id, id, position, type, name, status, address, capabilities,
      config, secrets, created_at, updated_at)
    select ${workspaceId}, ${id}, coalesce(max(position), 0) + 1, 'email', 'Hostile mails', 'active',
      'hostile@harbour.example', '{text}', '{}', '{}', now(), now()
    from channels where workspace_id = ${workspaceId}`
  return id
}

interface Answer {
  readonly status: number
  readonly body: { code?: string; fileId?: string; data?: { id: string; hasOriginal: boolean } }
}

async function post(stage: Stage, party: Party, mail: Buffer): Promise<Answer> {
  const channelId = await mailbox(stage, party)
  const response = await fetch(`${stage.origin}/api/v1/channels/${channelId}/inbound-messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${party.token}`, 'content-type': 'message/rfc822' },
    body: mail,
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

/** Sends a mail and returns the answer: a status, and the code of a problem. */
async function handOver(stage: Stage, party: Party, mail: Buffer): Promise<string> {
  const { status, body } = await post(stage, party, mail)
  return [status, body.code].filter((part) => part !== undefined).join(' ')
}

const mutations = wantedMutations || 40

/**
 * Damaged mails, one after another. Each becomes a message that has the mail as it came, or is refused and kept as a
 * file, byte for byte. MAIL_MUTATIONS sets how many there are, and MAIL_SEED repeats those of an earlier run.
 */
const mutated: HostileCase = {
  name: `mail: ${mutations} mutated mails`,
  async run(stage) {
    const { attacker, origin } = stage
    const counts = { messages: 0, refused: 0 }
    const headers = { authorization: `Bearer ${attacker.token}` }
    for (const mail of mutatedMails(mutations)) {
      // A machine with too much to do may ask for patience
      let { status, body } = await post(stage, attacker, mail)
      for (let tries = 0; status === 503 && tries < 10; tries += 1) {
        ;({ status, body } = await post(stage, attacker, mail))
      }
      const { data, fileId } = body
      const shown = () => `${status} ${body.code}, seed ${mutationSeed}: ${mail.toString('base64')}`
      const path = data ? `messages/${data.id}/original` : `media-manager/files/${fileId}/content`
      if (status !== (data ? 201 : 422) && !(data && status === 200)) throw new Error(shown())
      if (data?.hasOriginal === false) throw new Error(`no original: ${shown()}`)
      const kept = await fetch(`${origin}/api/v1/${path}`, { headers })
      if (!mail.equals(Buffer.from(await kept.arrayBuffer()))) {
        throw new Error(`kept with ${kept.status} and other bytes: ${shown()}`)
      }
      counts[data ? 'messages' : 'refused'] += 1
      // A workspace keeps some of them only
      if (fileId) await attacker.api.deleteMediaFile({ params: { id: fileId } })
    }
    return `${counts.messages} messages, ${counts.refused} refused`
  },
}

/** A case of one mail, with every answer that is right. */
function mailCase(
  name: string,
  expected: readonly string[],
  mailOf: () => string | Buffer,
  isLong = false,
): HostileCase {
  return {
    name: `mail: ${name}`,
    ...(isLong && { isLong }),
    async run(stage) {
      const given = mailOf()
      const mail = typeof given === 'string' ? Buffer.from(given, 'latin1') : given
      const answer = await handOver(stage, stage.attacker, mail)
      if (!expected.includes(answer)) {
        throw new Error(`expected ${expected.join(' or ')}, got ${answer}`)
      }
      return answer
    },
  }
}

const limit = ['422 mail_limit_exceeded'] as const
const kept = ['201', '200'] as const
/** A machine with too much to do. */
const busy = '503 unavailable'
/** Either answer is harmless to others; a faster machine may read the mail. */
const keptOrTooCostly = [...kept, '422 mail_too_costly', busy] as const

/** Lines of up to 998 characters, the most that RFC 5322 (section 2.1.1) allows. */
function lines(text: string, count: number): string {
  const perLine = Math.floor(998 / text.length)
  const line = `${text.repeat(perLine)}\r\n`
  return line.repeat(Math.floor(count / perLine)) + text.repeat(count % perLine)
}

function multipart(parts: string, boundary = 'b'): string {
  return `${from}Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${parts}`
}

/** Mails inside mails, each begun by a header alone. */
function nestedMails(levels: number): string {
  return from + 'Content-Type: message/rfc822\r\n\r\n'.repeat(levels)
}

function nestedMultiparts(levels: number): string {
  const open = (level: number) =>
    `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`
  return from + Array.from({ length: levels }, (_, level) => open(level)).join('') + '\r\nx'
}

function continuations(count: number): string {
  const sections = Array.from({ length: count }, (_, n) => `;\r\n filename*${n}*=%20a`)
  return multipart(
    `--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment${sections.join('')}\r\n\r\nx\r\n--b--`,
  )
}

/** A delivery report whose part about recipients begins with `status`. */
function report(status: string): string {
  return (
    `${from}Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\n\r\nNo.\r\n` +
    `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x.example\r\n\r\n${status}\r\n` +
    '--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <hostile@x.example>\r\n\r\n--b--'
  )
}

const unmatched = ['422 bounce_unmatched'] as const

export const cases: readonly HostileCase[] = [
  mutated,
  mailCase(
    '12.5 million short lines',
    limit,
    () => Buffer.concat([Buffer.from(`${from}\r\n`), Buffer.alloc(25_000_000, 'x\n')]),
    true,
  ),
  mailCase('1 million lines', limit, () => `${from}\r\n${'x\n'.repeat(1_000_000)}`),
  mailCase('499,000 lines', keptOrTooCostly, () => `${from}\r\n${'x\n'.repeat(499_000)}`, true),
  mailCase(
    '24 MB of words',
    [...kept, busy],
    () => `${from}\r\n${`${'word '.repeat(14)}\r\n`.repeat(330_000)}`,
    true,
  ),
  mailCase('60,000 mails inside one another', kept, () => nestedMails(60_000)),
  mailCase('100,000 parts', limit, () => multipart('--b\r\n\r\nx\r\n'.repeat(100_000))),
  mailCase(
    '200,000 groups of recipients',
    limit,
    () => `${from}To: ${'a:;, '.repeat(200_000)}\r\n\r\nx`,
  ),
  mailCase(
    '100,000 groups of recipients',
    limit,
    () => `${from}To: ${'a:;,'.repeat(100_000)}\r\n\r\nx`,
  ),
  mailCase('2,000 nested multiparts', limit, () => nestedMultiparts(2000)),
  mailCase(
    'a header line of 2 MB',
    limit,
    () => `${from}X-Long: ${'x'.repeat(2_000_000)}\r\n\r\nx`,
  ),
  mailCase('a million header fields', limit, () => `${from}${'A:\n'.repeat(1_000_000)}\r\nx`, true),
  mailCase(
    'a million encoded words',
    limit,
    () => `${from}Subject: ${'=?utf-8?Q?a?= '.repeat(1_000_000)}\r\n\r\nx`,
    true,
  ),
  mailCase(
    '30,000 encoded words',
    kept,
    () => `${from}Subject: ${'=?utf-8?Q?a?= '.repeat(30_000)}\r\n\r\nx`,
  ),
  mailCase(
    '30,000 unterminated encoded words',
    keptOrTooCostly,
    () => `${from}Subject: ${'=?utf-8?Q?a '.repeat(30_000)}\r\n\r\nx`,
  ),
  mailCase('10,000 sections of a file name (RFC 2231)', keptOrTooCostly, () =>
    continuations(10_000),
  ),
  mailCase(
    'references to 60,000 mails',
    keptOrTooCostly,
    () => `${from}References: ${'<a@b> '.repeat(60_000)}\r\n\r\nx`,
  ),
  mailCase(
    'references to a million mails',
    limit,
    () => `${from}References: ${'<a@b> '.repeat(1_000_000)}\r\n\r\nx`,
    true,
  ),
  mailCase(
    '10 MB of soft line breaks',
    keptOrTooCostly,
    () =>
      `${from}Content-Transfer-Encoding: quoted-printable\r\n\r\n${'=20'.repeat(24)}=\r\n`.padEnd(
        200,
      ) + `${'=20'.repeat(24)}=\r\n`.repeat(140_000),
    true,
  ),
  mailCase(
    'base64 that is nothing but padding',
    keptOrTooCostly,
    () => `${from}Content-Transfer-Encoding: base64\r\n\r\n${lines('A=', 2_000_000)}`,
  ),
  mailCase(
    '24 MB of base64 padding on one line',
    ['422 mail_limit_exceeded'],
    () =>
      Buffer.concat([
        Buffer.from(`${from}Content-Transfer-Encoding: base64\r\n\r\n`),
        Buffer.alloc(24_000_000, 'A='),
      ]),
    true,
  ),
  mailCase(
    'base64 with other bytes in between',
    kept,
    () => `${from}Content-Transfer-Encoding: base64\r\n\r\n${'Q\xff!U JD\r\n'.repeat(50_000)}`,
  ),
  mailCase(
    'a charset that does not exist',
    kept,
    () => `${from}Content-Type: text/plain; charset=x-none\r\n\r\n\xff\xfe`,
  ),
  mailCase(
    'HTML of a million nested tags',
    keptOrTooCostly,
    () => `${from}Content-Type: text/html\r\n\r\n${lines('<div>', 1_000_000)}`,
  ),
  mailCase('HTML beside text, of links that never end', keptOrTooCostly, () =>
    multipart(
      `--b\r\n\r\nHi\r\n--b\r\nContent-Type: text/html\r\n\r\n${lines('<a href="x', 400_000)}\r\n--b--`,
    ),
  ),
  mailCase('HTML beside text, of comments that never end', keptOrTooCostly, () =>
    multipart(
      `--b\r\n\r\nHi\r\n--b\r\nContent-Type: text/html\r\n\r\n${lines('<!--', 400_000)}\r\n--b--`,
    ),
  ),
  mailCase(
    'HTML of angle brackets',
    keptOrTooCostly,
    () => `${from}Content-Type: text/html\r\n\r\n${lines('<', 5_000_000)}`,
  ),
  mailCase(
    'HTML of style elements that never end',
    keptOrTooCostly,
    () => `${from}Content-Type: text/html\r\n\r\n${'<style>'.repeat(70_000)}`,
  ),
  mailCase('a boundary of special characters', kept, () =>
    multipart('--(.*)+[$^?\r\n\r\nHi\r\n--(.*)+[$^?--', '(.*)+[$^?'),
  ),
  mailCase('20 boundaries that begin alike, and lines that do', keptOrTooCostly, () => {
    const name = 'b'.repeat(60)
    const open = (level: number) =>
      `Content-Type: multipart/mixed; boundary=${name}${level}\r\n\r\n--${name}${level}\r\n`
    const levels = Array.from({ length: 19 }, (_, level) => open(level)).join('')
    return `${from}${levels}\r\n${`--${name}\r\n`.repeat(100_000)}`
  }),
  mailCase('a date that is none', kept, () => `${from}Date: ${'9'.repeat(100_000)}\r\n\r\nx`),
  mailCase(
    'a date of the year 275,760',
    kept,
    () => `${from}Date: Sat, 13 Sep 275760 00:00:00 +0000\r\n\r\nx`,
  ),
  mailCase('1,000 parts of no bytes', kept, () =>
    multipart(`${'--b\r\nContent-Type: image/png\r\n\r\n'.repeat(1000)}--b--`),
  ),
  mailCase('a TNEF attachment of garbage', kept, () =>
    multipart(
      `--b\r\n\r\nHi\r\n--b\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\n\r\n${'\x78\x9f\x3e\x22'.repeat(50_000)}\r\n--b--`,
    ),
  ),
  mailCase(
    'a sender inside 400,000 parentheses',
    ['422 mail_unreadable', '422 mail_too_costly', ...kept],
    () => `From: ${'('.repeat(400_000)}\r\n\r\nx`,
  ),
  mailCase(
    'a sender inside 400,000 angle brackets',
    ['422 mail_unreadable', '422 mail_too_costly', ...kept],
    () => `From: ${'<'.repeat(400_000)}\r\n\r\nx`,
  ),
  mailCase(
    'one line of 24 MB',
    ['422 mail_limit_exceeded'],
    () => Buffer.concat([Buffer.from(`${from}\r\n`), Buffer.alloc(24_000_000, 'x')]),
    true,
  ),
  mailCase('copies to 10,000 addresses', limit, () => {
    const addresses = Array.from({ length: 10_000 }, (_, n) => `a${n}@x.example`)
    return `${from}Cc: ${addresses.join(',\r\n ')}\r\n\r\nx`
  }),
  mailCase('copies to 1,900 addresses', kept, () => {
    const addresses = Array.from({ length: 1900 }, (_, n) => `a${n}@x.example`)
    return `${from}Cc: ${addresses.join(',\r\n ')}\r\n\r\nx`
  }),
  mailCase('a delivery report of 490,000 fields', unmatched, () =>
    report('Action: failed\r\n'.repeat(490_000)),
  ),
  mailCase('a delivery report about 200,000 recipients', unmatched, () =>
    report('Action: failed\r\n\r\n'.repeat(200_000)),
  ),
  mailCase('a delivery report of a million fields', limit, () =>
    report('Action: failed\r\n'.repeat(1_000_000)),
  ),
  ...[
    ['headers of quotations without an end', 'Op x schreef \r\n'],
    ['blank lines', '\r\n'],
    ['lines that begin and end as quotations do', '>x>\r\n'],
    ['lines of 1,900 quotation marks', `x${'>'.repeat(1900)}\r\n`],
    ['lines that could be dates of quotations', '01.02.2026 1212121212" <x\r\n'],
    ['one line that could introduce a quotation', 'On a b wrote '],
  ].map(([name, text = '']) =>
    mailCase(
      `text of ${name}`,
      [...kept, busy],
      () => `${from}X-Text: ${name}\r\n\r\nHi ${text.repeat(65_000 / text.length)}x`,
    ),
  ),
  ...[
    ['elements that are never closed', '<b><i>\r\n'],
    ['5 MB of paragraphs with styles', '<p style="color:red;margin:1px">x</p>\r\n'],
    ['styles that are none', '<p style="{{{((([[[">\r\n'],
    ['entities', '&amp;&#60;\r\n'],
  ].map(([name, text = '']) =>
    mailCase(
      `HTML of ${name}`,
      [...kept, busy],
      () =>
        `${from}X-Text: ${name}\r\nContent-Type: text/html\r\n\r\n${text.repeat(Math.min(5_000_000 / text.length, 490_000))}`,
    ),
  ),
  mailCase('bytes that are no mail', ['422 mail_unreadable'], () => Buffer.alloc(200_000, 0xff)),
  {
    name: 'mail: 60 slow mails at once keep nobody else waiting',
    isLong: true,
    async run(stage) {
      const { attacker, bystander } = stage
      const slow = multipart(
        `--b\r\n\r\nHi\r\n--b\r\nContent-Type: text/html\r\n\r\n${'<a href="x'.repeat(40_000)}`,
      )
      const flood = Promise.all(
        Array.from({ length: 60 }, (_, n) =>
          handOver(stage, attacker, Buffer.from(`X-Number: ${n}\r\n${slow}\r\n--b--`)),
        ),
      )
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, n) => {
          const mail = `${from}Message-ID: <bystander-${n}@x.example>\r\n\r\nHi`
          return handOver(stage, bystander, Buffer.from(mail))
        }),
      )
      const flooded = await flood
      const retried = ['503 unavailable', '429 rate_limited']
      const wrong = answers.find((answer) => answer !== '201' && answer !== '200')
      if (wrong !== undefined) throw new Error(`the bystander's mail got ${wrong}`)
      const other = flooded.find(
        (answer) => !['201', '200', '422 mail_too_costly', ...retried].includes(answer),
      )
      if (other !== undefined) throw new Error(`a slow mail got ${other}`)
      return `${flooded.filter((answer) => retried.includes(answer)).length} of 60 are to be sent again`
    },
  },
]
