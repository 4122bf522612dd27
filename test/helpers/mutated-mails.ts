import { randomInt } from 'node:crypto'
import { randomFrom } from './cases.ts'

/** The number of mails by `MAIL_MUTATIONS`, if it is set. */
export const wantedMutations = Number(process.env['MAIL_MUTATIONS'] ?? 0)
/** Seed of the mutations. `MAIL_SEED` sets it to the one of an earlier run, for the same mails again. */
export const mutationSeed = Number(process.env['MAIL_SEED'] ?? randomInt(2 ** 31))

const samples = [
  'From: a@x.example\r\nSubject: =?utf-8?B?R3LDtsM=?= =?utf-8?Q?=9Fe?=\r\n\r\nHello.',
  'From: "Ruiz, Ana" <a@x.example>\r\nContent-Type: text/html; charset=windows-1252\r\n' +
    'Content-Transfer-Encoding: quoted-printable\r\n\r\n<p>5 =80 <a href=3D"https://x.example">y</a><img src=3D"cid:a@b">',
  'From: a@x.example\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n' +
    'Content-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\n\r\nplain\r\n--c\r\nContent-Type: text/html\r\n\r\n' +
    "<b>rich</b>\r\n--c--\r\n--b\r\nContent-Type: image/png; name*0*=utf-8''a%C3; name*1*=%A4.png\r\n" +
    'Content-ID: <a@b>\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--b--\r\n',
  'From: a@x.example\r\nContent-Type: text/plain; charset=iso-2022-jp; format=flowed; delsp=yes\r\n\r\n' +
    '\u001b$BF|K\\8l\u001b(B \r\nabc',
  'From: a@x.example\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\n' +
    'Content-Transfer-Encoding: base64\r\n\r\neJ8+IgEAAgJpAA4AAAABAP////8AAAAAAAAAAAAAAAACEIABAAYAAABhLnR4dADPAQIPgAYABAAAAGFiY2SKAQ==',
  'From: a@x.example\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64\r\n\r\n' +
    'eJ8+IgEAAQOQBgBEAAAAAQAAAAIBCRABAAAAMQAAAC0AAAArAAAATFpGdfHFx6cDAAoAcmNwZzEyNUIyCvMgaGVsCQAgYncFsGxkfQqAD6AAAA' +
    'CEDgICkAYADgAAAAAAAAAAAAAAAAAAAAAAAAACBZAGAHgAAAABAAAADQABNwEAAABlAAAAAAAAAAAAAAAAAAAAAAAAAHifPiIBAAEDkAYARAAA' +
    'AAEAAAACAQkQAQAAADEAAAAtAAAAKwAAAExaRnXxxcenAwAKAHJjcGcxMjVCMgrzIGhlbAkAIGJ3BbBsZH0KgA+gAAAAhA4AAAAYEg==',
  'From: a@x.example\r\nContent-Type: application/pkcs7-mime; smime-type=signed-data\r\n' +
    'Content-Transfer-Encoding: base64\r\n\r\nMCMGCSqGSIb3DQEHAqAWMBQCAQExADANBgkqhkiG9w0BBwGgADEA',
  'From: Mail Delivery System <MAILER-DAEMON>\r\nContent-Type: multipart/report; report-type=delivery-status; ' +
    'boundary=b\r\n\r\n--b\r\n\r\nNot delivered.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n' +
    'Reporting-MTA: dns; mx.x.example\r\n\r\nFinal-Recipient: rfc822; a@x.example\r\nAction: failed\r\nStatus: 5.1.1\r\n' +
    '--b\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: <a@desk.example>\r\n\r\n--b--\r\n',
]
const charsets = [
  'utf-8',
  'utf-16',
  'utf-7',
  'gb18030',
  'iso-2022-kr',
  'hz-gb-2312',
  'x-none',
  'koi8-r',
]

/** Yields damaged mails: bytes are changed, parts are cut or repeated, and charsets are exchanged. */
export function* mutatedMails(count: number): Generator<Buffer> {
  const random = randomFrom(mutationSeed)
  const next = (below: number) => Math.floor(random() * below)
  for (let left = count; left > 0;) {
    const mail = mutated(next)
    // A request without a body hands nothing over
    if (mail.length === 0) continue
    left -= 1
    yield mail
  }
}

function mutated(next: (below: number) => number): Buffer {
  let mail = Buffer.from(samples[next(samples.length)] ?? '', 'latin1')
  for (let count = 1 + next(4); count > 0; count -= 1) {
    const at = next(mail.length + 1)
    switch (next(5)) {
      case 0:
        mail[at] = next(256)
        break
      case 1:
        mail = Buffer.concat([mail.subarray(0, at), mail.subarray(at + next(60))])
        break
      case 2:
        mail = Buffer.concat([mail.subarray(0, at), mail.subarray(next(mail.length + 1))])
        break
      case 3:
        mail = Buffer.concat([
          mail.subarray(0, at),
          Buffer.from([next(256), 0, 0xff]),
          mail.subarray(at),
        ])
        break
      default: {
        const charset = charsets[next(charsets.length)] ?? ''
        mail = Buffer.from(
          mail.toString('latin1').replace(/utf-8|windows-1252|iso-2022-jp/, charset),
          'latin1',
        )
      }
    }
  }
  return mail
}
