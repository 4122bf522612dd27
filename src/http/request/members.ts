/**
 * Calls `visit` for each text at a path of a value. `*` in the path stands for every element of an array or member of
 * an object. A text that `visit` returns replaces the one that it was called for.
 */
export function visitTexts(
  value: unknown,
  [step, ...rest]: readonly string[],
  visit: (text: string, pointer: string) => string | undefined,
  pointer = '',
): void {
  if (typeof value !== 'object' || value === null || step === undefined) return
  const container = value as Record<string, unknown>
  const keys = step === '*' ? Object.keys(container) : [step]
  for (const key of keys) {
    const at = `${pointer}/${key}`
    const held = container[key]
    if (rest.length > 0) visitTexts(held, rest, visit, at)
    else if (typeof held === 'string') container[key] = visit(held, at) ?? held
  }
}
