import { kill } from './drills/kill.ts'
import { patroni } from './drills/patroni.ts'
import { pgbouncer } from './drills/pgbouncer.ts'
import { restart } from './drills/restart.ts'
import { restore } from './drills/restore.ts'
import type { Figures } from './load.ts'
import type { Program } from './programs.ts'
import type { Stage } from './stage.ts'

/** One fault, or a sequence of them, and what a client sees of it. */
export interface Drill {
  readonly summary: string
  readonly needs: readonly Program[]
  /** The longest gap that is accepted, in milliseconds. */
  readonly gapMs: number
  /** Reports each fault by its name. */
  run(stage: Stage, report: (fault: string, figures: Figures) => void): Promise<void>
}

export const drills: Readonly<Record<string, Drill>> = {
  restart,
  kill,
  pgbouncer,
  restore,
  patroni,
}
