import { join } from 'node:path'
import t from 'tap'
import ts from 'typescript'
import { root } from '../../src/lib/root.ts'

// What the compiler says of a list that disagrees with the contract, which `npm run check` shows

const complete = {
  filters: `
    q: (value) => sql\`\${channels.name} = \${value}\`,
    type: (list) => anyOf(channels.type, list),
    updatedFrom: (at) => sql\`\${channels.updatedAt} >= \${at}\`,
    updatedTo: (at) => sql\`\${channels.updatedAt} < \${at}\`,
    status: (list) => anyOf(channels.status, list),`,
  sorts: 'createdAt: channels.position, updatedAt: channels.updatedAt, name: channels.name',
  query: '...query',
}

const without = complete.filters.replace(/\n *status:.*/, '')
const cases: Readonly<Record<string, typeof complete>> = {
  complete,
  'filter without code': { ...complete, filters: without },
  'undeclared filter': {
    ...complete,
    filters: `${complete.filters}
    address: (list) => anyOf(channels.address, list),`,
  },
  'sort without code': { ...complete, sorts: 'createdAt: channels.position' },
  'undeclared sort': { ...complete, sorts: `${complete.sorts}, type: channels.type` },
  'dropped filter': { ...complete, query: '...others' },
}

/** A module that defines the list of `listChannels` and reads a page of it. */
function moduleOf({ filters, sorts, query }: typeof complete): string {
  return `import { sql } from 'drizzle-orm'
import type { Operations } from '../../generated/operations.ts'
import type { Db } from '../db/pool/client.ts'
import { channels } from '../db/schema/channels.ts'
import { anyOf } from '../db/query/statement.ts'
import { listing } from './listing.ts'

export const page = listing<'listChannels'>()({
  table: channels,
  rows: (db, onPage) => db.select({ id: channels.id }).from(channels).where(onPage),
  filters: {${filters}
  },
  sorts: { ${sorts} },
})

export function handler(db: Db, query: Operations['listChannels']['query']) {
  const { status, ...others } = query
  return page(db, { workspaceId: '', ${query} }).then(() => [status, others])
}
`
}

/** The errors of each module, all compiled by one program. */
function compile(): Map<string, string[]> {
  const names = Object.keys(cases)
  const pathOf = (name: string) =>
    join(root, 'src', 'lists', `${name.replaceAll(' ', '-')}-of-a-test.ts`)
  const texts = new Map(names.map((name) => [pathOf(name), moduleOf(cases[name] ?? complete)]))
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  )
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.readFile = (path) => texts.get(path) ?? readFile(path)
  const program = ts.createProgram({ rootNames: [...texts.keys()], options, host })
  return new Map(
    names.map((name) => [
      name,
      program
        .getSemanticDiagnostics(program.getSourceFile(pathOf(name)))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  )
}

const errors = compile()
const errorOf = (name: string) => errors.get(name)?.[0] ?? ''

t.test('a list with the filters and sorts of its operation compiles', async (t) => {
  t.same(errors.get('complete'), [])
})

t.test('a declared filter without code does not compile', async (t) => {
  t.match(errorOf('filter without code'), /Property 'status' is missing/)
})

t.test('the code of a filter that is not declared does not compile', async (t) => {
  t.match(errorOf('undeclared filter'), /The operation declares no filter \\?"address\\?"/)
})

t.test('a declared sort without code does not compile', async (t) => {
  t.match(errorOf('sort without code'), /updatedAt, name|name, updatedAt/)
})

t.test('the code of a sort that is not declared does not compile', async (t) => {
  t.match(errorOf('undeclared sort'), /The operation declares no sort \\?"type\\?"/)
})

t.test('a handler that drops a declared filter does not compile', async (t) => {
  t.match(errorOf('dropped filter'), /Property 'status' is missing/)
})
