/** The release lines of Node.js that CI tests, and the last days of their support (https://nodejs.org/en/about/previous-releases). */
export const nodeLines: ReadonlyMap<number, string> = new Map([
  [20, '2026-04-30'],
  [22, '2027-04-30'],
  [24, '2028-04-30'],
])

const leastMonths = 3

/** Returns the objection to an image that is built from this Dockerfile on a day; undefined if there is none. */
export function imageFault(dockerfile: string, day: string): string | undefined {
  const line = imageLine(dockerfile)
  const end = nodeLines.get(line)
  if (end === undefined) return `scripts/release/node-lines.ts has no line of Node.js ${line}.`
  const earliest = new Date(end)
  earliest.setUTCMonth(earliest.getUTCMonth() - leastMonths)
  if (day < earliest.toISOString().slice(0, 10)) return undefined
  return `The image has Node.js ${line}, whose support ends on ${end}: build it from a newer line in the Dockerfile.`
}

/** The release line of Node.js that the image contains. */
export function imageLine(dockerfile: string): number {
  return Number(/^ARG NODE_IMAGE=\S+\/node:(\d+)\./m.exec(dockerfile)?.[1])
}
