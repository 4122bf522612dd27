/** The files that each file imports, by paths from the root of the repository. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** The rooms of src by floors, from the top. A room imports from its own floor and those below. */
export const rooms: ReadonlyArray<readonly string[]> = [
  ['cli'],
  ['boot', 'config.ts'],
  ['workspaces'],
  ['api'],
  ['http'],
  ['routing'],
  ['events'],
  ['lists'],
  ['platform'],
  ['auth'],
  ['db'],
  ['lib', 'errors.ts', 'timeouts.ts'],
]

/** Returns a sentence for each import of a higher floor, and for each room that has no floor. */
export function breaches(imports: Imports): string[] {
  return [...imports].flatMap(([file, imported]) => {
    const floor = floorOf(file)
    if (floor < 0)
      return [`${file} is in a room without a floor. Its rooms are in scripts/floors/rules.ts.`]
    return imported
      .filter((one) => one.startsWith('src/') && floorOf(one) < floor)
      .map(
        (one) =>
          `${file} imports ${one}, which is on a higher floor. Take what is needed as a parameter, move it to a ` +
          'lower floor, or connect it in src/boot/wiring.ts.',
      )
  })
}

function floorOf(file: string): number {
  const [, room = ''] = file.split('/')
  return rooms.findIndex((floor) => floor.includes(room))
}
