import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import ts from 'typescript'
import type { Schema } from '../../generated/operations.ts'
import { formatContract } from '../../scripts/contract/format.ts'
import { operationsModule } from '../../scripts/generate/types.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import type { Api, Handler, HandlersFor } from '../../src/http/handler.ts'
import { root } from '../../src/lib/root.ts'

// What the compiler must refuse, checked whenever the tests are compiled
export const readsParams: Handler<'getTag'> = async (_, { params }) => {
  // @ts-expect-error -- no such path parameter
  void params.tagId
  throw new Error(params.id)
}
export const readsQuery: Handler<'listGroups'> = async (_, { query }) => {
  // @ts-expect-error -- the limit is a number
  const limit: string = query.limit
  throw new Error(limit)
}
export const readsBody: Handler<'createGroup'> = async (_, { body }) => {
  // @ts-expect-error -- no such member
  void body.title
  throw new Error(body.name)
}
// @ts-expect-error -- has_more is missing
export const lacksMember: Handler<'listGroups'> = async () => ({ data: [] })
// @ts-expect-error -- has_more is a boolean
export const mistypes: Handler<'listGroups'> = async () => ({ has_more: 'no', data: [] })
// @ts-expect-error -- deleteTag has no handler
export const lacksHandler: HandlersFor<'tags'> = {} as Omit<HandlersFor<'tags'>, 'deleteTag'>
// @ts-expect-error -- groups has no slice
export const lacksArea: Api = {} as Omit<Api, 'groups'>
export const wire = (id: string): Schema<'TagName'> => ({
  id,
  name: 'Crane',
  // @ts-expect-error -- not a member of TagName
  color: 'red',
})

/** Where the planted changes show. All of `src/api` is compiled by `npm run types`. */
const checkedFiles = ['index.ts', 'tags', 'categories', 'automation-queues'].map((name) =>
  join(root, 'src/api', name),
)

/** Parts of the list of `listChannels` that agree with the contract. */
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

/** Lists of `listChannels`, with what the compiler says of each. */
const lists: ReadonlyArray<readonly [list: typeof complete, says: RegExp]> = [
  [complete, /^compiles$/],
  [{ ...complete, filters: without }, /Property 'status' is missing/],
  [
    {
      ...complete,
      filters: `${complete.filters}\n address: (list) => anyOf(channels.address, list),`,
    },
    /The operation declares no filter \\?"address\\?"/,
  ],
  [{ ...complete, sorts: 'createdAt: channels.position' }, /updatedAt, name|name, updatedAt/],
  [
    { ...complete, sorts: `${complete.sorts}, type: channels.type` },
    /The operation declares no sort \\?"type\\?"/,
  ],
  [{ ...complete, query: '...others' }, /Property 'status' is missing/],
]

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

const listFile = (n: number) => join(root, 'src', 'lists', `${n}-of-a-test.ts`)

type Planted = readonly [file: string, change: (text: string) => string, says: RegExp]

t.test('a change that parts the code from the contract does not compile', async (t) => {
  // Those of one line are compiled together: they are in different files, and do not hide one another
  const planted: ReadonlyArray<readonly Planted[]> = [
    [
      [
        'src/api/tags/handlers.ts',
        (text) => text.replace(/ {2}async getTag\([\s\S]*?\n {2}\},\n/, ''),
        /Property 'getTag' is missing/,
      ],
      [
        'src/api/tags/wire.ts',
        (text) => text.replace('color: row.color', 'colour: row.color'),
        /'colour' does not exist in type/,
      ],
      [
        'src/api/index.ts',
        (text) => text.replace('  tags: tagHandlers,\n', ''),
        /Property ''?tags'?' is missing/,
      ],
      [
        'generated/operations.ts',
        (text) =>
          text
            .replace("'categories': '", "'categories': 'paintCategory' | '")
            .replace(
              / {2}getCategory: \{/,
              "  paintCategory: Operations['getCategory']\n  getCategory: {",
            ),
        /Property 'paintCategory' is missing/,
      ],
      [
        'generated/types.ts',
        (text) =>
          text.replace(
            /( {4}listCategories: \{\n {8}parameters: \{\n {12}query\?: \{\n)/,
            '$1                isUsed?: boolean;\n',
          ),
        /Property 'isUsed' is missing/,
      ],
      [
        'src/db/schema/automation-queues.ts',
        (text) => text.replace("'manual',\n] as const", "'manual',\n  'dice',\n] as const"),
        /Type '"dice"' is not assignable/,
      ],
    ],
    [
      [
        'src/api/tags/handlers.ts',
        (text) => text.replace('async getTag(', 'async paintTag() {},\n\n  async getTag('),
        /'paintTag' does not exist in type/,
      ],
      [
        'src/api/tags/wire.ts',
        (text) => text.replace('position: row.sortOrder', 'position: String(row.sortOrder)'),
        /Type 'string' is not assignable to type 'number'/,
      ],
      [
        'src/api/index.ts',
        (text) =>
          text.replace('  tags: tagHandlers,\n', '  tags: tagHandlers,\n  labels: tagHandlers,\n'),
        /'labels' does not exist in type 'Api'/,
      ],
      [
        'generated/types.ts',
        (text) => text.replace('QueueStrategy: "round_robin"', '$& | "most_free"'),
        /Type '"most_free"' is not assignable/,
      ],
    ],
  ]
  const compile = compiler()

  for (const together of planted) {
    const replaced = new Map(
      together.map(([file, change, says]) => {
        const path = join(root, file)
        const text = readFileSync(path, 'utf8')
        const changed = change(text)
        t.not(changed, text, `${file}: ${says} is planted`)
        return [path, changed] as const
      }),
    )
    for (const [n, [list]] of lists.entries()) replaced.set(listFile(n), moduleOf(list))

    const messagesOf = compile(replaced)
    const messages = checkedFiles.flatMap(messagesOf)

    for (const [file, , says] of together) {
      t.ok(
        messages.some((message) => says.test(message)),
        `${file}: ${says}`,
        { found: messages },
      )
    }
    for (const [n, [list, says]] of lists.entries()) {
      t.match(messagesOf(listFile(n)).join('\n') || 'compiles', says, JSON.stringify(list))
    }
  }
})

t.test('an operation with several successes has a body for each status', async (t) => {
  const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')
  const second = text.replace(
    /(operationId: createTag\n[\s\S]*?responses:\n)/,
    "$1        '200':\n          description: The tag existed already.\n          content:\n            application/json:\n              schema: { $ref: '#/components/schemas/TagList' }\n              examples: { tagList: { $ref: '#/components/examples/TagList' } }\n",
  )

  const module = operationsModule(readContract(formatContract(second)))

  t.match(module, "{ status: 200; body: components['schemas']['TagList'] }")
  t.match(module, "{ status: 201; body: components['schemas']['TagReply'] }")
})

/** Compiles the areas with some files replaced or added; returns what the compiler says about the files of a path. */
function compiler(): (replaced: ReadonlyMap<string, string>) => (path: string) => string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { noEmit: true, incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )
  if (!config) throw new Error('tsconfig.json cannot be read')
  const { tsBuildInfoFile: _, ...options } = config.options
  const host = ts.createCompilerHost(options)
  const parsed = new Map<string, ts.SourceFile | undefined>()
  const read = host.getSourceFile.bind(host)
  const exists = host.fileExists.bind(host)
  let previous: ts.Program | undefined

  return (replaced) => {
    host.getSourceFile = (path, language) => {
      const text = replaced.get(path)
      if (text !== undefined) return ts.createSourceFile(path, text, language)
      if (!parsed.has(path)) parsed.set(path, read(path, language))
      return parsed.get(path)
    }
    host.fileExists = (path) => replaced.has(path) || exists(path)
    const roots = [join(root, 'src/api/index.ts'), ...replaced.keys()]
    const program = ts.createProgram(roots, options, host, previous)
    previous = program
    return (path) =>
      program
        .getSourceFiles()
        .filter(({ fileName }) => fileName.startsWith(path))
        .flatMap((file) => program.getSemanticDiagnostics(file))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  }
}
