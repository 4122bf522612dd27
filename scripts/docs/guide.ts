import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked, type Tokens } from 'marked'
import { root } from '../../src/lib/root.ts'
import type { Json } from '../generate/document.ts'
import { operationsOf } from './operations.ts'
import { escape, pageOf } from './page.ts'

const localApi = 'http://127.0.0.1:3000'

/**
 * docs/guide.md as a page. Throws, naming each, when it links to an operation, a section or an error
 * that there is not.
 */
export function guidePage(contract: Json, errors: string, server = localApi): string {
  const text = readFileSync(join(root, 'docs', 'guide.md'), 'utf8').replaceAll(localApi, server)
  const sections: Array<{ id: string; title: string; depth: number }> = []
  const hrefs: string[] = []
  const markdown = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const title = this.parser.parseInline(tokens)
        if (depth === 1) return `<h1>${title}</h1>\n`
        const id = anchorOf(text)
        sections.push({ id, title, depth })
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${title}</a></h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        hrefs.push(href)
        return `<a href="${escape(href)}">${this.parser.parseInline(tokens)}</a>`
      },
      code({ text, lang = '' }: Tokens.Code) {
        return `<pre tabindex="0"><code class="language-${escape(lang.split(' ')[0] ?? '')}">${escape(text)}</code></pre>\n`
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`)
        return `<div class="table" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>\n`
      },
    },
  })
  const content = markdown.parse(text, { async: false })

  const anchors = new Set([
    ...sections.map(({ id }) => `#${id}`),
    ...[...errors.matchAll(/ id="(\w+)"/g)].map(([, id]) => `errors.html#${id}`),
    ...operationsOf(contract).map(({ tags, operationId }) => `./#/${tags[0]}/${operationId}`),
    ...['errors.html', 'openapi.yaml', 'openapi.json', './'],
  ])
  const dead = hrefs.filter((href) => !href.startsWith('https://') && !anchors.has(href))
  if (dead.length > 0) throw new Error(`docs/guide.md links to nothing by ${dead.join(', ')}`)

  const contents = sections
    .filter(({ depth }) => depth === 2)
    .map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`)
  return pageOf({
    title: 'Guide · Switchboard API',
    file: 'guide.html',
    description: 'How to use the API, from the first request to signed webhooks.',
    body: `<div class="columns">
<nav class="contents" aria-label="Contents"><ul>
${contents.join('\n')}
</ul></nav>
<main id="content" class="prose">
${content}</main>
</div>`,
  })
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
}
