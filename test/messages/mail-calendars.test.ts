import t from 'tap'
import { only } from '../helpers/only.ts'
import { readLines } from '../helpers/read-mail.ts'

const read = (...lines: string[]) =>
  readLines(['From: mira@x.example', ...lines.map((line) => Buffer.from(line))])

const calendar = (method: string, ...more: string[]) => [
  ...['BEGIN:VCALENDAR', 'PRODID:-//Desk//EN', `METHOD:${method}`],
  ...['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'BEGIN:STANDARD', 'DTSTART:16011028T030000'],
  ...['END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT', 'UID:1@x.example'],
  ...['DTSTART;TZID="Europe/Berlin":20261201T100000', 'DTEND:20261201T100000Z'],
  ...['SUMMARY:Crane 3\\, inspec', ' tion', 'LOCATION;LANGUAGE=en:Berth 6', ...more],
  ...['BEGIN:VALARM', 'DESCRIPTION:Reminder', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR'],
]
const attendee = (status: string) =>
  `ATTENDEE;PARTSTAT=${status};CN="Mira: Harbour":mailto:mira@x.example`
const alone = (...lines: string[]) =>
  read('Content-Type: text/calendar; charset=utf-8; method=REPLY', '', ...lines)
const about =
  'Crane 3, inspection\n2026-12-01 10:00 (Europe/Berlin) – 2026-12-01 10:00 (UTC)\nBerth 6'

t.test('an invitation without another text has its own as text', async (t) => {
  const asked = alone(...calendar('REQUEST', 'DESCRIPTION:Bring the log\\nand a lamp.'))
  t.match(asked, { message: `${about}\n\nBring the log\nand a lamp.`, isAutomatic: false })
  t.match(asked.parts, only({ mimeType: 'text/calendar' }), 'and stays a file')
  t.equal(alone(...calendar('CANCEL')).message, `Cancelled: ${about}`)
  const day = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Fair\r\nDTSTART;VALUE=DATE:20261201'
  t.equal(alone(day).message, 'Fair\n2026-12-01')
  t.match(alone('no calendar'), { message: null, isAutomatic: false })
  const words = ['--b', '', 'Please come.', '--b', 'Content-Type: text/calendar', '']
  const both = read(
    ...['Content-Type: multipart/alternative; boundary=b', '', ...words],
    ...[...calendar('REPLY', attendee('ACCEPTED')), '--b--'],
  )
  t.match(both, { message: 'Please come.', isAutomatic: false })
})

t.test('an answer to an invitation is automatic unless its sender added words', async (t) => {
  for (const [status, shown] of [
    ['ACCEPTED', 'Accepted'],
    ['declined', 'Declined'],
    ['"TENTATIVE"', 'Tentative'],
  ] as const) {
    const bare = alone(...calendar('REPLY', attendee(status), 'COMMENT;LANGUAGE=en-US:\\n'))
    t.match(bare, { message: `${shown}: ${about}`, isAutomatic: true, suppressAutoReply: true })
  }
  const said = alone(...calendar('REPLY', attendee('DECLINED'), 'COMMENT:I am ill.'))
  t.match(said, { message: `Declined: ${about}\n\nI am ill.`, isAutomatic: false })
  // Google Calendar and others write a text
  const google = (attendeeOfIt: string, text: string) =>
    read(
      ...['Subject: Accepted: Crane 3', 'Content-Type: multipart/alternative; boundary=b', ''],
      ...['--b', 'Content-Type: text/plain; charset=UTF-8; format=flowed; delsp=yes', ''],
      ...[text, '--b', 'Content-Type: text/html; charset=UTF-8', '', '<p>Mira has accepted.</p>'],
      ...['--b', 'Content-Type: text/calendar; charset=UTF-8; method=REPLY', ''],
      ...[...calendar('REPLY', attendeeOfIt), '--b--'],
    )
  const written =
    'Mira has accepted this invitation.\r\n\r\nCrane 3, inspection\r\nTuesday 1 Dec 2026'
  t.match(google(attendee('ACCEPTED'), written), {
    ...{ message: /^Mira has accepted/, isAutomatic: true, suppressAutoReply: true },
  })
  const noted = 'ATTENDEE;PARTSTAT=DECLINED;X-NUM-GUESTS=0;X-RESPONSE-COMMENT="I am ill":mailto:m@x'
  t.match(google(noted, `${written}\r\nNote: I am ill`), { isAutomatic: false })
  t.match(google(attendee('DECLINED'), 'I am ill, sorry.'), { isAutomatic: false })
  // Outlook sends forms of a text that is not there
  const outlook = read(
    ...['Content-Type: multipart/alternative; boundary=b', '', '--b', '', '', '--b'],
    ...['Content-Type: text/html', '', '<html><body>&nbsp;</body></html>', '--b'],
    ...['Content-Type: text/calendar; method=REPLY', 'Content-Transfer-Encoding: base64', ''],
    Buffer.from(calendar('REPLY', attendee('ACCEPTED')).join('\r\n')).toString('base64'),
    '--b--',
  )
  t.match(outlook, { message: `Accepted: ${about}`, isAutomatic: true })
})
