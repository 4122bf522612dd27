import type { Json } from '../../contract/document.ts'
import { escape } from './page.ts'

/** The statuses that may follow each status, as `x-transitions` of a schema of the contract says. */
type Transitions = Readonly<Record<string, readonly string[]>>

interface Edge {
  readonly from: number
  readonly to: number
  /** The statuses of the target that may follow, where these are not all. */
  readonly label: string
}

const box = { width: 116, height: 30, gap: 10, between: 84, margin: 14 }
/** Room above and below for arcs that skip a column or lead back, for each column that they span. */
const arc = 30

/** Returns the headings and drawings of the statuses that an area has transitions of; an empty text where it has none. */
export function lifeCycles(
  schemas: Readonly<Record<string, Json>>,
  names: readonly string[],
): string {
  return names
    .flatMap((name) => {
      const transitions = schemas[name]?.['x-transitions'] as Transitions | undefined
      return transitions === undefined ? [] : drawing(name, transitions)
    })
    .join('')
}

function drawing(name: string, transitions: Transitions): string {
  const groups = groupsOf(transitions)
  const edges = edgesOf(transitions, groups)
  const tallest = Math.max(...groups.map(({ length }) => length))
  const widest = Math.max(...edges.map(({ from, to }) => Math.abs(to - from)))
  const tall = tallest * (box.height + box.gap) - box.gap + 16
  const height = tall + 2 * (arc * widest + box.margin)
  const width = groups.length * (box.width + box.between) - box.between + 2 * box.margin + 16
  const middle = height / 2
  const leftOf = (column: number) => box.margin + 8 + column * (box.width + box.between)
  const heightOf = (group: readonly string[]) => group.length * (box.height + box.gap) - box.gap

  const nodes = groups.map((group, column) => {
    const [left, top] = [leftOf(column), middle - heightOf(group) / 2]
    const frame =
      group.length === 1
        ? ''
        : `<rect class="group" x="${left - 8}" y="${top - 8}" width="${box.width + 16}" height="${heightOf(group) + 16}" rx="8"/>`
    const items = group.map((status, row) => {
      const y = top + row * (box.height + box.gap)
      return `<rect class="status" x="${left}" y="${y}" width="${box.width}" height="${box.height}" rx="5"/><text x="${left + box.width / 2}" y="${y + box.height / 2 + 4}">${escape(status)}</text>`
    })
    return frame + items.join('')
  })
  const arrows = edges.map(({ from, to, label }) => {
    const outer = (column: number) => heightOf(groups[column] ?? []) / 2 + 8
    const text = (x: number, y: number) =>
      label === '' ? '' : `<text class="label" x="${x}" y="${y}">${escape(label)}</text>`
    if (to === from + 1) {
      const [x1, x2] = [leftOf(from) + box.width + 8, leftOf(to) - 8]
      return `<path d="M${x1} ${middle}H${x2}"/>${text((x1 + x2) / 2, middle - 6)}`
    }
    // Those that skip a column run above, and those that lead back run below
    const side = to > from ? -1 : 1
    const shift = side * 14
    const [x1, x2] = [leftOf(from) + box.width / 2 + shift, leftOf(to) + box.width / 2 + shift]
    const y = middle + side * (tall / 2 + arc * 1.3 * Math.abs(to - from))
    const [y1, y2] = [middle + side * outer(from), middle + side * outer(to)]
    return `<path d="M${x1} ${y1}C${x1} ${y} ${x2} ${y} ${x2} ${y2}"/>${text((x1 + x2) / 2, (6 * y + y1 + y2) / 8 + (side > 0 ? 14 : -6))}`
  })
  const said = Object.entries(transitions)
    .map(([status, next]) => `${status} may become ${next.join(', ') || 'nothing else'}`)
    .join('; ')
  return `<h3><a href="schemas/${name}.html"><code>${name}</code></a></h3>
<svg class="cycle" role="img" aria-label="${escape(said)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><marker id="head-${name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
<g class="arrows" marker-end="url(#head-${name})">${arrows.join('')}</g>
${nodes.join('\n')}
</svg>
`
}

/** Puts statuses that may follow one another in any order, and lead to the same others, into one group. */
function groupsOf(transitions: Transitions): string[][] {
  const groups: string[][] = []
  const isMutual = (a: string, b: string) =>
    transitions[a]?.includes(b) === true && transitions[b]?.includes(a) === true
  const othersOf = (status: string, group: readonly string[]) =>
    (transitions[status] ?? []).filter((next) => next !== status && !group.includes(next))
  for (const status of Object.keys(transitions)) {
    const joined = groups.find((group) => {
      const all = [...group, status]
      return (
        group.every((member) => isMutual(member, status)) &&
        all.every((one) => `${othersOf(one, all)}` === `${othersOf(status, all)}`)
      )
    })
    if (joined) joined.push(status)
    else groups.push([status])
  }
  return groups
}

function edgesOf(transitions: Transitions, groups: readonly string[][]): Edge[] {
  return groups.flatMap(([first = ''], from) =>
    groups.flatMap((group, to): Edge[] => {
      const next = group.filter((status) => transitions[first]?.includes(status))
      if (to === from || next.length === 0) return []
      return [{ from, to, label: next.length === group.length ? '' : next.join(', ') }]
    }),
  )
}
