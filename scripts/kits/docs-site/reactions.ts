import { eventTypes } from '../../../generated/events.ts'
import { reactions } from '../../../src/api/reactions.ts'
import { sentencesOf } from '../../reaction-sentences.ts'
import { escape, pageOf } from './page.ts'

const listed = () => Object.entries(reactions).filter(([, some]) => some.length > 0)

/** The events that have a reaction. */
export function eventsWithReactions(): Set<string> {
  return new Set(listed().map(([type]) => type))
}

/** The events with their reactions and what each does, by the table and the doc comments. */
export function reactionsPage(): string {
  const sentences = sentencesOf()
  const entries = listed().map(([type, some]) => {
    const items = some.map(({ name, emits }) => {
      const sentence = sentences.get(name)
      if (!sentence)
        throw new Error(`The reaction ${name} has no doc comment in src/api/<area>/reactions.ts.`)
      const then = emits.length === 0 ? '' : ` It may emit ${emits.map(code).join(', ')}.`
      return `<li>${escape(sentence)}${then}</li>`
    })
    return `<section id="${type}">
<h2><a class="anchor" href="#${type}">When <code>${type}</code></a></h2>
${isPublished(type) ? `<p><a href="events/${type}.html">The event</a></p>` : '<p>This event stays inside of the server.</p>'}
<ol>
${items.join('\n')}
</ol>
</section>`
  })
  return pageOf({
    title: 'Reactions · Switchboard API',
    file: 'reactions.html',
    description: 'What one area does because of events of another, in the same transaction.',
    main: `<h1>Reactions</h1>
<p>A change has consequences elsewhere: when a conversation is closed, its case is closed too. These are all of
them. They happen in the transaction of the change, in this order: whoever sees the change sees them as well, and
when one fails nothing has happened. An event without an entry has no consequences.</p>
${entries.join('\n')}`,
  })
}

/** Whether the feed and webhooks have the event. */
function isPublished(type: string): boolean {
  return eventTypes.some((event) => event.type === type)
}

function code(type: string): string {
  const shown = `<code>${escape(type)}</code>`
  return isPublished(type) ? `<a href="events/${type}.html">${shown}</a>` : shown
}
