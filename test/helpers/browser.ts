import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import type { Test } from 'tap'

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Why a test that needs a browser is left out, if it is. CI installs one. */
export const withoutBrowser =
  existsSync(executablePath) || process.env['CI'] ? false : 'needs Chromium: set CHROMIUM to it'

/** Starts a browser, which is closed when the test ends. */
export async function startBrowser(t: Test): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  t.teardown(() => browser.close())
  return browser
}
