import type { AdapterType } from '../../db/schema/channels.ts'
import type { Adapter } from './adapter.ts'
import { customAdapter } from './custom.ts'
import { emailAdapter } from './email.ts'

/** Programs fetch what is said here, so that keeping it is sending it. */
const apiAdapter: Adapter = {
  check: async () => {},
  send: async (_, __, { externalId }) => ({ externalId, rejected: [] }),
}

/** How each type of channel sends. */
export const adapters: Readonly<Record<AdapterType, Adapter>> = {
  api: apiAdapter,
  custom: customAdapter,
  email: emailAdapter,
}
