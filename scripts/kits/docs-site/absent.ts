/** Something that people look for and that does not exist: how they write it, the truth about it, and the nearest page. */
export interface Absent {
  readonly written: RegExp
  readonly text: string
  readonly title: string
  readonly url: string
}

/** Returns what a phrase asks for that does not exist. */
export function absentFor(phrase: string): Absent | undefined {
  const plain = phrase.slice(0, 200)
  return absents.find(({ written }) => written.test(plain))
}

const entry = (written: RegExp, text: string, title: string, url: string): Absent => ({
  written,
  text,
  title,
  url,
})

/** A line is removed when what it names comes to exist. A test demands that its page exists. */
export const absents: readonly Absent[] = [
  entry(
    /\bcors\b.*\b(workspace|tenant|token)|\b(workspace|tenant|token)\b.*\bcors\b/i,
    'The allowed origins belong to the server, not to a workspace.',
    'Calling from a browser',
    'guide.html#calling-from-a-browser',
  ),
  entry(
    /\bweb ?sockets?\b|\bsocket\.?io\b/i,
    'There are no WebSockets. Server-Sent Events bring what happens.',
    'Live',
    'guide.html#live',
  ),
  entry(
    /\b(canned|saved|quick|predefined)\s+(responses?|repl(y|ies)|answers?)\b|\bmacros?\b|\b(message|reply|mail|email|text)\s+templates?\b|\bsnippets?\b/i,
    'There are no canned responses, macros or templates. Your program sends the text.',
    'Send a message',
    'operations/sendMessage.html',
  ),
  entry(
    /\bsla\b.*\bpolic|\bslas?$|\bservice levels? (agreements?|polic)|\bbusiness hours\b|\bopening hours\b|\bholidays?\b/i,
    'There are no SLA policies and no business hours. Tickets have due times, and metrics have durations.',
    'Sums',
    'reports.html#sums',
  ),
  entry(
    /\bcsat\b|\bnps\b|\bsurveys?\b|\bsatisfaction\b|\brate (an? )?(agent|conversation)/i,
    'There are no surveys and no CSAT. A custom field can have a score.',
    'Create a custom field',
    'operations/createCustomField.html',
  ),
  entry(
    /\bknowledge ?base\b|\bhelp ?cent(er|re)\b|\barticles?\b|\bfaqs?\b/i,
    'There is no knowledge base.',
    'Upload a file',
    'operations/createMediaFile.html',
  ),
  entry(
    /\bgraphql\b|\bgrpc\b|\bsoap\b/i,
    'There is one HTTP API, with JSON.',
    'Quick start',
    'guide.html#quick-start',
  ),
  entry(
    /\b(2fa|mfa|totp|two.factor|multi.factor)\b/i,
    'There is no second factor of its own. An OpenID provider can demand one.',
    'Set the OpenID provider',
    'operations/setOidcSettings.html',
  ),
  entry(
    /\bsaml\b|\bscim\b|\bldap\b/i,
    'There is no SAML, SCIM or LDAP. People sign in by OpenID Connect.',
    'Set the OpenID provider',
    'operations/setOidcSettings.html',
  ),
  entry(
    /\bmerge\b.*\btickets?\b|\bsplit\b.*\btickets?\b/i,
    'Tickets can be neither merged nor split. One can follow up another.',
    'Create a ticket',
    'operations/createTicket.html',
  ),
  entry(
    /\bchat ?bots?\b|\bai\b|\bllm\b|\bsentiment\b|\bsuggested repl/i,
    'There is no bot. A webhook can call yours, which answers by the API.',
    'Webhooks',
    'guide.html#webhooks',
  ),
  entry(
    /\b(place|make|dial|start|originate)\b.*\bcalls?\b|\bclick.to.(call|dial)\b|\bwebrtc\b|\bsoftphone\b|\bvideo calls?\b/i,
    'Switchboard makes no calls. Your phone system reports those that it makes.',
    'Report a call event',
    'operations/sendCallEvent.html',
  ),
  entry(
    /\b(newsletters?|campaigns?|mass mail(ing)?|marketing)\b/i,
    'There are no campaigns. Messages are sent to one contact or group each.',
    'Send a message',
    'operations/sendMessage.html',
  ),
  entry(
    /\b(invoices?|billing|subscriptions? plans?|payments?)\b/i,
    'There is no billing. Custom fields can have amounts of money.',
    'Create a custom field',
    'operations/createCustomField.html',
  ),
  entry(
    /\b(calendars?|appointments?|meetings?)\b/i,
    'There is no calendar. Tickets have due times, and can be snoozed.',
    'Set the status of a ticket',
    'operations/setTicketStatus.html',
  ),
  entry(
    /\b(time ?track(ing)?|work ?logs?|timesheets?)\b/i,
    'No work time is entered. The time of agents by status is summed.',
    'Sum activities',
    'operations/listAgentActivitySummaries.html',
  ),
  entry(
    /\btranslat(e|es|ed|ion|ions)\b|\bmulti.?lingual\b/i,
    'Nothing is translated.',
    'Create a contact',
    'operations/createContact.html',
  ),
  entry(
    /\b(export|backup)\b.*\bcsv\b|\bcsv\b.*\bexport\b|\bexcel\b|\bspreadsheet\b/i,
    'Nothing is exported as CSV or as a spreadsheet. Lists are read page by page.',
    'Pages and totals',
    'guide.html#pages-and-totals',
  ),
  entry(
    /\bcsv\b|\bimport\b.*\b(contacts?|customers?|tickets?|file)\b|\bbulk import\b/i,
    'No file is imported as a whole. A contact is created or updated by a key of yours, and tickets in bulk.',
    'Create or update a contact',
    'operations/upsertContact.html',
  ),
]
