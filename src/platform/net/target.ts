import { lookup, Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { ApiError } from '../../errors.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { timeouts } from '../../timeouts.ts'

export interface Address {
  readonly address: string
  readonly family: 4 | 6
}

export interface Target {
  readonly url: URL
  /** Where to connect, every one of them checked; at most `mostAddresses`. */
  readonly addresses: readonly Address[]
}

/** Which addresses outside may be called. */
export interface Targets {
  /** Resolves the name, and checks whatever it stands for. Throws TargetRefused. */
  resolve(url: string): Promise<Target>
  /** Returns the allowed addresses of a mail server. Throws TargetRefused. */
  resolveHost(host: string, port: number): Promise<readonly Address[]>
  /** For a URL that somebody wants to keep: 422 for one that is refused now, whatever the reason. */
  require(url: string, pointer: string): Promise<void>
  requireHost(host: string, port: number, pointer: string): Promise<void>
}

export interface TargetOptions {
  /** `host:port` that may be called although private, also without TLS. */
  readonly allow?: readonly string[]
  /** Name servers to ask instead of the system's. */
  readonly dnsServers?: readonly string[]
}

const exceptions =
  'The operator of the server can allow other addresses with the setting WEBHOOK_ALLOW.'

/** One rule for each text, so that a text says what would be right. */
const rules = {
  characters:
    'The URL or host must not contain white space or control characters. Percent-encode them.',
  form: 'The URL cannot be read. It must be absolute, such as https://example.com/path.',
  user: 'The URL must not contain a user name or password.',
  fragment: 'The URL must not contain a fragment. Remove "#" and what follows it.',
  scheme: `The URL must use https on port 443. ${exceptions}`,
  mailPort: `The port of the mail server must be 25, 465, 587 or 2525. ${exceptions}`,
  host: `The host must exist and resolve to public addresses only. ${exceptions}`,
}

/** Has the same message for every refused host, so that it does not reveal what exists. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused'

  constructor(rule: keyof typeof rules) {
    super(rules[rule])
  }
}

/** Addresses of one name that are tried; an answer of a name server may hold thousands. */
const mostAddresses = 8

const mailPorts: ReadonlySet<number> = new Set([25, 465, 587, 2525])

// The parser of URLs removes or encodes these, so that an unchecked URL would be stored
const unsafe = /[\p{Cc}\s]/u

// IANA's special-purpose registry, and Azure's address of its host, which is not in it
const refusedV4 = new BlockList()
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12',
  '192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24',
  '203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap((line) => line.split(' '))) {
  const [network = '', bits] = range.split('/')
  refusedV4.addSubnet(network, Number(bits), 'ipv4')
}

// Of IPv6 only what is global unicast: mapped, compatible, NAT64, local and multicast lie outside
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')
const refusedV6 = new BlockList()
refusedV6.addSubnet('2001::', 23, 'ipv6') // Teredo, ORCHID and other protocols
refusedV6.addSubnet('2001:db8::', 32, 'ipv6') // documentation
refusedV6.addSubnet('2002::', 16, 'ipv6') // 6to4, which hides an IPv4 address
refusedV6.addSubnet('3fff::', 20, 'ipv6') // documentation

/** Whether an address belongs to no private network. */
function isPublic({ address, family }: Address): boolean {
  return family === 4
    ? !refusedV4.check(address, 'ipv4')
    : globalV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6')
}

/** Judges URLs before anything is sent there. */
export function targets({ allow = [], dnsServers }: TargetOptions = {}): Targets {
  const open = new Set(allow.map((entry) => entry.toLowerCase()))
  const resolver = new Resolver({ timeout: 1000, tries: 2 })
  if (dnsServers) resolver.setServers(dnsServers)

  const isOpen = (url: URL) => open.has(`${url.hostname}:${portOf(url)}`)

  function parse(text: string): URL {
    if (unsafe.test(text)) throw new TargetRefused('characters')
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (!url) throw new TargetRefused('form')
    if (url.username !== '' || url.password !== '') throw new TargetRefused('user')
    if (url.hash !== '') throw new TargetRefused('fragment')
    if (isOpen(url) && (url.protocol === 'http:' || url.protocol === 'https:')) return url
    if (url.protocol !== 'https:' || url.port !== '') throw new TargetRefused('scheme')
    if (!mayBePublic(url)) throw new TargetRefused('host')
    return url
  }

  async function addressesOf(url: URL): Promise<readonly Address[]> {
    const literal = literalOf(url)
    if (literal) return [literal]
    // A name that is let in may be one of this machine; any other is asked of name servers alone,
    // which do not keep a thread busy
    if (isOpen(url)) return (await lookup(url.hostname, { all: true })) as Address[]
    const [four, six] = await Promise.allSettled([
      resolver.resolve4(url.hostname),
      resolver.resolve6(url.hostname),
    ])
    const found = (family: 4 | 6, outcome: PromiseSettledResult<string[]>): Address[] =>
      outcome.status === 'fulfilled' ? outcome.value.map((address) => ({ address, family })) : []
    return [...found(4, four), ...found(6, six)]
  }

  async function allowedAddresses(url: URL): Promise<readonly Address[]> {
    const addresses = await addressesOf(url).catch(() => [])
    const isAllowed = isOpen(url) || addresses.every(isPublic)
    if (addresses.length === 0 || !isAllowed) throw new TargetRefused('host')
    return addresses.slice(0, mostAddresses)
  }

  async function resolve(text: string): Promise<Target> {
    const url = parse(text)
    return { url, addresses: await allowedAddresses(url) }
  }

  async function resolveHost(host: string, port: number): Promise<readonly Address[]> {
    // As a URL, so that odd notations of addresses are read as what they are
    if (unsafe.test(host)) throw new TargetRefused('characters')
    const text = `https://${host.includes(':') ? `[${host}]` : host}:${port}/`
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (!url || url.username !== '' || url.pathname !== '/') throw new TargetRefused('host')
    if (!isOpen(url)) {
      if (!mailPorts.has(port)) throw new TargetRefused('mailPort')
      if (!mayBePublic(url)) throw new TargetRefused('host')
    }
    return allowedAddresses(url)
  }

  return {
    resolve,
    resolveHost,
    require: (text, pointer) => allowed(resolve(text), pointer),
    requireHost: (host, port, pointer) => allowed(resolveHost(host, port), pointer),
  }
}

/** 422 for what is refused, or not found in time. */
async function allowed(resolving: Promise<unknown>, pointer: string): Promise<void> {
  try {
    await withDeadline(
      timeouts.resolveMs,
      () => new TargetRefused('host'),
      () => resolving,
    )
  } catch (error) {
    if (!(error instanceof TargetRefused)) throw error
    throw new ApiError('url_not_allowed', error.message, {
      members: { pointer },
    })
  }
}

/** The address that a URL names itself; the parser of URLs has read every odd notation already. */
function literalOf({ hostname }: URL): Address | undefined {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(address)
  return family === 0 ? undefined : { address, family: family as 4 | 6 }
}

/** Whether what the URL names is a public address, or a name that may lead to one. */
function mayBePublic(url: URL): boolean {
  const literal = literalOf(url)
  return literal ? isPublic(literal) : isDomain(url.hostname)
}

/** Two labels at least: a single one is a name of some local network. */
function isDomain(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.')
  return labels.length > 1 && labels.every((label) => label !== '') && labels.at(-1) !== 'localhost'
}

function portOf(url: URL): string {
  return url.port || (url.protocol === 'http:' ? '80' : '443')
}
