import { pageOf, withPrefix } from './page.ts'

/** The page that the server answers with where there is none. Its links work at every address. */
export function notFoundPage(): string {
  const html = pageOf({
    title: 'Page not found · Switchboard API',
    file: '404.html',
    description: 'There is no page at this address.',
    main: `<h1>Page not found</h1>
<p>There is no page at this address. It may have been removed, or the link to it is wrong.</p>
<ul>
<li><a href="./">Start of the documentation</a></li>
<li><a href="operations.html">Reference of all operations</a></li>
<li><a href="#q">Search</a></li>
</ul>`,
  })
  return withPrefix(html, '/docs/')
}
