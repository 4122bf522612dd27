/** Returns the version that `npm version` is about to set. Throws where something else runs the script. */
export function newVersion(): string {
  const version = process.env['npm_new_version']
  if (version === undefined) throw new Error('Run `npm version VERSION`.')
  return version
}
