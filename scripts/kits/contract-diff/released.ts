import type { Change } from './diff.ts'

/**
 * Returns the objections to a release with breaking changes. There are none if the version says so (semver 2.0.0,
 * sections 4 and 8) and the changelog lists them under *Contract*.
 */
export function objections(
  changes: ReadonlyArray<Pick<Change, 'impact'>>,
  versions: { readonly before: string; readonly after: string },
  changelog: string,
): string[] {
  if (!changes.some(({ impact }) => impact === 'breaking')) return []
  const { before, after } = versions
  const [section = ''] = changelog.split(/^## /m).slice(1)
  const contract = /^### Contract\n([\s\S]*?)(?=^### |(?![\s\S]))/m.exec(section)?.[1] ?? ''
  const isListed = section.startsWith(after) && /^- \*\*Breaking/m.test(contract)
  return [
    ...(isBreakingStep(before, after)
      ? []
      : [`\`info.version\` is ${after} after ${before}: make it ${nextOf(before)}.`]),
    ...(isListed
      ? []
      : [`CHANGELOG.md lists no "- **Breaking**" under "### Contract" of "## ${after}".`]),
  ]
}

function isBreakingStep(before: string, after: string): boolean {
  const [oldMajor = 0, oldMinor = 0] = numbersOf(before)
  const [major = 0, minor = 0] = numbersOf(after)
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor)
}

function nextOf(version: string): string {
  const [major = 0, minor = 0] = numbersOf(version)
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number)
}
