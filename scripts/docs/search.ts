import MiniSearch, { type Options, type SearchResult } from 'minisearch'
import { stemmer } from 'stemmer'
import { synonyms } from './synonyms.ts'
import { wordsOf } from './words.ts'

/** An entry that readers can find. */
export interface Entry {
  readonly id: number
  readonly kind: Kind
  readonly title: string
  /** A second line: method and path, or what the entry is. */
  readonly note: string
  readonly url: string
  /** Names that programs use. */
  readonly name: string
  /** Parameters, members, codes, scopes and values. */
  readonly words: string
  readonly text: string
}

export type Kind = 'Operation' | 'Event' | 'Schema' | 'Error' | 'Guide' | 'Area'

/** What a result shows. */
export type Found = Pick<Entry, 'kind' | 'title' | 'note' | 'url'>

export type Index = MiniSearch<Entry>

const weights: Readonly<Record<Kind, number>> = {
  Area: 1.1,
  Operation: 1.3,
  Guide: 1,
  Event: 0.9,
  Error: 0.9,
  Schema: 0.75,
}

// Words that stand in most questions and in most texts
const ignored = new Set(
  'a an and are as at be by can do for from get how i in is it list my of on one or our so the their there to we what when where which with without'.split(
    ' ',
  ),
)

const options: Options<Entry> = {
  fields: ['title', 'name', 'words', 'text'],
  storeFields: ['kind', 'title', 'note', 'url'],
  tokenize: wordsOf,
  processTerm: (term) => (ignored.has(term) ? null : stemmer(term)),
}

export function newIndex(entries: readonly Entry[]): Index {
  const index = new MiniSearch<Entry>(options)
  index.addAll(entries)
  return index
}

/** The index as the build wrote it. */
export async function openIndex(json: string): Promise<Index> {
  return MiniSearch.loadJSONAsync<Entry>(json, options)
}

/** The entries that fit a phrase, best first. All its words must fit, or as many as possible. */
export function find(index: Index, phrase: string, most = 20): Found[] {
  const words = wordsOf(phrase.slice(0, 200))
    .filter((word) => !ignored.has(word))
    .slice(0, 8)
  const last = words.at(-1)
  if (last === undefined) return []
  const meanings = words.map((word) => ({
    combineWith: 'OR' as const,
    queries: [word, ...(synonyms[stemmer(word)] ?? [])].map((term, place) => ({
      queries: [term],
      // Whoever still types has not written the end of the last word
      prefix: word === last && term.length > 2,
      fuzzy: place === 0 && term.length > 4 ? 0.2 : false,
      boostTerm: () => (place === 0 ? 1 : 0.8),
    })),
  }))
  const searched = (combineWith: 'AND' | 'OR') =>
    index.search(
      { combineWith, queries: meanings },
      {
        boost: { title: 6, name: 3, words: 1.5, text: 1 },
        weights: { fuzzy: 0.3, prefix: 0.6 },
        boostDocument: (_id, _term, stored) => weights[stored?.['kind'] as Kind],
      },
    )
  const exact = searched('AND')
  const results = exact.length > 4 || words.length === 1 ? exact : [...exact, ...searched('OR')]
  const shown = new Map(results.map((result) => [result.id as number, foundOf(result)]))
  return [...shown.values()].slice(0, most)
}

function foundOf(result: SearchResult): Found {
  const { kind, title, note, url } = result as SearchResult & Found
  return { kind, title, note, url }
}
