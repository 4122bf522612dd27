import t from 'tap'
import { readMail } from '../../src/platform/mail/read.ts'
import { mutatedMails, mutationSeed, wantedMutations } from '../helpers/mutated-mails.ts'

// More by hand: MAIL_MUTATIONS=20000 npm test -- mail-mutations. `npm run hostile -- mutated` hands them over by HTTP
const mutations = wantedMutations || 400

t.test(`${mutations} damaged mails are read or refused, seed ${mutationSeed}`, async (t) => {
  const results = { mail: 0, refused: 0 }
  let n = 0
  for (const raw of mutatedMails(mutations)) {
    n += 1
    const given = {
      raw: Uint8Array.from(raw),
      sha256: 'a'.repeat(64),
      now: '2026-11-20T10:00:00.000Z',
    }
    const result = readMail(given)
    if (!raw.equals(given.raw)) t.fail(`mail ${n}: its bytes have changed`)
    if (!('mail' in result)) {
      results.refused += 1
      continue
    }
    results.mail += 1
    const { parts, ...texts } = result.mail
    const stored = JSON.stringify([texts, parts.map(({ bytes: _, ...part }) => part)])
    // PostgreSQL stores neither of them
    if (/\\u0000|\\ud[89a-f][0-9a-f]{2}/.test(stored))
      t.fail(`mail ${n}: ${raw.toString('base64')}`)
    if (texts.message !== null && texts.message.length > 65_535) t.fail(`mail ${n} is too long`)
  }
  t.ok(results.mail > 0 && results.refused > 0, JSON.stringify(results))
})
