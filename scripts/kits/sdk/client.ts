/** Where a client finds the server. */
export interface Connection {
  /** Address of the API, such as `http://127.0.0.1:3000/api/v1`. */
  readonly baseUrl: string
  readonly token: string
}

export type Priority = 'low' | 'medium' | 'high' | 'urgent'

export interface Contact {
  id: string
  name: string
}

export interface TicketWrite {
  title: string
  contactId: string
  priority?: Priority
  customFields?: Record<string, string>
}

export interface TicketChange {
  priority?: Priority
  customFields?: Record<string, string | null>
}

export interface Ticket {
  id: string
  title: string
  priority: Priority
  version: number
  customFields: Array<{ textValue: string; attribute: { systemName: string } }>
}

export interface TicketQuery {
  contactId: string[]
  priority: Priority[]
  page: number
  pageSize: number
}

export interface TicketPage {
  total: number
  lastPage: number
  data: Ticket[]
}

export interface StoredFile {
  id: string
  name: string
  size: number
  tags: string[]
}

export interface Message {
  id: string
  message: string | null
  status: string
}

/** The members of an event that the scenarios read. */
export interface StreamedEvent {
  type: string
  data: Record<string, unknown>
}

/** The members of a problem that the scenarios read. */
export interface Problem {
  status: number
  code: string
  pointer?: string
  currentEtag?: string | null
  existing?: { id: string } | null
}

/**
 * The functions of a generated client in the types of the contract. Each implementation passes and returns the types
 * that its generator wrote, so that `tsc` compares them with these. Methods named `fail…` return the typed problem.
 */
export interface Client {
  createContact(body: { name: string }): Promise<Contact>
  createTicket(body: TicketWrite): Promise<Ticket>
  updateTicket(id: string, body: TicketChange, ifMatch?: string): Promise<Ticket>
  listTickets(query: TicketQuery): Promise<TicketPage>
  createMediaFile(file: File, tags: string[]): Promise<StoredFile>
  getMediaFileContent(id: string): Promise<ArrayBuffer>
  createChannel(name: string): Promise<{ id: string }>
  sendMessage(contactId: string, channelId: string, message: string): Promise<Message>
  createTag(name: string): Promise<{ id: string }>
  /** Reads a stream of events, in clients that read a reply while it comes in. */
  streamEvents?(query: { types: string[]; after: string }): AsyncIterable<StreamedEvent>
  failCreateTag(name: string): Promise<Problem>
  failCreateTicket(body: TicketWrite): Promise<Problem>
  failUpdateTicket(id: string, body: TicketChange, ifMatch: string): Promise<Problem>
}
