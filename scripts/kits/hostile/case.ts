import type { Socket } from 'node:net'
import type postgres from 'postgres'
import type { Client } from '../../../test/helpers/client.ts'

/** Something that a caller, a mail or a remote server may send, although it hurts. */
export interface HostileCase {
  /** Subject and input, such as `mail: 12.5 million short lines`. Unique. */
  readonly name: string
  /** Takes longer than two seconds: part of `npm run hostile`, but not of the tests. */
  readonly isLong?: boolean
  /**
   * Sends the input and returns what became of it in a few words, such as `422 mail_too_large`.
   * Throws when the server does anything else than it should.
   */
  run(stage: Stage): Promise<string>
}

/** A running server (`npm start` with its worker), and who meets there. */
export interface Stage {
  readonly origin: string
  /** Process id of the server. */
  readonly pid: number
  readonly attacker: Party
  /** A second workspace, which the attack must not slow down. */
  readonly bystander: Party
  /** The server's database, for what takes too long to set up through the API. */
  readonly sql: postgres.Sql
  /**
   * Opens a TCP server that the server under test may reach although its address is private; it is
   * closed when the case ends. `host` is an address of this machine.
   */
  outside(onConnection: (socket: Socket) => void): Promise<{ host: string; port: number }>
}

/** A workspace with the objects of the demo, and the token of its owner. */
export interface Party {
  readonly api: Client
  readonly token: string
  readonly workspaceId: string
}

/** The most that a case may cost. */
export const bounds = {
  /** Longest answer of `/healthz` on a connection of its own, in milliseconds. */
  lagMs: 250,
  /** Resident memory of the server above what it takes at rest, in MB. */
  memoryMb: 200,
} as const
