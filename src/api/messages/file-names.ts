/** Endings of names by media type, where the subtype itself is not an ending. */
const endings: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/msword': 'doc',
  'application/octet-stream': '',
  'application/pgp-signature': 'asc',
  'application/pkcs7-mime': 'p7m',
  'application/pkcs7-signature': 'p7s',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.rar': 'rar',
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'message/rfc822': 'eml',
  'text/calendar': 'ics',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/vcard': 'vcf',
  'video/quicktime': 'mov',
}
const kinds: ReadonlySet<string> = new Set(['image', 'audio', 'video', 'text', 'message'])

/** Returns the name of a file that has none, such as `image-2.png`, so that a program opens it by its ending. */
export function nameOfKind(mimeType: string, index: number): string {
  const [kind = '', subtype = ''] = mimeType.split('/')
  const ending = endings[mimeType] ?? (/^[a-z0-9]{2,5}$/.test(subtype) ? subtype : '')
  const name = `${kinds.has(kind) ? kind : 'attachment'}-${index + 1}`
  return ending === '' ? name : `${name}.${ending}`
}
