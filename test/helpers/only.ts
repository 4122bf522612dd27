/**
 * A pattern of t.match() for an array that has these elements and no others. An array as a pattern takes one that goes on
 * after them, so that [] takes every array.
 */
export function only(...elements: readonly unknown[]): object {
  return { ...elements, length: elements.length }
}
