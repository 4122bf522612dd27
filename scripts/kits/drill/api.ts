import { basePath } from '../../../generated/routes.ts'

export interface Ticket {
  readonly id: string
  readonly title: string
  readonly tags: readonly string[]
}

/** The outcome of one request. */
export type Outcome =
  | { readonly id: string; readonly body: unknown }
  | {
      /**
       * `refused`: the API says when to repeat the request, as the contract has it. `failed`: it may succeed later, but
       * there was no answer, or one that the contract does not have. `wrong`: no fault excuses the answer.
       */
      readonly kind: 'refused' | 'failed' | 'wrong'
      readonly text: string
    }

export interface Ask {
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: object
  /** The Idempotency-Key of a POST. */
  readonly key?: string
}

/** A client of the API that checks whether an answer is one of the contract. */
export interface Api {
  ask(request: Ask): Promise<Outcome>
  create(path: string, body: object): Promise<string>
  /** The tickets of a contact, or all. */
  tickets(contactId?: string): Promise<Ticket[]>
  /** The tickets of a contact by the events of their creation. */
  created(contactId: string): Promise<Set<string>>
}

const attemptMs = 12_000
const pageSize = 100

/** A client of what answers at an origin, which may be another one for each request. */
export function apiOf(origin: string | (() => string), token: string): Api {
  const base = () => (typeof origin === 'string' ? origin : origin()) + basePath
  const authorization = `Bearer ${token}`

  async function ask({ method = 'GET', path, body, key }: Ask): Promise<Outcome> {
    const name = `${method} ${path.replace(/\?.*/s, '')}`
    try {
      const reply = await fetch(base() + path, {
        method,
        headers: {
          authorization,
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(attemptMs),
      })
      const text = await reply.text()
      if (reply.ok) {
        const parsed = JSON.parse(text) as { data?: { id?: string } }
        return { id: parsed.data?.id ?? '', body: parsed }
      }
      const isAnnounced = reply.headers.has('retry-after')
      const isBusy = reply.status === 409 && text.includes('idempotency_in_progress')
      const isRefused = isAnnounced && (isBusy || [429, 503].includes(reply.status))
      const isPassing = [429, 500, 502, 503, 504].includes(reply.status)
      const kind = isRefused ? 'refused' : isPassing ? 'failed' : 'wrong'
      return { kind, text: `${name}: ${reply.status} ${text.slice(0, 200)}` }
    } catch (error) {
      // No answer: what became of the request is unknown
      const { cause } = error as { cause?: unknown }
      return { kind: 'failed', text: `${name}: ${String(cause ?? error)}` }
    }
  }

  /** Repeats a request until it succeeds, for what does not belong to the load. */
  async function get<T>(request: Ask): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await ask(request)
      if ('id' in outcome) return outcome.body as T
      if (outcome.kind === 'wrong' || attempt === 10) throw new Error(outcome.text)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }

  return {
    ask,
    async create(path, body) {
      const request = { method: 'POST', path, body, key: crypto.randomUUID() } as const
      return (await get<{ data: { id: string } }>(request)).data.id
    },
    async tickets(contactId) {
      const tickets: Ticket[] = []
      const filter = contactId === undefined ? '' : `&contactId=${contactId}`
      for (let number = 1; ; number++) {
        const path = `/tickets?sort=createdAt&pageSize=${pageSize}&page=${number}${filter}`
        const { data, lastPage } = await get<{
          data: Array<{ id: string; title: string; tags: Array<string | { id: string }> }>
          lastPage: number
        }>({ path })
        for (const { id, title, tags } of data) {
          tickets.push({
            id,
            title,
            tags: tags.map((tag) => (typeof tag === 'string' ? tag : tag.id)),
          })
        }
        if (number >= lastPage) return tickets
      }
    },
    async created(contactId) {
      const ids = new Set<string>()
      for (let cursor: string | null = null; ;) {
        const after: string = cursor === null ? '' : `&after=${encodeURIComponent(cursor)}`
        const { data, nextCursor, hasMore } = await get<{
          data: Array<{ data: { id: string; contactId: string } }>
          nextCursor: string | null
          hasMore: boolean
        }>({ path: `/events?types=ticket.created&limit=${pageSize}${after}` })
        for (const { data: ticket } of data) {
          if (ticket.contactId === contactId) ids.add(ticket.id)
        }
        if (!hasMore) return ids
        cursor = nextCursor
      }
    },
  }
}
