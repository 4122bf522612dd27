import { type Headers, storedValue } from './headers.ts'

/** Whether a program wrote the mail by itself: an answering machine (RFC 3834), a list or a mass mailing. */
export function isAutomatic(headers: Headers): boolean {
  const submitted = storedValue(headers, 'auto-submitted')
  // Parameters may follow
  const isSubmitted = submitted !== null && submitted.split(';')[0]?.trim().toLowerCase() !== 'no'
  const precedence = storedValue(headers, 'precedence')?.toLowerCase() ?? ''
  const type = storedValue(headers, 'content-type')?.toLowerCase() ?? ''
  return (
    isSubmitted ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(precedence) ||
    storedValue(headers, 'list-id') !== null ||
    type.startsWith('multipart/report')
  )
}
