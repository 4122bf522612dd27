import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { targets } from '../../src/platform/net/target.ts'
import { root } from '../../src/lib/root.ts'
import { secretsUnder } from '../../src/lib/seal.ts'
import { blocksOf, runBlocks, skipWithoutCurl } from '../helpers/shell.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'

// test/webhooks/webhooks.test.ts runs the receiver that README.md shows
t.test('the requests of README.md succeed', { skip: skipWithoutCurl }, async (t) => {
  const server = await startServer(t, {
    outside: {
      secrets: secretsUnder(['a key of tests with 32 characters or more']),
      targets: targets({ allow: ['localhost:4000'] }),
    },
  })
  const { api, origin, token } = await workspaceOn(server)
  const blocks = blocksOf(readFileSync(join(root, 'README.md'), 'utf8'))

  const ran = await runBlocks(blocks, { origin, token, folder: t.testdir() })

  t.same(
    ran.map(({ statuses }) => statuses),
    [[200, 201, 200], [201], [202]],
  )
  t.match(ran[1]?.stdout, /^export WEBHOOK_SECRET=whsec_\S+\n$/)
  const { body } = await api.listWebhooks()
  t.match(body.data[0], { name: 'Mine', url: 'http://localhost:4000/' })
})
