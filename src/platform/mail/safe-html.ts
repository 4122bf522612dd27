import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { longestSafeHtml } from './limits.ts'

/** The parser takes quadratic time for tags that are never closed. */
const mostTags = 25_000
const mostStyle = 2000
/** Lengths that leave a mail readable: a text of at most 99 pixels, distances as large, and widths of a page. */
const fontSize = /^(?:\d{1,2}(?:\.\d{1,3})?(?:px|pt)|\d(?:\.\d{1,3})?r?em|[1-4]?\d{1,2}%)$/
const lineHeight = /^(?:\d{1,2}(?:\.\d{1,3})?(?:px|pt)|\d(?:\.\d{1,3})?(?:r?em)?|[1-4]?\d{1,2}%)$/
const distances =
  /^(?:\d{1,2}(?:\.\d{1,3})?(?:px|pt|%)?|\d(?:\.\d{1,3})?r?em)(?: (?:\d{1,2}(?:\.\d{1,3})?(?:px|pt|%)?|\d(?:\.\d{1,3})?r?em)){0,3}$/
const width =
  /^(?:1?\d{1,3}(?:\.\d{1,3})?(?:px|pt)?|\d{1,2}(?:\.\d{1,3})?r?em|(?:100|\d{1,2}(?:\.\d{1,3})?)%)$/
const border =
  /^(?:\d{1,2}(?:px|pt)?|[a-z]{3,30}|#[0-9a-f]{3,8})(?: (?:\d{1,2}(?:px|pt)?|[a-z]{3,30}|#[0-9a-f]{3,8})){0,2}$/i
/** Numbers of HTML's own attributes, which have no declarations. */
const numbers = /^(?:1?\d{1,3}|(?:100|\d{1,2})%)$/
const numeric = ['width', 'height', 'border', 'cellpadding', 'cellspacing', 'colspan', 'rowspan']
const color = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|rgba?\([\d.,% ]{5,40}\))$/i
const word = /^[a-z-]{1,30}$/i
/** An address that means the same wherever the mail is shown. */
const absolute = /^\s*(?:https?:\/\/[^\s/]|mailto:|tel:)/i
const safeImage = /^(?:cid:|data:image\/(?:png|gif|jpeg|webp);base64,)/i

const text = {
  // What the sender hides, such as the preview of a newsletter, stays hidden
  display: [/^none$/i],
  'text-align': [word],
  'vertical-align': [word],
  'white-space': [word],
}
const font = {
  'font-family': [/^[\w ,-]{1,200}$/],
  'font-size': [fontSize, word],
  'font-style': [word],
  'font-weight': [word, /^[1-9]00$/],
  'line-height': [lineHeight, word],
  'text-decoration': [/^[a-z -]{1,60}$/i],
}
const box = {
  padding: [distances],
  margin: [distances],
  width: [width],
  'max-width': [width],
  border: [border],
  'border-collapse': [word],
}

const options: IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags.filter((tag) => tag !== 'main'),
    ...['img', 'center', 'font', 'del', 'ins', 'strike'],
  ],
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'title', 'align', 'valign', 'bgcolor', 'width', 'height'],
    a: ['href', 'name', 'target', 'rel'],
    img: ['src', 'data-remote-src', 'alt'],
    font: ['color', 'face', 'size'],
    table: ['border', 'cellpadding', 'cellspacing'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    ol: ['start', 'type'],
  },
  // Nothing that leaves the box of the mail, such as positions and negative margins, and nothing that loads
  allowedStyles: { '*': { color: [color], 'background-color': [color], ...text, ...font, ...box } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['cid', 'data'] },
  allowProtocolRelative: false,
  nestingLimit: 100,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: wellFormed(attribs) }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...withAbsolute(attribs),
        ...{ target: '_blank', rel: 'noopener noreferrer nofollow' },
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: localImage(attribs) }),
  },
}

/**
 * Without numbers out of bounds, and without declarations that are none: the parser of styles takes long to refuse them, and
 * drops the others too.
 */
function wellFormed({ style = '', hidden, ...given }: Attributes): Attributes {
  const others = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !numeric.includes(name) || numbers.test(value)),
  )
  const declarations = style.slice(0, mostStyle).split(';').filter(isDeclaration)
  if (hidden !== undefined) declarations.push('display:none')
  return declarations.length > 0 ? { ...others, style: declarations.join(';') } : others
}

/** A link elsewhere is kept; one that is relative would lead into whatever shows the mail. */
function withAbsolute({ href, ...others }: Attributes): Attributes {
  return href !== undefined && absolute.test(href) ? { ...others, href } : others
}

function isDeclaration(text: string): boolean {
  return /^\s{0,9}[a-z-]{1,40}\s{0,9}:[\w #%.,+-]{1,200}(?:\([\d.,% ]{1,40}\))?(?:!important)?\s{0,9}$/i.test(
    text,
  )
}

/** An image is shown if it is part of the mail; the address of any other is kept apart, so that nothing loads it. */
function localImage({ src = '', ...given }: Attributes): Attributes {
  // Only what is written here may stand in an attribute that is shown as an address
  const { 'data-remote-src': _, ...others } = given
  if (safeImage.test(src)) return { ...others, src }
  return /^https?:\/\//i.test(src) ? { ...others, 'data-remote-src': src } : others
}

/** HTML that is safe to show; null if it would be too long or has too many tags. */
export function safeHtml(html: string): string | null {
  if (html.split('<').length > mostTags) return null
  const safe = sanitizeHtml(html, options).toWellFormed()
  return safe.length > longestSafeHtml ? null : safe
}
