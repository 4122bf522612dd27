import { haveOneDomain } from '../../lib/email.ts'

/** Result of the check whether the domain in From of a mail has sent it. */
export type SenderVerified = 'pass' | 'fail' | 'unknown'

interface Result {
  readonly method: string
  readonly result: string
  /** Properties such as `header.d`, in lower case. */
  readonly properties: ReadonlyMap<string, string>
}

/**
 * Evaluates the Authentication-Results (RFC 8601) that some servers added to a mail; those of others count for nothing,
 * since anybody can write them. DMARC decides where it was checked. Without it, a signature or a server of the domain
 * in From verifies the mail; a signature that is broken counts like none (RFC 6376, section 6.1).
 */
export function verifySender(
  values: readonly string[],
  trustedServers: readonly string[],
  from: string,
): SenderVerified {
  const trusted = new Set(trustedServers.map((server) => server.toLowerCase()))
  const results = values.flatMap((value) => {
    const [server, ...found] = partsOf(value)
    const id = /^\S+/.exec(server ?? '')?.[0].toLowerCase()
    return id !== undefined && trusted.has(id) ? found.flatMap(resultOf) : []
  })
  const dmarc = results.filter(({ method }) => method === 'dmarc')
  if (dmarc.some(({ result }) => result === 'fail')) return 'fail'
  // The server may have read another From, such as one of which the address is in quotes
  const isOfSender = ({ properties }: Result) =>
    haveOneDomain(properties.get('header.from') ?? from, from)
  if (dmarc.some((one) => one.result === 'pass' && isOfSender(one))) return 'pass'
  const isOfFrom = (one: Result, ...names: string[]) =>
    names.some((name) => haveOneDomain(one.properties.get(name) ?? '', from))
  const isVerified = results.some(
    (one) =>
      one.result === 'pass' &&
      ((one.method === 'dkim' && isOfFrom(one, 'header.d', 'header.i')) ||
        (one.method === 'spf' && isOfFrom(one, 'smtp.mailfrom'))),
  )
  if (isVerified) return 'pass'
  const isRefused = results.some(
    (one) => one.method === 'spf' && one.result === 'fail' && isOfFrom(one, 'smtp.mailfrom'),
  )
  return isRefused ? 'fail' : 'unknown'
}

/** The parts between semicolons, without comments and quotes. */
function partsOf(value: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at] as string
    if (character === '\\') at += 1
    else if (isQuoted || (character === '"' && depth === 0)) {
      if (character === '"') isQuoted = !isQuoted
      else parts.push(`${parts.pop() ?? ''}${character}`)
    } else if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (depth > 0) continue
    else if (character === ';') parts.push('')
    else parts.push(`${parts.pop() ?? ''}${character}`)
  }
  return parts.map((part) => part.trim())
}

/** `dkim=pass header.d=x.example`; a method may have a version, as in `dkim/1`. */
function resultOf(part: string): Result[] {
  const [first, ...others] = part
    .toLowerCase()
    .split(/\s+/)
    .join(' ')
    .replaceAll(' =', '=')
    .replaceAll('= ', '=')
    .split(' ')
  const [, method, result] = /^([a-z0-9-]+)(?:\/\d+)?=([a-z]+)$/.exec(first ?? '') ?? []
  if (method === undefined || result === undefined) return []
  const properties = new Map(
    others.map((one) => {
      const equals = one.indexOf('=')
      return [one.slice(0, equals), one.slice(equals + 1)] as const
    }),
  )
  return [{ method, result, properties }]
}
