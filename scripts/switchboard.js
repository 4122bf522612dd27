#!/usr/bin/env node
import './node-version.js'
import { existsSync } from 'node:fs'

const main = new URL('../dist/server/cli/main.js', import.meta.url)
if (existsSync(main)) {
  await import(main.href)
} else {
  console.error('Switchboard has not been built. Run `npm run build` first.')
  process.exitCode = 1
}
