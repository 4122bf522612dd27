import { DatabaseUnavailable } from './errors.ts'

/** Where a server listens: a host with its port, or a Unix socket. */
export type Address = { readonly host: string; readonly port: number } | { readonly path: string }

/** The required role of a server, as `target_session_attrs` of libpq names it. */
export type Wanted = 'any' | 'read-write' | 'primary'

export interface Hosts {
  readonly addresses: readonly Address[]
  readonly wanted: Wanted
  /** The URL for the driver, which connects to one server at a time: with the first host, without that setting. */
  readonly url: string
  /** The name of the database, which the driver does not decode; empty for the one with the name of the user. */
  readonly database: string
}

/** The state that a server reports on a new connection. */
export interface ServerState {
  readonly isStandby: boolean
  readonly isReadOnly: boolean
}

const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s
const hostAndPort = /^(\[[0-9a-f:.]+\]|[^:[\]]*)(?::(\d{1,5}))?$/i
const attributes = 'target_session_attrs'
/** As libpq names them. The driver takes any other word for `verify-full`, and `allow` for `require`. */
const tlsModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']

/**
 * Reads the hosts of a connection URL as libpq does: `postgres://a:1,b:2/db?target_session_attrs=read-write`. Throws an
 * error with a message for the author of the URL.
 */
export function hostsOf(url: string): Hosts {
  const [, before, authority, after] = parts.exec(url) ?? []
  if (before === undefined || authority === undefined || after === undefined) {
    throw new Error('must be a URL starting with postgres:// or postgresql://')
  }
  // The driver ignores them, and would connect to this machine or to the usual port
  const query = new URLSearchParams(after.split('?')[1])
  if (['host', 'hostaddr', 'port'].some((name) => query.has(name))) {
    throw new Error(
      'must have its hosts and ports before the database, and the folder of a Unix socket as a host: ' +
        'postgres://user:password@%2Frun%2Fpostgresql/database, with %3A for :',
    )
  }
  const addresses = authority.split(',').map(addressOf)
  const single = `${before}${authority.split(',')[0]}${after}`
  if (!URL.canParse(single)) throw new Error('must be a valid URL')
  const parsed = new URL(single)
  if (!isDecodable(parsed)) {
    throw new Error('must have %25 for each % that is not followed by two hexadecimal digits')
  }
  const tlsMode = parsed.searchParams.get('sslmode')
  if (tlsMode !== null && !tlsModes.includes(tlsMode)) {
    throw new Error(`has the sslmode "${tlsMode}", but it must be one of ${tlsModes.join(', ')}`)
  }
  const given = parsed.searchParams.get(attributes)
  parsed.searchParams.delete(attributes)
  // Of several servers one at most takes writes, and every process writes
  const wanted = given ?? (addresses.length > 1 ? 'read-write' : 'any')
  if (wanted !== 'any' && wanted !== 'read-write' && wanted !== 'primary') {
    throw new Error(
      `has the ${attributes} "${wanted}", but it must be read-write, primary or any, because every process writes`,
    )
  }
  const database = decodeURIComponent(parsed.pathname.slice(1))
  return { addresses, wanted, url: given === null ? single : parsed.href, database }
}

/** Whether every `%` of a URL is followed by two hexadecimal digits of UTF-8, as drivers decode its parts. */
export function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

function addressOf(text: string): Address {
  const [, host, port = '5432'] = hostAndPort.exec(text) ?? []
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) {
    // Not what it is: where a password has one of these characters, it would be a part of it
    throw new Error(
      'must have hosts that are written name:port. In a password, / ? # @ and % are written %2F %3F %23 %40 and %25',
    )
  }
  const name = decodeURIComponent(host).replace(/^\[|\]$/g, '')
  if (name.includes('/')) return { path: `${name}/.s.PGSQL.${port}` }
  return { host: name === '' ? 'localhost' : name, port: Number(port) }
}

/** An address in messages. */
export function nameOf(address: Address): string {
  return 'path' in address ? address.path : `${address.host}:${address.port}`
}

/** Throws when a server is not what is wanted. */
export function requireWanted(address: Address, wanted: Wanted, state: ServerState): void {
  const isWrong = { any: false, 'read-write': state.isReadOnly, primary: state.isStandby }[wanted]
  if (!isWrong) return
  const why = state.isStandby ? 'it is a standby' : 'its transactions are read-only'
  throw new DatabaseUnavailable('READ_ONLY', `${nameOf(address)} takes no writes: ${why}`)
}

/** The addresses in the order to try them: the one that served last comes first. */
export function rotation(addresses: readonly Address[]) {
  let first = 0
  return {
    order: (): readonly Address[] => [...addresses.slice(first), ...addresses.slice(0, first)],
    /** The address served. */
    prefer(address: Address): void {
      first = Math.max(0, addresses.indexOf(address))
    },
    /** The address failed, or serves no longer. */
    avoid(address: Address): void {
      if (addresses[first] === address) first = (first + 1) % addresses.length
    },
  }
}
