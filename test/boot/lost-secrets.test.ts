import t from 'tap'
import { contextOf } from '../../src/platform/adapters/secrets.ts'
import { secretContext } from '../../src/events/delivery/request.ts'
import { secretsUnder } from '../../src/lib/seal.ts'
import { lostSecretsWarning } from '../../src/boot/lost-secrets.ts'
import { rotateSecrets } from '../../src/boot/secrets-rotation.ts'
import { switchboard } from '../helpers/script.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'

t.test('what SECRET_KEY does not open is named at the start', async (t) => {
  const { api, pool, secrets, database } = await workspaceOn(await startServer(t))
  const others = secretsUnder(['another key, of 32 characters or more'])
  // Those of the demo are plain
  t.equal(await lostSecretsWarning(pool, others), undefined)
  await api.createWebhook({
    body: { name: 'CRM', url: 'https://crm.example.com', events: ['ticket.created'] },
  })
  await api.createChannel({
    body: {
      name: 'Mail',
      type: 'email',
      address: 'post@example.com',
      config: {
        smtpHost: 'mail.example.com',
        smtpPassword: 'a password',
      },
    },
  })

  t.equal(await lostSecretsWarning(pool, secrets), undefined)
  t.match(await lostSecretsWarning(pool, others), /^The secrets of 1 webhook and 1 channel were /)
  await database.admin`update channels set deleted_at = now()`
  const lost = () => lostSecretsWarning(pool, secretsUnder([]))
  t.match(await lost(), /^The secrets of 1 webhook were /)
  await database.admin`
    update webhooks set old_secret = secret, secret = '\\x00', credentials = null,
      old_secret_until = now() + interval '1 hour'`
  t.match(await lost(), /^The secrets of 1 webhook were /, 'a secret that signs on')
  await database.admin`update webhooks set old_secret_until = now()`
  t.equal(await lost(), undefined, 'one that does not any more')
  await database.admin`update webhooks set secret = old_secret, deleted_at = now()`
  t.equal(await lost(), undefined, 'one of a webhook that is deleted')
})

t.test(
  'stored secrets are encrypted under a new key, however often it is interrupted',
  async (t) => {
    const { api, pool, secrets, database, workspaceId } = await workspaceOn(await startServer(t))
    const [old, next, wrong] = ['of tests', 'that is new', 'that is wrong'].map(
      (which) => `a key ${which} with 32 characters or more`,
    ) as [string, string, string]
    const { admin } = database
    const rotate = (keys: string) =>
      switchboard({ DATABASE_URL: database.url, SECRET_KEY: keys }, 'secrets', 'rotate')
    const kept = () =>
      admin`select secret, credentials, old_secret from webhooks union all
      select secrets::text::bytea, null, null from channels order by 1`

    const { body: webhook } = await api.createWebhook({
      body: {
        ...{ name: 'CRM', url: 'https://crm.example.com', events: ['ticket.created'] },
        ...{ authType: 'bearer', credentials: { token: 'a-token' } },
      },
    })
    const params = { id: webhook.data.id }
    const { body: rotated } = await api.rotateWebhookSecret({ params, body: { overlapHours: 1 } })
    const config = { smtpHost: 'mail.example.com', smtpPassword: 'a password' }
    const { body: channel } = await api.createChannel({
      body: { name: 'Mail', type: 'email', address: 'post@example.com', config },
    })

    // More than are read at once, and without a key
    await admin`
    insert into webhooks (workspace_id, id, name, url, events, auth_type, payload, ordered_by,
      timeout_seconds, secret, secret_preview, maker_token_id, maker_scopes, from_position,
      created_at, updated_at)
    select ${workspaceId}, gen_random_uuid(), 'CRM', 'https://crm.example.com', '{}', 'none', 'full',
      'none', 10, '\\x00'::bytea || 'plain'::bytea, '', gen_random_uuid(), '{}', 0, now(), now()
    from generate_series(1, 120)`
    const [plain] =
      await admin`select count(*)::int as n from webhooks where get_byte(secret, 0) = 0`
    const lost = await rotate(`${wrong},${wrong}`)
    t.equal(lost.code, 1)
    t.match(lost.stdout, `\n${plain?.['n']} secrets encrypted anew, 4 cannot be read\n`)
    t.match(lost.stdout, new RegExp(`: webhook ${params.id}: credentials cannot be read: `))
    await admin.begin(async (sql) => {
      await sql`select from channels where secrets <> '{}' for update`
      await t.rejects(rotateSecrets(pool, secretsUnder([next, old, wrong]), workspaceId), {
        code: '55P03',
      })
    })
    t.match(await rotate(`${next},${old}`), {
      ...{ code: 0, stdout: /^1 secret encrypted anew, 0 cannot be read\nAll secrets are under/ },
    })
    const before = await kept()
    t.match(await rotate(`${next},${old}`), { code: 0, stdout: /^0 secrets encrypted anew/ })
    t.same(await kept(), before)

    const opened = secretsUnder([next])
    t.equal(await lostSecretsWarning(pool, opened), undefined)
    const [row] = await admin`select * from webhooks where id = ${params.id}`
    const context = secretContext({ workspaceId, id: params.id })
    t.equal(opened.open(row?.['secret'], context), rotated.data.secret)
    t.equal(opened.open(row?.['old_secret'], context), webhook.data.secret)
    t.equal(opened.open(row?.['credentials'], context), '{"token":"a-token"}')
    const [mail] = await admin`
    select decode(secrets #>> '{smtpPassword,sealed}', 'base64') as password from channels
    where id = ${channel.data.id}`
    const password = contextOf(channel.data.id, 'smtpPassword')
    t.equal(opened.open(mail?.['password'], password), 'a password')
    t.throws(() => secrets.open(row?.['secret'], context), /not in SECRET_KEY/)
    t.throws(() => opened.open(row?.['secret'], password), /changed, or sealed for another row/)
    t.match(await rotate(''), { code: 1, stderr: /^Set SECRET_KEY/ })
  },
)
