import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { root } from '../../src/lib/root.ts'
import { only } from '../helpers/only.ts'
import { blocksOf, runBlocks, skipWithoutCurl } from '../helpers/shell.ts'
import { start, type Workspace } from '../helpers/start.ts'

/** Runs all commands of a page in a new workspace; returns it with what the last command of each block printed. */
async function run(t: Test, name: string): Promise<{ workspace: Workspace; printed: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-task-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const workspace = await start()
  const { origin, token } = workspace
  const page = readFileSync(join(root, 'docs', `${name}.md`), 'utf8')
  const ran = await runBlocks(blocksOf(page), { origin, token, folder })
  for (const { statuses, code } of ran)
    t.same(
      statuses.filter((status) => status >= 300),
      [],
      code,
    )
  const printed = ran.map(({ stdout }) => stdout.trim().split('\n').at(-1) ?? '')
  return { workspace, printed }
}

const options = { skip: skipWithoutCurl }

t.test('a mailbox takes the mail of the page, and its answer is queued', options, async (t) => {
  const { workspace, printed } = await run(t, 'mailbox')
  t.ok(printed.includes('The crane at berth 6 stops'), 'the title of the ticket')
  t.ok(printed.includes('queued'), 'the answer')
  const { body } = await workspace.api.listContacts({ query: { q: 'Mira Lindqvist' } })
  t.match(body, { total: 1 })
})

t.test(
  'a message of a provider is handed over, and the answer has its report',
  options,
  async (t) => {
    const { printed } = await run(t, 'provider')
    t.match(JSON.parse(printed.at(-1) ?? ''), {
      data: { status: 'failed', errorCode: '131047', message: 'It is.' },
    })
  },
)

t.test('the chat and the call of the page go through the queue', options, async (t) => {
  const { workspace, printed } = await run(t, 'queues')
  t.ok(
    printed.some((text) => text.endsWith('answered')),
    'the call',
  )
  const { body } = await workspace.api.listConversations({ query: { status: ['closed'] } })
  t.match(body, { total: 1, data: only({ status: 'closed' }) })
})

t.test('every report of the page is answered', options, async (t) => {
  const { printed } = await run(t, 'reports')
  t.match(
    printed.find((text) => text.includes('openedCount')),
    /"firstResponseTime"/,
  )
})
