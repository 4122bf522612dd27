import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lexer } from 'marked'
import { root } from '../../../src/lib/root.ts'
import { type Linker, type Written, writeMarkdown } from './markdown.ts'
import { pageOf } from './page.ts'

const localApi = 'http://127.0.0.1:3000'

/** A page that somebody wrote in Markdown. */
export interface Text {
  readonly file: string
  readonly source: string
  readonly title: string
  readonly description: string
  readonly written: Written
}

const operating = readdirSync(join(root, 'docs', 'operations'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/operations/${name}`)

/** The pages by their files in the repository. Those about operating have a folder of their own. */
const published = new Map(
  [
    ...['guide', 'mailbox', 'provider', 'queues', 'reports'].map((name) => `docs/${name}.md`),
    ...['webhooks', 'customer-loop', 'mail'].map((name) => `docs/${name}.md`),
    ...operating,
    'CHANGELOG.md',
  ].map((source) => [source, fileOf(source)] as const),
)

function fileOf(source: string): string {
  const folder = dirname(source) === 'docs/operations' ? 'operating/' : ''
  return `${folder}${basename(source, '.md').replace('README', 'index').toLowerCase()}.html`
}

/** The guides and the changelog. Commands call `server` instead of the local API where it is known. */
export function textsOf(linkOf: Linker, server = localApi): Text[] {
  return [...published].map(([source, file]) => {
    const text = readFileSync(join(root, source), 'utf8')
    const written = writeMarkdown(text.replaceAll(localApi, server), linkOf, (href) =>
      targetOf(source, href),
    )
    return { file, source, ...headOf(text, source), written }
  })
}

/** Returns the title of a page, and its first sentence as its description. Throws when a page has none. */
function headOf(text: string, source: string): { title: string; description: string } {
  const tokens = lexer(text)
  const title = tokens.find((token) => token.type === 'heading')
  const first = tokens.find((token) => token.type === 'paragraph')
  if (title?.type !== 'heading' || first?.type !== 'paragraph')
    throw new Error(`${source} needs a heading and a first paragraph`)
  const plain = String(first.text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
  const [description = plain] = /^.*?[.:](?= |$)/.exec(plain) ?? []
  return { title: String(title.text), description }
}

/** Returns where a link of a page leads in the site; undefined for a file of the repository that is no page. */
function targetOf(source: string, href: string): string | undefined {
  if (/^(https?:|#|\.\/$)/.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const file = published.get(join(dirname(source), path))
  if (file !== undefined) return anchor === undefined ? file : `${file}#${anchor}`
  return existsSync(join(root, dirname(source), path)) ? undefined : href
}

export function textPage({ file, title, description, written }: Text, after = ''): string {
  const contents = written.headings
    .filter(({ depth }) => depth === 2)
    .map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`)
  return pageOf({
    title: `${title} · Switchboard API`,
    file,
    description,
    ...(contents.length > 1 && { sidebar: `<ul>\n${contents.join('\n')}\n</ul>\n` }),
    main: written.html + after,
  })
}

/** Throws, naming each, when a text links to a page or a section that there is not. */
export function requireLinks(texts: readonly Text[], pages: ReadonlyMap<string, string>): void {
  const dead = texts.flatMap(({ source, file, written }) =>
    written.hrefs
      .filter((href) => !href.startsWith('https://'))
      .filter((href) => {
        const [path = '', id] = href.split('#')
        const page = pages.get(path === '' ? file : path.replace(/^\.\/$/, 'index.html'))
        return page === undefined || (id !== undefined && !page.includes(` id="${id}"`))
      })
      .map((href) => `${source}: ${href}`),
  )
  if (dead.length > 0) throw new Error(`These links lead nowhere: ${dead.join(', ')}`)
}
