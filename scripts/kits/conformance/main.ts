import { conformance } from './command.ts'

const stop = new AbortController()
process.once('SIGINT', () => {
  console.error('\nStopping; what was made is removed first.')
  stop.abort()
})
process.exitCode = await conformance(process.argv.slice(2), {
  print: console.log,
  printError: console.error,
  env: process.env,
  signal: stop.signal,
  isTerminal: process.stderr.isTTY,
})
