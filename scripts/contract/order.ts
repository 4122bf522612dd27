import { isDeepStrictEqual } from 'node:util'
import { methods } from './document.ts'
import { parseYaml } from './yaml.ts'
import { blocksOf, linesOf, trailingBlanks } from './blocks.ts'

/** Keys of a path, in their order. */
const keys = ['parameters', ...methods]

/**
 * The contract in its one order: tags by name; paths by the tag of their first operation, under a banner
 * each, then by path; in a path its methods as in `keys`; webhooks and each kind of component by name.
 * Lines stay as they are, so that a diff shows what moved and nothing else. Throws when that would change
 * what the document says, as where an alias would come before its anchor.
 */
export function orderContract(text: string): string {
  const sections = blocksOf(text.replace(/\n$/, '').split('\n'), 0)
  const formatted = sections.flatMap(({ key, head, body }) => [...head, ...sortedBody(key, body)])
  const result = `${formatted.join('\n')}\n`
  if (result !== text && !isDeepStrictEqual(read(result), read(text))) {
    throw new Error('The contract cannot be put in order without changing what it says.')
  }
  return result
}

function sortedBody(key: string, lines: readonly string[]): readonly string[] {
  switch (key) {
    case 'tags':
    case 'webhooks':
      return sorted(lines, 2)
    case 'paths':
      return sortedPaths(lines)
    case 'components':
      return blocksOf(lines, 2).flatMap(({ head, body }) => [...head, ...sorted(body, 4)])
    default:
      return lines
  }
}

function read(text: string): unknown {
  const document = parseYaml(text) as { tags?: Array<{ name: string }> }
  const tags = [...(document.tags ?? [])].sort((a, b) => byName(a.name, b.name))
  return { ...document, tags }
}

function sorted(lines: readonly string[], indentation: number): string[] {
  const trailing = trailingBlanks(lines)
  const blocks = blocksOf(lines.slice(0, lines.length - trailing.length), indentation)
  blocks.sort((a, b) => byName(a.key, b.key))
  return [...linesOf(blocks), ...trailing]
}

function sortedPaths(lines: readonly string[]): string[] {
  const trailing = trailingBlanks(lines)
  const end = lines.length - trailing.length
  const kept = lines.slice(0, end).filter((line) => !/^ {2}# ─/.test(line))
  const paths = blocksOf(kept, 2).map(({ key, head, body }) => {
    const parts = blocksOf(body, 4).sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    const lead = head.filter((line) => line.trim() !== '')
    const own = [...lead, ...linesOf(parts)]
    const tag = /^ {6}tags: \[([^\]]+)\]/m.exec(own.join('\n'))?.[1] ?? ''
    return { key, tag, own }
  })
  paths.sort((a, b) => byName(a.tag, b.tag) || byName(a.key, b.key))
  const result = paths.flatMap(({ tag, own }, index) => {
    const before = paths[index - 1]
    if (before?.tag === tag) return own
    return [...(before ? [''] : []), bannerOf(tag), ...own]
  })
  return [...result, ...trailing]
}

const bannerWidth = 70

function bannerOf(tag: string): string {
  const rules = bannerWidth - tag.length - 2
  const left = Math.floor(rules / 2)
  return `  # ${'─'.repeat(left)} ${tag} ${'─'.repeat(rules - left)}`
}

function byName(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
