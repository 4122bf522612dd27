import type { Operations } from '../../generated/operations.ts'
import type { Client } from './client.ts'

type Credentials = Extract<Operations['createSession']['input'], { method: 'password' }>

export const ownerPassword = 'seven tall cranes'

/** Sets the password of the client's user, unless it is set, and returns how the user signs in. */
export async function ownerCredentials(api: Client): Promise<Credentials> {
  const { body } = await api.getCurrentUser()
  // Refused where it is set, which would end sessions
  await api.setPassword({ body: { password: ownerPassword } })
  const { email, workspace } = body.data
  return { method: 'password', workspace: workspace.name, email, password: ownerPassword }
}

/** Signs the client's user in. */
export async function ownerSession(api: Client): Promise<{ id: string; token: string }> {
  const { status, body } = await api.createSession({ body: await ownerCredentials(api) })
  if (status !== 201) throw new Error(`the owner could not sign in: ${status}`)
  return body.data
}
