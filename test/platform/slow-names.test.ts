import t from 'tap'
import { targets } from '../../src/platform/net/target.ts'
import { startDns } from '../helpers/dns.ts'
import { outsideWith } from '../helpers/outside.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

t.test('no connection of the database waits while a name is looked up', async (t) => {
  const near = { host: '127.0.0.1', port: 4000 }
  const asked: Array<{ name: string; lent: number }> = []
  const lent = () => server.pool.stats.open - server.pool.stats.idle
  const dns = await startDns(t, async (name) => {
    // Within the time that a request waits for the answer
    await until(() => lent() === 0, 500).catch(() => {})
    asked.push({ name, lent: lent() })
    return []
  })
  const allow = [`${near.host}:${near.port}`]
  const outside = { ...outsideWith(), targets: targets({ allow, dnsServers: [dns] }) }
  const server = await startServer(t, { outside })
  const { api } = await workspaceOn(server)

  const secret = `whsec_${Buffer.alloc(32).toString('base64')}`
  const nearUrl = `http://${allow[0]}/`
  const custom = (outboundUrl: string) =>
    ({ type: 'custom', name: 'Gateway', config: { outboundUrl, secret } }) as const
  const email = (smtpHost: string, smtpPort: number) => {
    const config = { smtpHost, smtpPort }
    return { type: 'email', name: 'Mail', address: 'a@harbour.example', config } as const
  }
  const hook = (url: string) => ({ name: 'Hook', url, events: ['tag.created' as const] })
  const off = { domains: [], createsUsers: false, roleIds: [], roleClaim: null, roleMapping: [] }
  const gateway = await api.createChannel({ body: custom(nearUrl) })
  const mailbox = await api.createChannel({ body: email(near.host, near.port) })
  const webhook = await api.createWebhook({ body: hook(nearUrl) })
  const of = ({ body: { data } }: { body: { data: { id: string } } }) => ({ id: data.id })

  const requests: Record<string, (host: string, url: string) => Promise<{ status: number }>> = {
    createWebhook: (_, url) => api.createWebhook({ body: hook(url) }),
    updateWebhook: (_, url) => api.updateWebhook({ params: of(webhook), body: { url } }),
    createChannel: (_, url) => api.createChannel({ body: custom(url) }),
    createMailbox: (host) => api.createChannel({ body: email(host, 587) }),
    updateChannel: (_, outboundUrl) =>
      api.updateChannel({ params: of(gateway), body: { config: { outboundUrl } } }),
    updateMailbox: (smtpHost) =>
      api.updateChannel({ params: of(mailbox), body: { config: { smtpHost, smtpPort: 587 } } }),
    setOidcSettings: (_, issuer) =>
      api.setOidcSettings({ body: { ...off, issuer, clientId: 'screen' } }),
  }
  for (const [name, send] of Object.entries(requests)) {
    const host = `${name.toLowerCase()}.example`
    t.match(await send(host, `https://${host}/`), {
      status: 422,
      body: { code: 'url_not_allowed' },
    })
    t.match(asked.splice(0)[0], { name: host, lent: 0 }, name)
  }
})

t.test('a change of one member of a server is judged with the other one', async (t) => {
  const dns = await startDns(t, () => [])
  const allow = ['127.0.0.1:4000', '127.0.0.1:4001', 'localhost:4000']
  const outside = { ...outsideWith(), targets: targets({ allow, dnsServers: [dns] }) }
  const { api } = await workspaceOn(await startServer(t, { outside }))
  const config = { smtpHost: '127.0.0.1', smtpPort: 4000 }
  const made = await api.createChannel({
    body: { type: 'email', name: 'Mail', address: 'a@harbour.example', config },
  })
  const params = { id: made.body.data.id }
  const changeConfig = async (config: object) =>
    (await api.updateChannel({ params, body: { config } })).status

  t.equal(await changeConfig({ smtpHost: 'localhost' }), 200)
  t.equal(await changeConfig({ smtpPort: 4001 }), 422, 'localhost:4001')
  t.equal(await changeConfig({ smtpHost: '127.0.0.1' }), 200)
  t.equal(await changeConfig({ smtpPort: 4001 }), 200)
  t.equal(await changeConfig({ smtpHost: 'localhost' }), 422, 'localhost:4001')
  t.equal(await changeConfig({ outboundUrl: 'https://unknown.example/' }), 422, 'of another type')
})
