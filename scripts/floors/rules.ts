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

/**
 * Packages that only threads load, since they read what strangers write. In the program they would cost each start and
 * each process as much as a quarter of the rest.
 */
const ofThreads = ['htmlparser2', 'iconv-lite', 'sanitize-html']

/** Returns a sentence for each package of threads to which the imports of the program lead, types included. */
export function loadedByProgram(imports: Imports): string[] {
  const ways = [...waysFrom(imports, 'src/cli/main.ts')]
  return ofThreads.flatMap((name) => {
    const way = ways.find((one) => one.at(-1) === name)
    if (!way) return []
    return [
      `${way.join(' imports ')}, which only the threads of src/platform/mail/worker.ts load. Move what the program ` +
        'needs to a file without it.',
    ]
  })
}

/** Returns a sentence for each circle of files and for each circle of areas of src/api, types included. */
export function circles(imports: Imports): string[] {
  const files = circlesIn(imports).map(
    (circle) =>
      `${circle.join(' imports ')} imports ${circle[0]}. Move what both sides need to the side that is imported, or to ` +
      'a file that imports neither.',
  )
  const areas = circlesIn(importsOfAreas(imports)).map(
    (circle) =>
      `The areas ${circle.join(', ')} import one another: ${arrowsOf(circle, imports).join('; ')}. ` +
      'Let what follows from an event be a reaction (src/api/reactions.ts), look up whether an id exists by ' +
      'src/db/query/references.ts, read together what is shown together in src/api/timelines, and assign work ' +
      'by src/routing.',
  )
  return [...files, ...areas]
}

/** Returns a sentence for each file that is too long, by the number of its lines. */
export function longFiles(lines: ReadonlyMap<string, number>): string[] {
  return [...lines]
    .filter(([, count]) => count > mostLines)
    .map(
      ([file, count]) =>
        `${file} has ${count} lines, of at most ${mostLines}. Split it by subject, so that its name says what is in it.`,
    )
}

const mostLines = 300

/** Returns circles of a graph: each node that is in a circle is in one of them. Each is a shortest one. */
function circlesIn(graph: Imports): string[][] {
  const known = new Set<string>()
  return [...graph.keys()].flatMap((start) => {
    const circle = known.has(start) ? [] : wayBack(graph, start)
    for (const node of circle) known.add(node)
    return circle.length === 0 ? [] : [circle]
  })
}

/** Returns the nodes of a shortest way from a node back to itself; none if there is no way. */
function wayBack(graph: Imports, start: string): string[] {
  const isLast = (node = '') => (graph.get(node) ?? []).includes(start)
  for (const way of waysFrom(graph, start)) if (isLast(way.at(-1))) return way
  return []
}

/** Yields a shortest way from a node to each other one, the shorter ones first. */
function* waysFrom(graph: Imports, start: string): Generator<string[]> {
  const ways = [[start]]
  const seen = new Set([start])
  // The array grows while it is read: breadth first
  for (const way of ways) {
    yield way
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
}

function importsOfAreas(imports: Imports): Imports {
  const areas = new Map<string, string[]>()
  for (const [file, imported] of imports) {
    const area = areaOf(file)
    if (area === undefined) continue
    const others = imported.flatMap((one) => areaOf(one) ?? []).filter((one) => one !== area)
    areas.set(area, [...(areas.get(area) ?? []), ...others])
  }
  return areas
}

/** Returns an import for each step of a circle of areas. */
function arrowsOf(circle: readonly string[], imports: Imports): string[] {
  return circle.map((area, n) => {
    const next = circle[(n + 1) % circle.length]
    for (const [file, imported] of imports) {
      const found = areaOf(file) === area && imported.find((one) => areaOf(one) === next)
      if (found) return `${file} imports ${found}`
    }
    throw new Error(`no file of ${area} imports one of ${next}`)
  })
}

/** Returns the area of src/api that a file belongs to, if it belongs to one. */
function areaOf(file: string): string | undefined {
  return /^src\/api\/([^/]+)\//.exec(file)?.[1]
}

function floorOf(file: string): number {
  const [, room = ''] = file.split('/')
  return rooms.findIndex((floor) => floor.includes(room))
}
