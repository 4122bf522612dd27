import { parseArgs } from 'node:util'
import { scopes as knownScopes } from '../generated/routes.ts'
import { endToken, tokenById, tokenPage } from '../src/api/api-tokens/queries.ts'
import { mintToken } from '../src/auth/tokens.ts'
import type { Pool } from '../src/db/client.ts'
import { begin, connectBy, startDatabase } from '../src/process.ts'
import {
  createToken,
  createWorkspace,
  findUser,
  findWorkspace,
  setSuspended,
} from '../src/workspaces.ts'

const usage = `Usage: npm run --silent token -- COMMAND

  create --workspace NAME [--create-workspace] [--user EMAIL] [--name TEXT]
         [--scopes a:read,b:write] [--expires-in DAYS]
                               prints the new token alone on standard output
  list --workspace NAME        the tokens of a workspace
  revoke ID --workspace NAME   ends a token at once
  suspend --workspace NAME     refuses all tokens of a workspace and pauses its background work
  resume --workspace NAME      ends that; what waited goes on
  mint                         a token for BOOTSTRAP_TOKEN; nothing is stored

Scopes default to *, the life to 90 days (365 at most). --user makes a personal token.
The database is DATABASE_URL, or else the embedded one, whose server must not be running.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workspace: { type: 'string' },
    'create-workspace': { type: 'boolean', default: false },
    user: { type: 'string' },
    name: { type: 'string', default: 'Command line' },
    scopes: { type: 'string', default: '*' },
    'expires-in': { type: 'string', default: '90' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const [command, id] = positionals

/** A mistake of the caller's, told without a stack. */
class UsageError extends Error {}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function main(): Promise<number> {
  if (values.help || command === undefined) {
    console.log(usage)
    return values.help ? 0 : 1
  }
  if (command === 'mint') {
    console.log(mintToken())
    return 0
  }
  const run = { create, list, revoke, suspend, resume }[command]
  if (!run) throw new UsageError(`There is no command ${command}.\n\n${usage}`)
  const name = values.workspace
  if (!name) throw new UsageError('Name the workspace: --workspace NAME')

  const { config, log } = begin()
  const database = await startDatabase(config, log)
  await database.migrated
  const pool = connectBy(config, database.url, { size: 1 })
  try {
    await run(pool, name)
    return 0
  } finally {
    await pool.close(1000)
    await database.stop()
  }
}

async function create(pool: Pool, workspace: string): Promise<void> {
  const scopes = values.scopes.split(',')
  const unknown = scopes.filter((scope) => !(knownScopes as readonly string[]).includes(scope))
  if (unknown.length > 0) {
    throw new UsageError(`Unknown: ${unknown.join(', ')}. Scopes are: ${knownScopes.join(', ')}`)
  }
  const days = Number(values['expires-in'])
  if (!Number.isInteger(days) || days < 1 || days > 365) {
    throw new UsageError('--expires-in takes a whole number of days from 1 to 365')
  }

  const now = new Date().toISOString()
  const secret = await pool.transaction(async (db) => {
    let workspaceId = await findWorkspace(db, workspace)
    if (workspaceId === undefined) {
      if (!values['create-workspace']) {
        throw new UsageError(`There is no workspace ${workspace}; add --create-workspace`)
      }
      workspaceId = await createWorkspace(db, workspace, now)
    }
    const userId = values.user && (await findUser(db, workspaceId, values.user))
    if (values.user && !userId) throw new UsageError(`There is no user ${values.user}`)
    return createToken(
      db,
      workspaceId,
      { name: values.name, scopes, userId: userId || undefined, days },
      now,
    )
  })
  console.log(secret)
}

async function list(pool: Pool, workspace: string): Promise<void> {
  const workspaceId = await existing(pool, workspace)
  for (let page = 1; ; page++) {
    const query = { workspaceId, page, pageSize: 100, sort: ['-createdAt'] }
    const { total, rows } = await tokenPage(pool, query)
    for (const token of rows) {
      const ends = token.expiresAt ?? 'never'
      console.log([token.id, token.preview, token.status, ends, token.name].join('  '))
    }
    if (page * 100 >= total) return
  }
}

async function revoke(pool: Pool, workspace: string): Promise<void> {
  const workspaceId = await existing(pool, workspace)
  if (id === undefined) throw new UsageError('Name the token: revoke ID')
  const key = { workspaceId, id }
  const [token] = /^[0-9a-f-]{36}$/.test(id) ? await tokenById(pool, key) : []
  if (!token) throw new UsageError(`There is no token ${id} in ${workspace}`)
  await endToken(pool, { ...key, overlapSeconds: 0 })
  console.log(`Revoked ${token.preview} (${token.name}).`)
}

async function suspend(pool: Pool, workspace: string): Promise<void> {
  await setSuspended(pool, { workspaceId: await existing(pool, workspace), isSuspended: true })
  console.log(`Suspended ${workspace}.`)
}

async function resume(pool: Pool, workspace: string): Promise<void> {
  await setSuspended(pool, { workspaceId: await existing(pool, workspace), isSuspended: false })
  console.log(`Resumed ${workspace}.`)
}

async function existing(pool: Pool, workspace: string): Promise<string> {
  const workspaceId = await findWorkspace(pool, workspace)
  if (workspaceId === undefined) throw new UsageError(`There is no workspace ${workspace}`)
  return workspaceId
}
