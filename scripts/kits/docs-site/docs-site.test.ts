import axe from 'axe-core'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locator, type Page, type Request } from 'playwright-core'
import t, { type Test } from 'tap'
import { request } from 'undici'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { root } from '../../../src/lib/root.ts'
import { only } from '../../../test/helpers/only.ts'
import { siteFiles } from './site.ts'
import { staticServer } from './static-server.ts'
import { startBrowser, withoutBrowser } from '../../../test/helpers/browser.ts'
import { listeningFor } from '../../../test/helpers/proxy.ts'
import { start, startServer } from '../../../test/helpers/start.ts'
import { build } from '../../../test/helpers/script.ts'

// Of the browser, where the functions run that are given to it
interface Box {
  readonly tagName: string
  readonly scrollWidth: number
  readonly clientWidth: number
  getBoundingClientRect(): { readonly x: number; readonly y: number }
  readonly innerText: string
}
declare const document: {
  readonly documentElement: Box
  readonly activeElement: Box
  elementFromPoint(x: number, y: number): Box | null
}
declare function getComputedStyle(element: Box): { readonly textDecorationLine: string }

build()
/** The pages as a static copy has them. */
const files = siteFiles({ server: undefined, isServed: false })

/** A page of each kind. */
const kinds = [
  '',
  'operations.html',
  'events.html',
  'schemas.html',
  'areas/tickets.html',
  'operations/updateTicket.html',
  'events/tag.created.html',
  'schemas/Contact.html',
  'guide.html',
  'webhooks.html',
  'errors.html',
  'reactions.html',
  'changelog.html',
  'operating/security.html',
  'console.html#updateTicket',
]

/** How many bytes the first visit of some transfers at most. */
const bounds = new Map([
  ['', 100_000],
  ['operations/updateTicket.html', 100_000],
  ['console.html#updateTicket', 600_000],
])

t.test('the pages', { skip: withoutBrowser }, async (t) => {
  const browser = await startBrowser(t)
  const workspace = await start()
  const docs = `${workspace.origin}/docs/`
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const faults = watchFaults(page)
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host)
  })

  /** Opens a page as somebody who has seen none; what it loads is small. */
  const openFirst = async (t: Test, path: string, most: number) => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Network.clearBrowserCache')
    await cdp.detach()
    const replies: Array<Promise<number>> = []
    const recordRequest = (request: Request) => {
      replies.push(request.sizes().then((sizes) => sizes.responseBodySize))
    }
    page.on('requestfinished', recordRequest)
    const response = await page.goto(docs + path, { waitUntil: 'networkidle' })
    page.off('requestfinished', recordRequest)
    const bytes = (await Promise.all(replies)).reduce((sum, size) => sum + size, 0)
    t.ok(bytes > 2_000 && bytes < most, `${path} transfers ${bytes} bytes`)
    return response
  }

  t.test('are small and accessible, wide and narrow, light and dark', async (t) => {
    for (const path of kinds) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      const most = bounds.get(path)
      const response =
        most === undefined ? await page.goto(docs + path) : await openFirst(t, path, most)
      const policy = response?.headers()['content-security-policy'] ?? ''
      t.match(policy, /^default-src 'none'; .*frame-ancestors 'none'/, path)
      t.notMatch(policy, /unsafe/, path)
      await judge(t, page, `${path} wide and light`)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ colorScheme: 'dark' })
      if (path.startsWith('console'))
        await page.locator('html.dark-mode').waitFor({ state: 'attached' })
      await judge(t, page, `${path} narrow and dark`)
    }
    t.same(faults, [])
    t.same([...hosts], [new URL(workspace.origin).host])
  })

  t.test('a page that is not there leads on, at any address', async (t) => {
    for (const path of ['/', '/some/where/else', '/docs/nothing', '/problems/nothing']) {
      const response = await page.goto(workspace.origin + path)
      t.equal(response?.status(), 404, path)
      await judge(t, page, path)
      await page.locator('#q').fill('tags')
      await page.locator('.found li').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Reference of all operations' }).click()
      await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor()
    }
    t.equal(faults.length, 4, 'the browser says so of each page, and of nothing else')
    faults.length = 0
  })

  t.test('names the server that it is on', async (t) => {
    for (const path of ['', 'guide.html', 'operations/listTags.html']) {
      await page.goto(docs + path)
      const code = (await page.locator('main code').allInnerTexts()).join('\n')
      t.match(code, workspace.origin, path)
      t.notMatch(code, '127.0.0.1:3000', path)
    }
    t.same(faults, [])
  })

  t.test('can be used with the keyboard alone', async (t) => {
    const pressed = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await page.goto(`${docs}operations/updateTicket.html`)
    await pressed('Tab', 'Enter')
    t.match(page.url(), /#content$/, 'the first key leads past the navigation')

    const menu = page.getByRole('button', { name: 'Contents' })
    t.equal(await page.locator('#sidebar').isVisible(), false, 'folded on narrow screens')
    await menu.focus()
    await pressed('Enter')
    t.equal(await page.locator('#sidebar').isVisible(), true)

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${docs}guide.html`)
    await pressed('Tab')
    t.equal(await page.evaluate(seenFocus), 'Skip to the content', 'no bar is above the link')
    await page.goto(`${docs}operations/updateTicket.html`)
    await page.locator('input[name=language]').first().focus()
    await pressed('ArrowRight', 'ArrowRight')
    t.match(await page.locator('.sample:visible').innerText(), /^import os/)
    await page.reload()
    t.match(await page.locator('.sample:visible').innerText(), /^import os/, 'is remembered')

    await page.locator('h1').click()
    await page.keyboard.type('/k')
    t.notOk(await page.locator('#q:focus').count(), 'no character alone is a shortcut')
    await pressed('Control+K')
    await page.keyboard.type('attach')
    await page.locator('.found li').first().waitFor()
    await judge(t, page, 'with results')
    await pressed('ArrowDown', 'Enter')
    await page.waitForURL(`${docs}operations/createMediaFile.html`)
    await page.locator('#q').fill('xqzzkw')
    await page.getByText('Nothing found for “xqzzkw”').waitFor()
    await pressed('Escape')
    t.equal(await page.locator('.found').isVisible(), false)
    await page.locator('#q').fill('tags')
    await page.locator('.found li').first().waitFor()
    await page.locator('#q').fill('')
    await pressed('Enter')
    t.equal(await page.locator('.found li').count(), 0, 'an empty search leads nowhere')
    t.same(faults, [])
  })

  t.test('say what could not be loaded, and the search loads it again', async (t) => {
    await page.route(/(search|reference)\.json/, (route) => route.abort())
    await page.goto(docs)
    await page.locator('#q').fill('tags')
    await page.getByText('The search could not be loaded.').waitFor()
    await page.goto(`${docs}console.html#listTags`)
    await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
    await page.goto(docs)
    await page.locator('#q').fill('tags')
    await page.getByText('The search could not be loaded.').waitFor()
    await page.unroute(/(search|reference)\.json/)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${docs}areas/tags.html`)
    t.notMatch(faults.join('\n'), /TypeError|Uncaught/)
    faults.length = 0
  })

  t.test('the console shows the operation that is chosen last, and none after that', async (t) => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route(/reference\.json/, async (route) => {
      await isReleased
      await route.continue()
    })
    await page.goto(`${docs}console.html`)
    const choice = page.getByLabel('Operation', { exact: true })
    await choice.selectOption('listTags')
    await choice.selectOption('createTag')
    release()
    await page.locator('.opblock[id$="-createTag"]').waitFor()
    t.equal(await page.locator('.opblock').count(), 1)
    await page.unroute(/reference\.json/)
    await choice.selectOption('')
    await page.locator('.opblock').waitFor({ state: 'hidden' })
    t.same(faults, [])
  })

  t.test('are printed without navigation and with all of the code', async (t) => {
    await page.setViewportSize({ width: 700, height: 900 })
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    for (const path of ['guide.html', 'operations/updateTicket.html', 'operating/sizing.html']) {
      await page.goto(docs + path)
      t.equal(await page.locator('.site:visible, .side:visible, .copy:visible').count(), 0, path)
      const isCut = (boxes: Box[]) =>
        boxes
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ innerText }) => innerText)
      const cut = await page.locator('pre:visible, .table').evaluateAll(isCut)
      t.same(cut, [], path)
    }
    await page.emulateMedia({ media: null, forcedColors: 'active' })
    await page.setViewportSize({ width: 1440, height: 900 })
    const here = page.locator('header.site [aria-current]')
    const line = await here.evaluate((link: Box) => getComputedStyle(link).textDecorationLine)
    t.equal(line, 'underline', 'without colours of its own, a page shows where the reader is')
    await page.emulateMedia({ forcedColors: null })
    t.same(faults, [])
  })

  t.test('offer no search where no script runs', async (t) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(docs)
    t.equal(await plain.locator('h1').isVisible(), true)
    t.equal(await plain.locator('#q').isVisible(), false)
    await context.close()
  })

  t.test('send requests from the console with a pasted token', async (t) => {
    await page.goto(`${docs}operations/listTags.html`)
    await page.getByRole('link', { name: 'Try it in the console' }).click()
    await page.locator('.opblock').waitFor()
    await page.getByRole('button', { name: 'Authorize' }).first().click()
    await page.getByRole('button', { name: 'Close' }).first().waitFor()
    await judge(t, page, 'the dialog for a token')
    await page.keyboard.press('Escape')
    await page.locator('.dialog-ux').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Authorize' }).first().click()
    await page.getByLabel('Token').fill(workspace.token)
    await page.locator('.auth-btn-wrapper button.authorize').click()
    await page.locator('.auth-btn-wrapper').getByRole('button', { name: 'Logout' }).waitFor()
    await judge(t, page, 'the dialog with a token')
    await page.locator('.auth-btn-wrapper button.btn-done').click()

    await open(page, 'createChannel')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('html.dark-mode').waitFor({ state: 'attached' })
    await judge(t, page, 'the console with several examples, dark')
    t.equal(await tryOut(page, 'listTags'), '200')
    t.equal(await tryOut(page, 'createTag'), '201')
    await judge(t, page, 'the console with a POST')
    t.equal(await tryOut(page, 'updateTicket'), '200')
    await judge(t, page, 'the console with a reply')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.locator('html:not(.dark-mode)').waitFor({ state: 'attached' })
    await judge(t, page, 'the console with a reply, light')
    t.equal(await tryOut(page, 'createGroup', 'application/x-www-form-urlencoded'), '201', 'form')

    const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Three cranes') }
    const block = await open(page, 'createMediaFile')
    await block.locator('input[type="file"]').setInputFiles(file)
    t.equal(await execute(block), '201', 'upload')
    const { body } = await workspace.api.listMediaFiles({ query: { q: 'notes' } })
    t.match(body.data, only({ name: 'notes.txt', size: file.buffer.length, folderId: null }))
    t.same(faults, [])

    await page.reload()
    t.equal(await tryOut(page, 'listTags'), '401', 'the token is forgotten')
    faults.length = 0
  })

  t.test('are the same as static files below any path', async (t) => {
    const server = staticServer(files, '/some/where/')
    const origin = `http://127.0.0.1:${await listeningFor(t, server)}`
    await page.goto(`${origin}/some/where/`)
    for (const [name, heading] of [
      ['Guide', 'Guide'],
      ['Errors', 'Errors'],
      ['Reactions', 'Reactions'],
      ['Reference', 'Switchboard API'],
      ['Tickets', 'Tickets'],
      ['List tickets', 'List tickets'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }
    t.equal(await page.getByRole('link', { name: 'Try it in the console' }).count(), 0)
    await page.goto(`${origin}/some/where/console.html#listTags`)
    await page.locator('.opblock').waitFor()
    t.equal(await page.locator('.servers select').inputValue(), `${origin}/some/api/v1`)
    t.equal(await page.getByRole('button', { name: 'Execute' }).count(), 0)
    t.same(faults, [])
  })
})

t.test('no link is dead, and nothing is inline', async (t) => {
  const pages = [...files].filter(([name]) => name.endsWith('.html'))
  const ids = new Map(
    pages.map(([name, html]) => [
      name,
      new Set([...String(html).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)),
    ]),
  )
  const dead = new Set<string>()
  for (const [name, html] of pages) {
    for (const [, href = ''] of String(html).matchAll(/ (?:href|src)="([^"]*)"/g)) {
      const url = new URL(href, `https://docs.example/${name}`)
      if (url.hostname !== 'docs.example') continue
      const path = url.pathname.slice(1) || 'index.html'
      const id = url.hash.slice(1)
      const isThere =
        files.has(path) && (id === '' || path === 'console.html' || ids.get(path)?.has(id))
      if (!isThere) dead.add(`${name}: ${href}`)
    }
    if (/<script(?![^>]* src=)|<[^>]* (style|on\w+)="|javascript:/.test(String(html))) {
      dead.add(`${name} has inline code`)
    }
  }
  t.same([...dead].slice(0, 20), [])
})

t.test('an operation shows its scopes, codes, allowed values and samples', async (t) => {
  const html = String(files.get('operations/updateTicket.html'))
  const shown = html.replace(/<[^>]*>/g, '')

  t.match(html, 'href="../errors.html#ticket_closed"')
  t.match(shown, /Scope tickets:write/)
  t.match(shown, /low The ticket can wait\./)
  for (const text of ['curl -X PATCH', 'await fetch(', 'requests.patch(', 'curl_setopt_array(']) {
    t.match(shown, text)
  }
  const [, entry = ''] = String(files.get('errors.html')).split(
    '<section class="problem" id="ticket_closed">',
  )
  t.match(entry.split('</section>')[0], '<a href="operations/updateTicket.html">updateTicket</a>')
  t.match(String(files.get('changelog.html')), 'Operating')
  t.match(String(files.get('webhooks.html')), 'events/ticket.created.html')
})

t.test('a folder with other files is not written to', async (t) => {
  const folder = t.testdir({ 'other.txt': '' })
  const { argv, exitCode } = process
  t.teardown(() => Object.assign(process, { argv, exitCode }))
  process.argv = [...argv.slice(0, 2), '--out', folder]
  const said = t.capture(console, 'error')
  await import('./main.ts')

  t.equal(process.exitCode, 1)
  t.match(said.args(), only(only(/has other files/)))
  t.same(readdirSync(folder), ['other.txt'])
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

t.test('only a browser outside of the API gets a page for what is not there', async (t) => {
  const { origin } = await start()
  const statusAndType = async (path: string, accept: string) => {
    const { status, headers } = await read(origin, path, { accept })
    return `${status} ${headers['content-type']} ${headers['cache-control']}`
  }
  const page = '404 text/html; charset=utf-8 no-store'
  const problem = '404 application/problem+json; charset=utf-8 no-store'
  t.equal(await statusAndType('/nothing', 'text/html,*/*;q=0.8'), page)
  t.equal(await statusAndType('/nothing', '*/*'), problem)
  for (const path of ['/api/v1/nothing', '/api/v1/%22/x']) {
    t.equal(await statusAndType(path, 'text/html'), problem, path)
  }

  const publicUrl = 'https://support.example.com/desk'
  const server = await startServer(t, { publicUrl })
  const { bytes } = await read(server.origin, '/nothing', { accept: 'text/html' })
  const links = [...bytes.toString().matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link]) => link)
  t.ok(links.length > 5, 'the page has links')
  t.same(
    links.filter((link) => !/^(#|\/desk\/docs\/)/.test(link ?? '')),
    [],
  )
})

t.test('the collection for Postman has the address of the server', async (t) => {
  const { origin } = await start()
  const addressFor = async (at: string, host: string) => {
    const { status, headers, bytes } = await read(at, '/docs/postman.json', { host })
    t.equal(status, 200)
    t.equal(headers['cache-control'], 'no-store')
    const { variable } = JSON.parse(bytes.toString()) as { variable: Array<{ value: string }> }
    return variable[0]?.value
  }
  t.equal(await addressFor(origin, 'desk.example:8080'), 'http://desk.example:8080/api/v1')
  t.equal(await addressFor(origin, '[::1]:3000'), 'http://[::1]:3000/api/v1')
  t.equal(await addressFor(origin, 'a"},{$&'), 'http://127.0.0.1:3000/api/v1', 'no address')

  const server = await startServer(t, { publicUrl: 'https://support.example.com/desk' })
  const known = 'https://support.example.com/desk/api/v1'
  t.equal(await addressFor(server.origin, 'other.example'), known)
})

t.test('the contract is served byte for byte, compressed and to every site', async (t) => {
  const { origin } = await start()
  const decoders = {
    identity: (body: Buffer) => body,
    gzip: gunzipSync,
    br: brotliDecompressSync,
  } as const
  const contract = JSON.parse(
    readFileSync(join(root, 'generated', 'openapi.json'), 'utf8'),
  ) as unknown
  for (const path of ['/api/v1/openapi.yaml', '/api/v1/openapi.json', '/docs/index.html']) {
    const sizes: number[] = []
    for (const [coding, decode] of Object.entries(decoders)) {
      const { status, headers, bytes } = await read(origin, path, { 'accept-encoding': coding })
      t.equal(status, 200, `${path} as ${coding}`)
      t.equal(headers['content-encoding'] ?? 'identity', coding)
      t.equal(headers['vary'], 'accept-encoding, origin')
      t.equal(headers['access-control-allow-origin'], path.startsWith('/api') ? '*' : undefined)
      const text = decode(bytes).toString()
      if (path.endsWith('.yaml')) {
        t.ok(text === readFileSync(join(root, 'openapi.yaml'), 'utf8'), 'the file itself')
      } else if (path.endsWith('.json')) {
        t.ok(isDeepStrictEqual(JSON.parse(text), contract), 'the contract')
      }
      sizes.push(bytes.length)
      const again = await read(origin, path, {
        'accept-encoding': coding,
        'if-none-match': headers['etag'] ?? '',
      })
      t.equal(again.status, 304)
    }
    const [plain = 0, gzip = 0, brotli = 0] = sizes
    t.ok(brotli < gzip && gzip < plain / 2, `${path}: ${sizes.join(', ')}`)
  }
  for (const path of ['/docs/..%2fstamp', '/docs/index.html.br', '/docs/x/y/z', '/docs/nothing']) {
    t.equal((await read(origin, path, {})).status, 404, path)
  }
})

/** A reply in the coding that it was sent in. */
async function read(origin: string, path: string, headers: Record<string, string>) {
  const { statusCode, headers: sent, body } = await request(origin + path, { headers })
  const bytes = Buffer.from(await body.arrayBuffer())
  return { status: statusCode, headers: sent as Record<string, string | undefined>, bytes }
}

/** No violation that axe finds, and no line that is wider than the screen. */
async function judge(t: Test, page: Page, what: string): Promise<void> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe.source)
  // Scrolled below the bar, which is sticky, a button is a target that is too small
  await page.evaluate('scrollTo(0, 0)')
  const { violations } = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })",
  )) as axe.AxeResults
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join('; ')}`,
  )
  // The name of a check that failed is all that some logs keep
  t.same(found, [], [what, ...found].join(': '))
  const [needed, given] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  t.ok((needed ?? 0) <= (given ?? 0), `${what} is ${needed} wide of ${given}`)
}

/** Returns an array that receives the errors of a page as they occur. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/** Returns the text of what is seen where the focus is. It runs in the browser. */
function seenFocus(): string | undefined {
  const { x, y } = document.activeElement.getBoundingClientRect()
  return document.elementFromPoint(x + 8, y + 8)?.innerText
}

/** Chooses an operation in the console. */
async function open(page: Page, operationId: string): Promise<Locator> {
  await page.getByLabel('Operation', { exact: true }).selectOption(operationId)
  const block = page.locator(`.opblock[id$="-${operationId}"]`)
  await block.waitFor()
  return block
}

/** Sends an operation with its example, and returns the status of the reply. */
async function tryOut(page: Page, operationId: string, mediaType?: string): Promise<string> {
  const block = await open(page, operationId)
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
