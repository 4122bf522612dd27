/* global SwaggerUIBundle */
const here = new URL('.', document.currentScript.src)

const dark = matchMedia('(prefers-color-scheme: dark)')
const applyScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
applyScheme()
dark.addEventListener('change', applyScheme)

const target = document.getElementById('console')
const choice = document.getElementById('operation')
const described = document.getElementById('described')

/** Leaves empty parameters out of the request unless the reader includes them. */
const leaveEmptyOut = ({ React }) => ({
  wrapComponents: {
    ParameterIncludeEmpty: (Original) => (given) =>
      React.createElement(Original, {
        ...given,
        isIncludedOptions: { ...given.isIncludedOptions, defaultValue: false },
      }),
  },
})

/** The contract with one operation and what it refers to: all of it would be drawn slowly. */
function only(contract, id) {
  const { openapi, info, security, components } = contract
  const servers = contract.servers.map(({ url }) => ({ url: new URL(url, here).href }))
  const kept = { securitySchemes: components.securitySchemes }
  const addTargets = (node) => {
    if (typeof node !== 'object' || node === null) return
    const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(node.$ref ?? '') ?? []
    if (kind !== undefined && kept[kind]?.[name] === undefined) {
      kept[kind] = { ...kept[kind], [name]: components[kind][name] }
      addTargets(components[kind][name])
    }
    Object.values(node).forEach(addTargets)
  }
  const paths = {}
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId !== id) continue
      paths[path] = { [method]: operation }
      addTargets(operation)
    }
  }
  return { openapi, info, servers, security, paths, components: kept }
}

/** Names for what swagger-ui draws without any, for readers that cannot see it. */
function nameParts() {
  const name = (selector, label) => {
    for (const element of target.querySelectorAll(selector)) {
      if (!element.hasAttribute('aria-label')) element.setAttribute('aria-label', label(element))
    }
  }
  const labelOf = (element) => {
    const { paramName, propertyName } = element.closest('tr')?.dataset ?? {}
    return paramName ?? propertyName ?? 'Value'
  }
  name('tr[data-param-name] :is(input, select, textarea)', labelOf)
  name('.body-param__text', () => 'Body')
  name('.servers select', () => 'Server')
  name('.examples-select select', () => 'Example')
  name('.opblock-section-request-body select', () => 'Media type of the body')
  name('.responses-wrapper select', () => 'Media type of the reply')
  name('select', () => 'Choice')
  name('input', (element) => element.placeholder || labelOf(element))
  name('button:empty, button.copy-to-clipboard', () => 'Copy')
  name('.close-modal', () => 'Close')
  // The names that it has: an id, and another text than the one that is shown
  target.querySelector('#auth-bearer-value')?.setAttribute('aria-label', 'Token')
  for (const button of target.querySelectorAll('.auth-btn-wrapper button')) {
    button.removeAttribute('aria-label')
  }
  for (const heading of target.querySelectorAll('h3, h4, h5, h6')) {
    heading.setAttribute('role', 'heading')
    heading.setAttribute('aria-level', /H[56]/.test(heading.tagName) ? '3' : '2')
  }
  for (const block of target.querySelectorAll('pre, .highlight-code > *, textarea')) {
    block.tabIndex = 0
  }
}

let ui
let contract
/** Loads the contract when the first operation is chosen. */
function openContract() {
  contract ??= fetch(new URL('reference.json', here)).then((response) => response.json())
  return contract
}

async function show() {
  const id = location.hash.slice(1)
  choice.value = id
  const isChosen = choice.value !== ''
  described.hidden = !isChosen
  target.hidden = !isChosen
  described.href = new URL(`operations/${id}.html`, here).href
  if (!isChosen) return
  const spec = only(await openContract(), id)
  // Another operation may have been chosen meanwhile
  if (choice.value !== id) return
  if (ui !== undefined) return ui.specActions.updateSpec(JSON.stringify(spec))
  const settings = {
    spec,
    domNode: target,
    displayRequestDuration: true,
    docExpansion: 'full',
    defaultModelsExpandDepth: -1,
    // Closing the page discards a pasted token
    persistAuthorization: false,
    tryItOutEnabled: target.dataset.try !== undefined,
    validatorUrl: null,
    presets: [SwaggerUIBundle.presets.apis],
    plugins: [leaveEmptyOut],
    layout: 'BaseLayout',
  }
  if (target.dataset.try === undefined) settings.supportedSubmitMethods = []
  ui = SwaggerUIBundle(settings)
}

new MutationObserver(nameParts).observe(target, { childList: true, subtree: true })
choice.addEventListener('change', () => (location.hash = choice.value))
target.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') target.querySelector('.close-modal')?.click()
})
/** Shows the chosen operation, or that it could not be loaded. */
function showOrSay() {
  show().catch(() => {
    const alert = document.createElement('p')
    alert.className = 'notice'
    alert.setAttribute('role', 'alert')
    alert.textContent = 'The operation could not be loaded. Reload the page to try again.'
    target.replaceChildren(alert)
  })
}
addEventListener('hashchange', showOrSay)
showOrSay()
