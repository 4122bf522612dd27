import type { FastifyReply, FastifyRequest } from 'fastify'
import { tooMany } from '../../errors.ts'
import { tally } from '../../lib/tally.ts'
import { counted } from '../../lib/words.ts'
import type { Meters } from '../../platform/telemetry/meters.ts'
import { whenClosed } from '../when-closed.ts'
import { isLongRead } from './long-reads.ts'
import { networkOfRequest } from './network.ts'
import { tokensPerWorkspace } from './rates.ts'

export interface InFlight {
  /**
   * Takes the slots of a request until its reply has left or its connection is closed: those of its token and
   * workspace, or without a token one of its address. Throws 429 when all of one kind are taken.
   */
  enter(request: FastifyRequest, reply: FastifyReply): void
}

/** One kind of slots. */
interface Slots {
  readonly policy: string
  readonly most: number
  /** Holder of the slots, by which they are counted and which an error names. */
  readonly whose: 'token' | 'workspace' | 'address'
  readonly owner: string
  readonly what: keyof typeof meanings
}

const retryAfterSeconds = 1

/** The explanation of each word that an error has for what is counted. */
const meanings = { request: '', 'long read': ' (searches, reports and deep pages)' } as const

/** Bounds the requests that one caller has in flight in this process, and how many of them are long reads. */
export function inFlightOf(most: number, meters: Meters): InFlight {
  const mostLong = Math.ceil(most / 2)
  const taken = tally()
  const keyOf = ({ policy, owner }: Slots) => `${policy} ${owner}`

  return {
    enter(request, reply) {
      const slots = slotsOf(request, most, mostLong)
      const full = slots.find((one) => taken.of(keyOf(one)) >= one.most)
      if (full) {
        meters.limited('in_flight')
        throw tooMany(
          `The ${full.whose} already has ${counted(full.most, full.what)} in flight${meanings[full.what]}. Wait for one of their responses.`,
          retryAfterSeconds,
          `"${full.policy}";q=${full.most};qu="concurrent-requests"`,
        )
      }
      const keys = slots.map(keyOf)
      for (const key of keys) taken.add(key, 1)
      whenClosed(reply.raw, () => {
        for (const key of keys) taken.add(key, -1)
      })
    },
  }
}

function slotsOf(request: FastifyRequest, most: number, mostLong: number): Slots[] {
  const { actor } = request
  const what = 'request'
  if (!actor) {
    return [{ policy: 'in-flight', most, whose: 'address', owner: networkOfRequest(request), what }]
  }
  const ofBoth = (policy: string, mostOfToken: number, kind: Slots['what']): Slots[] => [
    { policy, most: mostOfToken, whose: 'token', owner: actor.tokenId, what: kind },
    {
      policy: `workspace-${policy}`,
      most: mostOfToken * tokensPerWorkspace,
      whose: 'workspace',
      owner: actor.workspaceId,
      what: kind,
    },
  ]
  const { route } = request.routeOptions.config
  const isLong = route !== undefined && isLongRead(route, request.query)
  return [
    ...ofBoth('in-flight', most, what),
    ...(isLong ? ofBoth('long-reads', mostLong, 'long read') : []),
  ]
}
