import { once } from 'node:events'
import { mkdirSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { root } from '../../../src/lib/root.ts'
import { siteFiles } from './site.ts'
import { staticServer } from './static-server.ts'

const usage = `Usage: npm run docs:screenshots

Writes pictures of six pages of the documentation to docs/screenshots. Needs Chromium at /usr/bin/chromium, or at the
path in CHROMIUM.`

/** Name, page, size, colours, and what is typed into the search. */
const pictures = [
  ['start', 'index.html', 1440, 900, 'light', ''],
  ['operation', 'operations/updateTicket.html', 1440, 900, 'light', ''],
  ['search', 'guide.html', 1440, 900, 'light', 'attach'],
  ['event', 'events/message.received.html', 1440, 900, 'dark', ''],
  ['console', 'console.html#createTicket', 1440, 900, 'dark', ''],
  ['telephone', 'operations/sendMessage.html', 390, 844, 'light', ''],
] as const

if (process.argv.includes('--help')) console.log(usage)
else await main()

async function main(): Promise<void> {
  const folder = join(root, 'docs', 'screenshots')
  mkdirSync(folder, { recursive: true })
  const server = staticServer(siteFiles({ server: 'http://127.0.0.1:3000', isServed: false }))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const [name, path, width, height, colorScheme, phrase] of pictures) {
      const page = await browser.newPage({ viewport: { width, height }, colorScheme })
      await page.goto(`${origin}/${path}`)
      if (path.startsWith('console')) await page.locator('.opblock').waitFor()
      if (phrase !== '') {
        await page.locator('#q').fill(phrase)
        await page.locator('.found li').first().waitFor()
      }
      const file = join(folder, `${name}.jpg`)
      await page.screenshot({ path: file, type: 'jpeg', quality: 72 })
      console.log(`${file.slice(root.length)}: ${Math.round(statSync(file).size / 1024)} KiB`)
      await page.close()
    }
  } finally {
    await browser.close()
    server.close()
  }
}
