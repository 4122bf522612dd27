import type { Email } from 'postal-mime'

/** The report of a mail server about a mail that it could not deliver at once (RFC 3464). */
export interface DeliveryReport {
  /** The Message-ID of the mail that it is about. */
  readonly messageId: string
  readonly recipients: readonly ReportedRecipient[]
}

export interface ReportedRecipient {
  /** The addresses that the report calls it by, in lower case. */
  readonly addresses: readonly string[]
  /** Such as `failed`, `delayed` or `delivered`, in lower case. */
  readonly action: string
  /** Such as `5.1.1`; empty if the report names none. */
  readonly status: string
  /** The answer of the other server; empty if the report does not have it. */
  readonly diagnostic: string
}

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
export function isDeliveryReport({ headers, attachments }: Email): boolean {
  const type =
    headers
      .find(({ key }) => key === 'content-type')
      ?.value.trim()
      .toLowerCase() ?? ''
  return type.startsWith('multipart/report') && attachments.some(isStatus)
}

/** The report in a mail; undefined if it does not say what it is about. */
export function reportIn({ inReplyTo, attachments }: Email): DeliveryReport | undefined {
  const status = attachments.find(isStatus)
  const returned = attachments.find(({ mimeType }) => returnedTypes.has(mimeType))
  const named = returned && fieldsOf(blocksOf(returned)[0] ?? '').get('message-id')
  const messageId = /<[!-;=?-~]{1,900}>/.exec(named ?? inReplyTo ?? '')?.[0]
  // The first block is about the report itself
  const recipients = status
    ? blocksOf(status)
        .slice(1, mostRecipients + 1)
        .map(recipientOf)
    : []
  if (messageId === undefined || recipients.length === 0) return undefined
  return { messageId, recipients }
}

function isStatus({ mimeType }: Email['attachments'][number]): boolean {
  return statusTypes.has(mimeType)
}

/** Blocks of header fields, which empty lines separate. */
function blocksOf({ content }: Email['attachments'][number]): string[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
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
