import { eventTypes } from '../../../generated/events.ts'
import { reactions } from '../../../src/api/reactions.ts'
import { sentencesOf } from '../../reaction-sentences.ts'
import { escape, heading, pageOf } from './page.ts'

/** Questions of people, with the reactions that answer them. Others follow under a question of their own. */
const questions: ReadonlyArray<readonly [question: string, names: readonly string[]]> = [
  [
    'Why did my ticket reopen, or a new one appear?',
    ['reopenOrCreateTickets', 'createOverflowed', 'createCallbacks'],
  ],
  [
    'Why was my ticket or conversation closed?',
    ['closeWithTickets', 'resolveTickets', 'closeOverflowed'],
  ],
  ['Why did a conversation reopen?', ['reopenWithTickets']],
  [
    'Who has the work, and why did it lose its assignee?',
    ['assignConversations', 'releaseTickets', 'releaseConversations', 'releaseWithTickets'],
  ],
  [
    'Why does work wait in a queue, or no longer?',
    [
      ...['queueConversations', 'queueTickets', 'queueCalls', 'prioritiseQueueEntries'],
      ...['endQueueEntries', 'endConversationEntries', 'syncCallEntries'],
    ],
  ],
  ['What was sent to the contact?', ['sendComments', 'cancelComments', 'sendAutoReplies']],
  [
    'What happens in a case?',
    [
      ...['openTicketCases', 'openConversationCases', 'rebuildCallCases', 'advanceCases'],
      ...['moveTicketCases', 'recordQueueSteps', 'updateCaseQueues', 'recordReplies'],
      'reportCases',
    ],
  ],
]
const others = 'What else follows?'

/** Reactions that signal background work, of which the API shows nothing. */
const internal: readonly string[] = [
  'signalChangedQueues',
  'signalAgentsOfRoles',
  'signalChangedAgents',
  'signalPresentAgents',
]

interface Shown {
  readonly name: string
  /** The published events that cause it. */
  readonly types: readonly string[]
  readonly emits: readonly string[]
}

/** Returns each reaction once, with what causes it. */
function shownReactions(): Shown[] {
  const found = new Map<string, { types: string[]; emits: readonly string[] }>()
  for (const [type, some] of Object.entries(reactions)) {
    for (const { name, emits } of some) {
      if (internal.includes(name)) continue
      const one = found.get(name) ?? { types: [], emits: emits.filter(isPublished) }
      if (isPublished(type)) one.types.push(type)
      found.set(name, one)
    }
  }
  return [...found].map(([name, one]) => ({ name, ...one }))
}

/** The events that have a reaction which the page of reactions shows. */
export function eventsWithReactions(): Set<string> {
  return new Set(shownReactions().flatMap(({ types }) => types))
}

/** The reactions as tables, one for each question, by the table of reactions and their doc comments. */
export function reactionsPage(): string {
  const shown = shownReactions()
  const answered = new Set(questions.flatMap(([, names]) => names))
  const sections: Array<readonly [string, readonly Shown[]]> = [
    ...questions.map(
      ([question, names]) => [question, shown.filter(({ name }) => names.includes(name))] as const,
    ),
    [others, shown.filter(({ name }) => !answered.has(name))],
  ]
  // The page of an event leads to the first row that names it
  const anchored = new Set<string>()
  const sentences = sentencesOf()
  const reactionRow = ({ name, types, emits }: Shown): string => {
    const when = types.map((type) => {
      const id = anchored.has(type) ? '' : ` id="${type}"`
      anchored.add(type)
      return `<li${id}>${code(type)}</li>`
    })
    const sentence = sentences.get(name)
    if (!sentence) throw new Error(`The reaction ${name} has no doc comment.`)
    const then = sentence.replace(/`([^`]*)`/g, '\u0000$1\u0001')
    const text = escape(then).replaceAll('\u0000', '<code>').replaceAll('\u0001', '</code>')
    const emitted = emits.map((type) => `<li>${code(type)}</li>`).join('')
    const causes =
      when.length === 0 ? 'an event that is not published' : `<ul>${when.join('')}</ul>`
    return `<tr><td>${causes}</td><td>${text}</td><td>${emitted === '' ? 'no event' : `<ul>${emitted}</ul>`}</td></tr>`
  }
  const html = sections
    .filter(([, rows]) => rows.length > 0)
    .map(([question, rows]) => {
      const id = question
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')
        .replace(/-$/, '')
      return `${heading(id, question)}
<div class="table reactions" tabindex="0" role="region" aria-label="${question}"><table>
<thead><tr><th>When one of these happens</th><th>Then, if it applies</th><th>It may emit</th></tr></thead>
<tbody>
${rows.map(reactionRow).join('\n')}
</tbody></table></div>`
    })
  return pageOf({
    title: 'Reactions · Switchboard API',
    file: 'reactions.html',
    description: 'What one area does because of events of another, in the same transaction.',
    kind: 'prose wide',
    main: `<h1>Reactions</h1>
<p>A change has consequences elsewhere: when a conversation is closed, its case is closed too. They happen in the
transaction of the change: a request that sees the change sees them as well, and when one fails nothing has happened.
<code>causedBy</code> of an event names the event that caused it. <a href="customer-loop.html">The customer loop</a>
shows the same from the view of a contact's message.</p>
${html.join('\n')}`,
  })
}

/** Whether the feed and webhooks have the event. */
function isPublished(type: string): boolean {
  return eventTypes.some((event) => event.type === type)
}

function code(type: string): string {
  return `<a href="events/${type}.html"><code>${escape(type)}</code></a>`
}
