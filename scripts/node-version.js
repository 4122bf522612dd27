// Ends the program with a line where Node.js is older than package.json permits, before a module is loaded that an older one
// cannot read.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [least, own] = [engines.node.replace('>=', ''), process.versions.node]
const [[major, minor], [ownMajor, ownMinor]] = [least, own].map((version) =>
  version.split('.').map(Number),
)
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `Switchboard needs Node.js ${least} or newer, and ${process.execPath} is ${own}. Install Node.js 24.`,
  )
  process.exit(1)
}
