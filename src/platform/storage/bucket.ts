/** A bucket, or what is below a prefix of one. */
export interface Bucket {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Ends in a slash unless it is empty. */
  readonly prefix: string
  /** Undefined: what the SDK finds in the environment. */
  readonly credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** The bucket of an `s3://[key:secret@]host[:port]/bucket[/prefix][?region=…&tls=off]`, if it is one. */
export function bucketOf(text: string): Bucket | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const [, bucket = '', ...prefix] = url.pathname.split('/')
  const options = url.searchParams
  const isKnown = [...options.keys()].every((name) => name === 'region' || name === 'tls')
  const tls = options.get('tls') ?? 'on'
  const isWhole = url.protocol === 's3:' && url.hostname !== '' && isKnown && !url.hash
  if (!isWhole || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket) || !/^(on|off)$/.test(tls)) {
    return undefined
  }
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)]
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined
  if ((accessKeyId === '') !== (secretAccessKey === '')) return undefined
  const folders = prefix.filter((name) => name !== '').map((name) => `${name}/`)
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
    region: options.get('region') ?? regionIn(url.hostname),
    bucket,
    prefix: folders.join(''),
    credentials: accessKeyId === '' ? undefined : { accessKeyId, secretAccessKey },
  }
}

/** The region that a host of Amazon names; others want any. */
function regionIn(host: string): string {
  return /^s3[.-]([a-z0-9-]+)\.amazonaws\.com$/.exec(host)?.[1] ?? 'us-east-1'
}

/** Undefined for what is not percent-encoded as it should be. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
