import { disk } from './drills/disk.ts'
import { kill } from './drills/kill.ts'
import { network } from './drills/network.ts'
import { patroni } from './drills/patroni.ts'
import { pgbouncer } from './drills/pgbouncer.ts'
import { restart } from './drills/restart.ts'
import { restore } from './drills/restore.ts'
import { upgrade } from './drills/upgrade.ts'
import type { Figures, Limits } from './figures.ts'
import type { Program } from './programs.ts'
import type { Stage } from './stage.ts'

/** Reports what clients saw of a fault, and what of it is accepted. */
export type Report = (fault: string, figures: Figures, limits?: Limits) => void

/** One fault, or a sequence of them, and what a client sees of it. */
export interface Drill {
  readonly summary: string
  readonly needs: readonly Program[]
  run(stage: Stage, report: Report): Promise<void>
}

export const drills: Readonly<Record<string, Drill>> = {
  restart,
  kill,
  network,
  disk,
  pgbouncer,
  restore,
  upgrade,
  patroni,
}
