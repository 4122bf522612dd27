import { basePath } from '../../generated/routes.ts'

export interface Ticket {
  readonly id: string
  readonly title: string
  readonly tags: readonly string[]
}

/** What became of one attempt to create something. */
export type Outcome =
  | { readonly id: string }
  | {
      /** Whether the same request may succeed later. */
      readonly isPassing: boolean
      readonly text: string
    }

/** A client of the API that knows when an answer is none. */
export interface Api {
  create(path: string, body: object): Promise<string>
  attempt(path: string, body: object, key: string): Promise<Outcome>
  /** The tickets of a contact, or all. */
  tickets(contactId?: string): Promise<Ticket[]>
  /** The tickets of a contact by the events of their creation. */
  created(contactId: string): Promise<Set<string>>
  get(path: string): Promise<{ readonly status: number; readonly body: unknown }>
}

const attemptMs = 12_000
const pageSize = 100

export function apiOf(origin: string, token: string): Api {
  const base = origin + basePath
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

  async function get(path: string): Promise<{ status: number; body: unknown }> {
    const signal = AbortSignal.timeout(attemptMs)
    const reply = await fetch(base + path, { headers, signal })
    return { status: reply.status, body: await reply.json() }
  }

  async function page<T>(path: string): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const { status, body } = await get(path)
      if (status === 200) return body as T
      if (status !== 503 || attempt === 10) throw new Error(`GET ${path}: ${status}`)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }

  async function attempt(path: string, body: object, key: string): Promise<Outcome> {
    try {
      const reply = await fetch(base + path, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(attemptMs),
      })
      const text = await reply.text()
      if (reply.ok) {
        const { data, id } = JSON.parse(text) as { data?: { id: string }; id?: string }
        return { id: data?.id ?? id ?? '' }
      }
      const isBusy = reply.status === 409 && text.includes('idempotency_in_progress')
      const isPassing = isBusy || [429, 500, 502, 503, 504].includes(reply.status)
      return { isPassing, text: `${reply.status} ${text.slice(0, 200)}` }
    } catch (error) {
      // No answer: what became of the request is unknown
      return { isPassing: true, text: String(error) }
    }
  }

  return {
    get,
    attempt,
    async create(path, body) {
      const outcome = await attempt(path, body, crypto.randomUUID())
      if ('id' in outcome) return outcome.id
      throw new Error(`POST ${path}: ${outcome.text}`)
    },
    async tickets(contactId) {
      const tickets: Ticket[] = []
      const filter = contactId === undefined ? '' : `&contactId=${contactId}`
      for (let number = 1; ; number++) {
        const { data, lastPage } = await page<{
          data: Array<{ id: string; title: string; tags: Array<string | { id: string }> }>
          lastPage: number
        }>(`/tickets?sort=createdAt&pageSize=${pageSize}&page=${number}${filter}`)
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
        const { data, nextCursor, hasMore } = await page<{
          data: Array<{ data: { id: string; contactId: string } }>
          nextCursor: string | null
          hasMore: boolean
        }>(`/events?types=ticket.created&limit=${pageSize}${after}`)
        for (const { data: ticket } of data) {
          if (ticket.contactId === contactId) ids.add(ticket.id)
        }
        if (!hasMore) return ids
        cursor = nextCursor
      }
    },
  }
}
