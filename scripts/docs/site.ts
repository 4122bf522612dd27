import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { root } from '../../src/lib/root.ts'
import type { Json } from '../generate/contract.ts'
import { errorsPage } from './errors.ts'
import { guidePage } from './guide.ts'
import { referencePage } from './reference.ts'

export interface SiteOptions {
  /** Origin of the API, when it is known. */
  readonly server: string | undefined
  /** By the API itself, beside its operations. */
  readonly isServed: boolean
}

const assets = join(root, 'scripts', 'docs', 'assets')
// A copy of swagger-ui-dist, whose own package tells a third party of every installation
const swaggerUi = join(
  dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')),
  'static',
)

/** The documentation: every file by its name. All links between them are relative. */
export function siteFiles(options: SiteOptions): Map<string, string | Buffer> {
  const yaml = readFileSync(join(root, 'openapi.yaml'), 'utf8')
  const contract: Json = JSON.parse(
    readFileSync(join(root, 'generated', 'openapi.json'), 'utf8'),
  ) as Json
  const basePath: string = contract.servers[0].url
  const url = (options.server ?? '') + basePath

  const errors = errorsPage()
  return new Map<string, string | Buffer>([
    ['index.html', referencePage(contract, options)],
    ['guide.html', guidePage(contract, errors, options.server)],
    ['errors.html', errors],
    ['openapi.yaml', yaml.replace(`\n  - url: ${basePath}\n`, `\n  - url: ${url}\n`)],
    ['openapi.json', JSON.stringify({ ...contract, servers: [{ url }] })],
    ...['style.css', 'reference.css', 'reference.js', 'icon.svg'].map(
      (name) => [name, readFileSync(join(assets, name))] as const,
    ),
    ...['swagger-ui.css', 'swagger-ui-bundle.js'].map(
      (name) => [name, readFileSync(join(swaggerUi, name))] as const,
    ),
  ])
}

/** Whether nothing is lost when the site is written to the folder. */
export function isSite(folder: string): boolean {
  if (!existsSync(folder)) return true
  const names = readdirSync(folder)
  return names.length === 0 || (names.includes('index.html') && names.includes('reference.js'))
}
