import { type Json, resolve, schemaName } from '../../contract/document.ts'
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

/**
 * Returns a sentence for each new member of the objects of events that must not be null, a list or false, which is all that
 * can be shown of the events that the version before has written: they are kept for 30 days.
 */
export function missingInStoredEvents(before: Json, after: Json): string[] {
  const names = new Set(
    Object.values<Json>(after.components.schemas).flatMap(({ description, properties = {} }) =>
      description?.startsWith('Event about an object') ? (schemaName(properties.data) ?? []) : [],
    ),
  )
  return [...names].sort().flatMap((name) => {
    const [old, current] = [before, after].map(({ components }) => components.schemas[name] ?? {})
    if (!old.properties || !current.properties) return []
    const required: readonly string[] = current.required ?? []
    return required
      .filter((member) => !(member in old.properties))
      .filter((member) => !canBeEmpty(resolve(after, current.properties[member])))
      .map(
        (member) =>
          `${name} requires the new member ${member}, which the stored events of ${before.info.version} do not have: let it ` +
          'be null, or do not require it.',
      )
  })
}

function canBeEmpty({ type, oneOf = [] }: Json): boolean {
  const types = [type, ...oneOf.map((one: Json) => one.type)].flat()
  return types.some((one) => one === 'null' || one === 'array' || one === 'boolean')
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
