import axe from 'axe-core'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type BrowserContext, type Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { serveInbox } from '../../scripts/inbox-server.ts'
import { startBrowser, withoutBrowser } from '../helpers/browser.ts'
import { makeChannel } from '../helpers/make.ts'
import { newId } from '../../src/lib/ids.ts'
import { proxyTo } from '../helpers/proxy.ts'
import { emptyWorkspaceOn, startServer, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const password = 'nine quiet harbours'

/** An element of the page, as far as functions use it that run in the browser. */
interface Scrolled {
  readonly id: string
  readonly tagName: string
  readonly scrollWidth: number
  readonly clientWidth: number
  scrollTop: number
}

/** Invites an agent who accepts; returns the address. */
async function makeAgent({ api }: Workspace, name: string): Promise<string> {
  const roles = await api.listRoles({ query: { pageSize: 100 } })
  const agent = roles.body.data.find((role) => role.name === 'Agent')
  const email = `${name.toLowerCase()}@harbour.example`
  const user = await api.inviteUser({ body: { name, email, roleIds: [agent?.id ?? ''] } })
  const { body } = await api.createInvitation({ params: { id: user.body.data.id } })
  await api.acceptInvitation({ body: { token: body.data.token, name, password }, token: null })
  return email
}

async function signIn(
  page: Page,
  { api, origin }: Pick<Workspace, 'api' | 'origin'>,
  email: string,
  secret = password,
) {
  const { body } = await api.getCurrentUser()
  await page.getByLabel('Server').fill(`${origin}/`)
  await page.getByLabel('Workspace').fill(body.data.workspace.name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Holds a page against WCAG in both colour schemes. */
async function judge(t: Test, page: Page, label: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(axe.source)
    const found = (await page.evaluate('axe.run()')) as {
      violations: Array<{ id: string; nodes: Array<{ html: string }> }>
    }
    const violations = found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    t.same(violations, [], [`${label}, ${colorScheme}`, ...violations].join(': '))
  }
}

/** Delays the requests of a page to an address until the returned function is called. */
async function delayRequests(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

/** Serves the example in a browser, and an empty workspace that its pages may call. */
async function startInbox(t: Test) {
  const site = await serveInbox(0)
  t.teardown(() => {
    site.closeAllConnections()
    site.close()
  })
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const server = await startServer(t)
  // What a browser of another origin gets has headers that the contract does not name for each operation
  const opened = await startServer(t, { beside: server, corsOrigins: [address] })
  const workspace = await emptyWorkspaceOn(server)
  const params = { id: await makeChannel(workspace) }
  /** Receives a message of the visitor of a name. */
  const receive = async (name: string, message: string) => {
    const contact = { platformId: name.slice(0, 20), name }
    const body = { externalId: newId(), contact, messageType: 'text' as const, message }
    return workspace.api.receiveMessage({ params, body })
  }
  return { address, opened, workspace, receive, browser: await startBrowser(t) }
}

t.test(
  'two agents and a customer in the example of an inbox',
  { skip: withoutBrowser },
  async (t) => {
    const { address, opened, workspace, receive, browser } = await startInbox(t)
    const { api } = workspace
    const screen = { api, origin: opened.origin }
    const write = async (message: string) => receive('Mira Lindqvist', message)
    const faults: string[] = []
    const openPage = async (context: BrowserContext): Promise<Page> => {
      const page = await context.newPage()
      page.on('pageerror', (error) => faults.push(error.message))
      await page.goto(address)
      return page
    }
    const context = await browser.newContext()
    const iva = await openPage(context)
    const jonas = await openPage(await browser.newContext())
    await judge(t, iva, 'the form')

    const email = await makeAgent(workspace, 'Iva')
    await signIn(iva, screen, email, 'not the password')
    await iva.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    await signIn(iva, screen, email)
    await signIn(jonas, screen, await makeAgent(workspace, 'Jonas'))
    await jonas.getByText('Connected').waitFor()
    await iva.getByText('Connected').waitFor()

    await write('The crane stops.')
    const talk = iva.getByRole('button', { name: /Mira Lindqvist.*The crane stops/ })
    await talk.click()
    await iva.getByRole('listitem').filter({ hasText: 'The crane stops.' }).last().waitFor()
    await jonas.getByRole('button', { name: /Mira Lindqvist/ }).click()
    await write('It stops again.')
    for (const page of [iva, jonas])
      await page.locator('#messages').getByText('It stops again.').waitFor()

    await iva.getByLabel('Reply').pressSequentially('We are')
    await jonas.getByText('Iva is typing').waitFor()
    const file = join(t.testdir(), 'readings.csv')
    writeFileSync(file, 'berth,hours\n4,12\n')
    await iva.getByLabel('Reply').fill('We are on our way.')
    await iva.getByLabel('File').setInputFiles(file)
    await iva.getByRole('button', { name: 'Send' }).click()
    await jonas.locator('#messages').getByText('We are on our way.').waitFor()
    await jonas.getByRole('link', { name: 'readings.csv' }).waitFor()
    await judge(t, iva, 'a conversation')

    // A link that is signed again, as each minute, is no new message
    const link = jonas.getByRole('link', { name: 'readings.csv' })
    const addressBefore = await link.getAttribute('href')
    await link.evaluate((shown) => Object.assign(shown, { isFirst: true }))
    await link.focus()
    await opened.database.admin`update media_files set link_key = sha256(link_key)
      where workspace_id = ${workspace.workspaceId}`
    await write('Are you there?')
    await jonas.locator('#messages').getByText('Are you there?').waitFor()
    t.not(await link.getAttribute('href'), addressBefore)
    t.equal(await link.evaluate((shown) => 'isFirst' in shown), true, 'it stays in the page')

    // A second click while a message is sent, and a text for one contact when another one is chosen
    await iva.getByLabel('Reply').fill('In ten minutes.')
    await iva.getByRole('button', { name: 'Send' }).dblclick()
    await iva.locator('#messages').getByText('In ten minutes.').waitFor()
    const query = { direction: ['outbound' as const], pageSize: 100 }
    const sent = (await api.listMessages({ query })).body.data
    t.equal(sent.filter(({ message }) => message === 'In ten minutes.').length, 1)
    await receive('Noor Haddad', 'Where is my ship?')
    await iva.getByLabel('Reply').fill('Dear Mira,')
    await iva.getByRole('button', { name: /Noor Haddad/ }).click()
    await iva.getByRole('heading', { name: 'Noor Haddad' }).waitFor()
    t.equal(await iva.getByLabel('Reply').inputValue(), '')
    await iva.getByRole('button', { name: /Mira Lindqvist/ }).click()
    await iva.getByRole('heading', { name: 'Mira Lindqvist' }).waitFor()

    await iva.getByRole('button', { name: 'Assign to me' }).click()
    await jonas.getByRole('button', { name: /Mira Lindqvist/ }).waitFor({ state: 'detached' })
    await iva.reload()
    await iva.getByText('Connected').waitFor()
    await write('Nobody comes.')
    const news = iva.getByText('1 new, replied by Mira Lindqvist')
    await news.waitFor()
    await talk
      .or(iva.getByRole('button', { name: /Mira Lindqvist/ }))
      .first()
      .click()
    await news.waitFor({ state: 'detached' })
    // `INBOX_PICTURE=docs/screenshots/inbox.png npm test -- journeys/inbox` writes the picture of the README
    const picture = process.env['INBOX_PICTURE']
    if (picture) await iva.screenshot({ path: picture })

    // What is read while it is shown is not unread, on no screen
    await jonas.reload()
    await jonas.getByText('Connected').waitFor()
    await iva.getByRole('button', { name: /unread/ }).waitFor({ state: 'detached' })
    opened.app.server.closeAllConnections()
    await write('And once more.')
    await iva.locator('#messages').getByText('And once more.').waitFor()
    await iva.getByRole('button', { name: 'Close' }).click()
    await iva.getByRole('button', { name: /Mira Lindqvist/ }).waitFor({ state: 'detached' })

    const { body: user } = await api.listUsers({ query: { email: [email] } })
    await api.updateUser({ params: { id: user.data[0]?.id ?? '' }, body: { status: 'suspended' } })
    await iva.getByRole('heading', { name: 'Sign in' }).waitFor()
    await jonas.getByRole('button', { name: 'Sign out' }).click()
    await jonas.getByRole('heading', { name: 'Sign in' }).waitFor()
    t.equal(
      await jonas.locator('#messages li, #talks li').count(),
      0,
      'nothing is left of the user',
    )
    t.same(faults, [])
  },
)

t.test(
  'news moves neither the focus nor the place of a reader, and no text is wider than the page',
  { skip: withoutBrowser },
  async (t) => {
    const { address, opened, workspace, receive, browser } = await startInbox(t)
    const { api } = workspace
    const email = await makeAgent(workspace, 'Iva')
    const page = await browser.newPage()
    await page.goto(address)
    await signIn(page, { api, origin: opened.origin }, email)
    await page.getByText('Connected').waitFor()
    await judge(t, page, 'no conversation is chosen')

    const hostile = '<img src=x onerror="document.title=1">'
    const wide = 'W'.repeat(2000)
    await receive(hostile, 'The crane stops.')
    for (let line = 1; line <= 30; line++)
      await receive(wide.slice(0, 100), `Line ${line}\n${wide}`)
    const first = page.getByRole('button', { name: /img src/ })
    await page.getByRole('button', { name: /WWWW/ }).click()
    const messages = page.locator('#messages')
    await messages.getByText('Line 30').waitFor()
    await page.locator('#title:focus').waitFor()
    const line = await messages.getByText('Line 20').elementHandle()

    // Everything is read again after an event, also one of another conversation
    await messages.evaluate((list: Scrolled) => (list.scrollTop = 0))
    await first.focus()
    await receive('Noor Haddad', 'Where is my ship?')
    await page.getByRole('button', { name: /Noor Haddad/ }).waitFor()
    await receive(wide.slice(0, 100), 'Line 31')
    await messages.getByText('Line 31').waitFor({ state: 'attached' })
    t.match(await page.locator(':focus').innerText(), /img src/, 'the focus stays')
    await receive(hostile, 'It stops again.')
    await page.getByRole('button', { name: /img src.*It stops again/ }).waitFor()
    t.match(await page.locator(':focus').innerText(), /It stops again/, 'also where it is changed')
    t.equal(await messages.evaluate((list: Scrolled) => list.scrollTop), 0, 'the place stays')
    t.equal(await line?.isVisible(), true, 'and so does what is shown')
    t.notSame(await page.title(), '1', 'no text runs')

    for (const [width, height] of [
      [1280, 800],
      [320, 568],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      const wideOnes = await page
        .locator('html, #inbox, header, nav, #talk, #messages')
        .evaluateAll((boxes: Scrolled[]) =>
          boxes
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ id, tagName }) => id || tagName),
        )
      t.same(wideOnes, [], `at ${width} by ${height}`)
      const box = await messages.boundingBox()
      t.ok((box?.height ?? 0) > 100, `messages are ${box?.height} high at ${width} by ${height}`)
    }
    await judge(t, page, 'narrow')

    // What is written while something else is under way goes where it was begun, and none of it is lost
    const releaseList = await delayRequests(page, /\/conversations\?/)
    await first.click()
    await messages.getByText('It stops again.').waitFor()
    const reply = page.getByLabel('Reply')
    await reply.pressSequentially('We are on our way.')
    releaseList()
    const releaseReply = await delayRequests(page, /messages\/send/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('#talk form[aria-busy=true]').waitFor()
    await reply.press('End')
    await page.keyboard.type(' Soon.')
    releaseReply()
    await page.locator('#talk form[aria-busy=false]').waitFor()
    await messages.getByText('We are on our way.', { exact: true }).waitFor()
    t.equal(await reply.inputValue(), ' Soon.')
    t.equal(await page.locator(':focus').getAttribute('id'), 'text')
    await reply.clear()

    let isLost = true
    await page.route(/messages\/send/, async (route) => {
      if (!isLost) return route.continue()
      isLost = false
      await route.fetch()
      return route.abort()
    })
    await reply.fill('We begin now.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('#talk [role=alert]').filter({ hasText: /\S/ }).waitFor()
    await page.getByRole('button', { name: 'Send' }).click()
    await messages.getByText('We begin now.').waitFor()
    await page.locator('#talk form[aria-busy=false]').waitFor()
    const { body } = await api.listMessages({ query: { direction: ['outbound'], pageSize: 100 } })
    t.equal(body.data.length, 2, 'a reply whose answer was lost is not sent twice')

    let looks = 0
    await page.route(/\/messages\?/, (route) => (++looks === 1 ? route.abort() : route.continue()))
    await receive(hostile, 'Line 32')
    await messages.getByText('Line 32').waitFor({ state: 'attached' })
    t.ok(looks > 1, 'what could not be read is read again')
  },
)

t.test(
  'the example of an inbox goes on after whatever happens to its stream',
  { skip: withoutBrowser },
  async (t) => {
    const { address, opened, workspace, receive, browser } = await startInbox(t)
    const { api } = workspace
    const proxy = await proxyTo(t, opened.origin)
    const write = async (name: string) => receive(name, 'The crane stops.')
    const email = await makeAgent(workspace, 'Iva')
    const page = await browser.newPage()
    const streams: Array<string | undefined> = []
    page.on('request', (request) => {
      const isStream = request.method() === 'GET' && request.url().includes('/events/stream')
      if (isStream) streams.push(request.headers()['last-event-id'])
    })
    const shown = (name: string) => page.getByRole('button', { name: new RegExp(name) }).waitFor()
    await page.clock.install()
    await page.goto(address)

    // The stream begins after the list was read, and a message comes between
    const begin = await delayRequests(page, /events\/stream/)
    const isListed = page.waitForResponse((response) => /\/notifications/.test(response.url()))
    await signIn(page, { api, origin: proxy.url }, email)
    await isListed
    await write('Mira Lindqvist')
    begin()
    await shown('Mira Lindqvist')

    // A connection that is silent, as after the sleep of a laptop
    proxy.loseAnswerTo(/GET \/api\/v1\/events\/stream/, true)
    opened.app.server.closeAllConnections()
    await page.getByText('Reconnecting').waitFor()
    const before = streams.length
    await until(async () => {
      await page.clock.fastForward(10_000)
      return streams.length > before + 1
    })
    await page.getByText('Connected').waitFor()
    await write('Noor Haddad')
    await shown('Noor Haddad')

    // A cursor that is too old
    await page.route(/events\/stream/, (route) => {
      if (route.request().headers()['last-event-id'] === undefined) return route.continue()
      return route.fulfill({
        status: 410,
        headers: { 'access-control-allow-origin': address },
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'cursor_expired', oldestCursor: '1' }),
      })
    })
    opened.app.server.closeAllConnections()
    await page.getByText('Reconnecting').waitFor()
    await write('Olaf Berg')
    await until(async () => {
      await page.clock.fastForward(10_000)
      return page.getByText('Connected').isVisible()
    })
    await shown('Olaf Berg')
  },
)
