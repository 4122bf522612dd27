import type { Json } from '../../../contract/document.ts'
import { formType, jsonType, multipartType } from '../../../contract/document.ts'
import { type Operation, parametersIn } from '../contract.ts'
import { NotTried } from '../findings.ts'
import { codeOf } from '../replies.ts'
import { refusalOf, type Stage } from '../stage.ts'
import type { Request } from '../target.ts'
import { requireScopes, requireWrites, type TrialsOf, trialsOf } from './law.ts'

const headersOfLaws = ['Idempotency-Key', 'If-Match', 'If-None-Match']

const othersThan = (operation: Operation, known: readonly string[]) =>
  parametersIn(operation, 'header')
    .map(({ name }) => name)
    .filter((name) => !known.includes(name))

/** Every example of a request is answered with a success, or refused by a rule, which the report names. */
export const examples: TrialsOf = (stage) =>
  trialsOf(
    stage,
    'examples',
    () => true,
    async (operation) => {
      requireWrites(stage, operation)
      requireScopes(stage, operation)
      for (const name of othersThan(operation, headersOfLaws)) {
        stage.findings.skip('examples', operation, `the header ${name}: no law is about it`)
      }
      for (const { mediaType, schema, examples: given } of operation.bodies) {
        for (const example of given) {
          const request = await stage.sound(operation, { schema, example })
          if (mediaType === jsonType) continue
          await judge(stage, operation, inForm(request, mediaType))
        }
      }
      const bodies = operation.bodies.find(({ mediaType }) => mediaType === jsonType)
      for (const example of bodies?.examples.slice(1) ?? []) {
        const { schema } = bodies ?? {}
        await judge(stage, operation, await stage.sound(operation, { schema, example }))
      }

      const { reply, left } = await stage.succeed(operation)
      stage.findings.check('examples', operation, reply.asked, [])
      if (left !== undefined) throw new NotTried(`all of its example: ${left}`)
    },
  )

async function judge(stage: Stage, operation: Operation, request: Request): Promise<void> {
  const reply = await stage.target.send(operation, request)
  const isRefused = [400, 401, 403, 406, 413, 415].includes(reply.status)
  stage.findings.check(
    'examples',
    operation,
    reply.asked,
    isRefused ? [`its example is answered ${reply.status}${codeOf(reply)}`] : [],
  )
  if (reply.status >= 400 && !isRefused) {
    stage.findings.skip(
      'examples',
      operation,
      `all of its examples: ${refusalOf(operation, reply)}`,
    )
  }
}

/** A body as a form of one of the two types. */
function inForm({ body, ...others }: Request, mediaType: string): Request {
  if (mediaType === formType) {
    const fields = new URLSearchParams(fieldsOf(body, ''))
    return { ...others, raw: { type: formType, text: fields.toString() } }
  }
  if (mediaType !== multipartType) throw new NotTried(`bodies of ${mediaType}`)
  const boundary = 'conformance'
  const parts = Object.entries<Json>(body).flatMap(([name, value]) =>
    [value].flat().map((each: Json) => {
      const isFile = each === '(the bytes)'
      const file = isFile ? '; filename="example.txt"\r\nContent-Type: text/plain' : ''
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${each}\r\n`
    }),
  )
  const text = `${parts.join('')}--${boundary}--\r\n`
  return { ...others, raw: { type: `${multipartType}; boundary=${boundary}`, text } }
}

function fieldsOf(value: Json, name: string): Array<[string, string]> {
  if (value === null || typeof value !== 'object') return [[name, String(value ?? '')]]
  return Object.entries<Json>(value).flatMap(([key, member]) =>
    fieldsOf(member, name === '' ? key : `${name}[${key}]`),
  )
}
