import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { folderFor } from './postgres.ts'
import { postgresFolder, programPath } from './programs.ts'
import { freePort } from '../../../src/lib/free-port.ts'
import { type Stage, type Started, until } from './stage.ts'

/** A member of a Patroni cluster. */
export interface Member {
  readonly name: string
  readonly port: number
  readonly restPort: number
  start(): void
  /** Kills PostgreSQL and Patroni at once, as when the machine is lost. */
  kill(): Promise<void>
}

/** Starts etcd; returns its port for clients. */
export async function startEtcd(stage: Stage): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  stage.start('etcd', programPath('etcd'), [
    `--data-dir=${join(stage.folder, 'etcd')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
  ])
  await until('etcd', async () => {
    const reply = await fetch(`${client}/health`).catch(() => undefined)
    return reply?.ok === true
  })
  return port
}

/** A member with the settings of docs/operations/patroni/patroni.yml; not started yet. */
export async function memberOf(stage: Stage, name: string, etcdPort: number): Promise<Member> {
  const [port, restPort] = [await freePort(), await freePort()]
  const folder = folderFor(stage, name)
  const data = join(folder, 'data')
  const file = join(folder, 'patroni.yml')
  const own = (path: string, text: string) => {
    writeFileSync(path, text, { mode: 0o600 })
    if (stage.databaseUser) chownSync(path, stage.databaseUser.uid, stage.databaseUser.gid)
  }
  own(
    file,
    stringify({
      scope: 'switchboard',
      name,
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      etcd3: { host: `127.0.0.1:${etcdPort}` },
      bootstrap: {
        dcs: {
          ttl: 20,
          loop_wait: 5,
          retry_timeout: 5,
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: data,
        bin_dir: postgresFolder(),
        pgpass: join(folder, 'pgpass'),
        parameters: { unix_socket_directories: '' },
        authentication: {
          superuser: { username: 'postgres', password: 'drill' },
          replication: { username: 'replicator', password: 'drill' },
        },
        pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      },
    }),
  )
  let patroni: Started | undefined
  const kill = async () => {
    patroni?.child.kill('SIGKILL')
    try {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
    } catch {
      // PostgreSQL does not run
    }
    await patroni?.ended
  }
  stage.defer(kill)
  return {
    name,
    port,
    restPort,
    start() {
      patroni = stage.start(`patroni-${name}`, programPath('patroni'), [file], {
        user: stage.databaseUser,
        env: { HOME: folder },
      })
    },
    kill,
  }
}

/** Whether a member is what its REST API is asked for. */
export async function isMember(
  { restPort }: Member,
  role: 'primary' | 'replica' | 'synchronous',
): Promise<boolean> {
  const signal = AbortSignal.timeout(2000)
  const reply = await fetch(`http://127.0.0.1:${restPort}/${role}`, { signal }).catch(
    () => undefined,
  )
  await reply?.body?.cancel()
  return reply?.status === 200
}
