import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import t from 'tap'
import { root } from '../src/lib/root.ts'
import { eventTypes } from '../generated/events.ts'
import { routes } from '../generated/routes.ts'
import { start, type Workspace } from './helpers/start.ts'

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
// CI installs a browser; elsewhere these tests say that they need one
const skip =
  existsSync(executablePath) || process.env['CI'] ? false : 'needs Chromium: set CHROMIUM to it'

t.test('the documentation page', { skip }, async (t) => {
  const browser: Browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  t.teardown(() => browser.close())
  const workspace = await start()
  const { page, faults, hosts } = await openDocs(browser, workspace)

  t.test('shows every operation, without errors and without other hosts', async (t) => {
    const shown = await page.locator('.opblock').count()

    // Events stand beside operations
    t.equal(shown, routes.length + eventTypes.length)
    t.same(faults, [])
    t.same([...hosts], [new URL(workspace.origin).host])
  })

  t.test('lists, creates, updates and sends a form with a pasted token', async (t) => {
    await page.getByRole('button', { name: 'Authorize' }).first().click()
    await page.locator('.auth-container input').fill(workspace.token)
    await page.locator('.auth-btn-wrapper button.authorize').click()
    await page.locator('.auth-btn-wrapper button.btn-done').click()

    t.equal(await tryOut(page, 'listTags'), '200')
    t.equal(await tryOut(page, 'createTag'), '201')
    t.equal(
      await tryOut(page, 'updateTicket', { id: '019a0000-0000-7000-8000-0000000000d1' }),
      '200',
    )
    t.equal(
      await tryOut(page, 'createGroup', {}, 'application/x-www-form-urlencoded'),
      '201',
      'form body',
    )
    t.same(faults, [])
  })
})

t.test('the contract is served byte for byte', async (t) => {
  const { origin } = await start()

  const response = await fetch(`${origin}/api/v1/openapi.yaml`)

  t.equal(await response.text(), readFileSync(join(root, 'openapi.yaml'), 'utf8'))
})

async function openDocs(
  browser: Browser,
  { origin }: Workspace,
): Promise<{ page: Page; faults: string[]; hosts: Set<string> }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } })
  const faults: string[] = []
  const hosts = new Set<string>()
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host)
  })
  await page.goto(`${origin}/docs`)
  await page.locator('.opblock').first().waitFor()
  return { page, faults, hosts }
}

/** Opens an operation, tries it out with its example, and tells the status that came back. */
async function tryOut(
  page: Page,
  operationId: string,
  parameters: Record<string, string> = {},
  mediaType?: string,
): Promise<string> {
  const block = page.locator(`.opblock[id$="-${operationId}"]`)
  await block.locator('.opblock-summary').click()
  await block.getByRole('button', { name: 'Try it out' }).click()
  for (const [name, value] of Object.entries(parameters)) {
    await block.locator(`tr[data-param-name="${name}"] input`).fill(value)
  }
  if (mediaType !== undefined) {
    await block.locator('.opblock-section-request-body select').first().selectOption(mediaType)
  }
  await block.getByRole('button', { name: 'Execute' }).click()
  const status = block.locator('.live-responses-table .response-col_status').last()
  await status.waitFor()
  return (await status.innerText()).trim().split(/\s/)[0] ?? ''
}
