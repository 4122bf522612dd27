import { createSocket, type RemoteInfo } from 'node:dgram'
import type { AddressInfo } from 'node:net'
import type { Test } from 'tap'

/** A name server on this machine that answers queries for A as `answer` says; none: no such name. */
export async function startDns(
  test: Test,
  answer: (name: string) => readonly string[] | Promise<readonly string[]>,
): Promise<string> {
  const socket = createSocket('udp4')
  const reply = async (query: Buffer, { port, address }: RemoteInfo) => {
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length))
      at += 1 + length
    }
    const question = query.subarray(12, at + 5)
    const isA = query.readUInt16BE(at + 1) === 1
    const found = isA ? await answer(labels.join('.').toLowerCase()) : []
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(found.length > 0 || !isA ? 0x8180 : 0x8183, 2)
    for (const [index, count] of [1, found.length, 0, 0].entries()) {
      header.writeUInt16BE(count, 4 + index * 2)
    }
    const records = found.map((ip) =>
      // A pointer to the name, A, IN, no time to live, four bytes
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...ip.split('.').map(Number)]),
    )
    socket.send(Buffer.concat([header, question, ...records]), port, address)
  }
  socket.on('message', (query, sender) => void reply(query, sender))
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  // A teardown that fails ends the others, and must not keep the process
  socket.unref()
  test.teardown(() => socket.close())
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`
}
