import type { Api } from '../http/handler.ts'
import { apiTokenHandlers } from './api-tokens/handlers.ts'
import { contactHandlers } from './contacts/handlers.ts'
import { groupHandlers } from './groups/handlers.ts'
import { tagHandlers } from './tags/handlers.ts'
import { ticketHandlers } from './tickets/handlers.ts'

/** Every operation of the contract; one that is missing, extra or mistyped does not compile. */
export const api: Api = {
  'api-tokens': apiTokenHandlers,
  contacts: contactHandlers,
  groups: groupHandlers,
  tags: tagHandlers,
  tickets: ticketHandlers,
}
