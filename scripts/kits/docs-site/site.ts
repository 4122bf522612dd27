import { buildSync } from 'esbuild'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../../../src/lib/root.ts'
import { consolePage, forConsole } from './console.ts'
import { errorsPage } from './errors.ts'
import { type Model, modelOf, readContract } from '../../contract/model.ts'
import { openApi30 } from '../../contract/openapi-30.ts'
import { notFoundPage } from './not-found.ts'
import { postmanOf } from './postman.ts'
import { eventsWithReactions, reactionsPage } from './reactions.ts'
import { eventList, linkerOf, referencePages } from './reference.ts'
import { indexOf } from './search-index.ts'
import { requireLinks, textPage, textsOf } from './texts.ts'

export interface SiteOptions {
  /** Origin of the API, when it is known. */
  readonly server: string | undefined
  /** By the API itself, beside its operations. */
  readonly isServed: boolean
}

const assets = join(root, 'scripts', 'kits', 'docs-site', 'assets')
// A copy of swagger-ui-dist, whose own package reports every installation to a third party
const swaggerUi = join(
  dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')),
  'static',
)

/** The documentation: every file by its path. All links between them are relative. */
export function siteFiles({ server, isServed }: SiteOptions): Map<string, string | Buffer> {
  const yaml = readFileSync(join(root, 'openapi.yaml'), 'utf8')
  const contract = readContract()
  const basePath: string = contract.servers[0].url
  const url = (server ?? '') + basePath
  // A served copy is beside the operations, also behind a proxy that adds a path
  const fromConsole = server === undefined ? `..${basePath}` : url
  const model = modelOf(contract, server ?? 'http://127.0.0.1:3000')
  const canTry = isServed || server !== undefined
  const texts = textsOf(linkerOf(model), server)

  const pages = pagesOf(model, texts, canTry, server)
  const data = new Map([
    ['openapi.yaml', yaml.replace(`\n  - url: ${basePath}\n`, `\n  - url: ${url}\n`)],
    ['openapi.json', JSON.stringify({ ...contract, servers: [{ url }] })],
    ['openapi-3.0.json', JSON.stringify(openApi30({ ...contract, servers: [{ url }] }))],
    ['reference.json', JSON.stringify({ ...forConsole(model), servers: [{ url: fromConsole }] })],
    ['postman.json', JSON.stringify(postmanOf(model), null, 2)],
    ['search.json', JSON.stringify(indexOf(model, texts))],
    ['search.js', bundleSearch()],
  ])
  requireLinks(texts, new Map([...pages, ...data]))
  const written = isServed
    ? [...pages, ['404.html', notFoundPage()] as const].map(
        ([name, html]) => [name, html.replace('<html', '<html data-served')] as const,
      )
    : pages
  return new Map<string, string | Buffer>([
    ...written,
    ...data,
    ...['style.css', 'site.js', 'console.css', 'console.js', 'icon.svg'].map(
      (name) => [name, readFileSync(join(assets, name))] as const,
    ),
    ...['swagger-ui.css', 'swagger-ui-bundle.js'].map(
      (name) => [name, readFileSync(join(swaggerUi, name))] as const,
    ),
  ])
}

function pagesOf(
  model: Model,
  texts: ReturnType<typeof textsOf>,
  canTry: boolean,
  server: string | undefined,
): Map<string, string> {
  return new Map([
    ...referencePages(model, { canTry, reactions: eventsWithReactions() }),
    ...texts.map(
      (text) =>
        [text.file, textPage(text, text.file === 'webhooks.html' ? eventList(model) : '')] as const,
    ),
    ['errors.html', errorsPage(model)],
    ['reactions.html', reactionsPage()],
    ['console.html', consolePage(model, server, canTry)],
  ])
}

/** The search as one module for browsers. */
function bundleSearch(): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['scripts/kits/docs-site/search.ts'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    write: false,
    legalComments: 'none',
  })
  return outputFiles[0]?.text ?? ''
}

/** Whether nothing is lost when the site is written to the folder. */
export function isSite(folder: string): boolean {
  if (!existsSync(folder)) return true
  const names = readdirSync(folder)
  return names.length === 0 || (names.includes('index.html') && names.includes('reference.json'))
}
