import { execFileSync } from 'node:child_process'

/** Whether the process runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The ids of the process and of all that descend from it, as ps(1) lists them. */
export function familyOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  const family = [pid]
  for (const parent of family) {
    for (const [child, of] of pairs) if (of === parent) family.push(child)
  }
  return family
}
