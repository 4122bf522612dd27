import t from 'tap'
import { reactions } from '../../../src/api/reactions.ts'
import { sentencesOf } from '../../reaction-sentences.ts'
import { eventsWithReactions, reactionsPage } from './reactions.ts'

t.test('each reaction is in one row, below the question that it answers', async (t) => {
  const html = reactionsPage()
  const shown = html.replace(/<[^>]*>/g, '').replace(/&quot;/g, '"')
  const names = new Set(Object.values(reactions).flatMap((some) => some.map(({ name }) => name)))

  for (const name of names) {
    const sentence = (sentencesOf().get(name) ?? '').replaceAll('`', '')
    t.equal(shown.split(sentence).length - 1, name.startsWith('signal') ? 0 : 1, name)
  }
  t.match(
    html,
    /Why did my ticket reopen, .*<\/h2>[^]*?A contact&#39;s message|A contact's message opens/,
  )
  for (const type of eventsWithReactions()) {
    t.equal(html.split(` id="${type}"`).length - 1, 1, `the anchor of ${type}`)
  }
  t.notMatch(html, 'object.replaced', 'which is internal')
})
