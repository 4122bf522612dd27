/** A word or phrase that the glossary refuses. */
export interface Rule {
  readonly word: string
  /** The words that the glossary has instead. */
  readonly write: string
  /** Matches the word in a text; undefined for a word that is refused in names alone. */
  readonly inTexts: RegExp | undefined
  /** Whether only texts of the contract and of documents count. */
  readonly isOfDocuments: boolean
  /** Matches the word in a name whose words are in lower case and separated by spaces; undefined if names may have it. */
  readonly inNames: RegExp | undefined
  /** Whether only names of functions and files count. */
  readonly isOfFunctions: boolean
}

/** Matches the first words of a doc comment that lacks a subject, or needs a boolean. */
export const beginning = /^\s*(of|what|that|those|who|whoever|the same|so many|whether)\b/i

/** Returns the rules of the glossary, which is the table of `docs/words.md`. */
export function readRules(page: string): Rule[] {
  const rules = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => {
      const [, write = '', , refused = '', inNames = '', inDocuments = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      return [
        ...wordsOf(refused).map((word) => ruleFor(word, write, 'everywhere')),
        ...wordsOf(inNames).map((word) => ruleFor(word, write, 'names')),
        ...wordsOf(inDocuments).map((word) => ruleFor(word, write, 'documents')),
      ]
    })
  if (rules.length === 0) throw new Error('docs/words.md has no glossary.')
  return rules
}

function wordsOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!)
}

function ruleFor(entry: string, write: string, scope: 'everywhere' | 'names' | 'documents'): Rule {
  const isWhole = entry.startsWith('=')
  const isPrefix = entry.endsWith('…')
  const word = entry.replace(/^=|…$/g, '')
  const source = word.replace(/ … /g, ' (?:\\S+ ){1,3}?').replace(/ /g, '\\s+')
  const flags = /[A-Z]/.test(word) ? 'g' : 'gi'
  return {
    word,
    write,
    // "Null if there is none" says what it means
    inTexts: scope === 'names' ? undefined : new RegExp(`(?<!there\\s)\\b${source}\\b`, flags),
    isOfDocuments: scope === 'documents',
    inNames:
      scope === 'documents'
        ? undefined
        : new RegExp(`${isWhole || isPrefix ? '^' : '\\b'}${source}${isWhole ? '$' : '\\b'}`, 'i'),
    isOfFunctions: isWhole || isPrefix,
  }
}
