declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** A server of S3 that keeps its buckets in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      configureBuckets: Array<{ name: string; configs: string[] }>
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
