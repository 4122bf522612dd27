import module, { syncBuiltinESMExports } from 'node:module'

// tap has each process hand all that it loads to hooks in a thread of their own, for coverage, `--changed` and mocks of
// modules. None of them is used here, and they take a third of the processor time of a short test
process.env['_TAPJS_PROCESSINFO_EXCLUDE_'] = '/./'
const { register } = module
module.register = (specifier, ...others) => {
  if (!/@tapjs\/(mock|processinfo)\//.test(String(specifier))) register(specifier, ...others)
}
syncBuiltinESMExports()

// Bundles, which `npm test` runs, need no transformation
if (process.argv[1]?.endsWith('.ts')) await import('tsx')
