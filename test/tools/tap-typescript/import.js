import asyncHooks from 'node:async_hooks'
import module, { syncBuiltinESMExports } from 'node:module'

// tap has each process hand all that it loads to hooks in a thread of their own, for coverage, `--changed` and mocks of
// modules. None of them is used here, and they take a third of the processor time of a short test
process.env['_TAPJS_PROCESSINFO_EXCLUDE_'] = '/./'
// Nor do the processes that tests start load these hooks: with this variable, tap does not add them to NODE_OPTIONS
process.env['__TAPJS_PROCESSINFO_TESTING_NO_REGISTER__'] = String(process.pid)
const { register } = module
module.register = (specifier, ...others) => {
  if (!/@tapjs\/(mock|processinfo)\//.test(String(specifier))) register(specifier, ...others)
}

// To find the test that an error belongs to which nobody catches, tap follows every promise and callback, which takes a
// fifth of the processor time of a test that sends requests. Without that, such an error fails the test that runs, or
// its file (decision 72)
const { createHook, executionAsyncId } = asyncHooks
const isAskedByTap = () => /\basync-hook-domain\b/.test(String(new Error().stack))
const followsNothing = { enable: () => followsNothing, disable: () => followsNothing }
asyncHooks.createHook = (callbacks) => (isAskedByTap() ? followsNothing : createHook(callbacks))
asyncHooks.executionAsyncId = () => (isAskedByTap() ? 1 : executionAsyncId())
syncBuiltinESMExports()

// Bundles, which `npm test` runs, need no transformation
if (process.argv[1]?.endsWith('.ts')) await import('tsx')
