import { parseArgs } from 'node:util'
import { scopes as knownScopes } from '../../generated/routes.ts'
import { endToken, tokenById, tokenPage } from '../api/api-tokens/queries.ts'
import { insertLink, mintLinkToken } from '../auth/links.ts'
import { hashToken, mintToken } from '../auth/tokens.ts'
import type { Db, Pool } from '../db/pool/client.ts'
import { isUuid, newId } from '../lib/ids.ts'
import {
  createToken,
  createUser,
  findUser,
  hasUser,
  setSuspended,
} from '../workspaces/workspaces.ts'
import { longestName, nameGiven, printable } from './name.ts'
import { onDatabase } from './on-database.ts'
import { table } from './table.ts'
import { UsageError, whichDatabase } from './usage.ts'
import { workspaceNamed, workspaceToFill } from './workspace.ts'
import { now } from '../lib/clock.ts'
import { emailOf } from '../lib/email.ts'

export const usage = `Usage: npx switchboard token COMMAND

  create --workspace NAME [--create-workspace] [--user EMAIL] [--name TEXT]
         [--scopes a:read,b:write] [--expires-in DAYS]
                               prints the new token alone on standard output
  invite --workspace NAME --user EMAIL [--create-workspace]
                               prints a one-time token by which the user chooses a password
  list --workspace NAME        lists the tokens of a workspace
  revoke ID --workspace NAME   ends a token at once
  suspend --workspace NAME     refuses all tokens of a workspace and pauses its background work
  resume --workspace NAME      ends the suspension; background work continues
  mint                         prints a token for BOOTSTRAP_TOKEN and stores nothing

The scopes default to *, the lifetime to 90 days, of at most 365. --user makes a personal token, which acts as
that user. In a workspace that has no user yet it creates the user, as the owner, as \`invite\` does.
${whichDatabase}`

const options = {
  workspace: { type: 'string' },
  'create-workspace': { type: 'boolean', default: false },
  user: { type: 'string' },
  name: { type: 'string', default: 'Command line' },
  scopes: { type: 'string', default: '*' },
  'expires-in': { type: 'string', default: '90' },
} as const

const headings = ['ID', 'TOKEN', 'STATUS', 'CREATED', 'LAST USED', 'EXPIRES', 'NAME', 'SCOPES']

type Options = ReturnType<typeof parse>['values']

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options })
}

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args)
  const [command, id] = positionals
  const extra = positionals[command === 'revoke' ? 2 : 1]
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".`)
  if (command === 'mint') {
    console.log(mintToken())
    return 0
  }
  const tasks: Record<string, (pool: Pool, workspace: string) => Promise<void>> = {
    create: (pool, workspace) => create(pool, workspace, values),
    invite: (pool, workspace) => invite(pool, workspace, values),
    list,
    revoke: (pool, workspace) => revoke(pool, workspace, id),
    suspend: (pool, workspace) => suspend(pool, workspace, true),
    resume: (pool, workspace) => suspend(pool, workspace, false),
  }
  if (command === undefined || !Object.hasOwn(tasks, command)) {
    throw new UsageError(`Name what to do: ${Object.keys(tasks).join(', ')} or mint.`)
  }
  const name = values.workspace
  if (!name) throw new UsageError('Name the workspace: --workspace NAME.')

  await onDatabase({ mayBeNew: values['create-workspace'] }, ({ pool }) =>
    tasks[command]!(pool, name),
  )
  return 0
}

async function create(pool: Pool, workspace: string, values: Options): Promise<void> {
  const scopes = values.scopes.split(',').map((scope) => scope.trim())
  const unknown = scopes.filter((scope) => !(knownScopes as readonly string[]).includes(scope))
  if (unknown.length > 0) {
    throw new UsageError(
      `Unknown scopes: ${unknown.join(', ')}. Use some of ${knownScopes.join(', ')}.`,
    )
  }
  const name = nameGiven('--name', values.name, longestName.token)
  const days = Number(values['expires-in'])
  if (!/^\d{1,3}$/.test(values['expires-in']) || days < 1 || days > 365) {
    throw new UsageError('--expires-in must be a whole number of days from 1 to 365.')
  }

  const secret = await pool.transaction(async (db) => {
    const at = now().toISOString()
    const workspaceId = await workspaceToFill(db, workspace, values['create-workspace'], at)
    const userId = values.user && (await userOf(db, workspaceId, values.user, at))
    return createToken(db, workspaceId, { name, scopes, userId: userId || undefined, days }, at)
  })
  console.log(secret)
}

async function invite(pool: Pool, workspace: string, values: Options): Promise<void> {
  const { user } = values
  if (user === undefined) throw new UsageError('Name the user: --user EMAIL.')
  const token = mintLinkToken()
  await pool.transaction(async (db) => {
    const at = now().toISOString()
    const workspaceId = await workspaceToFill(db, workspace, values['create-workspace'], at)
    const userId = await userOf(db, workspaceId, user, at)
    const hash = hashToken(token)
    const [link] = await insertLink(db, { workspaceId, id: newId(), userId, hash, rights: null })
    if (!link) throw new UsageError(`The user "${printable(user)}" is suspended.`)
  })
  console.log(token)
}

/** The user with this address, who is created as the owner of a workspace without users. */
async function userOf(db: Db, workspaceId: string, given: string, now: string): Promise<string> {
  const email = emailOf(given)
  if (email === undefined) throw new UsageError(`"${given}" is not an e-mail address.`)
  const known = await findUser(db, workspaceId, email)
  if (known !== undefined) return known
  if (await hasUser(db, workspaceId)) {
    throw new UsageError(
      `There is no user "${email}" in the workspace. Create the user by the API first.`,
    )
  }
  const id = newId()
  await createUser(db, workspaceId, { id, name: email, email }, 'owner', now)
  return id
}

async function list(pool: Pool, workspace: string): Promise<void> {
  const workspaceId = await workspaceNamed(pool, workspace)
  const tokens: string[][] = []
  for (let page = 1; ; page++) {
    const query = {
      workspaceId,
      page,
      pageSize: 100,
      sort: ['-createdAt'],
      q: undefined,
      creatorId: undefined,
      userId: undefined,
    }
    const { total, rows } = await tokenPage(pool, query)
    for (const token of rows) {
      const times = [token.createdAt, token.lastUsedAt, token.expiresAt].map(second)
      const { id, preview, status, name, scopes } = token
      tokens.push([id, preview, status, ...times, name, scopes.join(',')])
    }
    if (page * 100 >= total) break
  }
  console.log(table(headings, tokens))
}

/** An instant to the second. */
function second(instant: string | null): string {
  return instant?.replace(/\.\d+/, '') ?? 'never'
}

async function revoke(pool: Pool, workspace: string, id: string | undefined): Promise<void> {
  const workspaceId = await workspaceNamed(pool, workspace)
  if (id === undefined) throw new UsageError('Name the token: revoke ID.')
  const key = { workspaceId, id }
  const [token] = isUuid(id) ? await tokenById(pool, key) : []
  if (!token) throw new UsageError(`There is no token "${id}" in the workspace "${workspace}".`)
  await endToken(pool, { ...key, overlapSeconds: 0 })
  console.log(`Revoked ${token.preview} (${printable(token.name)}).`)
}

/** Suspends a workspace, or ends its suspension. */
async function suspend(pool: Pool, workspace: string, isSuspended: boolean): Promise<void> {
  const workspaceId = await workspaceNamed(pool, workspace)
  await setSuspended(pool, { workspaceId, isSuspended })
  console.log(`${isSuspended ? 'Suspended' : 'Resumed'} ${printable(workspace)}.`)
}
