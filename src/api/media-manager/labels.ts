/** Labels in their order, each once. */
export function withoutRepeated(labels: readonly string[]): string[] {
  return [...new Set(labels)]
}
