import { Marked, type Tokens } from 'marked'
import { escape, heading as headingOf } from './page.ts'

export interface Heading {
  readonly id: string
  readonly title: string
  readonly depth: number
}

/** A text of Markdown as HTML. */
export interface Written {
  readonly html: string
  readonly headings: readonly Heading[]
  /** Where its links lead. */
  readonly hrefs: readonly string[]
}

/** Finds what a piece of code names: an operation, an event, an error or a schema. */
export type Linker = (code: string) => string | undefined

/**
 * Makes HTML of Markdown. Code that names an operation, an event or an error links to it. `targetOf` says where a link
 * leads; the text of one that leads to no page stays without it.
 */
export function writeMarkdown(
  text: string,
  linkOf: Linker = () => undefined,
  targetOf: (href: string) => string | undefined = (href) => href,
): Written {
  const headings: Heading[] = []
  const hrefs: string[] = []
  let tables = 0
  let isInLink = false
  const markdown = new Marked({
    renderer: {
      heading({ tokens, depth, text: plain }: Tokens.Heading) {
        const title = this.parser.parseInline(tokens)
        if (depth === 1) return `<h1>${title}</h1>\n`
        const id = newAnchor(plain, headings)
        headings.push({ id, title, depth })
        return `${headingOf(id, title, depth)}\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const target = targetOf(href)
        if (target === undefined) return this.parser.parseInline(tokens)
        hrefs.push(target)
        isInLink = true
        const content = this.parser.parseInline(tokens)
        isInLink = false
        return `<a href="${escape(target)}">${content}</a>`
      },
      code({ text: code, lang = '' }: Tokens.Code) {
        return codeBlock(code, lang.split(' ')[0] ?? '')
      },
      codespan({ text: code }: Tokens.Codespan) {
        const shown = `<code>${escape(code)}</code>`
        const href = isInLink ? undefined : linkOf(code)
        return href === undefined ? shown : `<a href="${escape(href)}">${shown}</a>`
      },
      // A character, as an input that cannot be changed would need a label
      checkbox({ checked }: Tokens.Checkbox) {
        return checked ? '☑ ' : '☐ '
      },
      html({ text: raw }: Tokens.HTML | Tokens.Tag) {
        return escape(raw)
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`)
        tables += 1
        return `<div class="table" tabindex="0" role="region" aria-label="Table ${tables}"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>\n`
      },
    },
  })
  return { html: markdown.parse(text, { async: false }), headings, hrefs }
}

/** A block of code that the keyboard can scroll. */
export function codeBlock(code: string, language: string): string {
  return `<pre tabindex="0"><code class="language-${escape(language)}">${escape(code)}</code></pre>\n`
}

function newAnchor(title: string, others: readonly Heading[]): string {
  const anchor = title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
  const isTaken = (id: string) => others.some((heading) => heading.id === id)
  if (!isTaken(anchor)) return anchor
  let count = 2
  while (isTaken(`${anchor}-${count}`)) count += 1
  return `${anchor}-${count}`
}
