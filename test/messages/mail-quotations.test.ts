import t from 'tap'
import { splitText } from '../../src/platform/mail/split-text.ts'
import { forwardedIn } from '../../src/platform/mail/forward.ts'

const subject = 'Re: Crane 3'

t.test('a mail that answers nothing loses its signature only', async (t) => {
  const whole = [
    'Two parts are wrong:\n---\nArticle 7\n====\nSend them to dock 4.',
    'As Tom wrote on 20 Nov 2026 at 10:00:\n> Replace it.\nMay I?',
    'Please fill in:\n\nFrom: Hamburg\nSent: Monday\nTo: Oslo\nSubject: two crates\n\nWe wait.',
    'Kind regards to all of you.\n\nKind regards,\nMira\n\nPS: The lift is broken, too.',
    '________________________________\nThe crane stands still.',
    '> quoted by hand\nThis is what the manual says.',
    'Our log:\n-----Original Message-----\nerror 7',
    'Two dashes\n--\nwithout a space are a line of their own.',
  ]
  for (const text of whole) {
    t.same(splitText(text, false, null), { message: text, quotedText: null }, text)
  }
  const signed = 'It stops.\n\n-- \nMira Lindqvist\nHarbour Office'
  t.same(splitText(signed, false, null), {
    message: 'It stops.',
    quotedText: '-- \nMira Lindqvist\nHarbour Office',
  })
  const nested = `A copy:\n-- \nTom\n\nWhat do you say?\n-- \nMira`
  t.equal(splitText(nested, false, null).quotedText, '-- \nMira')
})

t.test('the quotation of an answer begins at its head, in any language', async (t) => {
  const heads = [
    'From: The desk\nSent: Monday, November 23, 2026 9:00 AM\nTo: Mira\nSubject: RE: Crane 3',
    '*From:* The desk <desk@harbour.example>\n*Sent:* Monday\n*To:* Mira\n*Subject:* Crane 3',
    '-----Ursprüngliche Nachricht-----\nVon: Der Schalter\nGesendet: Montag, 23. November 2026 09:00\nAn: Mira\nBetreff: AW: Crane 3',
    '________________________________\nDe : Le guichet\nEnvoyé : lundi 23 novembre 2026 09:00\nÀ : Mira\nObjet : RE: Crane 3',
    'De: La oficina\nEnviado el: lunes, 23 de noviembre de 2026\nPara: Mira\nAsunto: Crane 3',
    'Da: Sportello\nInviato: lunedì 23 novembre 2026 09:00\nA: Mira\nOggetto: R: Crane 3',
    'Van: De balie\nVerzonden: maandag 23 november 2026 09:00\nAan: Mira\nOnderwerp: Crane 3',
    'Från: Disken\nSkickat: den 23 november 2026 09:00\nTill: Mira\nÄmne: SV: Crane 3',
    'Od: Biuro\nWysłano: poniedziałek, 23 listopada 2026 09:00\nDo: Mira\nTemat: Odp: Crane 3',
    'От: Офис\nОтправлено: понедельник, 23 ноября 2026 г. 9:00\nКому: Мира\nТема: Re: Crane 3',
    '发件人: 服务台\n发送时间: 2026年11月23日 9:00\n收件人: Mira\n主题: 回复: Crane 3',
    '差出人: 窓口\n送信日時: 2026年11月23日 9:00\n宛先: Mira\n件名: Re: Crane 3',
    // Labels that are not known, with the subject of the mail and a date
    'Oddi wrth: Y ddesg\nAnfonwyd: 23 Tachwedd 2026 09:00\nAt: Mira\nPwnc: Crane 3',
    'Mula kay: Ang opisina\nPetsa: 23 Nobyembre 2026 09:00\nPara kay: Mira\nPaksa: Re: Crane 3',
    // Rows in another order
    'Gesendet: Montag, 23. November 2026 um 09:00 Uhr\nVon: "Der Schalter" <desk@harbour.example>\nAn: mira@x.example\nBetreff: Pumpe',
    '-----Original-Nachricht-----\nBetreff: Pumpe\nDatum: 2026-11-23T09:00:00+0100\nVon: Der Schalter\nAn: Mira',
    'Od: Pisarna\nPoslano: ponedeljek, 23. november 2026 09:00\nZa: Mira\nZadeva: Črpalka',
    'От: Офис\nИзпратено: понеделник, 23 ноември 2026 г. 09:00\nДо: Мира\nОтносно: Помпа',
    // With marks of the direction of text, and digits of other scripts
    '\u202bבתאריך יום ב׳, 23 בנוב׳ 2026 ב-9:00 מאת \u202aDesk\u202c\u200f <\u202adesk@harbour.example\u202c\u200f>:\u202c',
    '\u200fמאת:\u200f Desk\n\u200fנשלח:\u200f 23 נובמבר 2026 9:00\n\u200fאל:\u200f Mira\n\u200fנושא:\u200f Crane 3',
    'في الاثنين، ٢٣ نوفمبر ٢٠٢٦ في ٩:٠٠ ص، كتب Desk:',
    // Frames
    '---- On Mon, 23 Nov 2026 09:00:00 +0100 Desk <desk@harbour.example> wrote ---',
    '---- 回复的原邮件 ----\n| 发件人 | Desk<desk@harbour.example> |\n| 日期 | 2026年11月23日 09:00 |',
    'Desk ---23.11.2026 09:00:00---Please turn valve 4.\n\nFrom: Desk/Harbour\nTo: Mira\nDate: 23.11.2026 09:00\nSubject: Crane 3',
    // Yahoo on phones, which begins the quotation on the line of its introduction
    ...[
      'On Mon, Nov 23, 2026 at 9:00 AM, Desk<desk@harbour.example> wrote:   Hello,',
      'Am Mo., Nov. 23, 2026 at 9:00 schrieb Desk<desk@harbour.example>:   Hallo,',
    ],
    // Wrapped rows, and rows apart from one another
    'From: The desk\nSent: Monday\nTo: Mira; Tom;\n Office\nCc: Ben\nSubject: Crane 3',
    'From: The desk\n\nSent: Monday\n\nTo: Mira\n\nSubject: Crane 3',
    'On Fri, 20 Nov 2026 at 10:00, Desk <desk@harbour.example> wrote:',
    'On Fri, 20 Nov 2026 at 10:00, The desk of the harbour\n<desk@harbour.example>\nwrote:',
    // Wrapped amid a date
    'Desk <desk@harbour.example> schrieb am Fr., 20.\nNov. 2026, 10:00:',
    'Den fre. 20. nov. 2026 kl.\n10.00 skrev Desk <desk@harbour.example>:',
    'El vie, 20 nov 2026 a las 10:00 a. m.\nDesk (<desk@harbour.example>) escribió:',
  ]
  for (const head of heads) {
    const text = `It works now.\n\n${head}\n\nPlease turn valve 4.`
    t.same(
      splitText(text, true, subject),
      { message: 'It works now.', quotedText: `${head}\n\nPlease turn valve 4.` },
      head,
    )
  }
  for (const introduction of [
    'Ar Gwener, 20 Tachwedd 2026, 10:00, ysgrifennodd Y ddesg:',
    'Noong 20/11/2026 10:00, isinulat ni desk@harbour.example:',
    '20.11.2026 10:00 пользователь Офис:',
  ]) {
    const quoted = `${introduction}\n> Please turn valve 4.`
    t.same(
      splitText(`It works now.\n\n${quoted}`, true, subject),
      { message: 'It works now.', quotedText: quoted },
      introduction,
    )
  }
})

t.test('a title in any language begins the quotation, without rows below it', async (t) => {
  for (const title of [
    ...['-----Original Message-----', '---Original Message---', '---- Reply Message ----'],
    ...[
      '-----Antwort Nachricht-----',
      '--- Original-Nachricht ---',
      '--- Weitergeleitete Nachricht ---',
    ],
    ...[
      '-----Oprindelig meddelelse-----',
      '--- Opprinnelig melding ---',
      '--- Originalmeddelande ---',
    ],
    ...[
      '--- Alkuperäinen viesti ---',
      '--- Oorspronkelijke bericht ---',
      '--- Message d’origine ---',
    ],
    ...['--- Message transféré ---', '--- Mensaje reenviado ---', '--- Messaggio inoltrato ---'],
    ...['--- Mensagem encaminhada ---', '--- Wiadomość oryginalna ---', '--- Původní zpráva ---'],
    ...['--- Pôvodná správa ---', '--- Izvorna poruka ---', '--- Eredeti üzenet ---'],
    ...['--- Mesaj original ---', '--- Orijinal mesaj ---', '--- Исходное сообщение ---'],
    ...[
      '--- Αρχικό μήνυμα ---',
      '--- 元のメッセージ ---',
      '--- 原始邮件 ---',
      '--- 원본 메시지 ---',
    ],
    ...['--- הודעה מקורית ---', '--- الرسالة الأصلية ---', '--- Tin nhắn gốc ---'],
  ]) {
    const quoted = `${title}\n\nPlease turn valve 4.`
    t.same(
      splitText(`It works now.\n\n${quoted}`, true, subject),
      { message: 'It works now.', quotedText: quoted },
      title,
    )
  }
})

t.test('a head with an address and a date needs no empty line above it', async (t) => {
  for (const head of [
    'Från: Disken [mailto:desk@harbour.example]\nSkickat: den 23 november 2026 09:00\nTill: Mira\nÄmne: Pump',
    'Date: Mon, 23 Nov 2026 09:00:00 +0100\nFrom: desk@harbour.example\nTo: mira@x.example\nSubject: Pump',
    'From: desk@harbour.example\nSent: Monday, November 23, 2026\nTo: Mira',
    'Anfang der weitergeleiteten Nachricht:\n\nVon: Desk <desk@harbour.example>\nBetreff: Pumpe\nDatum: 23. November 2026\nAn: Mira',
  ]) {
    const quoted = `${head}\n\nPlease turn valve 4.`
    t.same(
      splitText(`It works.\n${quoted}`, true, subject),
      { message: 'It works.', quotedText: quoted },
      head,
    )
    const shown = `This came today:\n${quoted}\n\nIs it yours?`
    const isTitled = head.includes(':\n\n')
    if (!isTitled) t.equal(splitText(shown, true, subject).message, shown, 'that is shown')
  }
})

t.test('an attribution directly below the text takes none of it', async (t) => {
  for (const head of [
    'On Fri, 20 Nov 2026 at 10:00, Desk wrote:\n> Please turn valve 4.',
    'On Fri, 20 Nov 2026 at 10:00, The desk of the harbour <desk@harbour.example>\nwrote:\n\n> Please turn valve 4.',
    'Em sex., 20 de nov. de 2026 às 10:00, Desk <desk@harbour.example>\nescreveu:\n> Please turn valve 4.',
    '2026年11月20日(金) 10:00 Desk <desk@harbour.example>:\n\n> Please turn valve 4.',
    'On Fri, 20 Nov 2026 at 10:00, Desk <desk@harbour.example> wrote:\n\nPlease turn valve 4.',
  ]) {
    for (const text of [
      'Hello,\n\nThe left one',
      'Yes.',
      'Both:\n\nThe left one,\nthe right one',
    ]) {
      t.same(
        splitText(`${text}\n${head}`, true, subject),
        { message: text, quotedText: head },
        `${text} | ${head}`,
      )
    }
  }
})

t.test('the line that a phone adds is no text, in any language', async (t) => {
  const quoted = '> On Fri, 20 Nov 2026 at 10:00, Desk wrote:\n> Please turn valve 4.'
  for (const line of [
    ...['Sent from my iPhone', 'Von meinem iPhone gesendet', 'Envoyé de mon iPhone'],
    ...[
      'Inviato da iPhone',
      'Enviado do meu iPhone',
      'Skickat från min iPad',
      'Lähetetty iPhonesta',
    ],
    ...['Wysłane z iPhone’a', 'Отправлено с iPhone', 'iPhoneから送信', '发自我的iPhone'],
    ...['Inviato dal mio Galaxy', 'Sent using Zoho Mail'],
    'Sent with [Proton Mail](https://proton.me/mail/home) secure email.',
    ...['나의 iPhone에서 보냄', "iPhone'umdan gönderildi", 'Gesendet mit der GMX Mail App'],
    'Outlook für Android herunterladen<https://aka.ms/x>',
    '--\nDiese Nachricht wurde von meinem Android Mobiltelefon mit GMX Mail gesendet.',
    '--\u00a0\nMira Lindqvist\nHarbour Office',
    ...['Odesláno z iPhonu', 'Odoslané z iPhonu', 'Poslano s mog iPhonea', 'Verzonden met Outlook'],
    ...[
      'Изпратено от моя iPhone',
      'Отправлено из мобильной Почты Mail.ru',
      'iPhoneから送信されました',
    ],
    ...['Đã gửi từ iPhone của tôi', 'Dikirim dari iPhone saya', 'ส่งจาก iPhone ของฉัน'],
    ...['Enviat des del meu iPhone', 'נשלח מה-iPhone שלי', 'تم الإرسال من الـ iPhone'],
  ]) {
    const { message } = splitText(`It works now.\n\n${line}\n\n${quoted}`, true, subject)
    t.equal(message, 'It works now.', line)
  }
})

t.test(
  'a signature whose delimiter lost its space, and the footer of a list, are no text',
  async (t) => {
    const attribution = 'On Fri, 20 Nov 2026 at 10:00, Desk wrote:'
    const quoted = `${attribution}\n> Please turn valve 4.`
    for (const signature of ['--\nMira Lindqvist', '--\nMira\n\n+45 31 23 45 67\nHarbour Office']) {
      const text = `It works now.\n\n${signature}\n\n${quoted}`
      t.equal(splitText(text, true, subject).message, 'It works now.', signature)
      const below = `It works now.\n\n${quoted}\n>\n\n${signature}`
      t.equal(splitText(below, true, subject).message, 'It works now.', `below: ${signature}`)
    }
    for (const footer of [
      '_______________________________________________\nCrew mailing list -- crew@lists.example',
      '-=-=-=-=-=-=-=-=-=-=-=-\nGroups.io Links:\nView online: https://groups.example/g/crew/7',
      `\n${'#'.repeat(72)}\n\nTo leave the list, click here:\nhttps://lists.example/leave`,
    ]) {
      t.same(
        splitText(`It works now.\n\n${quoted}\n${footer}`, true, subject).message,
        'It works now.',
        footer,
      )
      t.same(
        splitText(`${quoted}\n\nIt works now.\n${footer}`, true, subject).message,
        `It works now.\n${footer}`,
        'below what was written, such rows divide it',
      )
    }
  },
)

t.test('what the sender of an answer wrote stays', async (t) => {
  const whole = [
    'Both are wrong:\n\n---\nArticle 7\n=====\nArticle 8\n___\nSend them again.',
    'The data:\n\nName: Mira\nDate: 23.11.2026 09:00\nPhone: 123\n\nIs that enough?',
    'See below:\n> Which pump?\nThe left one.',
    'From: Hamburg is where it comes from.\nIt is late.',
    'Note: we open at 10:00.\nThanks',
    'It fails at 10:00.\nSee what the desk said on 20.11.2026:\n> Turn it.\nI did.',
    'I wrote to tom@x.example, see it.\nThe desk said on 20.11.2026:\n> Turn it.\nI did.',
    'Regards\n\n' + 'The lift fails as well.\n'.repeat(12).trim(),
    '--\nThis is below two dashes.',
    'The left one\n--\nand the right one.',
    ...['PS: When?', 'P.S. When?', 'PPS When?', 'P.-S. : When?', 'ps – When?'].map(
      (line) => `It works.\n\nBest regards\nMira\n\n${line}`,
    ),
    'As asked:\n\nFrom: Oslo\nTo: Hamburg\n\nIs that enough?',
    'As asked:\n\nDate: 27.11.2026\nFrom: Oslo\nTo: Hamburg\n\nIs that enough?',
    'Inviato da Mario, mai arrivato.\n\nCosa faccio?',
    'Sent with the parcel service yesterday.\n\nWhere is it?',
    'On 23 Nov 2026 Tom <tom@x.example> wrote: it works.\n\nDoes it?',
    'Отправлено со склада вчера.\n\nГде оно?',
    'I use Outlook on Android.\nIt was sent from the iPhone.\n\nBoth fail.',
    'Our log:\n--- original parts ---\nvalve 4\n--- error message ---\nleaks',
    'See <https://shop.example/very/long/path\n> for the drawing',
    'The mail was sent to desk@harbour.example.\nIt said on 20 November 2026 at 10:00.\nThanks',
  ]
  for (const text of whole) {
    t.same(splitText(text, true, subject), { message: text, quotedText: null }, text)
  }
  const between = '> When?\n\nNow.\n\n> Where?\n\nHere.'
  t.same(splitText(between, true, subject), {
    message: 'Now.\n\n> Where?\n\nHere.',
    quotedText: '> When?',
  })
})

t.test('a text of many lines that look like heads is split in time', async (t) => {
  for (const line of [
    'From: a\n',
    'a: b\n',
    'On 1.1.2026, x@y.example\n',
    '-----\n',
    '*From:* \n',
    '> a:\n',
  ]) {
    const text = `Hi.\n\n${line.repeat(60_000 / line.length)}`
    t.equal(typeof splitText(text, true, subject).message, 'string')
    forwardedIn(text)
  }
})

t.test('the head of a forwarded mail names its sender', async (t) => {
  const heads: Array<[head: string, address: string]> = [
    [
      '---------- Forwarded message ---------\nFrom: Ana Ruiz <ana@x.example>\nDate: Mon, 23 Nov 2026 at 09:00\nSubject: Pump\nTo: <sam@harbour.example>',
      'ana@x.example',
    ],
    [
      'Begin forwarded message:\n\nFrom: Ana Ruiz <ana@x.example>\nSubject: Pump\nDate: 23 November 2026\nTo: sam@harbour.example',
      'ana@x.example',
    ],
    [
      '-----Original Message-----\nFrom: Ana Ruiz [mailto:ana@x.example]\nSent: Monday\nTo: Sam\nSubject: Pump',
      'ana@x.example',
    ],
    [
      'Von: "Ruiz, Ana" <ana@x.example>\nGesendet: Montag, 23. November 2026 09:00\nAn: Sam\nBetreff: Pumpe',
      'ana@x.example',
    ],
    [
      'Betreff: \tPumpe\nDatum: \tMon, 23 Nov 2026 09:00:00 +0100\nVon: \tAna Ruiz <ana@x.example>\nAn: \tSam',
      'ana@x.example',
    ],
    [
      'Sujet : \tPompe\nDate : \tMon, 23 Nov 2026 09:00:00 +0100\nDe : \tAna Ruiz <ana@x.example>\nPour : \tSam',
      'ana@x.example',
    ],
    [
      'Temat: \tPompa\nData: \tMon, 23 Nov 2026 09:00:00 +0100\nNadawca: \tAna Ruiz <ana@x.example>\nAdresat: \tSam',
      'ana@x.example',
    ],
    [
      'Aihe: \tPumppu\nPäiväys: \tMon, 23 Nov 2026 09:00:00 +0100\nLähettäjä: \tAna Ruiz <ana@x.example>\nVastaanottaja: \tSam',
      'ana@x.example',
    ],
    [
      '> From: Ana Ruiz <ana@x.example>\n> Subject: Pump\n> Date: 23 November 2026\n> To: Sam\n>',
      'ana@x.example',
    ],
    [
      '*De :* Ana Ruiz <ana@x.example>\n*Envoyé :* lundi\n*À :* Sam\n*Objet :* Pompe',
      'ana@x.example',
    ],
  ]
  for (const [head, address] of heads) {
    const found = forwardedIn(`Please help her.\n\n${head}\n\nThe pump leaks.`)
    t.match(found, { from: { address }, message: 'The pump leaks.' }, head)
    t.ok(found?.note.startsWith('Please help her.'), head)
  }
  t.equal(forwardedIn('From: Ana\nSent: Monday\n\nNo address.'), undefined)
})
