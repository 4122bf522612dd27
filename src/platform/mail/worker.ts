// Runs in threads of their own (docs/decisions/mail-reading.md), which load nothing else of the program
import Piscina from 'piscina'
import type { MailResult } from './mail.ts'
import { readMail } from './read.ts'
import { safeHtml } from './safe-html.ts'
import type { HtmlTask, MailTask } from './workers.ts'

/** Reads a mail. The bytes of its parts are transferred: they are not copied but change hands. */
export function parseMail({ started, ...mail }: MailTask): MailResult {
  started.postMessage(null)
  started.close()
  const result = readMail(mail)
  if (!('mail' in result)) return result
  const buffers = result.mail.parts.map(({ bytes }) => bytes.buffer as ArrayBuffer)
  return Piscina.move({
    [Piscina.transferableSymbol]: [...new Set(buffers)],
    [Piscina.valueSymbol]: result,
  } as never) as unknown as MailResult
}

/** Returns HTML that is safe to show, of one that did not come in a mail. */
export function sanitizeText({ html, started }: HtmlTask): string | null {
  started.postMessage(null)
  started.close()
  return safeHtml(html)
}
