import type { Json } from '../../../contract/document.ts'
import { type Contract, type Operation, parametersIn, replySchemaOf } from '../contract.ts'
import { NotTried } from '../findings.ts'
import type { Stage } from '../stage.ts'
import type { Query, Reply, Request } from '../target.ts'
import { type Judged, judgeSteadily, requireScopes, type TrialsOf, trialsOf } from './law.ts'

const wantedRows = 5
const mostPages = 6
const largestPage = 100

/** Lists are whole, in order, and say truly how long they are. */
export const pages: TrialsOf = (stage) =>
  trialsOf(
    stage,
    'pages',
    (operation) => isPaged(operation) || isWalked(stage.contract, operation),
    async (operation) => {
      requireScopes(stage, operation)
      const { params = {} } = await stage.sound(operation, { isShared: true })
      const required = await requiredQuery(stage, operation)
      const read = async (query: Record<string, string>) => {
        const reply = await stage.target.send(operation, {
          params,
          query: { ...required, ...query },
        })
        if (reply.status !== 200) throw new NotTried(`${operation.id} answers ${reply.status}`)
        return reply
      }
      await fill(stage, operation, params, (await read({})).body)
      if (isPaged(operation)) {
        await judgeSteadily(stage, 'pages', operation, () => pagesJudged(read))
        for (const order of ordersOf(stage.contract, operation)) {
          await judgeSteadily(stage, 'pages', operation, () => orderJudged(read, order))
        }
      } else await judgeSteadily(stage, 'pages', operation, () => walkJudged(read))
    },
  )

type Read = (query: Record<string, string>) => Promise<Reply>

function isPaged({ method, parameters }: Operation): boolean {
  return method === 'GET' && ['page', 'pageSize'].every((name) => named(parameters, name))
}

/** By its reply rather than its path: a list that answers `has_more` can be continued. */
function isWalked(contract: Contract, operation: Operation): boolean {
  const schema = contract.resolve(replySchemaOf(operation))
  return (
    operation.method === 'GET' &&
    schema?.properties?.has_more !== undefined &&
    ['starting_after', 'ending_before'].every((name) => named(operation.parameters, name))
  )
}

const named = (parameters: Operation['parameters'], name: string) =>
  parameters.some((parameter) => parameter.in === 'query' && parameter.name === name)

async function requiredQuery(stage: Stage, operation: Operation): Promise<Query> {
  const { query = {} } = await stage.sound(operation, { isShared: true })
  const required = parametersIn(operation, 'query').filter((parameter) => parameter.required)
  return Object.fromEntries(required.map(({ name }) => [name, query[name] ?? '']))
}

/** A list of a few rows shows little: adds to it where its path takes a POST. */
async function fill(
  stage: Stage,
  operation: Operation,
  params: NonNullable<Request['params']>,
  body: Json,
): Promise<void> {
  const adding = stage.contract.operations.find(
    ({ method, path }) => method === 'POST' && path === operation.path,
  )
  if (!stage.mayWrite || adding === undefined) return
  try {
    for (let rows = body.data.length; rows < wantedRows; rows++) await stage.add(adding, params)
  } catch (error) {
    if (!(error instanceof NotTried)) throw error
    stage.findings.skip('pages', operation, `a longer list: ${error.message}`)
  }
}

async function pagesJudged(read: Read): Promise<Judged[]> {
  const { total } = (await read({ pageSize: '1' })).body
  const size = Math.min(largestPage, Math.max(1, Math.ceil(total / mostPages)))
  const lastPage = Math.max(1, Math.ceil(total / size))
  const pageSize = String(size)
  const judged: Judged[] = []
  const judge = ({ asked }: Reply, faults: Judged['faults']) => judged.push({ asked, faults })

  const seen = new Set<string>()
  const replies: Reply[] = []
  for (let page = 1; page <= Math.min(lastPage, mostPages); page++) {
    const reply = await read({ page: String(page), pageSize })
    const { body } = reply
    const rows = Math.max(0, Math.min(size, total - (page - 1) * size))
    judge(reply, [
      body.total !== total && `the total is ${body.total} on page ${page}, ${total} before`,
      body.lastPage !== Math.max(1, Math.ceil(body.total / size)) &&
        `lastPage is ${body.lastPage} of ${body.total} rows by ${size}`,
      body.page !== page && `page ${page} calls itself ${body.page}`,
      body.pageSize !== size && `a pageSize of ${size} is called ${body.pageSize}`,
      body.data.length !== rows && `a page of ${rows} rows has ${body.data.length}`,
      body.data.some((row: Json) => seen.has(keyOf(row))) && 'a row is on two pages',
    ])
    for (const row of body.data) seen.add(keyOf(row))
    replies.push(reply)
  }
  const [first] = replies
  if (first === undefined) return judged
  if (lastPage <= mostPages) {
    judge(first, [seen.size !== total && `its pages hold ${seen.size} of ${total} rows`])
  }
  const again = await read({ page: '1', pageSize })
  judge(again, [keysOf(again) !== keysOf(first) && 'the same page comes in another order'])
  const past = await read({ page: String(lastPage + 7), pageSize })
  judge(past, [
    past.body.data.length > 0 && 'a page past the end has rows',
    past.body.total !== total && 'a page past the end has another total',
  ])
  return [...judged, ...(await linksJudged(read, replies, lastPage))]
}

async function linksJudged(
  read: Read,
  replies: readonly Reply[],
  lastPage: number,
): Promise<Judged[]> {
  const judged = replies.map((reply, index) => {
    const links = linksOf(reply)
    const wanted = {
      first: 1,
      prev: index === 0 ? undefined : index,
      next: index + 1 < lastPage ? index + 2 : undefined,
      last: lastPage,
    }
    const faults = Object.entries(wanted).map(([rel, page]) => {
      const target = links.get(rel)?.searchParams.get('page') ?? undefined
      return (
        target !== (page === undefined ? undefined : String(page)) &&
        `the Link ${rel} of page ${index + 1} of ${lastPage} leads to ${target ?? 'nothing'}`
      )
    })
    return { asked: reply.asked, faults }
  })
  const [one, two] = replies
  const next = one && linksOf(one).get('next')
  if (!next || !two) return judged
  const followed = await read(Object.fromEntries(next.searchParams))
  const isSame = keysOf(followed) === keysOf(two)
  const faults = [!isSame && 'the Link next does not lead to the next page']
  return [...judged, { asked: followed.asked, faults }]
}

/** The orders that a list can be asked for. */
function ordersOf(contract: Contract, operation: Operation): string[] {
  const sort = parametersIn(operation, 'query').find(({ name }) => name === 'sort')
  const schema = contract.resolve(sort?.schema ?? {})
  return contract.resolve(schema.items ?? schema).enum ?? []
}

/** Objects that are created at the same time are in the order in which they were stored. */
const sameTimeMs = 1000

/** Whether a value may stand before another one in an ascending order. */
function isAtMost(before: number | string, after: number | string): boolean {
  if (typeof before === 'number' || typeof after === 'number') return before <= after
  return Date.parse(before) <= Date.parse(after) + sameTimeMs
}

/** Each order returns all rows, twice in the same order, and numbers and instants in ascending or descending order. */
async function orderJudged(read: Read, order: string): Promise<Judged[]> {
  const pageSize = String(largestPage)
  const one = await read({ sort: order, pageSize })
  const other = await read({ sort: order, pageSize })
  const name = order.replace(/^-/, '')
  const values: unknown[] = one.body.data.map((row: Json) => row[name])
  const isComparable = values.every(
    (value) => typeof value === 'number' || (typeof value === 'string' && /At$/.test(name)),
  )
  const isInOrder = values.every((value, index) => {
    const before = values[index - 1] as string | number
    const after = value as string | number
    return index === 0 || (order === name ? isAtMost(before, after) : isAtMost(after, before))
  })
  return [
    {
      asked: one.asked,
      faults: [
        keysOf(one) !== keysOf(other) && `sort=${order} is not the same twice`,
        isComparable && !isInOrder && `sort=${order} is not in that order`,
        one.body.total !== other.body.total && `sort=${order} has two totals`,
      ],
    },
  ]
}

async function walkJudged(read: Read): Promise<Judged[]> {
  const whole = await read({ limit: String(largestPage) })
  if (whole.body.has_more) throw new NotTried(`a walk through more than ${largestPage} rows`)
  const judged: Judged[] = []
  const keys: string[] = whole.body.data.map(keyOf)
  const readPages = async (parameter: string, start: Record<string, string>) => {
    const seen: string[] = []
    let query = start
    for (let steps = 0; steps <= largestPage; steps++) {
      const reply = await read({ limit: '2', ...query })
      const rows: Json[] = reply.body.data
      const isForward = parameter === 'starting_after'
      seen.splice(isForward ? seen.length : 0, 0, ...rows.map(keyOf))
      judged.push({
        asked: reply.asked,
        faults: [
          rows.length > 2 && 'a limit of 2 gives more',
          rows.length === 0 && reply.body.has_more && 'has_more after nothing',
        ],
      })
      const end = isForward ? rows.at(-1) : rows[0]
      if (!reply.body.has_more || end === undefined) break
      query = { [parameter]: end.id }
    }
    return seen.join(' ')
  }
  const forth = await readPages('starting_after', {})
  const last = keys.at(-1)
  const back = last === undefined ? '' : await readPages('ending_before', { ending_before: last })
  judged.push({
    asked: whole.asked,
    faults: [
      forth !== keys.join(' ') && 'the walk by starting_after is not the whole list',
      back !== keys.slice(0, -1).join(' ') &&
        'the walk back by ending_before is not the whole list',
    ],
  })
  return judged
}

function linksOf({ headers }: Reply): Map<string, URL> {
  const links = (headers['link'] ?? '').matchAll(/<([^>]*)>; *rel="?(\w+)"?/g)
  return new Map(
    [...links].map(([, url = '', rel = '']) => [rel, new URL(url, 'http://x.invalid')]),
  )
}

/** Returns the identity of a row: its id, or the values by which it groups. Its figures may grow in the meantime. */
const keyOf = (row: Json): string =>
  typeof row?.id === 'string'
    ? row.id
    : JSON.stringify(row, (_, value: unknown) =>
        typeof value === 'number' || Array.isArray(value) ? undefined : value,
      )
const keysOf = ({ body }: Reply): string => body.data.map(keyOf).join(' ')
