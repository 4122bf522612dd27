import type { Json } from '../../contract/document.ts'
import { multipartType, resolve, schemaName } from '../../contract/document.ts'
import { exampleOf, type Model } from '../../contract/model.ts'
import { escape, pageOf } from './page.ts'

/** The page that sends requests, which swagger-ui draws for one operation at a time. */
export function consolePage({ areas }: Model, server: string | undefined, canTry: boolean): string {
  const groups = areas.map(({ title, operations }) => {
    const choices = operations.map(
      ({ id, method, path, summary }) =>
        `<option value="${id}">${escape(`${summary} (${method} ${path})`)}</option>`,
    )
    return `<optgroup label="${escape(title)}">${choices.join('')}</optgroup>`
  })
  return pageOf({
    title: 'Console · Switchboard API',
    file: 'console.html',
    description: 'Sends requests to the API with a token of yours.',
    server: server && new URL(server).origin,
    head: '<link rel="stylesheet" href="swagger-ui.css">\n<link rel="stylesheet" href="console.css">\n',
    scripts: ['swagger-ui-bundle.js', 'console.js'],
    kind: 'console',
    main: `<div class="prose wide">
<h1>Console</h1>
<p>Choose an operation, press <em>Authorize</em> and paste a token. The page discards the token when you leave it.
${canTry ? '' : 'This copy of the documentation sends no requests: open the console of your server, at <code>/docs/console</code>.'}</p>
<p class="choice"><label for="operation">Operation</label>
<select id="operation"><option value="">Choose an operation</option>${groups.join('')}</select>
<a id="described" hidden>Description</a></p>
<noscript><p class="notice">The console needs JavaScript. The rest of the documentation does not.</p></noscript>
</div>
<div id="console"${canTry ? ' data-try' : ''}></div>`,
  })
}

/**
 * The contract as swagger-ui needs it: the parameters of a path are in its operations, because it ignores them behind a
 * deep link, and have an example. Optional fields of an upload are empty, because it sends whatever they contain. Texts
 * about the whole API and replies of errors are on other pages.
 */
export function forConsole({ contract, operations }: Model): Json {
  const paths: Record<string, Json> = {}
  const examples = new Map(
    operations.flatMap(({ id, parameters }) =>
      parameters.map((one) => [`${id} ${one.in} ${one.name}`, one.example] as const),
    ),
  )
  const withExample = (id: string, reference: Json) => {
    const { examples: several, ...parameter } = resolve(contract, reference)
    const example = examples.get(`${id} ${parameter.in} ${parameter.name}`)
    return parameter.in === 'path' || several ? { ...parameter, example } : reference
  }
  for (const [path, { parameters = [], ...rest }] of Object.entries<Json>(contract.paths)) {
    const entries = Object.entries<Json>(rest).map(([method, { responses, ...operation }]) => [
      method,
      {
        ...operation,
        ...(operation.requestBody && {
          requestBody: withOneExample(contract, operation.requestBody),
        }),
        parameters: [...parameters, ...(operation.parameters ?? [])].map((one) =>
          withExample(operation.operationId, one),
        ),
        responses: Object.fromEntries(
          Object.entries<Json>(responses).filter(([status]) => status.startsWith('2')),
        ),
      },
    ])
    paths[path] = Object.fromEntries(entries)
  }
  const schemas: Record<string, Json> = { ...contract.components.schemas }
  for (const { body } of operations) {
    const name = schemaName(body?.content?.[multipartType]?.schema)
    if (name === undefined) continue
    const { required, properties, ...rest } = schemas[name]
    const blank = Object.entries<Json>(properties).map(([key, property]) => {
      const inner = schemaName(property)
      const whole = inner === undefined ? property : { ...schemas[inner], ...property }
      const { $ref: _, ...plain } = whole
      const isLeft = required.includes(key) || 'default' in plain
      return [key, isLeft ? property : { ...plain, examples: [plain.type === 'array' ? [] : ''] }]
    })
    schemas[name] = { ...rest, required, properties: Object.fromEntries(blank) }
  }
  const { openapi, info, security, components } = contract
  const { title, version } = info
  return {
    openapi,
    info: { title, version },
    security,
    paths,
    components: { ...components, schemas },
  }
}

/** One example is shown as it is; several are behind a choice, even where there is one of them. */
function withOneExample(contract: Json, body: Json): Json {
  const media = Object.entries<Json>(body.content).map(([type, { examples, ...one }]) => {
    const isOne = Object.keys(examples ?? {}).length === 1
    return [
      type,
      isOne ? { ...one, example: exampleOf(contract, { examples }) } : { ...one, examples },
    ]
  })
  return { ...body, content: Object.fromEntries(media) }
}
