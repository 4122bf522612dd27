import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lexer, type Token, type Tokens, walkTokens } from 'marked'
import t from 'tap'
import { root } from '../../src/lib/root.ts'

/** Pages that are published as HTML. The documentation's build checks their links to what is published beside them. */
const published = new Set(
  ['guide', 'webhooks', 'mailbox', 'provider', 'queues', 'reports'].map(
    (name) => `docs/${name}.md`,
  ),
)

const isPage = (path: string) =>
  /^(?:README|CONTRIBUTING|CHANGELOG)\.md$/.test(path) ||
  /^docs\/.*\.md$/.test(path) ||
  /^(?:src|scripts|test)\/.*README\.md$/.test(path)

const pages = ['.', 'docs', 'src', 'scripts', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => isPage(path) && !path.includes('node_modules')),
)

const tokensOf = (page: string): Token[] => {
  const tokens: Token[] = []
  walkTokens(lexer(readFileSync(join(root, page), 'utf8')), (token) => {
    tokens.push(token)
  })
  return tokens
}

/** The anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (page: string): string[] =>
  tokensOf(page)
    .filter((token): token is Tokens.Heading => token.type === 'heading')
    .map(({ text }) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    )

/** Says what is wrong with a link of a page; undefined when nothing is. */
function faultOf(page: string, href: string): string | undefined {
  if (
    /^https?:/.test(href) ||
    (published.has(page) && /^\.\/$|\.html(?:#|$)|^openapi[-.]/.test(href))
  )
    return
  const [path = '', anchor] = href.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, target))) return `${page}: the link ${href} leads nowhere`
  if (anchor === undefined || anchorsOf(target).includes(anchor)) return
  return `${page}: ${target} has no heading for #${anchor}`
}

t.test('every link of a page leads to a file, and to a heading where it names one', (t) => {
  const links = pages.flatMap((page) =>
    tokensOf(page)
      .filter((token): token is Tokens.Link => token.type === 'link' || token.type === 'image')
      .map(({ href }) => [page, href] as const),
  )

  t.ok(links.length > 60, `${links.length} links of ${pages.length} pages`)
  t.same(
    links.flatMap(([page, href]) => faultOf(page, href) ?? []),
    [],
  )
  t.end()
})

t.test('every file of the project that a page names exists', (t) => {
  const names = pages.flatMap((page) =>
    tokensOf(page)
      .filter((token): token is Tokens.Codespan => token.type === 'codespan')
      .filter(({ text }) => /^(?:src|scripts|test|docs|generated|drizzle)\/[\w./-]+$/.test(text))
      .map(({ text }) => [page, text] as const),
  )

  t.ok(names.length > 60, `${names.length} names of files`)
  t.same(
    names
      .filter(([, path]) => !existsSync(join(root, path)))
      .map(([page, path]) => `${page}: ${path} does not exist`),
    [],
  )
  t.end()
})

t.test('every function and type that a page for contributors names exists', (t) => {
  const ours = ['src', 'scripts', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  const known = new Set(
    [...ours, readFileSync(join(root, 'openapi.yaml'), 'utf8')].join('\n').match(/\w+/g),
  )
  const names = ['CONTRIBUTING.md', 'docs/tour.md', 'src/lists/README.md'].flatMap((page) =>
    tokensOf(page)
      .filter((token): token is Tokens.Codespan => token.type === 'codespan')
      .flatMap(({ text }) => /^[a-zA-Z]+[a-z][A-Z]\w+(?=[(<]|$)/.exec(text) ?? [])
      .map((name) => `${page}: ${name}`),
  )

  t.ok(names.length > 15, `${names.length} names`)
  t.same(
    names.filter((name) => !known.has(name.split(' ')[1] ?? '')),
    [],
  )
  t.end()
})

t.test('the index of a folder of pages names each page', (t) => {
  for (const folder of ['docs/decisions', 'docs/operations']) {
    const index = tokensOf(`${folder}/README.md`)
      .filter((token): token is Tokens.Link => token.type === 'link')
      .map(({ href }) => join(folder, href))
    const others = pages.filter(
      (page) => dirname(page) === folder && basename(page) !== 'README.md',
    )
    t.ok(others.length > 10, `${others.length} pages of ${folder}`)
    t.same(
      others.filter((page) => !index.includes(page)),
      [],
    )
  }
  t.end()
})
