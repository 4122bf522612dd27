import { startEmbedded } from '../../src/db/server/embedded.ts'

// A process of its own: a server on the folder of its argument, until its standard input ends
const server = await startEmbedded({ dataDir: process.argv[2] ?? '' })
console.log(server.url)
process.stdin.resume().once('end', () => void server.stop())
