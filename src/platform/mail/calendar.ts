import { textOf } from './characters.ts'
import { storable } from './headers.ts'
import type { MailPart } from './mail.ts'

/** An invitation or the answer to one (RFC 5545, RFC 5546). Some programs send nothing else in a mail. */
export interface Invitation {
  readonly text: string | null
  /** Whether it answers an invitation without a word of its sender, beside a text of the mail or none. */
  isBareAnswer(text: string | null): boolean
}

/** A property of a calendar: its parameters as they are written, and its value without escapes. */
interface Property {
  readonly parameters: string
  readonly value: string
}

const types: ReadonlySet<string> = new Set(['text/calendar', 'application/ics'])
const shownComponents: ReadonlySet<string> = new Set(['VCALENDAR', 'VEVENT', 'VTODO'])
const mostBytes = 262_144
const mostLines = 5000

/** Returns the invitation among some files; undefined if there is none. */
export function invitationIn(files: readonly MailPart[]): Invitation | undefined {
  const file = files.find(({ mimeType }) => types.has(mimeType))
  if (!file) return undefined
  const properties = propertiesOf(textOf(file.bytes.subarray(0, mostBytes)))
  const valueOf = (name: string) => properties.get(name)?.value.trim() ?? ''
  const method = valueOf('METHOD').toUpperCase()
  const isAnswer = method === 'REPLY'
  // RFC 5546 has what the sender adds in COMMENT, and Google Calendar has it in a parameter
  const comment = valueOf('COMMENT')
  const isBare = isAnswer && comment === '' && !isNoted(properties.get('ATTENDEE'))
  const summary = spaced(valueOf('SUMMARY'))
  const status = isAnswer
    ? statusOf(properties.get('ATTENDEE'))
    : method === 'CANCEL' && 'Cancelled'
  const head = [
    [status || '', valueOf('SUMMARY')].filter(isText).join(': '),
    [timeOf(properties.get('DTSTART')), timeOf(properties.get('DTEND'))].filter(isText).join(' – '),
    valueOf('LOCATION'),
  ].filter(isText)
  const words = isAnswer ? comment : valueOf('DESCRIPTION')
  return {
    text: storable([head.join('\n'), words].filter(isText).join('\n\n')),
    // The text that a program writes names the event; a person who writes about it need not
    isBareAnswer: (given) =>
      isBare && (given === null || (summary !== '' && spaced(given).includes(summary))),
  }
}

const isText = (text: string) => text !== ''
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

function isNoted(attendee: Property | undefined): boolean {
  return /(?:^|;)X-RESPONSE-COMMENT="?[^";]/i.test(attendee?.parameters ?? '')
}

/** The properties of a calendar and of its first event or task, the first one of each name. */
function propertiesOf(calendar: string): Map<string, Property> {
  const properties = new Map<string, Property>()
  const open: string[] = []
  for (const line of calendar.replace(/\r?\n[ \t]/g, '').split(/\r?\n/, mostLines)) {
    const colon = colonOf(line)
    const [name = '', ...parameters] = line.slice(0, colon).split(';')
    const key = name.trim().toUpperCase()
    const value = line.slice(colon + 1)
    if (key === 'BEGIN') open.push(value.trim().toUpperCase())
    else if (key !== 'END') {
      const isShown = shownComponents.has(open.at(-1) ?? '') && !properties.has(key)
      if (isShown)
        properties.set(key, { parameters: parameters.join(';'), value: unescaped(value) })
    } else if (open.pop() !== 'VCALENDAR' && open.length === 1 && properties.has('UID')) break
  }
  return properties
}

/** The place of the colon before a value; one in quotes belongs to a parameter. */
function colonOf(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return line.length
}

function unescaped(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

/** Returns what an attendee decided, such as `Accepted`; empty if it is not said. */
function statusOf(attendee: Property | undefined): string {
  const status = /(?:^|;)PARTSTAT="?([a-z-]{1,30})/i.exec(attendee?.parameters ?? '')?.[1] ?? ''
  return status.slice(0, 1).toUpperCase() + status.slice(1).toLowerCase()
}

/** Returns a time as it is written, such as `2026-12-01 10:00 (Europe/Berlin)`; empty for none. */
function timeOf(property: Property | undefined): string {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?/.exec(property?.value.trim() ?? '') ?? []
  if (year === undefined) return ''
  const date = `${year}-${month}-${day}`
  if (hour === undefined) return date
  const zone = /(?:^|;)TZID="?([^";]{1,60})/i.exec(property?.parameters ?? '')?.[1]
  const where = utc === undefined ? zone : 'UTC'
  return `${date} ${hour}:${minute}${where === undefined ? '' : ` (${where})`}`
}
