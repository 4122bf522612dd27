import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { root } from '../../../src/lib/root.ts'
import { readRules } from '../../words/rules.ts'
import { siteFiles } from './site.ts'

const rules = readRules(readFileSync(join(root, 'docs', 'words.md'), 'utf8'))

t.test('no page has a word that docs/words.md refuses in texts', async (t) => {
  const pages = [...siteFiles({ server: undefined, isServed: true })].filter(([name]) =>
    name.endsWith('.html'),
  )
  const found = new Set<string>()
  for (const [name, html] of pages) {
    const text = String(html)
      .replace(/<(pre|code|option|title|head)\b[^]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' ')
    for (const { word, inTexts } of rules) {
      for (const match of inTexts ? text.matchAll(inTexts) : []) {
        const around = text.slice(Math.max(0, match.index - 40), match.index + 40)
        found.add(`${name} has "${word}": ${around.replace(/\s+/g, ' ')}`)
      }
    }
  }
  t.ok(pages.length > 300)
  t.same([...found].slice(0, 20), [])
})
