import { EventSource } from 'eventsource'
import type { components } from '../../generated/types.ts'

type TagEvent = components['schemas']['TagEvent']

// The guide shows what follows
export function watch(api: string, token: string, after: string, show: (event: TagEvent) => void) {
  const source = new EventSource(`${api}/events/stream?types=tag.created&after=${after}`, {
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } }),
  })
  source.addEventListener('tag.created', ({ data, lastEventId }) => {
    after = lastEventId
    show(JSON.parse(data) as TagEvent)
  })
  source.addEventListener('error', ({ code = 0 }) => {
    if (code === 429 || code >= 500) setTimeout(watch, 5000, api, token, after, show)
  })
  return source
}
