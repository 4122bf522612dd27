import { randomBytes } from 'node:crypto'
import t from 'tap'
import { startRealProvider } from '../helpers/oidc-provider.ts'
import { outsideWith } from '../helpers/outside.ts'
import { clientId } from '../helpers/provider.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'

t.test('a real provider signs a user in', async (t) => {
  const email = 'ada@switchboard.example'
  const provider = await startRealProvider(t, email)
  const server = await startServer(t, { outside: outsideWith([provider.host]) })
  const { api } = await workspaceOn(server)
  const set = await api.setOidcSettings({
    body: {
      issuer: provider.issuer,
      clientId,
      domains: [],
      createsUsers: false,
      roleIds: [],
      roleClaim: null,
      roleMapping: [],
    },
  })
  t.equal(set.status, 200)
  const { workspace } = (await api.getCurrentUser()).body.data
  const nonce = randomBytes(16).toString('hex')
  const idToken = await provider.signIn(nonce)
  const body = { method: 'oidc' as const, workspace: workspace.name, idToken, nonce }

  const signedIn = await api.createSession({ body, token: null })

  t.match(signedIn, { status: 201, body: { data: { user: { email } } } })
  t.equal((await api.getCurrentUser({ token: signedIn.body.data.token })).status, 200)
  t.equal((await api.createSession({ body, token: null })).status, 401, 'replayed')
})
