import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import t from 'tap'
import { root } from '../src/lib/root.ts'
import { eventTypes } from '../generated/events.ts'
import { routes } from '../generated/routes.ts'
import { siteFiles } from '../scripts/docs/site.ts'
import { operationsOf } from '../scripts/docs/operations.ts'
import type { Json } from './helpers/client.ts'
import { start, type Workspace } from './helpers/start.ts'
import { build, script } from './helpers/script.ts'

// Of the browser, where the functions run that are given to it
interface Shown {
  readonly parentElement: Shown | null
  readonly scrollWidth: number
  readonly clientWidth: number
}
declare const document: {
  readonly documentElement: Shown
  querySelectorAll(selector: string): Iterable<Shown>
}
declare function getComputedStyle(element: Shown): { color: string; backgroundColor: string }

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
// CI installs a browser; elsewhere these tests say that they need one
const skip =
  existsSync(executablePath) || process.env['CI'] ? false : 'needs Chromium: set CHROMIUM to it'

build()

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
    const block = page.locator('.opblock[id$="-createMediaFile"]')
    await block.locator('.opblock-summary').click()
    await block.getByRole('button', { name: 'Try it out' }).click()
    const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Three cranes') }
    await block.locator('input[type="file"]').setInputFiles(file)
    t.equal(await execute(block), '201', 'upload')
    const { body } = await workspace.api.listMediaFiles({ query: { q: 'notes' } })
    t.match(body.data, [{ name: 'notes.txt', size: file.buffer.length, folderId: null }])
    t.same(faults, [])
  })

  t.test('finds operations, opens the one that is linked to, forgets the token', async (t) => {
    await page.goto(`${workspace.origin}/docs#/tickets/updateTicket`)
    await page.reload()
    const block = page.locator('.opblock[id$="-updateTicket"]')
    await block.getByText('replaces the whole set').waitFor()

    t.equal(await block.locator('tr[data-param-name="id"]').count(), 1)
    t.equal(await tryAgain(block, { id: '019a0000-0000-7000-8000-0000000000d1' }), '401')
    faults.length = 0
    await page.locator('.operation-filter-input').fill('mergeContacts')
    const found = page.locator('.opblock-tag-section .opblock')
    await found.nth(1).waitFor({ state: 'detached' })
    t.equal(await found.locator('.opblock-summary-operation-id').innerText(), 'mergeContacts')
    t.same(faults, [])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    t.test(`fits a telephone, ${colorScheme}`, async (t) => {
      const context = await browser.newContext({
        viewport: { width: 360, height: 800 },
        colorScheme,
      })
      t.teardown(() => context.close())
      const narrow = await context.newPage()
      const wrong = watchFaults(narrow)
      for (const path of ['/docs/guide', '/docs/errors', '/docs/#/tickets/updateTicket']) {
        const response = await narrow.goto(workspace.origin + path)
        await narrow
          .locator(path.includes('#') ? '.opblock.is-open table' : 'h1')
          .first()
          .waitFor()

        const policy = response?.headers()['content-security-policy'] ?? ''
        t.match(policy, /^default-src 'none'; .*frame-ancestors 'none'/, path)
        t.notMatch(policy, /unsafe/, path)
        const [needed, given] = await narrow.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        t.ok((needed ?? 0) <= (given ?? 0), `${path} is ${needed} wide of ${given}`)
        t.ok((await contrastOf(narrow)) >= 4.5, `contrast of ${path}`)
      }
      t.same(wrong, [])
    })
  }

  t.test('is the same as static files below any path', async (t) => {
    const folder = t.testdir()
    const { stdout } = await script('docs', '--out', join(folder, 'site'))
    t.match(stdout, /^\d+ files, [\d.]+ MiB, in /)
    const served = createServer((request, response) => {
      const path = new URL(request.url ?? '', 'http://localhost').pathname
      const name = path.replace(/^\/some\/where\//, 'site/').replace(/\/$/, '/index.html')
      const types: Record<string, string> = {
        '.html': 'text/html',
        '.css': 'text/css',
        '.js': 'text/javascript',
        '.svg': 'image/svg+xml',
      }
      readFile(join(folder, name)).then(
        (bytes) =>
          response.setHeader('content-type', types[extname(name)] ?? 'text/plain').end(bytes),
        () => response.writeHead(404).end(),
      )
    })
    await new Promise<void>((resolve) => served.listen(0, '127.0.0.1', resolve))
    t.teardown(() => served.close())
    const origin = `http://127.0.0.1:${(served.address() as AddressInfo).port}`
    const still = await browser.newPage()
    t.teardown(() => still.close())
    const wrong = watchFaults(still)
    const asked = new Set<string>()
    still.on('request', (request) => asked.add(new URL(request.url()).origin))

    await still.goto(`${origin}/some/where/`)
    await still.locator('.opblock').first().waitFor()
    t.equal(await still.getByRole('button', { name: 'Try it out' }).count(), 0)
    for (const [name, heading] of [
      ['Guide', 'Guide'],
      ['Errors', 'Errors'],
      ['Reactions', 'Reactions'],
    ] as const) {
      await still.getByRole('link', { name, exact: true }).first().click()
      t.match(await still.locator('h1').innerText(), heading)
    }
    t.same([...asked], [origin])
    t.same(wrong, [])
    t.match(
      await script('docs', '--out', root),
      { code: 1 },
      'a folder with other files is refused',
    )
  })
})

t.test('the type of a problem leads to what it means', async (t) => {
  const { origin } = await start()
  const problem = (await (await fetch(`${origin}/api/v1/tags`)).json()) as { type: string }
  const url = new URL(problem.type, origin)

  const forPrograms = await fetch(url)
  t.match(await forPrograms.json(), { code: 'token_missing', status: 401 })
  const forPeople = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' })
  t.equal(forPeople.status, 303)
  const page = forPeople.headers.get('location') ?? ''
  t.match(page, /\/docs\/errors#token_missing$/)
  const text = await (await fetch(new URL(page, origin))).text()
  t.match(text, 'id="token_missing"')
})

t.test(
  'the reference shows the codes of an operation, and the errors their operations',
  async (t) => {
    const files = siteFiles({ server: undefined, isServed: true })
    const reference = JSON.parse(String(files.get('reference.json'))) as Json
    const updateTicket = operationsOf(reference).find(
      ({ operationId }) => operationId === 'updateTicket',
    )

    t.match(updateTicket.description, '[`ticket_closed`](errors.html#ticket_closed) (409)')
    const [, entry = ''] = String(files.get('errors.html')).split(
      '<section class="problem" id="ticket_closed">',
    )
    t.match(
      entry.split('</section>')[0],
      '<a href="index.html#/tickets/updateTicket">updateTicket</a>',
    )
  },
)

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
  const faults = watchFaults(page)
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host)
  })
  await page.goto(`${origin}/docs`)
  await page.locator('.opblock').first().waitFor()
  return { page, faults, hosts }
}

/** What a page complains of, as it does. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/** The least contrast of text with what is behind it (WCAG 2.2, 1.4.3), of paragraphs and links. */
async function contrastOf(page: Page): Promise<number> {
  // The compiler of the tests calls it for each function that has a name
  await page.evaluate('globalThis.__name = (value) => value')
  return page.evaluate(() => {
    const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const light = (color: string) =>
      numbers(color)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, n) => sum + part * ([0.2126, 0.7152, 0.0722][n] ?? 0), 0)
    const ground = (element: Shown | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor: color } = getComputedStyle(element)
      return (numbers(color)[3] ?? 1) === 1 ? color : ground(element.parentElement)
    }
    const contrasts = [...document.querySelectorAll('p, .site a, .prose a, .prose h1')].map(
      (element) => {
        const pair = [light(getComputedStyle(element).color), light(ground(element))]
        return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
      },
    )
    return Math.min(...contrasts)
  })
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
  return tryAgain(block, parameters, mediaType)
}

/** The same of one that is open. */
async function tryAgain(
  block: Locator,
  parameters: Record<string, string>,
  mediaType?: string,
): Promise<string> {
  await block.getByRole('button', { name: 'Try it out' }).click()
  for (const [name, value] of Object.entries(parameters)) {
    await block.locator(`tr[data-param-name="${name}"] input`).fill(value)
  }
  if (mediaType !== undefined) {
    await block.locator('.opblock-section-request-body select').first().selectOption(mediaType)
  }
  return execute(block)
}

async function execute(block: Locator): Promise<string> {
  await block.getByRole('button', { name: 'Execute' }).click()
  const status = block.locator('.live-responses-table .response-col_status').last()
  await status.waitFor()
  return (await status.innerText()).trim().split(/\s/)[0] ?? ''
}
