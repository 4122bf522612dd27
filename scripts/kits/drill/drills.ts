import { disk } from './drills/disk.ts'
import { kill } from './drills/kill.ts'
import { network } from './drills/network.ts'
import { patroni } from './drills/patroni.ts'
import { pgbouncer } from './drills/pgbouncer.ts'
import { restart } from './drills/restart.ts'
import { restore } from './drills/restore.ts'
import { start } from './drills/start.ts'
import type { Figures, Limits } from './figures.ts'
import type { Program } from './programs.ts'
import type { Stage } from './stage.ts'

/** Reports what clients saw of a fault, and what of it is accepted. */
export type Report = (fault: string, figures: Figures, limits?: Limits) => void

/** Reports a measure that is no fault: its value, the most that is accepted, and the unit of both. */
export type Check = (what: string, value: number, most: number, unit: string) => void

/** One fault, or a sequence of them, and what a client sees of it. */
export interface Drill {
  readonly summary: string
  readonly needs: readonly Program[]
  /** Runs the drill. Parts that cannot run on this machine are reported to `skip`. */
  run(
    stage: Stage,
    report: Report,
    check: Check,
    skip: (part: string, reason: string) => void,
  ): Promise<void>
}

export const drills: Readonly<Record<string, Drill>> = {
  start,
  restart,
  kill,
  network,
  disk,
  pgbouncer,
  restore,
  patroni,
}
