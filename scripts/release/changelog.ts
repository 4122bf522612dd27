/** The newest section of the changelog, if it is not released yet. */
export interface Unreleased {
  /** The version that the heading names; undefined when it is just "Unreleased". */
  readonly version: string | undefined
  /** The text below the heading. */
  readonly body: string
}

const heading = /^## (?:Unreleased|(\d+\.\d+\.\d+) \(unreleased\))\n/m

/** Throws when the newest section of the changelog is released already, or says nothing. */
export function unreleasedOf(changelog: string): Unreleased {
  const newest = changelog.slice(changelog.search(/^## /m))
  const found = heading.exec(newest)
  if (found?.index !== 0) {
    throw new Error(
      'CHANGELOG.md has no section "## Unreleased" at its top: there is nothing to release.',
    )
  }
  const [body = ''] = newest.slice(found[0].length).split(/^## /m)
  if (!/^- /m.test(body)) throw new Error('The section "Unreleased" of CHANGELOG.md lists nothing.')
  return { version: found[1], body: body.trim() }
}

/** Returns the changelog with its unreleased section turned into the section of a version and a day. */
export function releasedChangelog(changelog: string, version: string, day: string): string {
  return changelog.replace(heading, `## ${version} (${day})\n`)
}
