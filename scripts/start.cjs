// Runs the bundled server with the code that V8 made of it when it was built, which saves a start a quarter
// of its time. Another version of Node.js, or other flags, find that code of no use and compile it anew.
const { readFileSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')
const { Script } = require('node:vm')

const filename = join(__dirname, '..', 'dist', 'server.cjs')
const cache = `${filename}.cache`
const isCompiling = process.argv[2] === 'compile'

// The bundle is ASCII, which is read fastest as what it is
const script = new Script(readFileSync(filename, 'latin1'), {
  filename,
  cachedData: isCompiling ? undefined : readFileSync(cache),
})
const bundle = { exports: {} }
script.runInThisContext()(createRequire(filename), bundle, filename)

if (isCompiling) writeFileSync(cache, script.createCachedData())
else void bundle.exports.serve()
