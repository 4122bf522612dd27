import { type Body, bodyOf, contentOf, fileNameOf, mediaTypeOf } from './body.ts'
import { htmlOf } from './characters.ts'
import { fileOf, fileOfTnef } from './files.ts'
import { mailLimits } from './limits.ts'
import type { MailPart } from './mail.ts'
import { type Part, partsOf } from './parts.ts'
import { openSigned } from './smime.ts'
import { openTnef, type Tnef } from './tnef.ts'

export interface Content {
  readonly text: string | null
  readonly html: string | null
  readonly files: readonly MailPart[]
}

/** Reads the text and the files of a mail, also those in a signature that contains them and in a `winmail.dat`. */
export function contentOfMail(root: Part): Content {
  const body = bodyOf(withoutSignatures(root, 0))
  const contents = body.files.map((part) => filesIn(part))
  const tnef = contents.flatMap((one) => one.tnef ?? [])
  return { ...textIn(body, tnef), files: contents.flatMap(({ files }) => files) }
}

/** Returns the mail with each opaque signature replaced by what it contains. */
function withoutSignatures(part: Part, depth: number): Part {
  if (part.parts.length > 0) {
    return { ...part, parts: part.parts.map((one) => withoutSignatures(one, depth)) }
  }
  if (depth >= mailLimits.nesting || !isSigned(part)) return part
  const content = openSigned(contentOf(part))
  const inner = content && partsOf(content)
  return inner && 'parts' in inner ? withoutSignatures(inner, depth + 1) : part
}

function isSigned(part: Part): boolean {
  const type = mediaTypeOf(part)
  if (/^application\/(?:x-)?pkcs7-mime$/.test(type)) return true
  return type === 'application/octet-stream' && /\.p7m$/i.test(fileNameOf(part) ?? '')
}

function filesIn(part: Part): { files: MailPart[]; tnef?: Tnef } {
  const file = fileOf(part)
  const isTnef =
    /\/(?:vnd\.)?ms-tnef$/.test(file.mimeType) || /^winmail\.dat$/i.test(file.name ?? '')
  const tnef = isTnef ? openTnef(file.bytes) : undefined
  if (!tnef) return { files: [file] }
  const hasContent = tnef.files.length > 0 || tnef.text !== null || tnef.html !== null
  return { files: hasContent ? tnef.files.map(fileOfTnef) : [file], tnef }
}

function textIn({ text, html }: Body, [tnef]: readonly Tnef[]): Omit<Content, 'files'> {
  if (text !== null || html !== null || !tnef) return { text, html }
  const inner = tnef.html === null ? null : htmlOf(tnef.html)
  return { text: tnef.text?.trim() === '' ? null : tnef.text, html: inner }
}
