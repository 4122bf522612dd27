import type { Json } from '../../generate/document.ts'
import { type Contract, type Operation, parametersIn, replySchemaOf } from '../contract.ts'
import { NotTried } from '../findings.ts'
import type { Stage } from '../stage.ts'
import type { Reply, Request } from '../target.ts'
import { requireScopes, type TrialsOf, trialsOf } from './law.ts'

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
      if (isPaged(operation)) await judgePages(stage, operation, read)
      else await judgeWalk(stage, operation, read)
    },
  )

type Read = (query: Record<string, string>) => Promise<Reply>

function isPaged({ method, parameters }: Operation): boolean {
  return method === 'GET' && ['page', 'pageSize'].every((name) => named(parameters, name))
}

/** Told by its reply rather than its path: whoever answers `has_more` lets callers go on. */
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

async function requiredQuery(stage: Stage, operation: Operation): Promise<Record<string, string>> {
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

async function judgePages(stage: Stage, operation: Operation, read: Read): Promise<void> {
  const { total } = (await read({ pageSize: '1' })).body
  const size = Math.min(largestPage, Math.max(1, Math.ceil(total / mostPages)))
  const lastPage = Math.max(1, Math.ceil(total / size))
  const pageSize = String(size)
  const judge = (reply: Reply, faults: Array<string | false>) =>
    stage.findings.check(
      'pages',
      operation,
      reply.asked,
      faults.filter((fault) => fault !== false),
    )

  const seen = new Map<string, number>()
  const read200: Reply[] = []
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
    for (const row of body.data) seen.set(keyOf(row), page)
    read200.push(reply)
  }
  const [first] = read200
  if (first === undefined) return
  if (lastPage <= mostPages) {
    judge(first, [seen.size !== total && `its pages hold ${seen.size} of ${total} rows`])
  }

  const again = await read({ page: '1', pageSize })
  judge(again, [keysOf(again) !== keysOf(first) && 'the same page comes in another order'])
  const past = await read({ page: String(lastPage + 7), pageSize })
  judge(past, [
    past.body.data.length > 0 && 'a page past the end has rows',
    past.body.total !== total && 'a page past the end tells another total',
  ])
  await judgeLinks(stage, operation, read, read200, lastPage)
  await judgeSorts(stage, operation, read, total)
}

async function judgeLinks(
  stage: Stage,
  operation: Operation,
  read: Read,
  pagesRead: readonly Reply[],
  lastPage: number,
): Promise<void> {
  for (const [index, reply] of pagesRead.entries()) {
    const links = linksOf(reply)
    const wanted = {
      first: 1,
      prev: index === 0 ? undefined : index,
      next: index + 1 < lastPage ? index + 2 : undefined,
      last: lastPage,
    }
    const faults = Object.entries(wanted).flatMap(([rel, page]) => {
      const target = links.get(rel)?.searchParams.get('page') ?? undefined
      return target === (page === undefined ? undefined : String(page))
        ? []
        : [`the Link ${rel} of page ${index + 1} of ${lastPage} leads to ${target ?? 'nothing'}`]
    })
    stage.findings.check('pages', operation, reply.asked, faults)
  }
  const next = pagesRead[0] && linksOf(pagesRead[0]).get('next')
  if (!next || !pagesRead[1]) return
  const followed = await read(Object.fromEntries(next.searchParams))
  const isSame = keysOf(followed) === keysOf(pagesRead[1])
  stage.findings.check(
    'pages',
    operation,
    followed.asked,
    isSame ? [] : ['the Link next does not lead to the next page'],
  )
}

/** Each order gives the same rows, twice in the same order, and numbers and instants in theirs. */
async function judgeSorts(
  stage: Stage,
  operation: Operation,
  read: Read,
  total: number,
): Promise<void> {
  const sort = parametersIn(operation, 'query').find(({ name }) => name === 'sort')
  const schema = stage.contract.resolve(sort?.schema ?? {})
  const orders: string[] = stage.contract.resolve(schema.items ?? schema).enum ?? []
  for (const order of orders) {
    const pageSize = String(largestPage)
    const [one, other] = [
      await read({ sort: order, pageSize }),
      await read({ sort: order, pageSize }),
    ]
    const name = order.replace(/^-/, '')
    const values: unknown[] = one.body.data.map((row: Json) => row[name])
    const isTold = values.every(
      (value) => typeof value === 'number' || (typeof value === 'string' && /At$/.test(name)),
    )
    const isInOrder = values.every((value, index) => {
      const before = values[index - 1] as string | number
      const after = value as string | number
      return index === 0 || (order === name ? before <= after : before >= after)
    })
    stage.findings.check('pages', operation, one.asked, [
      ...(keysOf(one) === keysOf(other) ? [] : [`sort=${order} is not the same twice`]),
      ...(isTold && !isInOrder ? [`sort=${order} is not in that order`] : []),
      ...(one.body.total === total ? [] : [`sort=${order} has another total`]),
    ])
  }
}

async function judgeWalk(stage: Stage, operation: Operation, read: Read): Promise<void> {
  const whole = await read({ limit: String(largestPage) })
  if (whole.body.has_more) throw new NotTried(`a walk through more than ${largestPage} rows`)
  const keys: string[] = whole.body.data.map(keyOf)
  const walk = async (parameter: string, start: Record<string, string>) => {
    const seen: string[] = []
    let query = start
    for (let steps = 0; steps <= largestPage; steps++) {
      const reply = await read({ limit: '2', ...query })
      const rows: Json[] = reply.body.data
      const isForward = parameter === 'starting_after'
      seen.splice(isForward ? seen.length : 0, 0, ...rows.map(keyOf))
      stage.findings.check('pages', operation, reply.asked, [
        ...(rows.length > 2 ? ['a limit of 2 gives more'] : []),
        ...(rows.length === 0 && reply.body.has_more ? ['has_more after nothing'] : []),
      ])
      const end = isForward ? rows.at(-1) : rows[0]
      if (!reply.body.has_more || end === undefined) break
      query = { [parameter]: end.id }
    }
    return seen.join(' ')
  }
  const forth = await walk('starting_after', {})
  const last = keys.at(-1)
  const back = last === undefined ? '' : await walk('ending_before', { ending_before: last })
  stage.findings.check('pages', operation, whole.asked, [
    ...(forth === keys.join(' ') ? [] : ['the walk by starting_after is not the whole list']),
    ...(back === keys.slice(0, -1).join(' ')
      ? []
      : ['the walk back by ending_before is not the whole list']),
  ])
}

function linksOf({ headers }: Reply): Map<string, URL> {
  const links = (headers['link'] ?? '').matchAll(/<([^>]*)>; *rel="?(\w+)"?/g)
  return new Map(
    [...links].map(([, url = '', rel = '']) => [rel, new URL(url, 'http://x.invalid')]),
  )
}

/** What tells a row from others: its id, or what it groups by; its figures may have grown meanwhile. */
const keyOf = (row: Json): string =>
  typeof row?.id === 'string'
    ? row.id
    : JSON.stringify(row, (_, value: unknown) =>
        typeof value === 'number' || Array.isArray(value) ? undefined : value,
      )
const keysOf = ({ body }: Reply): string => body.data.map(keyOf).join(' ')
