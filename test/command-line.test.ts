import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { isToken } from '../src/auth/tokens.ts'
import { root } from '../src/lib/root.ts'
import { clientOf } from './helpers/client.ts'
import { startServer } from './helpers/start.ts'

t.test('the token command makes, lists and revokes tokens', async (t) => {
  const { database, origin } = await startServer(t)
  const command = (...args: string[]) => token(database.url, ...args)

  const unknown = await command('create', '--workspace', 'acme')
  const made = await command('create', '--workspace', 'acme', '--create-workspace')
  const narrow = await command('create', '--workspace', 'acme', '--scopes', 'tags:read')
  const wrong = await command('create', '--workspace', 'acme', '--scopes', 'tags:paint')
  const api = clientOf(origin, made.stdout.trim())
  const created = await api.createTag({ body: { name: 'By command' } })
  const refused = await api.createTag({ body: { name: 'No' }, token: narrow.stdout.trim() })
  const listed = await command('list', '--workspace', 'acme')
  const id = listed.stdout.split('\n')[1]?.split('  ')[0] ?? ''
  const revoked = await command('revoke', id, '--workspace', 'acme')

  t.match(unknown, { code: 1, stderr: /--create-workspace/ })
  t.ok(isToken(made.stdout.trim()), 'the token alone')
  t.match(wrong, { code: 1, stderr: /Unknown: tags:paint/ })
  t.equal(created.status, 201)
  t.equal(refused.status, 403)
  t.equal(listed.stdout.trim().split('\n').length, 2)
  t.notOk(listed.stdout.includes(made.stdout.trim()))
  t.match(revoked, { code: 0, stdout: /^Revoked swb_/ })
  t.match(await api.listTags(), { status: 401, body: { code: 'token_revoked' } })
})

t.test('the token command suspends a workspace and resumes it', async (t) => {
  const { database, origin } = await startServer(t)
  const made = await token(database.url, 'create', '--workspace', 'acme', '--create-workspace')
  const api = clientOf(origin, made.stdout.trim())

  t.match(await token(database.url, 'suspend', '--workspace', 'acme'), {
    ...{ code: 0, stdout: 'Suspended acme.\n' },
  })
  t.equal((await api.listTags()).status, 401)
  t.match(await token(database.url, 'resume', '--workspace', 'acme'), {
    ...{ code: 0, stdout: 'Resumed acme.\n' },
  })
  t.equal((await api.listTags()).status, 200)
  t.match(await token(database.url, 'suspend', '--workspace', 'nobody'), { code: 1 })
})

t.test('every command tells how it is used', async (t) => {
  for (const name of [
    'token',
    'seed',
    'repair',
    'bench',
    'migrate',
    'test',
    'generate',
    'contract-diff',
    'contract-format',
    'conformance',
    'patterns',
  ]) {
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(root, 'dist', 'scripts', `${name}.js`),
      '--help',
    ])
    t.match(stdout, /^Usage: npm /, name)
  }
})

async function token(
  url: string,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  try {
    const env = { ...process.env, DATABASE_URL: url }
    const file = join(root, 'dist', 'scripts', 'token.js')
    return { code: 0, ...(await promisify(execFile)(process.execPath, [file, ...args], { env })) }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, stdout, stderr }
  }
}
