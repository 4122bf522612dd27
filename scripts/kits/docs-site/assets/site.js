// Search, the choice of a language, copying and the menu of narrow screens. All pages read well without it.
const here = new URL('./', import.meta.url)

const form = document.querySelector('form.search')
const input = form.querySelector('input')
const panel = form.querySelector('.found')
const count = panel.querySelector('.count')
const list = panel.querySelector('ol')

let opened
/** Loads the index when somebody first wants to search. Resolves to undefined if it cannot be loaded, and then loads it again. */
function openSearch() {
  opened ??= Promise.all([import('./search.js'), fetch(new URL('search.json', here))])
    .then(async ([search, response]) => {
      const index = await search.openIndex(await response.text())
      return (phrase) => ({
        found: search.find(index, phrase, 20),
        absent: search.absentFor(phrase),
      })
    })
    .catch(() => (opened = undefined))
  return opened
}

async function showFound() {
  const phrase = input.value.trim()
  if (phrase === '') {
    list.replaceChildren()
    return hideFound()
  }
  const find = await openSearch()
  if (input.value.trim() !== phrase) return
  const { found, absent } = find?.(phrase) ?? { found: [] }
  count.textContent = !find
    ? 'The search could not be loaded. Press Enter to try again.'
    : absent
      ? `Does not exist. ${absent.text} The nearest:`
      : found.length === 0
        ? `Nothing found for “${phrase}”. Try fewer or other words, or look at all operations.`
        : `${found.length === 20 ? 'The first 20' : found.length} found`
  const nearest = absent
    ? [{ kind: 'Nearest', title: absent.title, note: '', url: absent.url }]
    : []
  list.replaceChildren(...[...nearest, ...found].map(itemOf))
  panel.hidden = false
}

function itemOf({ kind, title, note, url, snippet }) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = new URL(url, here).href
  const parts = [
    ['span', 'kind', kind],
    ['strong', '', title],
    ['span', 'note', note],
    ...(snippet ? [['span', 'snippet', snippet]] : []),
  ]
  for (const [tag, name, text] of parts) {
    const part = document.createElement(tag)
    part.className = name
    part.textContent = text
    link.append(part, ' ')
  }
  item.append(link)
  return item
}

function hideFound() {
  panel.hidden = true
}

input.addEventListener('focus', () => void openSearch())
input.addEventListener('input', () => void showFound())
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  await showFound()
  list.querySelector('a')?.click()
})
form.addEventListener('keydown', (event) => {
  const links = [input, ...list.querySelectorAll('a')]
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step !== undefined && !panel.hidden) {
    event.preventDefault()
    links[links.indexOf(document.activeElement) + step]?.focus()
  } else if (event.key === 'Escape') {
    hideFound()
    input.focus()
  }
})
form.addEventListener('focusout', (event) => {
  if (!form.contains(event.relatedTarget) && event.relatedTarget !== null) hideFound()
})
document.addEventListener('click', (event) => {
  if (!form.contains(event.target) || event.target.closest('.found a')) hideFound()
})
// Not a key alone, which somebody who dictates presses with a word (WCAG 2.1.4)
document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  input.select()
})

const menu = document.querySelector('button.menu')
menu?.addEventListener('click', () => {
  const isOpen = menu.getAttribute('aria-expanded') === 'true'
  menu.setAttribute('aria-expanded', String(!isOpen))
})
const sidebar = document.querySelector('.sidebar')
const marked = sidebar?.querySelector('[aria-current=page]')
if (marked && sidebar.scrollHeight > sidebar.clientHeight) {
  sidebar.scrollTop = marked.offsetTop - sidebar.clientHeight / 2
}

const languages = document.querySelectorAll('input[name=language]')
/** The storage of the browser, which some people have switched off. */
function storage() {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
const remembered = storage()?.getItem('language')
for (const language of languages) {
  if (language.value === remembered) language.checked = true
  language.addEventListener('change', () => storage()?.setItem('language', language.value))
}

// A served copy names the server that it is on
const local = 'http://127.0.0.1:3000'
const server = new URL('..', here).href.slice(0, -1)
if (document.documentElement.dataset.served !== undefined && server !== local) {
  for (const code of document.querySelectorAll('code')) {
    if (code.textContent.includes(local))
      code.textContent = code.textContent.replaceAll(local, server)
  }
}

const blocks = navigator.clipboard ? document.querySelectorAll('main pre') : []
for (const block of blocks) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent)
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 2000)
  })
  const around = document.createElement('div')
  around.className = 'copied'
  block.replaceWith(around)
  around.append(block, button)
}
