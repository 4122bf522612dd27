/** A header field: its name in lower case, and its value on one line. */
export interface Field {
  readonly name: string
  readonly value: string
}

export type Headers = readonly Field[]

/** Returns the value of the first field with a name. */
export function valueOf(headers: Headers, name: string): string | undefined {
  return headers.find((field) => field.name === name)?.value
}

/** Returns the Message-IDs in a value, in their order. */
export function idsIn(value: string | undefined): string[] {
  return value?.match(/<[!-;=?-~]{1,900}>/g) ?? []
}

/** Returns the beginning of the first field with a name, as it is stored; null if there is none. */
export function storedValue(headers: Headers, name: string): string | null {
  return stored(valueOf(headers, name), 255)?.trim() ?? null
}

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** Returns text that can be stored, truncated where it is too long; null if nothing is left. */
export function stored(text: string | undefined, length: number): string | null {
  const clean = text?.replace(control, '').trimEnd().slice(0, length).toWellFormed()
  return clean ? clean : null
}
