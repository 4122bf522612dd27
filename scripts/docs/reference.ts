import type { Json } from '../generate/document.ts'
import { pageOf } from './page.ts'
import type { SiteOptions } from './site.ts'

/** The page of all operations, which swagger-ui draws from the contract. */
export function referencePage(contract: Json, { server, isServed }: SiteOptions): string {
  const canTry = isServed || server !== undefined
  return pageOf({
    title: contract.info.title,
    file: 'index.html',
    description: `${contract.info.summary} Every operation, to read and to try out.`,
    server: server && new URL(server).origin,
    head: '<link rel="stylesheet" href="swagger-ui.css">\n<link rel="stylesheet" href="reference.css">\n',
    body: `<main id="content">
<noscript><p class="notice">The reference needs JavaScript; the <a href="guide.html">guide</a> and the <a href="openapi.yaml">contract</a> do not.</p></noscript>
<div id="reference"${canTry ? ' data-try' : ''}></div>
</main>
<script src="swagger-ui-bundle.js"></script>
<script src="reference.js"></script>`,
  })
}
