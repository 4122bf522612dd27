import { type ProblemCode, problems } from '../../../src/errors.ts'
import { counted } from '../../../src/lib/words.ts'
import { type Json, resolve } from '../../contract/document.ts'
import { lifeCycles } from './life-cycle.ts'
import { codeBlock, type Linker, writeMarkdown } from './markdown.ts'
import {
  type Event,
  exampleOf,
  type Model,
  type Operation,
  type Parameter,
  type SchemaEntry,
} from '../../contract/model.ts'
import { escape, heading, pageOf } from './page.ts'
import { samplesOf } from './samples.ts'
import { factsOf, membersOf, type SchemaView, typeLine } from './schema.ts'
import { methodOf, sidebarOf } from './sidebar.ts'

export interface ReferenceOptions {
  /** Whether requests can be sent from the site. */
  readonly canTry: boolean
  /** Events by the reactions to them. */
  readonly reactions: ReadonlySet<string>
}

/** The pages of the reference by their files: start, areas, operations, events and schemas. */
export function referencePages(model: Model, options: ReferenceOptions): Map<string, string> {
  const write = writerOf(model)
  return new Map([
    ['index.html', startPage(model, write)],
    ['operations.html', operationsPage(model)],
    ['events.html', eventsPage(model)],
    ['schemas.html', schemasPage(model)],
    ...model.areas.map(({ name }) => [`areas/${name}.html`, areaPage(model, write, name)] as const),
    ...model.operations.map(
      (operation) =>
        [
          `operations/${operation.id}.html`,
          operationPage(model, write, operation, options),
        ] as const,
    ),
    ...model.events.map(
      (event) => [`events/${event.type}.html`, eventPage(model, write, event, options)] as const,
    ),
    ...model.schemas.map(
      (entry) => [`schemas/${entry.name}.html`, schemaPage(model, write, entry)] as const,
    ),
  ])
}

/** Makes HTML of the texts of the contract. */
interface Writer extends SchemaView {
  readonly block: (markdown: string) => string
}

function writerOf(model: Model): Writer {
  const linkOf = linkerOf(model)
  // Members of a schema appear on many pages
  const written = new Map<string, string>()
  const block = (text: string) => {
    const html = written.get(text) ?? writeMarkdown(text, linkOf).html
    written.set(text, html)
    return html
  }
  return {
    contract: model.contract,
    block,
    inline: (text) => block(text).replace(/^<p>|<\/p>\n?$/g, ''),
  }
}

/** Links names of operations, events and errors, wherever a text has them as code. */
export function linkerOf(model: Model): Linker {
  const links = new Map<string, string>([
    ...model.operations.map(({ id }) => [id, `operations/${id}.html`] as const),
    ...model.events.map(({ type }) => [type, `events/${type}.html`] as const),
    ...Object.keys(problems).map((code) => [code, `errors.html#${code}`] as const),
  ])
  return (code) => links.get(code)
}

/** The tasks that people begin with, and the page for each. */
const tasks = [
  [
    'mailbox.html',
    'Connect a mailbox',
    'mails become conversations and tickets, and answers leave by SMTP.',
  ],
  [
    'provider.html',
    'Connect a provider of messages',
    'SMS, WhatsApp, Telegram and others, by a program of yours.',
  ],
  [
    'queues.html',
    'Put chats and calls in a queue',
    'who gets which work, and what happens when no agent is available.',
  ],
  [
    'guide.html#sign-people-in',
    'Sign people in',
    'passwords, invitations and the provider of your organisation.',
  ],
  [
    'guide.html#build-an-inbox',
    'Build an inbox',
    'a screen in three files, which is updated live.',
  ],
  [
    'reports.html',
    'Report',
    'the numbers of a week, of a queue and of an agent, and the cases behind them.',
  ],
  ['guide.html#webhooks', 'Receive events', 'signed deliveries to a URL of yours.'],
  [
    'customer-loop.html',
    'Follow a ticket',
    'what a message does to tickets, and what tickets do to conversations.',
  ],
  ['operating/index.html', 'Run it', 'processes, databases, proxies, upgrades and backups.'],
] as const

function startPage(model: Model, { block }: Writer): string {
  const { info } = model.contract
  const areas = model.areas.map(
    ({ name, title, description, operations, events }) =>
      `<li><a href="areas/${name}.html">${escape(title)}</a><p>${escape(description)}</p><p class="count">${counted(operations.length, 'operation')}${events.length > 0 ? `, ${counted(events.length, 'event')}` : ''}</p></li>`,
  )
  return pageOf({
    title: info.title,
    file: 'index.html',
    description: `${info.summary} Every operation, event and schema, with samples.`,
    kind: 'prose wide',
    sidebar: sidebarOf(model, 'index.html'),
    main: `<h1>${escape(info.title)}</h1>
<p class="lead">${escape(info.summary)} Version ${escape(info.version)}: ${counted(model.operations.length, 'operation')} and ${counted(model.events.length, 'event')} under <code>${escape(model.url)}</code>.</p>
<p><a href="guide.html">The guide</a> begins with the first request. <a href="console.html">The console</a> sends requests with your token. Press <kbd>Ctrl</kbd> <kbd>K</kbd> to search.</p>
${heading('tasks', 'Tasks')}
<ul>
${tasks.map(([href, title, note]) => `<li><a href="${href}">${title}</a>: ${note}</li>`).join('\n')}
</ul>
${heading('areas', 'Areas')}
<ul class="areas">
${areas.join('\n')}
</ul>
${heading('rules', 'Rules of the whole API')}
${block(info.description.replaceAll(/^## /gm, '### '))}`,
  })
}

function operationsPage(model: Model): string {
  const sections = model.areas.map(
    ({
      name,
      title,
      operations,
    }) => `<h2 id="${name}"><a href="areas/${name}.html">${escape(title)}</a></h2>
${operationTable(operations)}`,
  )
  return pageOf({
    title: 'Operations · Switchboard API',
    file: 'operations.html',
    description: 'Every operation of the API, by area.',
    kind: 'prose wide',
    sidebar: sidebarOf(model, 'operations.html'),
    main: `<h1>Operations</h1>\n${sections.join('\n')}`,
  })
}

function operationTable(operations: readonly Operation[]): string {
  const items = operations.map(
    ({ id, method, path, summary, deprecation }) =>
      `<li><a href="operations/${id}.html">${escape(summary)}</a>${deprecation ? ' <span class="required">deprecated</span>' : ''} <span class="route">${methodOf(method)} <code>${escape(path)}</code></span></li>`,
  )
  return `<ul class="listed">\n${items.join('\n')}\n</ul>`
}

function eventsPage(model: Model): string {
  return pageOf({
    title: 'Events · Switchboard API',
    file: 'events.html',
    description: 'Every event that the feed lists and webhooks deliver, by area.',
    kind: 'prose wide',
    sidebar: sidebarOf(model, 'events.html'),
    main: `<h1>Events</h1>
<p>Every change emits an event. <a href="operations/listEvents.html">The feed</a> lists them in order, and
<a href="webhooks.html">webhooks</a> deliver them to a URL of yours.</p>
${eventList(model)}`,
  })
}

/** Every event, by area. */
export function eventList({ areas }: Model): string {
  return areas
    .filter(({ events }) => events.length > 0)
    .map(
      ({ name, title, events }) =>
        `<h2 id="${name}"><a href="areas/${name}.html">${escape(title)}</a></h2>\n${eventTable(events)}`,
    )
    .join('\n')
}

function eventTable(events: readonly Event[]): string {
  const items = events.map(
    ({ type, summary }) =>
      `<li><a href="events/${type}.html"><code>${type}</code></a> <span class="route">${escape(summary)}</span></li>`,
  )
  return `<ul class="listed">\n${items.join('\n')}\n</ul>`
}

function schemasPage(model: Model): string {
  const items = model.schemas.map(
    ({ name, summary }) =>
      `<li><a href="schemas/${name}.html"><code>${name}</code></a> <span class="route">${escape(summary)}</span></li>`,
  )
  return pageOf({
    title: 'Schemas · Switchboard API',
    file: 'schemas.html',
    description: 'Every schema of the contract.',
    kind: 'prose wide',
    sidebar: sidebarOf(model, 'schemas.html'),
    main: `<h1>Schemas</h1>\n<ul class="listed">\n${items.join('\n')}\n</ul>`,
  })
}

function areaPage(model: Model, { block }: Writer, name: string): string {
  const area = model.areas.find((one) => one.name === name)
  if (!area) throw new Error(`The contract has no tag ${name}.`)
  const file = `areas/${name}.html`
  const used = new Set([...area.operations, ...area.events])
  const schemas = model.schemas.filter(
    ({ usedBy, isWrapper, schema }) =>
      !isWrapper &&
      schema.properties &&
      usedBy.some((user) => used.has(user)) &&
      usedBy.every((user) => user.area === name),
  )
  const events =
    area.events.length === 0 ? '' : `${heading('events', 'Events')}\n${eventTable(area.events)}`
  const cycles = lifeCycles(
    model.contract.components.schemas,
    model.schemas
      .map((entry) => entry.name)
      .filter((one) => `${one.replace(/Status$/, '').toLowerCase()}s` === name),
  )
  const links = schemas.map(({ name }) => `<a href="schemas/${name}.html"><code>${name}</code></a>`)
  return pageOf({
    title: `${area.title} · Switchboard API`,
    file,
    description: area.description,
    kind: 'prose wide',
    sidebar: sidebarOf(model, file, name),
    main: `<h1>${escape(area.title)}</h1>
${block(area.description)}${cycles === '' ? '' : `${heading('statuses', 'Statuses')}\n${cycles}`}${heading('operations', 'Operations')}
${operationTable(area.operations)}
${events}
${links.length === 0 ? '' : `${heading('schemas', 'Schemas of this area only')}\n<p class="names">${links.join(' ')}</p>`}`,
  })
}

function operationPage(
  model: Model,
  write: Writer,
  operation: Operation,
  { canTry }: ReferenceOptions,
): string {
  const { id, area, method, path, summary, description } = operation
  const file = `operations/${id}.html`
  const tried = canTry ? ` <a class="try" href="console.html#${id}">Try it in the console</a>` : ''
  return pageOf({
    title: `${summary} · Switchboard API`,
    file,
    description: plain(description),
    kind: 'operation',
    sidebar: sidebarOf(model, file, area),
    main: `<article class="prose">
<h1>${escape(summary)}</h1>
<p class="call">${methodOf(method)} <code class="path">${escape(path).replaceAll('/', '/<wbr>')}</code></p>
<p class="meta"><span>Operation <code>${id}</code></span> <span class="scopes">${scopesOf(operation)}</span>${tried}</p>
${deprecationNote(operation)}${write.block(description)}${parametersOf(write, operation)}${bodyOf(write, operation)}${repliesOf(write, operation)}${failuresOf(operation)}</article>
<aside class="samples" aria-label="Samples">
${sampleTabs(model, operation)}${replySample(write, operation)}</aside>`,
  })
}

function deprecationNote({ deprecation }: Operation): string {
  if (!deprecation) return ''
  const { at, sunset, replacedBy } = deprecation
  const instead =
    replacedBy === undefined
      ? ''
      : ` Use <a href="operations/${replacedBy}.html"><code>${replacedBy}</code></a> instead.`
  return `<p class="deprecation"><strong>Deprecated</strong> since ${at}. The operation may be missing after ${sunset}.${instead}</p>\n`
}

function scopesOf({ scopes, isPublic, isOwn }: Operation): string {
  if (isPublic) return 'No token needed'
  if (scopes.length === 0) return 'Any token'
  const named = scopes.map((scope) => `<code>${escape(scope)}</code>`).join(' and ')
  return `Scope ${named}${isOwn ? ', for what is your own any token of a user' : ''}`
}

const locations = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
] as const

function parametersOf(write: Writer, { parameters }: Operation): string {
  return locations
    .map(([location, title]) => {
      const items = parameters
        .filter((one) => one.in === location)
        .map((one) => parameterOf(write, one))
      return items.length === 0
        ? ''
        : `${heading(location, title)}
<ul class="members">
${items.join('\n')}
</ul>
`
    })
    .join('')
}

function parameterOf(write: Writer, parameter: Parameter): string {
  const { name, isRequired, description, schema } = parameter
  const id = `${parameter.in}-${name.replace(/[^\w.-]/g, '')}`
  const joined = parameter.isJoined
    ? '<p class="facts"><span>several values between commas</span></p>'
    : ''
  return `<li id="${id}"><p class="head"><a class="anchor name" href="#${id}"><code>${escape(name)}</code></a> ${typeLine(write, schema)}${isRequired ? ' <span class="required">required</span>' : ''}</p>
<p>${write.inline(description.replace(/\s+/g, ' '))}</p>${factsOf(write, schema)}${joined}</li>`
}

function bodyOf(write: Writer, { body }: Operation): string {
  if (!body) return ''
  const media = Object.entries<Json>(body.content)
  const [first] = media
  const types = media.map(([type]) => `<code>${escape(type)}</code>`).join(' or ')
  const blocks = media
    .filter(([, { schema }], index) => index === 0 || schema?.$ref !== first?.[1].schema?.$ref)
    .map(([type, { schema }], index) => {
      const members = membersOf(write, schema, index === 0 ? 'body' : `body-${index + 1}`)
      const label = media.length > 1 && index > 0 ? `<h3>As <code>${escape(type)}</code></h3>` : ''
      return `${label}<p class="meta">${typeLine(write, schema)}</p>${members || factsOf(write, schema)}`
    })
  return `${heading('body', 'Body')}
<p>${write.inline(body.description ?? '')} Sent as ${types}${body.required ? '' : '; it may be omitted'}.</p>
${blocks.join('\n')}
`
}

function repliesOf(write: Writer, { successes }: Operation): string {
  const items = successes.map(([status, response]) => {
    const media = Object.entries<Json>(response.content ?? {})
    const headers = Object.entries<Json>(response.headers ?? {}).map(
      ([name, header]) =>
        `<li><p class="head"><code>${escape(name)}</code></p><p>${write.inline(String(resolve(write.contract, header).description ?? '').replace(/\s+/g, ' '))}</p></li>`,
    )
    const bodies = media.map(([type, { schema: whole, 'x-itemSchema': item }]) => {
      // Of a stream, what each of its events has says more
      const schema = item ?? whole
      const members = schema ? membersOf(write, schema) : ''
      const line = `<p class="meta"><code>${escape(type)}</code> ${schema ? typeLine(write, schema) : ''}</p>`
      return members === ''
        ? line
        : `${line}<details><summary>Members</summary>${members}</details>`
    })
    const shown =
      headers.length === 0
        ? ''
        : `<details><summary>Headers</summary><ul class="members">${headers.join('')}</ul></details>`
    return `<div class="reply"><p><span class="status">${status}</span> ${write.inline(String(response.description).replace(/\s+/g, ' '))}</p>${bodies.join('')}${shown}</div>`
  })
  return `${heading('replies', 'Replies')}\n${items.join('\n')}\n`
}

function failuresOf({ ownProblems, commonProblems }: Operation): string {
  const itemFor = (code: ProblemCode) => {
    const [status, title, meaning] = problems[code]
    return `<li><p class="head"><span class="status">${status}</span> <a href="errors.html#${code}"><code>${code}</code></a> <span class="title">${escape(title)}</span></p><p>${escape(meaning).replace(/`([^`]*)`/g, '<code>$1</code>')}</p></li>`
  }
  const sorted = (codes: readonly ProblemCode[]) =>
    codes.toSorted((a, b) => problems[a][0] - problems[b][0])
  const brief = sorted(commonProblems).map(
    (code) =>
      `<li><span class="status">${problems[code][0]}</span> <a href="errors.html#${code}"><code>${code}</code></a></li>`,
  )
  const own =
    ownProblems.length === 0
      ? ''
      : `<p>For reasons of this operation:</p><ul class="members problems">${sorted(ownProblems).map(itemFor).join('\n')}</ul>`
  return `${heading('errors', 'Errors')}
${own}
<p>As ${ownProblems.length > 0 ? 'also ' : ''}of other operations with the same parts:</p>
<ul class="codes">${brief.join('')}</ul>
`
}

/** The samples of one request, of which the reader chooses a language. */
function sampleTabs(model: Model, operation: Operation): string {
  const samples = samplesOf(model, operation)
  const inputs = samples.map(
    ({ language, label }, index) =>
      `<input type="radio" name="language" id="as-${language}" value="${language}"${index === 0 ? ' checked' : ''}><label for="as-${language}">${label}</label>`,
  )
  const blocks = samples.map(
    ({ language, code }) =>
      `<div class="sample" data-language="${language}">${codeBlock(code, language)}</div>`,
  )
  return `<h2 class="quiet" id="request">Request</h2>
<fieldset class="tabs"><legend>Language</legend>${inputs.join('')}
${blocks.join('')}</fieldset>
`
}

function replySample({ contract }: Writer, { successes }: Operation): string {
  for (const [status, response] of successes) {
    const media = Object.values<Json>(response.content ?? {})[0]
    const example = exampleOf(contract, media)
    if (example === undefined || typeof example === 'string') continue
    return `<h2 class="quiet" id="reply">Reply ${status}</h2>\n${codeBlock(JSON.stringify(example, null, 2), 'json')}`
  }
  return ''
}

function eventPage(
  model: Model,
  write: Writer,
  event: Event,
  { reactions }: ReferenceOptions,
): string {
  const { type, area, summary, description, scope, schema, example } = event
  const file = `events/${type}.html`
  const reaction = reactions.has(type)
    ? `<p>This event <a href="reactions.html#${type}">has consequences in other areas</a>.</p>\n`
    : ''
  return pageOf({
    title: `${type} · Switchboard API`,
    file,
    description: `${summary}. ${plain(description)}`,
    kind: 'operation',
    sidebar: sidebarOf(model, file, area),
    main: `<article class="prose">
<h1>${escape(summary)}</h1>
<p class="call"><span class="method event">EVENT</span> <code class="path">${type}</code></p>
<p class="meta"><span class="scopes">Scope <code>${escape(scope)}</code></span></p>
${write.block(description)}${reaction}<p><a href="operations/listEvents.html">The feed</a> lists it, and <a href="webhooks.html">webhooks</a> with <code>${type}</code> or
<code>${type.split('.')[0]}.*</code> in <code>events</code> receive it. A token, or a webhook of a token, needs the scope above.</p>
${heading('payload', 'Payload')}
<p class="meta">${typeLine(write, schema)}</p>
${membersOf(write, schema, 'payload')}
</article>
<aside class="samples" aria-label="Samples">
<h2 class="quiet" id="sample">Delivery</h2>
${codeBlock(JSON.stringify(example, null, 2), 'json')}</aside>`,
  })
}

function schemaPage(model: Model, write: Writer, { name, schema, usedBy }: SchemaEntry): string {
  const file = `schemas/${name}.html`
  const links = usedBy.map((user) =>
    'id' in user
      ? `<li><a href="operations/${user.id}.html">${escape(user.summary)}</a></li>`
      : `<li><a href="events/${user.type}.html"><code>${user.type}</code></a></li>`,
  )
  const members = membersOf(write, schema, 'member', [name])
  return pageOf({
    title: `${name} · Switchboard API`,
    file,
    description: plain(String(schema.description ?? `Schema ${name}.`)),
    kind: 'prose wide',
    sidebar: sidebarOf(model, file),
    main: `<h1><code>${name}</code></h1>
<p class="meta">${typeLine(write, schema)}</p>
${schema.description ? write.block(schema.description) : ''}${members || factsOf(write, schema)}
${heading('used-by', 'Used by')}
${links.length === 0 ? '<p>Error replies.</p>' : `<ul class="names">${links.join('\n')}</ul>`}`,
  })
}

/** The first words of a text, for search engines and previews. */
function plain(text: string): string {
  return text.replace(/[`*]/g, '').replace(/\s+/g, ' ').trim().slice(0, 160)
}
