const pattern = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

/** Whether a text is a version of three numbers (semver 2.0.0); releases have no suffixes. */
export function isVersion(text: string): boolean {
  return pattern.test(text)
}

/** Negative when the first version is older, positive when it is newer. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one.split('.').map(Number), other.split('.').map(Number)]
  const differing = left.findIndex((number, index) => number !== right[index])
  return differing < 0 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0)
}

/** A file with its version changed where `location` finds it, once. Throws when it does not. */
export function withVersion(text: string, location: RegExp, version: string): string {
  const found = location.exec(text)
  if (!found) throw new Error(`There is no version at ${location}.`)
  const [line, before = ''] = found
  const at = found.index + before.length
  return text.slice(0, at) + version + text.slice(found.index + line.length)
}
