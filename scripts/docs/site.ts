import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { root } from '../../src/lib/root.ts'
import type { Json } from '../generate/document.ts'
import { problems } from '../../src/errors.ts'
import { declaredProblems } from '../contract/problems.ts'
import { operationsOf } from './operations.ts'
import { errorsPage } from './errors.ts'
import { guidePage } from './guide.ts'
import { reactionsPage } from './reactions.ts'
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

  const errors = errorsPage(contract)
  return new Map<string, string | Buffer>([
    ['index.html', referencePage(contract, options)],
    ['guide.html', guidePage(contract, errors, options.server)],
    ['errors.html', errors],
    ['reactions.html', reactionsPage()],
    ['openapi.yaml', yaml.replace(`\n  - url: ${basePath}\n`, `\n  - url: ${url}\n`)],
    ['openapi.json', JSON.stringify({ ...contract, servers: [{ url }] })],
    ['reference.json', JSON.stringify({ ...forReference(contract), servers: [{ url }] })],
    ...['style.css', 'reference.css', 'reference.js', 'icon.svg'].map(
      (name) => [name, readFileSync(join(assets, name))] as const,
    ),
    ...['swagger-ui.css', 'swagger-ui-bundle.js'].map(
      (name) => [name, readFileSync(join(swaggerUi, name))] as const,
    ),
  ])
}

/**
 * The contract as swagger-ui needs it: the parameters of a path are in its operations, because it forgets them
 * behind a deep link. Optional fields of an upload are empty, because it sends whatever they contain. The codes of
 * `x-problems` are in the description, because it does not show extensions.
 */
function forReference(contract: Json): Json {
  const paths = Object.entries<Json>(contract.paths).map(([path, { parameters = [], ...rest }]) => {
    const operations = Object.entries<Json>(rest).map(([method, operation]) => [
      method,
      {
        ...operation,
        description: [operation.description, problemsLine(operation)].filter(Boolean).join('\n\n'),
        parameters: [...parameters, ...(operation.parameters ?? [])],
      },
    ])
    return [path, Object.fromEntries(operations)]
  })
  const schemas = { ...contract.components.schemas }
  for (const operation of operationsOf(contract)) {
    const upload = operation.requestBody?.content?.['multipart/form-data']
    if (!upload) continue
    const nameOf = ({ $ref }: Json) => String($ref).replace('#/components/schemas/', '')
    const name = nameOf(upload.schema)
    const { required, properties, ...rest } = schemas[name]
    const blank = Object.entries<Json>(properties).map(([key, property]) => {
      const whole = property.$ref ? { ...schemas[nameOf(property)], ...property } : property
      const { $ref: _, ...plain } = whole
      const isLeft = required.includes(key) || 'default' in plain
      return [key, isLeft ? property : { ...plain, examples: [plain.type === 'array' ? [] : ''] }]
    })
    schemas[name] = { ...rest, required, properties: Object.fromEntries(blank) }
  }
  const components = { ...contract.components, schemas }
  return { ...contract, paths: Object.fromEntries(paths), components }
}

/** The codes that an operation names, for its description. */
function problemsLine(operation: Json): string | undefined {
  const links = declaredProblems(operation).map(
    (code) => `[\`${code}\`](errors.html#${code}) (${problems[code][0]})`,
  )
  return links.length === 0 ? undefined : `**Problems of this operation:** ${links.join(', ')}.`
}

/** Whether nothing is lost when the site is written to the folder. */
export function isSite(folder: string): boolean {
  if (!existsSync(folder)) return true
  const names = readdirSync(folder)
  return names.length === 0 || (names.includes('index.html') && names.includes('reference.js'))
}
