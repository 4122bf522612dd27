import { marked } from 'marked'
import { type ProblemCode, problems } from '../../../src/errors.ts'
import type { Model } from '../../contract/model.ts'
import { escape, pageOf } from './page.ts'
import { remedies } from './remedies.ts'

/** The catalogue of problems, each at its code as an anchor. */
export function errorsPage(model: Model): string {
  const codes = (Object.keys(problems) as ProblemCode[]).toSorted(
    (a, b) => problems[a][0] - problems[b][0],
  )
  const list = [...new Set(codes.map((code) => problems[code][0]))].map((status) => {
    const links = codes
      .filter((code) => problems[code][0] === status)
      .map((code) => `<a href="#${code}">${code}</a>`)
    return `<li><span class="status">${status}</span> ${links.join(' ')}</li>`
  })
  return pageOf({
    title: 'Errors · Switchboard API',
    file: 'errors.html',
    description: 'Every problem that the API answers with: what it means and what to do.',
    main: `<h1>Errors</h1>
<p>Every error is <code>application/problem+json</code> (RFC 9457). Branch on <code>code</code>, which
never changes its meaning; <code>type</code> leads here when a browser opens it, and answers programs in
JSON. <code>detail</code> is for people, and <code>requestId</code> finds the request in the server's log.
The guide shows <a href="guide.html#errors">one in full</a>.</p>
<nav class="codes" aria-label="Codes"><ul>
${list.join('\n')}
</ul></nav>
${codes.map((code) => entryOf(model, code)).join('\n')}`,
  })
}

function entryOf(model: Model, code: ProblemCode): string {
  const [status, title, meaning] = problems[code]
  const inline = (text: string) => marked.parseInline(text, { async: false })
  return `<section class="problem" id="${code}">
<h2><a class="anchor" href="#${code}"><code>${code}</code></a> <span class="status">${status}</span> <span class="title">${escape(title)}</span></h2>
<p>${inline(meaning)}</p>
<p class="remedy"><strong>What to do:</strong> ${inline(remedies[code])}</p>
${operationsLine(model, code)}</section>`
}

/** The operations that name the code in `x-problems`. */
function operationsLine({ operations }: Model, code: ProblemCode): string {
  const links = operations
    .filter(({ ownProblems }) => ownProblems.includes(code))
    .map(({ id }) => `<a href="operations/${id}.html">${id}</a>`)
  return links.length === 0 ? '' : `<p><strong>Operations:</strong> ${links.join(', ')}</p>\n`
}
