import { hash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { statement, statements } from '../db/query/statement.ts'
import { secretContext } from '../events/delivery/request.ts'
import { type Secrets, secretsUnder } from '../lib/seal.ts'
import { mintSecret } from '../platform/net/sign.ts'
import { addDays } from '../lib/time.ts'
import { caseRules } from '../api/cx-logs/repair.ts'
import { repairWorkspace } from '../db/repair.ts'
import type { Store } from '../platform/storage/store.ts'
import { newId } from '../lib/ids.ts'
import { createToken, createUser, createWorkspace } from './workspaces.ts'
import demo from './demo.json' with { type: 'json' }

type Row = Readonly<Record<string, unknown>>

/** The ids that the contract's examples name. */
export const demoIds = demo.ids

const insertsOf = statements<{ workspaceId: string; rows: string }, never>()

/** Inserts rows of one table, given as JSON objects by column name. */
const rowsOf = (table: string, names: readonly string[]) =>
  insertsOf(`${table} ${names.join()}`, (_, $) => {
    const columns = sql.join(
      ['workspace_id', ...names].map((name) => sql.identifier(name)),
      sql`, `,
    )
    return sql`
      insert into ${sql.identifier(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, (
        select jsonb_agg(jsonb_build_object('workspace_id', ${$.workspaceId}::text) || element)
        from jsonb_array_elements(${$.rows}::jsonb) as element))`
  })

/** Continues the positions of lists after those of the demo's rows. */
const continueLists = statement<{ workspaceId: string }, never>(
  (_, $) => sql`
    select continue_behind(${$.workspaceId}::uuid, list,
      case when list in ('cx_logs', 'messages') then 3 else 2 end)
    from numbered_lists where list not in ('agent_activities', 'users')`,
)

/**
 * A workspace with the objects that the contract's examples name, so that every example works as it
 * stands. Returns the bearer token of its owner.
 */
export async function createDemo(
  db: Db,
  { store, secrets = secretsUnder([]) }: { readonly store: Store; readonly secrets?: Secrets },
  name: string,
  now: string,
): Promise<{ workspaceId: string; token: string }> {
  const workspaceId = await createWorkspace(db, name, now, {
    role: (n) => `019a0000-0000-7000-8000-00000000050${n + 1}`,
    presenceStatus: (n) => `019a0000-0000-7000-8000-000000000ab${(n + 1).toString(16)}`,
  })
  const owner = { id: demoIds.owner, name: 'Ada Park', email: 'ada@switchboard.example' }
  const agent = { id: demoIds.agent, name: 'Noor Haddad', email: 'noor@switchboard.example' }
  await createUser(db, workspaceId, owner, 'owner', now)
  await createUser(db, workspaceId, agent, 'agent', now)

  const mail = mailAt(now)
  const uploads = { picture: newId(), recording: newId(), mail: newId() }
  const context = secretContext({ workspaceId, id: demoIds.webhook })
  const webhookSecret = secrets.seal(mintSecret(), context)
  await store.put({ workspaceId, id: uploads.picture }, bytesOf(picture))
  await store.put({ workspaceId, id: uploads.recording }, bytesOf(recording))
  await store.put({ workspaceId, id: uploads.mail }, bytesOf(mail))
  await pipeline(db, [
    // First, since triggers number rows of other lists behind the demo's own
    () => continueLists(db, { workspaceId }),
    ...[...demoRows(now, uploads, mail, webhookSecret)].map(([table, rows]) => () => {
      const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
      return rowsOf(table, names)(db, { workspaceId, rows: JSON.stringify(rows) })
    }),
  ])
  // Rows that came by no request have had no reactions
  await repairWorkspace((work) => work(db), workspaceId, caseRules, false)
  const token = await createToken(
    db,
    workspaceId,
    { name: 'Demo owner', scopes: ['*'], userId: demoIds.owner, days: 90 },
    now,
  )
  return { workspaceId, token }
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAYAQAAAACzKMKZAAAADklEQVR42mPgBwIG+hMAUgcFoUq8XuAAAAAASUVORK5CYII=',
  'base64',
)

/** A tenth of a second of silence: WAV of 8,000 samples a second, 8 bits each. */
const recording = Buffer.concat([
  Buffer.from('UklGRkQDAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YSADAAA=', 'base64'),
  Buffer.alloc(800, 0x80),
])

/** The received message as it came. */
function mailAt(now: string): Buffer {
  const lines = [
    'From: The Harbour Office <office@harbour.example>',
    'To: desk@switchboard.example',
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    'Message-ID: <4710@harbour.example>',
    '',
    'The sensor fails again.',
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

async function* bytesOf(bytes: Buffer) {
  yield bytes
}

/** Returns the rows of demo.json by table, each with the members of `each` that it does not give itself. */
function demoRows(
  now: string,
  uploads: { picture: string; recording: string; mail: string },
  mail: Buffer,
  webhookSecret: Buffer,
) {
  const values: Readonly<Record<string, () => unknown>> = {
    now: () => now,
    in30Days: () => addDays(now, 30),
    in90Days: () => addDays(now, 90),
    visitDay: () => addDays(now, 11).slice(0, 10),
    random: () => byteaOf(randomBytes(32)),
    webhookSecret: () => byteaOf(webhookSecret),
    pictureUpload: () => uploads.picture,
    pictureSize: () => picture.length,
    pictureHash: () => hash('sha256', picture, 'hex'),
    recordingUpload: () => uploads.recording,
    recordingSize: () => recording.length,
    recordingHash: () => hash('sha256', recording, 'hex'),
    mailUpload: () => uploads.mail,
    mailSize: () => mail.length,
    mailHash: () => hash('sha256', mail, 'hex'),
    filesSize: () => picture.length + recording.length + mail.length,
  }
  const ids: Readonly<Record<string, string>> = demoIds
  const each: Readonly<Record<string, Row>> = demo.each
  // Lists and reports of the last days show what happened then, whenever the demo is created
  const yesterday = addDays(now, -1).slice(0, 10)
  /** `@name` stands for an id of demo.json or a value from above, `@yesterday 09:00:00` for a time in UTC. */
  const resolve = (_: string, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('@')) return value
    if (value.startsWith('@yesterday ')) return value.replace(/^\S+ (.+)$/, `${yesterday}T$1.000Z`)
    const name = value.slice(1)
    const found = ids[name] ?? values[name]?.()
    if (found === undefined) throw new Error(`demo.json names ${value}, which is nothing`)
    return found
  }
  const tables = new Map<string, Row[]>()
  for (const [table, row] of demo.rows as Array<[string, Row]>) {
    const whole: Row = JSON.parse(JSON.stringify({ ...each[table], ...row }), resolve)
    tables.set(table, [...(tables.get(table) ?? []), whole])
  }
  return tables
}

function byteaOf(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`
}
