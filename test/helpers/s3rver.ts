import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from '../../src/lib/root.ts'

/** An S3 server that keeps its buckets in a folder. */
export interface S3rver {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}

/** The package s3rver, which `npm test` installs in test/tools when a test needs it. */
export function s3rver(options: {
  readonly address: string
  readonly port: number
  readonly directory: string
  readonly silent: boolean
  readonly configureBuckets: ReadonlyArray<{ name: string; configs: string[] }>
}): S3rver {
  const require = createRequire(join(root, 'test', 'packages', 'package.json'))
  const Server = require('s3rver') as new (given: typeof options) => S3rver
  return new Server(options)
}
