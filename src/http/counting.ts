import type { Operations } from '../../generated/operations.ts'
import { routes } from '../../generated/routes.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { ApiError, ruleViolated } from '../errors.ts'
import type { Context } from './context.ts'
import { type Handler, onSnapshot } from './handler.ts'
import { dataReply } from './reply/serialize.ts'
import { coerced } from './request/coerce.ts'
import { failed, faultsOf } from './request/faults.ts'
import { replaceMergedContacts } from './request/merged-contacts.ts'
import { resolveSelf } from './request/self-references.ts'
import { validatorOf } from './request/validate.ts'

type Counted = 'listConversations' | 'listTickets'
type Count = Handler<'countConversations' | 'countTickets'>

interface Found {
  readonly total: number
  readonly totalIsCapped?: true
}

/**
 * Returns the operation that counts what a list has for each of several query strings. These are read, checked and
 * found as the list does it with its own query, all at one moment.
 */
export function counting<L extends Counted>(
  list: L,
  find: (ctx: Context, query: Operations[L]['query']) => Promise<Found>,
): Count {
  const read = queryReader(list)
  return onSnapshot(async (ctx, { body: { filters } }) => {
    const queries = await pipeline(
      ctx.db,
      filters.map(
        ({ query }, n) =>
          () =>
            read(ctx, query, `/filters/${n}/query`),
      ),
    )
    const found = await pipeline(
      ctx.db,
      queries.map((query) => () => find(ctx, query)),
    )
    const counts = filters.map(({ name }, n) => {
      const { total, totalIsCapped } = found[n] as Found
      return { name, total, ...(totalIsCapped && { totalIsCapped }) }
    })
    return dataReply({ counts })
  })
}

/** Returns a function that reads a query string of a list. It throws 422 where the list throws 400. */
function queryReader<L extends Counted>(list: L) {
  const route = routes.find(({ id }) => id === list)
  if (!route) throw new Error(`no operation ${list}`)
  const validator = validatorOf(`${list}_query`)

  return async (ctx: Context, search: string, pointer: string) => {
    const query = refusing(pointer, () => {
      const given = coerced(search.replace(/^\?/, ''), route.queryKinds)
      if (!validator(given)) throw failed(faultsOf(validator.errors ?? [], 'query', given))
      return given
    })
    const input = { params: {}, query, body: undefined }
    resolveSelf(route, ctx.actor, input)
    await replaceMergedContacts(route, ctx.db, ctx.actor.workspaceId, input)
    // No row of the page is read, and bitmaps know the order of creation
    const paging = { page: 1, pageSize: 0, sort: ['-createdAt'] }
    return { ...query, ...paging } as unknown as Operations[L]['query']
  }
}

function refusing<T>(pointer: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw ruleViolated(error.message, pointer)
  }
}
