import type { FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'
import { addressOf } from '../request/address.ts'

/** IPv4 in the form of IPv6, as a socket that takes both has it. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Returns the network that counts as one caller: an IPv4 address, or the 64 bits of IPv6 that one customer gets. */
export function networkOf(address: string): string {
  const [, v4] = mapped.exec(address) ?? []
  if (v4 !== undefined) return v4
  if (!isIPv6(address)) return address
  const [withoutZone = ''] = address.split('%')
  const [before = '', after] = withoutZone.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  // An IPv4 address at the end takes two groups
  const length = head.length + tail.length + (address.includes('.') ? 1 : 0)
  const zeros = after === undefined ? [] : Array<string>(8 - length).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}

export function networkOfRequest(request: FastifyRequest): string {
  return networkOf(addressOf(request))
}
