import processes from 'process-on-spawn'

// tap loads its modules and a thread for them into every program that a test starts. A command of the program took twice
// the processor time, and a server whose memory a test measures was not the one that users start
processes.removeAllListeners()
const options = process.env['NODE_OPTIONS'] ?? ''
process.env['NODE_OPTIONS'] = options
  .replaceAll(/"?--import=[^\s"]*\/@tapjs\/[^\s"]*"?/g, '')
  .trim()
