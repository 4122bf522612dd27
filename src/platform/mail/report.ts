import { type Headers, idsIn, valueOf } from './headers.ts'
import type { DeliveryReport, MailPart, ReportedRecipient } from './mail.ts'

const statusTypes: ReadonlySet<string> = new Set([
  'message/delivery-status',
  'message/global-delivery-status',
])
const returnedTypes: ReadonlySet<string> = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
])
/** Bytes of a part that are read at most. */
const mostBytes = 65_536
const mostRecipients = 100

/** Whether a mail says that it is a report about the delivery of another one. */
export function isDeliveryReport(headers: Headers, parts: readonly MailPart[]): boolean {
  const type = valueOf(headers, 'content-type')?.trim().toLowerCase() ?? ''
  return type.startsWith('multipart/report') && parts.some(isStatus)
}

/** The report in a mail; undefined if it does not say what it is about. */
export function reportIn(headers: Headers, parts: readonly MailPart[]): DeliveryReport | undefined {
  const status = parts.find(isStatus)
  const returned = parts.find(({ mimeType }) => returnedTypes.has(mimeType))
  const named = returned && fieldsOf(blocksOf(returned)[0] ?? '').get('message-id')
  const [messageId] = idsIn(named ?? valueOf(headers, 'in-reply-to'))
  // The first block is about the report itself
  const recipients = status
    ? blocksOf(status)
        .slice(1, mostRecipients + 1)
        .map(recipientOf)
    : []
  if (messageId === undefined || recipients.length === 0) return undefined
  return { messageId, recipients }
}

function isStatus({ mimeType }: MailPart): boolean {
  return statusTypes.has(mimeType)
}

/** Blocks of header fields, which empty lines separate. */
function blocksOf({ bytes }: MailPart): string[] {
  const text = Buffer.from(bytes.subarray(0, mostBytes)).toString('utf8').replaceAll('\r', '')
  return text.split('\n\n').filter((block) => block.trim() !== '')
}

/** The fields of a block by name, the first of each. */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>()
  let name: string | undefined
  for (const line of block.split('\n')) {
    const isContinued = line.startsWith(' ') || line.startsWith('\t')
    if (isContinued && name !== undefined) {
      fields.set(name, `${fields.get(name) ?? ''} ${line.trim()}`)
    } else if (!isContinued) {
      const colon = line.indexOf(':')
      const found = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
      name = found === '' || fields.has(found) ? undefined : found
      if (name !== undefined) fields.set(name, line.slice(colon + 1).trim())
    }
  }
  return fields
}

function recipientOf(block: string): ReportedRecipient {
  const fields = fieldsOf(block)
  // `rfc822; mira@harbour.example`
  const valueOf = (name: string) => {
    const value = fields.get(name) ?? ''
    return value.slice(value.indexOf(';') + 1).trim()
  }
  const addresses = [valueOf('original-recipient'), valueOf('final-recipient')]
    .map((address) => address.replace('<', '').replace('>', '').toLowerCase())
    .filter((address) => address.includes('@'))
  return {
    addresses: [...new Set(addresses)],
    action: (fields.get('action') ?? '').toLowerCase(),
    status: /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '',
    diagnostic: valueOf('diagnostic-code')
      .replaceAll(/[\u0000-\u001f]/g, ' ')
      .slice(0, 400),
  }
}
