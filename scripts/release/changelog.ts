const heading = /^## (?:Unreleased|(\d+\.\d+\.\d+) \(unreleased\))\n/m

/**
 * Returns the version that the heading of the unreleased section names; undefined where it is just "Unreleased". Throws
 * when the newest section is released already, or lists nothing.
 */
export function unreleasedVersion(changelog: string): string | undefined {
  const newest = changelog.slice(changelog.search(/^## /m))
  const found = heading.exec(newest)
  if (found?.index !== 0) {
    throw new Error(
      'CHANGELOG.md has no section "## Unreleased" at its top: there is nothing to release.',
    )
  }
  const [body = ''] = newest.slice(found[0].length).split(/^## /m)
  if (!/^- /m.test(body)) throw new Error('The section "Unreleased" of CHANGELOG.md lists nothing.')
  return found[1]
}

/** Returns the changelog with its unreleased section turned into the section of a version and a day. */
export function releasedChangelog(changelog: string, version: string, day: string): string {
  return changelog.replace(heading, `## ${version} (${day})\n`)
}
