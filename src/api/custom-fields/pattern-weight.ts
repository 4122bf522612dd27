/** The code points that `(?i)` compares in two forms end here, and the first is `A`. */
const caseRange = { first: 0x41, last: 0x1e943 }
/** A Unicode class has hundreds of ranges, which every instruction that holds it costs. */
const unicodeClass = 16
/** The weight of making such a class once, plain and with `(?i)`. */
const unicodeMade = { plain: 30, ignoringCase: 100 }
/**
 * Code points of a range that weigh as much as one instruction: with `(?i)` a range is made code point by code point.
 */
const caseRangeAtOnce = 40
const most = 1e9

interface Atom {
  readonly weight: number
  readonly end: number
}

/**
 * About how many instructions a pattern of RE2 syntax compiles to at most, with a surcharge for
 * classes that are costly to make. Compiling takes time and memory in proportion, so this is found
 * out by reading the pattern once. What is no pattern has a weight all the same.
 */
export function weightOf(pattern: string): number {
  const ignoresCase = /\(\?[a-zA-Z]*i/.test(pattern)
  const groups: number[] = []
  let made = 0
  let sum = 3
  let last = 0
  const add = (weight: number) => {
    last = Math.min(weight, most)
    sum = Math.min(sum + last, most)
  }
  const repeat = (times: number) => {
    const weight = last
    sum -= last
    // Each time may have an instruction that ends the repetition
    add((weight + 2) * times)
  }

  for (let at = 0; at < pattern.length;) {
    const count = countAt(pattern, at)
    if (count) {
      repeat(count.weight)
      at = count.end
      continue
    }
    const char = pattern[at]
    if (char === '*' || char === '+' || char === '?') {
      repeat(1)
      at += 1
    } else if (matchesAt(flagsAlone, pattern, at)) {
      // No group: what is repeated behind it is what stands before it
      at = flagsAlone.lastIndex
    } else if (char === '(') {
      groups.push(sum)
      sum = 1
      last = 0
      at = matchesAt(groupKind, pattern, at + 1) ? groupKind.lastIndex : at + 1
    } else if (char === ')') {
      const inside = sum + 2
      sum = groups.pop() ?? 0
      add(inside)
      at += 1
    } else if (char === '|') {
      // The choice, and a side that is empty
      sum += 2
      last = 0
      at += 1
    } else if (char === '[') {
      const found = classAt(pattern, at, ignoresCase)
      made += found.made
      add(found.weight)
      at = found.end
    } else {
      const found = characterAt(pattern, at)
      if (found.isUnicodeClass) {
        made += ignoresCase ? unicodeMade.ignoringCase : unicodeMade.plain
      }
      add(found.isUnicodeClass ? unicodeClass : found.weight)
      at = found.end
    }
  }
  // A group that is not closed is a mistake, which the compiler names
  return Math.min(groups.reduce((total, outer) => total + outer, sum) + made, most)
}

const flagsAlone = /\(\?[a-zA-Z-]{1,20}\)/y
/** `?:`, `?i:`, `?P<name>` and the like, behind the bracket of a group. */
const groupKind = /\?(?:P?<\w{0,500}>|[a-zA-Z-]{0,20}:)/y

/** Whether a sticky expression matches at a place; its `lastIndex` is behind it then. */
function matchesAt(expression: RegExp, text: string, at: number): boolean {
  expression.lastIndex = at
  return expression.test(text)
}

const counted = /\{(\d{1,4})(,(\d{0,4}))?\}/y

/** `{3}`, `{3,}` and `{3,5}`: the most times that it copies what stands before it. */
function countAt(pattern: string, at: number): Atom | undefined {
  counted.lastIndex = at
  const found = counted.exec(pattern)
  if (!found) return undefined
  const [, low = '0', comma, high] = found
  const times = high ? Number(high) : Number(low) + (comma ? 1 : 0)
  return { weight: Math.max(times, Number(low), 1), end: counted.lastIndex }
}

const escapes =
  /\\(?:x\{([0-9a-fA-F]{1,8})\}|x([0-9a-fA-F]{2})|([pP])(?:\{[^{}]{0,100}\}|.)|(.))/suy

interface Character extends Atom {
  readonly code: number
  readonly isUnicodeClass: boolean
}

/** A character, an escape or a quoted text. */
function characterAt(pattern: string, at: number): Character {
  if (pattern.startsWith('\\Q', at)) {
    const close = pattern.indexOf('\\E', at + 2)
    const end = close < 0 ? pattern.length : close
    const weight = end - at - 2
    return { weight, end: Math.min(end + 2, pattern.length), code: 0, isUnicodeClass: false }
  }
  escapes.lastIndex = at
  const found = escapes.exec(pattern)
  if (found) {
    const [, long, short, unicode, other] = found
    const hex = long ?? short
    return {
      weight: 1,
      end: escapes.lastIndex,
      code: hex === undefined ? (other?.codePointAt(0) ?? 0) : Number.parseInt(hex, 16),
      isUnicodeClass: unicode !== undefined,
    }
  }
  const code = pattern.codePointAt(at) ?? 0
  return { weight: 1, end: at + (code > 0xffff ? 2 : 1), code, isUnicodeClass: false }
}

const posix = /\[:\^?[a-z]{1,10}:\]/y

/** A class in brackets, from the first to behind the last. */
function classAt(pattern: string, start: number, ignoresCase: boolean): Atom & { made: number } {
  let at = pattern[start + 1] === '^' ? start + 2 : start + 1
  const first = at
  let weight = 1
  let made = 0
  while (at < pattern.length && (pattern[at] !== ']' || at === first)) {
    if (matchesAt(posix, pattern, at)) {
      at = posix.lastIndex
      continue
    }
    const low = characterAt(pattern, at)
    at = low.end
    if (low.isUnicodeClass) {
      weight = unicodeClass
      made += ignoresCase ? unicodeMade.ignoringCase : unicodeMade.plain
    } else if (pattern[at] === '-' && pattern[at + 1] !== ']') {
      const high = characterAt(pattern, at + 1)
      at = high.end
      if (ignoresCase) made += span(low.code, high.code) / caseRangeAtOnce
    }
  }
  return { weight, end: at + 1, made }
}

function span(low: number, high: number): number {
  return Math.max(Math.min(high, caseRange.last) - Math.max(low, caseRange.first), 0)
}
