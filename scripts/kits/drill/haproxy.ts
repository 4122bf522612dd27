import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programPath } from './programs.ts'
import { freePort } from '../../../src/lib/free-port.ts'
import type { Stage } from './stage.ts'

const global = `global
    maxconn 4096
`

/**
 * Starts HAProxy before API processes, with the settings of docs/operations/haproxy/api.cfg; returns its address. It asks
 * them every second.
 */
export async function balanceApi(stage: Stage, ports: readonly number[]): Promise<string> {
  const port = await freePort()
  start(
    stage,
    'haproxy-api',
    `${global}
defaults
    mode http
    timeout connect 2s
    timeout client 60s
    timeout server 65s
    timeout http-request 10s
    timeout http-keep-alive 15s
    option redispatch
    retries 3
    retry-on conn-failure

frontend api
    bind 127.0.0.1:${port}
    default_backend api

backend api
    balance leastconn
    option httpchk
    http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host switchboard
    http-check expect status 200
    default-server check inter 1s fall 2 rise 1 maxconn 512
${ports.map((one) => `    server api-${one} 127.0.0.1:${one}`).join('\n')}
`,
  )
  return `http://127.0.0.1:${port}`
}

/** Starts HAProxy before the members of a Patroni cluster: leads to the leader. Returns its port. */
export async function balanceLeader(
  stage: Stage,
  members: ReadonlyArray<{ readonly port: number; readonly restPort: number }>,
): Promise<number> {
  const port = await freePort()
  start(
    stage,
    'haproxy-postgres',
    `${global}
defaults
    mode tcp
    timeout connect 2s
    timeout client 30m
    timeout server 30m
    timeout check 2s

listen leader
    bind 127.0.0.1:${port}
    option httpchk GET /primary
    http-check expect status 200
    default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map((one, index) => `    server postgres-${index + 1} 127.0.0.1:${one.port} check port ${one.restPort}`).join('\n')}
`,
  )
  return port
}

function start(stage: Stage, name: string, text: string): void {
  const file = join(stage.folder, `${name}.cfg`)
  writeFileSync(file, text)
  stage.start(name, programPath('haproxy'), ['-db', '-f', file])
}
