import t from 'tap'
import { secretsUnder } from '../src/lib/seal.ts'
import { lostSecretsWarning } from '../src/lost-secrets.ts'
import { startServer, workspaceOn } from './helpers/start.ts'

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
  t.match(await lostSecretsWarning(pool, secretsUnder([])), /^The secrets of 1 webhook were /)
})
