import type { FastifyReply } from 'fastify'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { timeouts } from '../../timeouts.ts'
import { whenClosed } from '../when-closed.ts'
import { networkOfRequest } from './network.ts'

export interface Readers {
  /**
   * The bytes of a large body in slices, of which the next one is written when the last one has left.
   * They count as held until the reply has left or its connection is closed.
   */
  slices(reply: FastifyReply, body: Buffer): Readable
  stop(): void
}

export interface ReadingBounds {
  /** Averaged while something waits to be read, after `graceMs`. */
  readonly bytesPerSecond: number
  readonly graceMs: number
  /** Bytes of large bodies that this process holds. */
  readonly heldBytes: number
}

/** A body of more bytes than this is sent in slices. */
export const sliceAbove = 262_144
const sliceBytes = 65_536
const checkMs = 1000

const defaultBounds: ReadingBounds = {
  bytesPerSecond: 16_384,
  graceMs: timeouts.socketMs,
  heldBytes: 100_000_000,
}

/** Since when something waits on a connection without a break, and how much had left it then. */
interface Waiting {
  readonly since: number
  readonly sentBefore: number
}

interface Held {
  readonly owner: string
  readonly bytes: number
}

/**
 * Bounds what readers of replies cost. Who reads slower than `bytesPerSecond` is disconnected. When large
 * bodies together are more than `heldBytes`, the workspace that holds the most loses the oldest of its
 * own, so that slow readers of one workspace take nothing from another one.
 */
export function watchReaders(server: Server, bounds: ReadingBounds = defaultBounds): Readers {
  const waiting = new Map<Socket, Waiting | undefined>()
  const held = new Map<FastifyReply['raw'], Held>()
  let heldBytes = 0

  server.on('connection', (socket: Socket) => {
    waiting.set(socket, undefined)
    socket.once('close', () => waiting.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, before] of waiting) {
      if (socket.writableLength === 0) {
        if (before) waiting.set(socket, undefined)
      } else if (!before) {
        waiting.set(socket, { since: now, sentBefore: sentOf(socket) })
      } else if (isSlow(socket, before, now, bounds)) {
        socket.destroy()
      }
    }
  }, checkMs)
  timer.unref()

  const release = (raw: FastifyReply['raw']) => {
    const entry = held.get(raw)
    if (!entry) return
    held.delete(raw)
    heldBytes -= entry.bytes
  }

  const reserve = ({ raw, request }: FastifyReply, bytes: number) => {
    held.set(raw, { owner: request.actor?.workspaceId ?? networkOfRequest(request), bytes })
    heldBytes += bytes
    whenClosed(raw, () => release(raw))
    while (heldBytes > bounds.heldBytes) {
      const oldest = oldestOfLargest(held)
      release(oldest)
      oldest.destroy()
    }
  }

  return {
    slices(reply, body) {
      reserve(reply, body.length)
      return Readable.from(slicesOf(body), { objectMode: false, highWaterMark: sliceBytes })
    },
    stop() {
      clearInterval(timer)
    },
  }
}

function sentOf(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength
}

/** A write of up to `sliceAbove` bytes is seen to have left only as a whole. */
function isSlow(
  socket: Socket,
  { since, sentBefore }: Waiting,
  now: number,
  bounds: ReadingBounds,
) {
  const seconds = (now - since - bounds.graceMs) / 1000
  return sentOf(socket) - sentBefore + sliceAbove < seconds * bounds.bytesPerSecond
}

/** The oldest reply of the owner that holds the most. */
function oldestOfLargest(held: ReadonlyMap<FastifyReply['raw'], Held>): FastifyReply['raw'] {
  const totals = new Map<string, number>()
  for (const { owner, bytes } of held.values()) totals.set(owner, (totals.get(owner) ?? 0) + bytes)
  const [largest] = [...totals].sort(([, one], [, other]) => other - one)[0] ?? []
  for (const [raw, { owner }] of held) if (owner === largest) return raw
  throw new Error('bytes are held by no reply')
}

function* slicesOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += sliceBytes) yield body.subarray(at, at + sliceBytes)
}
