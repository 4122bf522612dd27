import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { root } from '../../../src/lib/root.ts'
import { readRules } from '../../words/rules.ts'
import { withoutCode } from '../../words/texts.ts'
import { siteFiles } from './site.ts'

const rules = readRules(readFileSync(join(root, 'docs', 'words.md'), 'utf8'))

t.test('no page has a word that docs/words.md refuses in texts', async (t) => {
  const pages = [...siteFiles({ server: undefined, isServed: true })].filter(([name]) =>
    name.endsWith('.html'),
  )
  const found = new Set<string>()
  for (const [name, html] of pages) {
    // Names of schemas are no words
    const text = withoutCode(
      String(html)
        .replace(/<(pre|code|option|head|summary)\b[^]*?<\/\1>/g, ' ')
        .replace(/<a [^>]*schemas\/[^]*?<\/a>/g, ' ')
        .replace(/<[^>]*>/g, ' '),
    )
    for (const { word, inTexts } of rules) {
      for (const match of inTexts ? text.matchAll(inTexts) : []) {
        const around = text.slice(Math.max(0, match.index - 40), match.index + 40)
        found.add(`${name} has "${word}": ${around.replace(/\s+/g, ' ')}`)
      }
    }
  }
  t.ok(pages.length > 300, 'every page is read')
  t.same([...found].slice(0, 20), [])
})
