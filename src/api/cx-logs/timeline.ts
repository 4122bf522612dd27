import type { Schema } from '../../../generated/operations.ts'
import type { CaseDetail } from '../../db/schema/cx-logs.ts'
import { isAfter } from '../../lib/time.ts'

type Kind = Schema<'CxLogTimelineKind'>

export interface TimelineEntry {
  readonly kind: Kind
  readonly at: string
  readonly detail: CaseDetail
}

/** An entry of a timeline; `at` is null if it has not happened. */
export type GivenEntry = readonly [kind: Kind, at: string | null, detail?: CaseDetail]

/** Returns entries in the order of time. Those without an instant and members of details that are null are left out. */
export function timelineOf(given: readonly GivenEntry[]): TimelineEntry[] {
  return given
    .flatMap(([kind, at, detail = {}]) =>
      at === null ? [] : [{ kind, at, detail: withoutNulls(detail) }],
    )
    .sort((a, b) => Number(isAfter(a.at, b.at)) - Number(isAfter(b.at, a.at)))
}

function withoutNulls(detail: CaseDetail): CaseDetail {
  return Object.fromEntries(Object.entries(detail).filter(([, value]) => value !== null))
}
