import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { Webhook } from 'standardwebhooks'
import type { Schema } from '../../generated/operations.ts'
import { root } from '../../src/lib/root.ts'
import { mintSecret } from '../../src/platform/net/sign.ts'
import { reachedMessage, sentMessage } from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'
import { outsideWith, work } from '../helpers/outside.ts'
import { type Received, startReceiver } from '../helpers/receiver.ts'
import { blocksOf } from '../helpers/shell.ts'
import { emptyWorkspaceOn, startServer } from '../helpers/start.ts'

interface Post {
  readonly type: string
  readonly message: Readonly<Record<string, unknown>> & { readonly id: string }
}

interface Answer {
  readonly status: number
  readonly body?: object
}

/** A program of a workspace's own, which answers what `answers` says, and then that it has sent the message. */
async function startBridge(t: Test, answers: Answer[] = []) {
  const posts: Post[] = []
  const webhook = { secret: mintSecret() }
  const answer = ({ headers, body }: Received): Answer => {
    const post = new Webhook(webhook.secret).verify(body, headers) as Post
    if (post.type !== 'message') return { status: 204 }
    posts.push(post)
    return answers.shift() ?? { status: 200, body: { externalId: `out-${posts.length}` } }
  }
  const { host: address } = await startReceiver(t, (response, received) => {
    const { status, body } = answer(received)
    response.writeHead(status).end(body && JSON.stringify(body))
  })
  const outside = outsideWith([address])
  const workspace = await emptyWorkspaceOn(await startServer(t, { outside }))
  const { api } = workspace
  work(t, workspace.pool, outside)
  const channel = await api.createChannel({
    body: {
      type: 'custom',
      name: 'Telegram',
      config: { outboundUrl: `http://${address}/`, ...webhook, identityType: 'telegram' },
    },
  })
  const params = { id: channel.body.data.id }
  const receive = async (externalId: string) => {
    const body = {
      externalId,
      contact: { platformId: '77', name: 'Mira' },
      messageType: 'text',
      message: 'Hello',
    } as const
    return (await api.receiveMessage({ params, body })).body.data
  }
  const send = async (body: Partial<Schema<'MessageSend'>>) => {
    const { body: sent } = await api.sendMessage({
      body: { channelId: params.id, messageType: 'text', message: 'Hi', ...body } as never,
    })
    return sent.data.id
  }
  return { api, params, posts, receive, send }
}

t.test('a POST names the message that the sender answers, and no other one', async (t) => {
  const { api, posts, receive, send } = await startBridge(t)
  const first = await receive('77:1')
  await receive('77:2')
  const { contactId } = first
  const ids = [
    await send({ contactId: String(contactId), replyToMessageId: first.id }),
    await send({ contactId: String(contactId) }),
  ]

  for (const id of ids) t.match(await sentMessage(api, id), { status: 'sent' })

  const named = new Map(posts.map(({ message }) => [message.id, message['replyToExternalId']]))
  t.same(
    ids.map((id) => named.get(id)),
    ['77:1', null],
  )
})

t.test('a POST is what the page about providers shows', async (t) => {
  const { api, posts, receive, send } = await startBridge(t)
  const { contactId } = await receive('77:1')
  const page = readFileSync(join(root, 'docs', 'provider.md'), 'utf8')
  const shown = JSON.parse(
    blocksOf(page).find(({ language }) => language === 'json')?.code ?? '',
  ) as Post

  t.match(await sentMessage(api, await send({ contactId: String(contactId) })), {
    externalId: 'out-1',
  })

  const [post] = posts
  t.same(Object.keys(post ?? {}), Object.keys(shown))
  t.same(Object.keys(post?.message ?? {}), Object.keys(shown.message))
})

t.test('an identifier that another message of the channel has is not taken over', async (t) => {
  const same = { status: 200, body: { externalId: 'out-1' } }
  const { api, receive, send } = await startBridge(t, [same, same])
  const contactId = String((await receive('77:1')).contactId)

  const first = await sentMessage(api, await send({ contactId }))
  const second = await sentMessage(api, await send({ contactId }))

  t.match([first, second], only({ externalId: 'out-1' }, { externalId: null }))
})

t.test('a refusal is final, and another one is reported with its reason', async (t) => {
  const { api, params, receive, send } = await startBridge(t, [{ status: 422 }])
  const contactId = String((await receive('77:1')).contactId)

  const refused = await send({ contactId })
  t.match(await reachedMessage(api, refused, ({ status }) => status === 'failed'), {
    errorCode: 'http_422',
  })
  const taken = await send({ contactId })
  await sentMessage(api, taken)
  const failed = await api.updateMessageStatus({
    params,
    body: { messageId: taken, status: 'failed', errorCode: '131047' },
  })
  t.match(failed.body.data, { status: 'failed', errorCode: '131047' })
})
