import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const sources = [
  [
    'guide.html',
    'docs/guide.md',
    'Guide',
    'How to use the API, from the first request to signed webhooks.',
  ],
  [
    'webhooks.html',
    'docs/webhooks.md',
    'Webhooks',
    'How webhooks deliver events: attempts, order, ownership and settings.',
  ],
  [
    'mail.html',
    'docs/mail.md',
    'Received mails',
    'How the characters, texts and files of received mails are read, and why.',
  ],
  [
    'changelog.html',
    'CHANGELOG.md',
    'Changelog',
    'What changed for those who call, run or review the API.',
  ],
] as const

/** The guides and the changelog. Commands call `server` instead of the local API where it is known. */
export function textsOf(linkOf: Linker, server = localApi): Text[] {
  return sources.map(([file, source, title, description]) => {
    const text = readFileSync(join(root, source), 'utf8').replaceAll(localApi, server)
    return { file, source, title, description, written: writeMarkdown(text, linkOf) }
  })
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
