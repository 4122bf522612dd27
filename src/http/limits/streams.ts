import type { FastifyReply, FastifyRequest } from 'fastify'
import { tooMany, unavailable } from '../../errors.ts'
import { tally } from '../../lib/tally.ts'
import type { Meters } from '../../platform/telemetry/meters.ts'
import { counted } from '../../lib/words.ts'
import { whenClosed } from '../when-closed.ts'

/** Bounds of the streams that a process has open. */
export interface StreamBounds {
  readonly most: number
  /** The most of a user with all of its tokens, or of a service token. */
  readonly mostPerUser: number
}

export interface Streams {
  /**
   * Takes the slots of a stream until its reply has left or its connection is closed. Throws 429 when its user, service
   * token or workspace has too many, and 503 when the process has.
   */
  enter(request: FastifyRequest, reply: FastifyReply): void
}

const retryAfterSeconds = 5

/** Bounds open streams, of which one workspace may have half. They are not counted as requests in flight. */
export function streamsOf({ most, mostPerUser }: StreamBounds, meters: Meters): Streams {
  const open = tally()
  let all = 0
  return {
    enter({ actor }, reply) {
      if (!actor) throw new Error('a stream needs a token')
      const slots = [
        { owner: actor.id, whose: actor.userId === null ? 'token' : 'user', most: mostPerUser },
        { owner: actor.workspaceId, whose: 'workspace', most: Math.ceil(most / 2) },
      ]
      const full = slots.find((one) => open.of(one.owner) >= one.most)
      if (full) {
        meters.limited('in_flight')
        throw tooMany(
          `The ${full.whose} already has ${counted(full.most, 'open stream')}. End one of them.`,
          retryAfterSeconds,
          `"${full.whose}-streams";q=${full.most};qu="concurrent-requests"`,
        )
      }
      if (all >= most) throw unavailable('The server has too many open streams. Retry later.')
      all += 1
      for (const { owner } of slots) open.add(owner, 1)
      whenClosed(reply.raw, () => {
        all -= 1
        for (const { owner } of slots) open.add(owner, -1)
      })
    },
  }
}
