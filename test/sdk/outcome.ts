/** What a flow through a generated client has seen: the test compares it. */
export interface Outcome {
  username: string
  members: string[]
  title: string
  priority: string
  pages: number
  listed: boolean
  notFound: { code: string; resource: string | undefined }
  unprocessable: { code: string; pointer: string | undefined }
}

export const origin = process.env['SDK_ORIGIN'] ?? ''
export const token = process.env['SDK_TOKEN'] ?? ''
export const unknownId = '019a0000-0000-7000-8000-00000000dead'

export function report(outcome: Outcome): void {
  console.log(JSON.stringify(outcome))
}
