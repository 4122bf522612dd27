/** Returns the members of an object but for those with some names. */
export function without<T extends object, Name extends keyof T & string>(
  object: T,
  names: readonly Name[],
): Omit<T, Name> {
  const left = Object.entries(object).filter(([name]) => !names.includes(name as Name))
  return Object.fromEntries(left) as Omit<T, Name>
}
