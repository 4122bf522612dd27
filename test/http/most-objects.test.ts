import t from 'tap'
import { copyRows } from '../helpers/rows.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

/** Objects of which a workspace can have no more than some number. */
interface Kind {
  readonly most: number
  readonly table: string
  /** The condition of the rows that count. */
  readonly where?: string
  /** The SQL of what is different in copies of a row. */
  readonly copied: Readonly<Record<string, string>>
  /** Creates one under a name of its own. */
  create(workspace: Workspace, nth: number): Promise<{ status: number; body: object }>
  /** SQL that completes copies. */
  readonly completed?: string
}

const kinds: readonly Kind[] = [
  {
    most: 100,
    table: 'presence_statuses',
    copied: { system_name: "'copy_' || n" },
    create: ({ api }, nth) =>
      api.createPresenceStatus({
        body: { systemName: `away_${nth}`, displayName: 'Away', category: 'away' },
      }),
  },
  {
    most: 1000,
    table: 'automation_queues',
    copied: { name: "'Copy ' || n" },
    create: ({ api }, nth) =>
      api.createAutomationQueue({ body: { name: `Queue ${nth}`, strategy: 'longest_idle' } }),
  },
  {
    most: 1000,
    table: 'categories',
    copied: { value: "'Copy ' || n" },
    create: ({ api }, nth) => api.createCategory({ body: { value: `Category ${nth}` } }),
  },
  {
    most: 200,
    table: 'roles',
    copied: { name: "'Copy ' || n" },
    create: ({ api }, nth) => api.createRole({ body: { name: `Role ${nth}`, permissions: [] } }),
  },
  {
    most: 100,
    table: 'webhooks',
    copied: {},
    completed: `insert into webhook_queues (workspace_id, webhook_id)
      select workspace_id, id from webhooks on conflict do nothing`,
    create: ({ api }, nth) =>
      api.createWebhook({
        body: { name: `Hook ${nth}`, url: 'https://192.31.196.1/hook', events: ['ticket.created'] },
      }),
  },
  ...(['ticket', 'contact'] as const).map((entity) => ({
    most: 400,
    table: 'custom_fields',
    where: `entity = '${entity}'`,
    copied: { system_name: "'cf_copy_' || n" },
    create: ({ api }: Workspace, nth: number) =>
      api.createCustomField({
        body: { entity, type: 'text', systemName: `cf_${nth}`, displayName: 'Hull' },
      }),
  })),
]

for (const { most, table, where = 'true', copied, create, completed } of kinds) {
  t.test(`a workspace has up to ${most} ${table} where ${where}`, async (t) => {
    const workspace = await startEmpty()
    const { admin } = workspace.database
    const present = async () => {
      const [row] = await admin.unsafe(
        `select count(*)::int as n from ${table} where workspace_id = '${workspace.workspaceId}' and ${where}`,
      )
      return Number(row?.['n'])
    }
    t.equal((await create(workspace, 0)).status, 201)
    await copyRows(workspace, table, most - 2 - (await present()), copied)
    if (completed !== undefined) await admin.unsafe(completed)

    const made = await Promise.all([1, 2, 3, 4, 5, 6].map((nth) => create(workspace, nth)))

    t.equal(await present(), most, 'also of several requests at once')
    t.equal(made.filter(({ status }) => status === 201).length, 2)
    for (const reply of made.filter(({ status }) => status !== 201)) {
      t.match(reply, {
        status: 422,
        body: { code: 'rule_violated', detail: new RegExp(`at most ${most} `) },
      })
    }
  })
}
