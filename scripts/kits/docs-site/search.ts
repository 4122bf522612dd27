import MiniSearch, { type Options, type SearchResult } from 'minisearch'
import { stemmer } from 'stemmer'
import { phrases, synonyms } from './synonyms.ts'
import { snippetOf } from './snippet.ts'
import { termsOf, wordsOf } from './words.ts'

export { absentFor } from './absent.ts'

/** An entry that readers can find. */
export interface Entry {
  readonly id: number
  readonly kind: Kind
  readonly title: string
  /** A second line: method and path, or what the entry is. */
  readonly note: string
  readonly url: string
  /** Its name in the contract, where it has one: a search for it finds the entry first. */
  readonly key: string
  /** Names that programs use. */
  readonly name: string
  /** Parameters, members, codes, scopes and values. */
  readonly words: string
  readonly text: string
}

export type Kind = 'Operation' | 'Event' | 'Schema' | 'Error' | 'Guide' | 'Area'

/** The members that a result shows. */
export type Found = Pick<Entry, 'kind' | 'title' | 'note' | 'url'> & {
  /** The part of the text that has the most of the words, if one has any. */
  readonly snippet?: string
}

export type Index = MiniSearch<Entry>

const weights: Readonly<Record<Kind, number>> = {
  Area: 1.1,
  Operation: 1.3,
  Guide: 1,
  Event: 0.9,
  Error: 0.9,
  Schema: 0.6,
}

// Words that stand in most questions and in most texts
const ignored = new Set(
  'a am an and are as at be by can do for from get how i in is it list my of on one or our so the their there to we what when where which with without'.split(
    ' ',
  ),
)

const options: Options<Entry> = {
  fields: ['title', 'name', 'words', 'text'],
  storeFields: ['kind', 'title', 'note', 'url', 'key', 'text'],
  tokenize: termsOf,
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

/** The entries that fit a phrase, best first: those with more of its words before those with fewer. */
export function find(index: Index, phrase: string, most = 20): Found[] {
  const meant = phrases.reduce(
    (text, [written, meaning]) => text.replace(written, meaning),
    phrase.slice(0, 200),
  )
  const words = wordsOf(meant)
    .filter((word) => !ignored.has(word))
    .slice(0, 8)
  const queries = words.map((word, position) => ({
    combineWith: 'OR' as const,
    queries: meaningsOf(index, word, position === words.length - 1),
  }))
  const results = index.search(
    { combineWith: 'OR', queries },
    {
      boost: { title: 6, name: 3, words: 1.5, text: 1 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: (_id, _term, stored) =>
        stored?.['key'] === phrase.trim() ? 10 : weights[stored?.['kind'] as Kind],
    },
  )
  return results.slice(0, most).map(foundOf)
}

/** A word as it is written, and what people mean by it. One that occurs nowhere may be misspelt. */
function meaningsOf(index: Index, word: string, isLast: boolean) {
  const isKnown = index.search(word).length > 0
  // The last word may be incomplete while the reader types
  const stem = isKnown ? undefined : stemIn(index, word)
  const written = {
    prefix: isLast && word.length > 2,
    ...(stem === undefined
      ? { queries: [word], fuzzy: !isKnown && 0.25 }
      : { queries: [stem], ...asItIs }),
  }
  const meant = (synonyms[stemmer(word)] ?? []).map((term) => ({
    queries: [term],
    boostTerm: () => (isKnown ? 0.6 : 1),
  }))
  return [written, ...meant]
}

const asItIs = { processTerm: (term: string) => term }

/** Returns the longest beginning of a word that is a stem of the index, as the end of "conversaton" is misspelt. */
function stemIn(index: Index, word: string): string | undefined {
  for (let length = word.length - 1; length > 4; length--) {
    const beginning = word.slice(0, length)
    if (index.search(beginning, asItIs).length > 0) return beginning
  }
}

function foundOf(result: SearchResult): Found {
  const { kind, title, note, url, text, terms } = result as SearchResult & Entry
  const snippet = snippetOf(text, terms)
  return { kind, title, note, url, ...(snippet !== '' && { snippet }) }
}
