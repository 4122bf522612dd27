import { policyOf } from '../../src/http/docs-policy.ts'

export interface Page {
  readonly title: string
  /** Name of the file, which the navigation marks. */
  readonly file: string
  readonly description: string
  /** Origin that scripts may talk to beside the site's own. */
  readonly server?: string | undefined
  readonly head?: string
  readonly body: string
}

const navigation = [
  ['index.html', './', 'Reference'],
  ['guide.html', 'guide.html', 'Guide'],
  ['errors.html', 'errors.html', 'Errors'],
  ['reactions.html', 'reactions.html', 'Reactions'],
] as const

/** A page of the documentation with what is around every one of them. */
export function pageOf({ title, file, description, server, head = '', body }: Page): string {
  const links = navigation.map(
    ([name, href, text]) =>
      `<a href="${href}"${name === file ? ' aria-current="page"' : ''}>${text}</a>`,
  )
  return `<!doctype html>
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
${head}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="site">
<a class="brand" href="./">Switchboard API</a>
<nav aria-label="Documentation">${links.join('')}</nav>
<nav class="files" aria-label="Contract"><a href="openapi.yaml">openapi.yaml</a><a href="openapi.json">openapi.json</a></nav>
</header>
${body}
</body>
</html>
`
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
