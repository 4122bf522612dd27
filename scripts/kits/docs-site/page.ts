import { dirname } from 'node:path'
import { policyOf } from '../../../src/http/reply/docs-policy.ts'

export interface Page {
  readonly title: string
  /** Path of the file in the site, such as `operations/getTag.html`. */
  readonly file: string
  readonly description: string
  /** Origin that scripts may call beside the site's own. */
  readonly server?: string | undefined
  readonly head?: string
  /** The column at the left, where a page has one. */
  readonly sidebar?: string
  /** Its links begin at the folder of the site, wherever the page is. */
  readonly main: string
  /** Class of the element around `main`. */
  readonly kind?: string
  readonly scripts?: readonly string[]
}

const navigation = [
  ['./', 'Reference'],
  ['guide.html', 'Guide'],
  ['webhooks.html', 'Webhooks'],
  ['errors.html', 'Errors'],
  ['reactions.html', 'Reactions'],
  ['operating/index.html', 'Operating'],
  ['changelog.html', 'Changelog'],
  ['console.html', 'Console'],
] as const

const files = ['openapi.yaml', 'openapi.json', 'openapi-3.0.json', 'postman.json'] as const

/** A page of the documentation with what is around every one of them. */
export function pageOf(page: Page): string {
  const { title, file, description, server, head = '', sidebar, main, kind = 'prose' } = page
  const isHere = (href: string) =>
    href === file ||
    (href === './'
      ? file === 'index.html' || /^(areas|operations|events|schemas)\//.test(file)
      : href.includes('/') && dirname(href) === dirname(file))
  const links = navigation.map(
    ([href, text]) =>
      `<a href="${href}"${isHere(href) ? ` aria-current="${href === file ? 'page' : 'true'}"` : ''}>${text}</a>`,
  )
  const menu =
    sidebar === undefined
      ? ''
      : `<div class="side">
<button class="menu" type="button" aria-expanded="false" aria-controls="sidebar">Contents</button>
<nav class="sidebar" id="sidebar" aria-label="Contents">
${sidebar}</nav>
</div>
`
  const scripts = (page.scripts ?? []).map((name) => `<script src="${name}" defer></script>\n`)
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policyOf(file, server)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escape(description)}">
<title>${escape(title)}</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="style.css">
${head}${scripts.join('')}<script type="module" src="site.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="site">
<a class="brand" href="./">Switchboard API</a>
<nav aria-label="Documentation">${links.join('')}</nav>
<form class="search" role="search">
<label for="q">Search</label>
<input id="q" name="q" type="search" placeholder="Search, such as: attach a file" autocomplete="off" spellcheck="false" aria-keyshortcuts="Control+K Meta+K" maxlength="200">
<div class="found" hidden>
<p class="count" role="status"></p>
<ol></ol>
</div>
</form>
</header>
<div class="${menu === '' ? 'plain' : 'columns'}">
${menu}<main id="content" class="${kind}" tabindex="-1">
${main}
</main>
</div>
<footer class="site"><nav aria-label="Downloads">${files.map((name) => `<a href="${name}">${name}</a>`).join('')}</nav></footer>
</body>
</html>
`
  return file.includes('/') ? withPrefix(html, '../') : html
}

/** Returns a page whose links begin with a prefix, for a place that is not the folder of the site. */
export function withPrefix(html: string, prefix: string): string {
  return html.replace(/ (href|src)="(?![#/]|[a-z]+:)(?:\.\/)?/g, ` $1="${prefix}`)
}

/** A heading that leads to itself. */
export function heading(id: string, title: string, depth = 2): string {
  return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${title}</a></h${depth}>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
