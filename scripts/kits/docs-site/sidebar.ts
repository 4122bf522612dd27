import type { Area, Model } from '../../contract/model.ts'
import { escape } from './page.ts'

/** The column of the reference: every area, and what is in the one that the page belongs to. */
export function sidebarOf(model: Model, file: string, area?: string): string {
  const link = (href: string, text: string, name = '') =>
    `<a${name && ` class="${name}"`} href="${href}"${href === file ? ' aria-current="page"' : ''}>${text}</a>`
  const areas = model.areas.map((one) => {
    const inner = one.name === area ? contentsOf(one, link) : ''
    return `<li>${link(`areas/${one.name}.html`, escape(one.title))}${inner}</li>`
  })
  return `<p class="heading" id="side-areas">Areas</p>
<ul aria-labelledby="side-areas">
${areas.join('\n')}
</ul>
<p class="heading" id="side-more">Everything</p>
<ul aria-labelledby="side-more">
<li>${link('operations.html', 'Operations')}</li>
<li>${link('events.html', 'Events')}</li>
<li>${link('schemas.html', 'Schemas')}</li>
</ul>
`
}

type Link = (href: string, text: string, name?: string) => string

function contentsOf({ operations, events }: Area, link: Link): string {
  const lists = [
    listOf(
      'Operations',
      operations.map(({ id, method, summary }) =>
        link(`operations/${id}.html`, `${methodOf(method)} ${escape(summary)}`, 'entry'),
      ),
    ),
    listOf(
      'Events',
      events.map(({ type }) => link(`events/${type}.html`, `<code>${type}</code>`)),
    ),
  ]
  return lists.join('')
}

function listOf(title: string, links: readonly string[]): string {
  if (links.length === 0) return ''
  const items = links.map((text) => `<li>${text}</li>`)
  return `<p class="part">${title}</p><ul>${items.join('')}</ul>`
}

/** The method of an operation as a mark of fixed width. */
export function methodOf(method: string): string {
  return `<span class="method ${method.toLowerCase()}">${method === 'DELETE' ? 'DEL' : method}</span>`
}
