import { RE2JS } from 're2js'
import type { StepBudget } from '../../lib/step-budget.ts'
import { weightOf } from './pattern-weight.ts'
import { counted } from '../../lib/words.ts'

/** RE2 takes a step for each instruction and character at worst, one of which takes 50 to 200 ns. */
const mostSteps = 500_000
const mostInstructions = 1000
/** Bounds the time of compiling, about 20 ms, before anything is compiled. */
const mostWeight = 8000
/** Weight of the compiled patterns that are kept, about 30 MB. */
const mostKept = 100_000
const stepsToCompile = 100

interface Program {
  readonly expression: RE2JS
  readonly instructions: number
  readonly weight: number
}

const remedy = 'use smaller counts of repetition or fewer character classes'
const tooLarge = `is too large; ${remedy}`

/** Programs by their patterns, the one that was used last at the end. */
const programs = new Map<string, Program>()
let kept = 0

/**
 * Returns the fault of a pattern for texts of at most `longest` characters, as the rest of a sentence that begins
 * with 'It'; undefined for a valid one.
 */
export function patternFault(pattern: string, longest: number): string | undefined {
  const program = programOf(pattern)
  if (typeof program === 'string') return program
  if (program.instructions * longest > mostSteps) {
    const fitting = longestFor(program)
    return `takes too long for texts of ${counted(longest, 'character')}; set "maxLength" to ${fitting} or less, or ${remedy}`
  }
  return undefined
}

/** Returns the fault of a text that has to match a pattern as a whole; undefined when it does. */
export function matchFault(pattern: string, text: string): string | undefined {
  const program = programOf(pattern)
  // Fields that were defined before there were bounds
  if (typeof program === 'string')
    return `cannot be checked, because the pattern of the field ${program}`
  if (program.instructions * lengthOf(text) > mostSteps) {
    return `must have at most ${counted(longestFor(program), 'character')} to be matched against the pattern ${pattern}`
  }
  // Unlike RE2JS.matches(), a matcher never builds an automaton of up to 8 MB
  return program.expression.matcher(text).matches()
    ? undefined
    : `must match the pattern ${pattern}`
}

/** Counts the work of a match before it is done. False when the request asks for too much. */
export async function spendMatch(
  stepBudget: StepBudget,
  pattern: string,
  text: string,
): Promise<boolean> {
  const compiling = programs.has(pattern) ? 0 : Math.min(weightOf(pattern), mostWeight)
  if (!(await stepBudget.spend(compiling * stepsToCompile))) return false
  const program = programOf(pattern)
  if (typeof program === 'string') return true
  return stepBudget.spend(Math.min(program.instructions * lengthOf(text), mostSteps))
}

/** Characters, as the contract counts them. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

function longestFor({ instructions }: Program): number {
  return Math.floor(mostSteps / instructions)
}

/** The compiled pattern, or why it cannot be used. */
function programOf(pattern: string): Program | string {
  const known = programs.get(pattern)
  if (known) {
    programs.delete(pattern)
    programs.set(pattern, known)
    return known
  }
  const weight = weightOf(pattern)
  if (weight > mostWeight) return tooLarge
  const program = compiled(pattern, weight)
  if (typeof program === 'string') return program
  programs.set(pattern, program)
  kept += weight
  for (const [oldest, { weight: freed }] of programs) {
    if (kept <= mostKept) break
    programs.delete(oldest)
    kept -= freed
  }
  return program
}

function compiled(pattern: string, weight: number): Program | string {
  try {
    const expression = RE2JS.compile(pattern)
    const instructions = expression.programSize()
    return instructions > mostInstructions ? tooLarge : { expression, instructions, weight }
  } catch (error) {
    return `is not valid RE2 syntax (${(error as Error).message})`
  }
}
