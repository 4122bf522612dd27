// An inbox in one file: it signs a user in, shows the conversations of the user and those without an assignee, updates them
// by the stream of events, and replies. The guide's pages "Sign people in", "Live" and "Files" say why each request is as it is.

const element = (id) => document.getElementById(id)
/** The server, the token and the user; null while no user is signed in. */
let session = JSON.parse(sessionStorage.getItem('session'))
let chosen
let lastTyping = 0
/** The id of the reply that is written. */
let requestId
const typists = new Map()

/** Sends a request with the token of the session; returns the body of the answer. A refused token signs out. */
async function send(method, path, body) {
  const isForm = body instanceof FormData
  const response = await fetch(`${session.server}/api/v1${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${session.token}`,
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  })
  const answer = response.status === 204 ? undefined : await response.json()
  if (response.ok) return answer
  if (response.status === 401) signOut(answer.detail)
  throw Object.assign(new Error(answer.detail), { status: response.status })
}

async function signIn(form) {
  const { server: address, ...given } = Object.fromEntries(new FormData(form))
  const server = address.replace(/\/+$/, '')
  const response = await fetch(`${server}/api/v1/sessions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ method: 'password', ...given }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.detail)
  const { token, user } = answer.data
  session = { server, token, user: { id: user.id, name: user.name } }
  sessionStorage.setItem('session', JSON.stringify(session))
  form.reset()
  await show()
}

/** Ends the work of a user. Reloading the page leaves nothing of it to who signs in next. */
function signOut(reason = '') {
  sessionStorage.removeItem('session')
  sessionStorage.setItem('reason', reason)
  location.reload()
}

/** Shows the inbox of the user, and follows what happens from now on. */
async function show() {
  element('sign-in').hidden = true
  element('inbox').hidden = false
  element('me').textContent = session.user.name
  void readStream()
  await refresh()
}

async function showTalks() {
  const query = 'status=open,hold&assigneeId=me,none&expand=contact&sort=-lastMessageAt&pageSize=50'
  const { data } = await send('GET', `/conversations?${query}`)
  showItems(element('talks'), data, (talk) => {
    const unread = talk.unreadCount > 0 ? `, ${talk.unreadCount} unread` : ''
    const button = document.createElement('button')
    const preview = make('bdi', talk.lastMessagePreview ?? '')
    button.append(make('bdi', nameOf(talk)), `${unread}: `, preview)
    button.type = 'button'
    if (talk.id === chosen) button.setAttribute('aria-current', 'true')
    button.addEventListener('click', () => act(choose(talk.id)))
    return [button]
  })
  await showNotifications()
}

/** Makes an element with a text of any language, whose direction is its own. */
function make(tag, text) {
  return Object.assign(document.createElement(tag), { textContent: text, dir: 'auto' })
}

/**
 * Shows a list. What did not change stays in the page: it keeps the focus, a selection and a click that has begun, and is not
 * read aloud again.
 */
function showItems(list, data, draw) {
  const shown = new Map([...list.children].map((item) => [item.dataset.id, item]))
  const focused = document.activeElement.closest('li')?.dataset.id
  const items = data.map((object) => {
    const item = document.createElement('li')
    item.dataset.id = object.id
    item.className = object.direction ?? ''
    item.append(...draw(object))
    const before = shown.get(object.id)
    // The address of a file is signed again each minute, which changes nothing that is seen
    const links = item.querySelectorAll('a')
    before?.querySelectorAll('a').forEach((link, at) => {
      if (links[at]?.href) link.href = links[at].href
    })
    return before?.isEqualNode(item) ? before : item
  })
  for (const item of [...list.children]) if (!items.includes(item)) item.remove()
  items.forEach((item, index) => {
    if (list.children[index] !== item) list.insertBefore(item, list.children[index])
  })
  const again = document.activeElement === document.body && shown.has(focused)
  if (again)
    items
      .find((item) => item.dataset.id === focused)
      ?.querySelector('button, a')
      ?.focus()
}

/** Shows what is new for the user, and marks what the user sees as read. */
async function showNotifications() {
  const { data, total } = await send('GET', '/users/me/notifications?isRead=false&pageSize=100')
  const ids = data.filter(({ resourceId }) => resourceId === chosen).map(({ id }) => id)
  if (ids.length > 0) await send('PUT', '/users/me/notifications/read', { ids })
  const next = data.find(({ resourceId }) => resourceId !== chosen)
  const text = next ? `${total - ids.length} new, ${next.kind} by ${next.actor.name}` : ''
  element('notifications').textContent = text
}

const nameOf = (talk) => talk.contact?.name ?? talk.subject ?? 'Somebody'

async function choose(id) {
  // What was written to one contact must not reach another
  if (id !== chosen) element('talk').querySelector('form').reset()
  chosen = id
  typists.clear()
  showTypists()
  await refresh()
  // A user who has begun to write meanwhile goes on
  if (!element('chosen').contains(document.activeElement)) element('title').focus()
}

async function showMessages() {
  const [{ data }, { data: talk }] = await Promise.all([
    send('GET', `/messages?conversationId=${chosen}&sort=-createdAt&pageSize=50`),
    send('GET', `/conversations/${chosen}?expand=contact`),
  ])
  if (talk.id !== chosen) return
  element('choose').hidden = true
  element('chosen').hidden = false
  element('title').textContent = nameOf(talk)
  element('assign').disabled = talk.assigneeId === session.user.id
  element('close').disabled = talk.status === 'closed'
  const list = element('messages')
  // A user who reads earlier messages is not moved away from them
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 50
  const isOther = list.dataset.talk !== talk.id
  list.dataset.talk = talk.id
  // A conversation that was opened is not read aloud from its beginning
  list.setAttribute('aria-live', isOther ? 'off' : 'polite')
  showItems(list, data.reverse(), partsOf)
  if (isOther || isAtEnd) list.lastElementChild?.scrollIntoView({ block: 'nearest' })
  if (talk.unreadCount > 0 && !document.hidden) await send('POST', `/conversations/${talk.id}/read`)
}

function partsOf({ direction, sender, status, message, attachments, createdAt }) {
  const name = sender?.name ?? (direction === 'inbound' ? 'Contact' : 'Team')
  const time = new Date(createdAt).toLocaleTimeString()
  const links = attachments.map(({ name, url }) => {
    const link = make('a', name)
    // A deleted file has no address
    if (url) link.href = new URL(url, session.server).href
    return link
  })
  const head = [
    make('strong', name),
    ' ',
    make('small', direction === 'outbound' ? `${time} ${status}` : time),
  ]
  return [...head, make('p', message ?? ''), ...links]
}

async function reply(form) {
  const written = form.elements.text.value
  const text = written.trim()
  const [file] = form.elements.file.files
  if (text === '' && !file) return
  const conversationId = chosen
  const attachments = []
  if (file) {
    const upload = new FormData()
    upload.append('file', file)
    const { data } = await send('POST', '/media-manager/files?onDuplicate=return', upload)
    attachments.push({ fileId: data.id })
  }
  await send('POST', '/messages/send', {
    conversationId,
    messageType: file ? 'file' : 'text',
    ...(text !== '' && { message: text }),
    attachments,
    // The same until it is changed: when an answer was lost, the next try sends nothing twice
    clientRequestId: (requestId ??= crypto.randomUUID()),
  })
  requestId = undefined
  if (conversationId === chosen) {
    const { value } = form.elements.text
    form.reset()
    // What was written while the reply was sent stays
    form.elements.text.value = value.startsWith(written) ? value.slice(written.length) : value
  }
  element('messages').lastElementChild?.scrollIntoView({ block: 'nearest' })
  await refresh()
}

/** Shows the other users that this one is writing, at most every three seconds. */
function sayTyping() {
  if (Date.now() - lastTyping < 3000) return
  lastTyping = Date.now()
  act(send('POST', `/conversations/${chosen}/typing`, { isTyping: true }))
}

function showTypists() {
  const names = [...typists.values()].map(({ name }) => name).join(', ')
  element('typing').textContent = names && `${names} is typing …`
}

/** Reads the stream of events. It reconnects where it was, also if nothing arrives any more, as after the sleep of a laptop. */
async function readStream() {
  let [id, retry] = ['', 2000]
  for (; ; await new Promise((done) => setTimeout(done, retry))) {
    const headers = {
      Authorization: `Bearer ${session.token}`,
      ...(id && { 'Last-Event-ID': id }),
    }
    const url = `${session.server}/api/v1/events/stream?types=message.*,conversation.*,comment.mentioned&signals=true`
    const connection = new AbortController()
    const { signal } = connection
    // The server sends something every 15 seconds
    const startTimer = () => setTimeout(() => connection.abort(), 40_000)
    let timer = startTimer()
    const response = await fetch(url, { headers, signal }).catch(() => undefined)
    if (response?.status === 401) return signOut((await response.json()).detail)
    // The cursor is too old: what is there is read, and then what happens from now on
    if (response?.status === 410) id = ''
    const reader = response?.ok && response.body.pipeThrough(new TextDecoderStream()).getReader()
    if (reader) {
      element('news').textContent = 'Connected'
      // What has happened before the stream began
      if (!id) void refresh()
    }
    for (let rest = ''; reader;) {
      const { value, done } = await reader.read().catch(() => ({ done: true }))
      if (done) break
      clearTimeout(timer)
      timer = startTimer()
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop()
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)))
        if (fields.data) receive(fields.event, JSON.parse(fields.data))
        id = fields.id ?? id
        retry = Number(fields.retry ?? retry)
      }
    }
    clearTimeout(timer)
    element('news').textContent = 'Reconnecting …'
  }
}

function receive(type, event) {
  if (type === 'typing') {
    if (event.resourceId !== chosen) return
    clearTimeout(typists.get(event.user.id)?.timer)
    typists.delete(event.user.id)
    const timer = setTimeout(() => typists.delete(event.user.id) && showTypists(), 6000)
    if (event.isActive) typists.set(event.user.id, { name: event.user.name, timer })
    return showTypists()
  }
  if (type === 'message.received') {
    element('news').textContent = `New message: ${event.data.message?.slice(0, 100) ?? 'a file'}`
  }
  void refresh()
}

let refreshing
let isStale = false
/** Shows everything as it is now. Many events at once are one look, and no look overtakes another, so that the newest stays. */
function refresh() {
  isStale = true
  refreshing ??= (async () => {
    for (let hasFailed = false; isStale;) {
      isStale = false
      try {
        await Promise.all([showTalks(), chosen && showMessages()])
        if (hasFailed) say({ message: 'Connected' })
        hasFailed = false
      } catch (error) {
        say(error)
        hasFailed = true
        // The network or the server may be back soon
        if (!(error.status < 429)) isStale = true
      }
      await new Promise((done) => setTimeout(done, hasFailed ? 2000 : 100))
    }
    refreshing = undefined
  })()
  return refreshing
}

/** Says what went wrong with something that no form asked for. */
function act(work) {
  work.catch(say)
}

function say({ message }) {
  element('news').textContent = message
}

/** Has a form do its work, once at a time, and say what went wrong. */
function onSubmit(form, work) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    const alert = form.querySelector('[role=alert]')
    alert.textContent = ''
    form.ariaBusy = 'true'
    work(form)
      .catch((error) => (alert.textContent = error.message))
      .finally(() => (form.ariaBusy = 'false'))
  })
}

onSubmit(element('sign-in').querySelector('form'), signIn)
onSubmit(element('talk').querySelector('form'), reply)
element('text').addEventListener('input', sayTyping)
for (const change of ['input', 'reset'])
  element('text').form.addEventListener(change, () => (requestId = undefined))
element('sign-out').addEventListener('click', () =>
  act(send('DELETE', '/sessions/current').then(() => signOut())),
)
element('assign').addEventListener('click', () =>
  act(send('POST', `/conversations/${chosen}/assign`, { assigneeId: session.user.id })),
)
element('close').addEventListener('click', () =>
  act(send('POST', `/conversations/${chosen}/close`, {})),
)

if (session) act(show())
else {
  element('sign-in').hidden = false
  element('sign-in').querySelector('[role=alert]').textContent = sessionStorage.getItem('reason')
  element('sign-in').querySelector('input[name=workspace]').focus()
}
