import { resolve } from 'node:path'
import { hostsOf, isDecodable } from '../db/pool/hosts.ts'

/** The variables that settings are read from, and a sentence for each one that does not fit. */
export interface Environment {
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly mistakes: string[]
}

/** Returns the text of a setting. One that does not fit is a mistake, which `hint` says how to mend. */
export function checked(
  env: Environment,
  name: string,
  fits: (value: string) => boolean,
  hint: string,
): string | undefined {
  const value = env.variables[name] || undefined
  if (value !== undefined && !fits(value)) addMistake(env, name, hint, value)
  return value
}

function addMistake({ mistakes }: Environment, name: string, hint: string, value: string): void {
  mistakes.push(`${name} ${hint}${surplusOf(value)}`)
}

/** A setting that may be any text, but that is not meant as it is where something surrounds it. */
export function bare(env: Environment, name: string, what: string): string | undefined {
  return checked(env, name, (value) => surplusOf(value) === '', `must be ${what}`)
}

/** A path, which messages name from the root on. */
export function path(env: Environment, name: string): string | undefined {
  const value = bare(env, name, 'a path')
  if (value === undefined) return undefined
  if (value.startsWith('~')) {
    env.mistakes.push(
      `${name} must be a path without ~, which shells alone replace by the home folder`,
    )
  }
  return resolve(value)
}

export function integer(
  env: Environment,
  name: string,
  min: number,
  max: number,
): number | undefined {
  const fits = (value: string) =>
    /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
  const value = checked(env, name, fits, `must be a whole number from ${min} to ${max}`)
  return value === undefined ? undefined : Number(value)
}

export function choice(
  env: Environment,
  name: string,
  on: string,
  off: string,
): boolean | undefined {
  const value = checked(env, name, (v) => v === on || v === off, `must be ${on} or ${off}`)
  return value === undefined ? undefined : value === on
}

export function url(
  env: Environment,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const fits = (value: string) =>
    URL.canParse(value) &&
    protocols.includes(new URL(value).protocol) &&
    isDecodable(new URL(value))
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ')
  return checked(env, name, fits, `must be a URL starting with ${starts}, with %25 for %`)
}

/** A URL to which paths are appended. */
export function prefix(env: Environment, name: string): string | undefined {
  const value = url(env, name, ['http:', 'https:'])
  if (value === undefined || !URL.canParse(value)) return value
  const { username, password } = new URL(value)
  // A bare ? or # parses as nothing
  if (username !== '' || password !== '' || /[?#]/.test(value)) {
    env.mistakes.push(
      `${name} must have no user, password, query or fragment: paths are appended to it`,
    )
  }
  return value
}

/** The URL of a database, which may name several servers. */
export function database(env: Environment, name: string): string | undefined {
  const value = env.variables[name] || undefined
  try {
    if (value !== undefined) hostsOf(value)
  } catch (error) {
    addMistake(env, name, (error as Error).message, value ?? '')
  }
  return value
}

/** Entries that are separated by commas. */
export function list(
  env: Environment,
  name: string,
  fits: (entry: string) => boolean,
  hint: string,
): string[] {
  const entries = (value: string) => value.split(',').map((entry) => entry.trim())
  const value = checked(env, name, (text) => entries(text).every(fits), hint)
  return value === undefined ? [] : entries(value)
}

/** Names what surrounds a value and is not meant, as files of settings bring it that no shell reads; '' if nothing does. */
function surplusOf(value: string): string {
  if (/^(["']).*\1$/s.test(value)) return ', without the quotation marks around it'
  return value === value.trim() ? '' : ', without the space or line end around it'
}
