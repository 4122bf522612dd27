import { type ClientRequest, get } from 'node:http'

/** The events that a receiver of a stream may see: those of one area in one workspace. */
export interface View {
  readonly workspaceId: string
  readonly area: 'contact' | 'tag'
  readonly token: string
}

/** A program that reads a stream of events, and reconnects where it was. */
export interface Receiver {
  readonly view: View
  /** The sequences of the events, in the order in which they came, and when each came. */
  readonly sequences: readonly number[]
  readonly times: readonly number[]
  /** The sequence after which the stream began. */
  begin: number
  /** Number of lines, also of heartbeats. */
  lines: number
  /** Number of events that the receiver may not see. */
  foreign: number
  reconnects: number
  isOpen: boolean
  /** Ends the connection, after which it reconnects at once. */
  cut(): void
  close(): void
}

/** Opens a stream of the server on a port. It retries until it is admitted. */
export function openReceiver(port: number, view: View): Receiver {
  const { workspaceId, area, token } = view
  const [sequences, times]: [number[], number[]] = [[], []]
  const workspace = `"workspaceId":"${workspaceId}"`
  let request: ClientRequest | undefined
  let [lastId, retryMs, isClosed] = ['', 0, false]

  const read = (block: string) => {
    receiver.lines += block.split('\n').length + 1
    const id = /^id: (\d+)$/m.exec(block)?.[1]
    const retry = /^retry: (\d+)$/m.exec(block)?.[1]
    if (retry !== undefined) retryMs = Number(retry)
    if (id === undefined) return
    lastId = id
    const type = /^event: (\w+)\./m.exec(block)?.[1]
    if (type === undefined) {
      if (Number.isNaN(receiver.begin)) receiver.begin = Number(id)
      return
    }
    sequences.push(Number(id))
    times.push(performance.now())
    if (type !== area || !block.includes(workspace)) receiver.foreign += 1
  }
  const connect = () => {
    let rest = ''
    const headers = {
      authorization: `Bearer ${token}`,
      ...(lastId !== '' && { 'last-event-id': lastId }),
    }
    request = get({ port, path: '/api/v1/events/stream', headers, agent: false }, (response) => {
      receiver.isOpen = response.statusCode === 200
      response.setEncoding('latin1').on('data', (text: string) => {
        if (!receiver.isOpen) return
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) read(block)
      })
      response.on('error', () => {})
    })
    // A refused connection or stream is retried like one that ended
    request
      .on('error', () => {})
      .once('close', () => {
        receiver.isOpen = false
        if (isClosed) return
        receiver.reconnects += 1
        setTimeout(connect, retryMs || 1000)
      })
  }
  const receiver: Receiver = {
    ...{ view, sequences, times, begin: NaN, lines: 0, foreign: 0, reconnects: 0, isOpen: false },
    cut() {
      retryMs = 1
      request?.destroy()
    },
    close() {
      isClosed = true
      request?.destroy()
    },
  }
  connect()
  return receiver
}
