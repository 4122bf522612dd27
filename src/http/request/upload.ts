import { finished, type Readable } from 'node:stream'
import type { Kind } from '../../../generated/routes.ts'
import { ApiError } from '../../errors.ts'
import { Busboy } from '@fastify/busboy'
import { escapePointer } from '../../lib/json-pointer.ts'
import { isStorable } from '../../lib/text.ts'
import { isList } from './coerce.ts'
import { discard } from './discard.ts'
import { invalid } from './invalid.ts'

export interface FormFile {
  /** Undefined when the part has none. */
  readonly name: string | undefined
  readonly mediaType: string
  readonly bytes: AsyncIterable<Buffer>
}

/** A form that brings a file, read once. */
export interface Form<Fields> {
  /**
   * Hands the file to `take` while it arrives, and fulfils with the fields around it once all of the
   * form has. Rejects, after `take` has ended, for a form that breaks the contract or off.
   */
  read<T>(take: (file: FormFile) => Promise<T>): Promise<{ fields: Fields; file: T }>
}

export const multipartType = 'multipart/form-data'
/** The part that brings the file. */
const filePart = 'file'
export const mostFileBytes = 26_214_400

const mostFieldBytes = 16_384
const mostParts = 50
// RFC 2046, section 5.1.1, where blanks need quotation marks; a boundary of 70 characters is found as fast as one of ten
const boundarySyntax =
  /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'()+,./:=?-]{1,70}))[ \t]*;?$/i
/** A parameter that clients in Java add, although a form has none (RFC 7578, section 5.1.2): its names and fields are UTF-8. */
const charset = /;[ \t]*charset="?[\w-]{1,40}"?(?=[ \t]*(?:;|$))/i

/** Returns the type of a form with a sound boundary alone. Throws 400 for any other one. */
export function boundaryOf(contentType: string): string {
  const [, quoted, boundary = quoted] = boundarySyntax.exec(contentType.replace(charset, '')) ?? []
  if (boundary === undefined) {
    throw invalid('header', '/Content-Type', 'must have one boundary of 1 to 70 characters')
  }
  return `${multipartType}; boundary="${boundary}"`
}

/** The form of a request whose `Content-Type` is sound; `check` refuses or completes its fields. */
export function formOf<Fields>(
  payload: Readable,
  contentType: string,
  kinds: Readonly<Record<string, Kind>>,
  check: (fields: Record<string, unknown>) => Fields,
): Form<Fields> {
  return {
    async read(take) {
      const parser = new Busboy({
        headers: { 'content-type': contentType },
        isPartAFile: (name) => name === filePart,
        limits: {
          fieldNameSize: 100,
          fieldSize: mostFieldBytes,
          fields: mostParts,
          files: 1,
          fileSize: mostFileBytes,
          parts: mostParts,
          headerPairs: 20,
          headerSize: 8192,
        },
      })
      const given = new Map<string, string[]>()
      let source: Readable | undefined
      let taking: ReturnType<typeof take> | undefined

      const parsed = new Promise<void>((resolve, reject) => {
        const fail = (error: unknown) => {
          reject(error as Error)
          payload.unpipe(parser)
          source?.destroy(error as Error)
          discard(payload)
        }
        parser.on('file', (_, stream, name, __, mediaType) => {
          source = stream
          // It may fail before anybody reads it
          stream.on('error', () => {})
          stream.on('limit', () => fail(tooLarge()))
          taking = take({ name: unescaped(name as string | undefined), mediaType, bytes: stream })
          taking.catch(fail)
        })
        parser.on('field', (name: string | undefined, value, _, isTruncated) => {
          if (name === undefined) return fail(malformed('A part of the form has no name.'))
          if (isTruncated)
            return fail(malformed(`A field of the form is longer than ${mostFieldBytes} bytes.`))
          const key = withoutBrackets(name, kinds)
          given.set(key, [...(given.get(key) ?? []), value])
        })
        parser.on('filesLimit', () =>
          fail(
            malformed('The form has more than one file. Upload each file in a request of its own.'),
          ),
        )
        for (const limit of ['partsLimit', 'fieldsLimit']) {
          parser.on(limit, () => fail(malformed(`The form has more than ${mostParts} parts.`)))
        }
        // Also a second error, which is not awaited
        parser.on('error', () =>
          fail(malformed('The form is not valid multipart/form-data or ends too early.')),
        )
        parser.once('finish', resolve)
        // Its client may have left before anybody read it
        finished(payload, (error) => {
          if (!error) return
          fail(
            error instanceof ApiError
              ? error
              : malformed('The request ended before the form was complete.'),
          )
        })
        payload.pipe(parser)
      })
      try {
        await parsed
      } catch (error) {
        await taking?.catch(() => {})
        throw error
      }
      if (!taking) throw invalid('body', `/${filePart}`, 'is required')
      const file = await taking
      return { fields: check(typed(given, kinds)), file }
    },
  }
}

/** Undoes the escapes of a name in a form (HTML Standard, section 4.10.21.8), which are not those of percent-encoding. */
function unescaped(name: string | undefined): string | undefined {
  return name?.replaceAll('%22', '"').replaceAll(/%0[AD]/g, ' ')
}

/** Returns the name of a list without the brackets that PHP and libraries of JavaScript write behind it. */
function withoutBrackets(name: string, kinds: Readonly<Record<string, Kind>>): string {
  const list = name.replace(/\[\]$/, '')
  return Object.hasOwn(kinds, list) && isList(kinds[list]) ? list : name
}

/** Fields as what they are: those of a list may come several times, others once, and an empty one of those is absent. */
function typed(
  given: ReadonlyMap<string, readonly string[]>,
  kinds: Readonly<Record<string, Kind>>,
): Record<string, unknown> {
  return Object.fromEntries(
    [...given].flatMap(([name, sent]): ReadonlyArray<readonly [string, unknown]> => {
      const isKnown = Object.hasOwn(kinds, name)
      const values = isKnown ? sent.filter((value) => value !== '') : sent
      const pointer = `/${escapePointer(name.slice(0, 100))}`
      if (!values.every(isStorable) || !isStorable(name)) {
        throw invalid(
          'body',
          pointer.replaceAll('\0', ''),
          'must not contain control characters or lone surrogates',
        )
      }
      if (isKnown && isList(kinds[name])) return [[name, values]]
      if (sent.length > 1) throw invalid('body', pointer, 'must appear only once')
      return values.length === 0 ? [] : [[name, values[0]]]
    }),
  )
}

function tooLarge(): ApiError {
  return new ApiError('payload_too_large', 'The file is larger than 25 MiB.', {
    members: { limitBytes: mostFileBytes },
  })
}

function malformed(detail: string): ApiError {
  return new ApiError('malformed_request', detail)
}
