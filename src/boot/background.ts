import type { FastifyBaseLogger } from 'fastify'
import { presenceEnd, presenceStaleness } from '../api/agent-activities/timers.ts'
import { daySumming } from '../api/cx-logs/sums/days.ts'
import {
  deletedFilePurge,
  staleUploadRemoval,
  orphanScan,
} from '../api/media-manager/uploads/sweep.ts'
import { idleClosing } from '../api/conversations/timers.ts'
import { overdueNotice, resolvedClosing, snoozeEnd } from '../api/tickets/status/timers.ts'
import { disableEnded, disableWebhook, endedActors } from '../api/webhooks/disable.ts'
import type { Outside } from '../platform/adapters/adapter.ts'
import { originalPurge } from '../api/messages/originals.ts'
import { scheduledKeeping, sendingJob } from '../api/messages/send-job.ts'
import { validation } from '../api/channels/validation-job.ts'
import { linkMails } from '../api/sessions/link-mails.ts'
import { notificationPurge } from '../api/users/notifications.ts'
import { batchedWork } from '../api/batched-work.ts'
import type { Config } from '../config.ts'
import type { Pool } from '../db/pool/client.ts'
import { recordVolumes } from '../db/query/volume.ts'
import { analyzeGrown } from '../db/server/statistics.ts'
import { deliveries } from '../events/delivery/deliver.ts'
import { signalPurge } from '../events/signals.ts'
import { dispatch, skipIdleWorkspaces } from '../events/delivery/dispatch.ts'
import { idempotencyKeyPurge } from '../http/idempotency-purge.ts'
import { numbering } from '../events/log/number.ts'
import { redacting } from '../events/log/redact.ts'
import { deliveryPurge, logPartitions, samplePurge } from '../events/log/retention.ts'
import { continuing } from '../platform/jobs/pending-work.ts'
import { type Scheduler, startScheduler } from '../platform/jobs/scheduler.ts'
import { listBuilding } from '../lists/build.ts'
import { applying } from '../lists/apply.ts'
import { routing } from '../routing/routing-job.ts'
import { type Meters, noMeters } from '../platform/telemetry/meters.ts'
import {
  decisionPurge,
  offerExpiry,
  overflow,
  skillRelaxation,
  wrapUpEnd,
} from '../routing/timers.ts'
import type { Store } from '../platform/storage/store.ts'

/** Stops all background work of a process. */
export type Jobs = Scheduler

/** Settings of background work, besides its database. */
export interface JobsOptions extends Pick<Config, 'presenceStaleSeconds' | 'publicUrl'>, Outside {
  readonly store: Store
  /** Nothing is counted when absent. */
  readonly meters?: Meters
}

/** Work that no request waits for, none of which is lost when its process is; any number may run it. */
export function startJobs(
  pool: Pool,
  log: FastifyBaseLogger,
  { presenceStaleSeconds, publicUrl = '', store, secrets, targets, meters = noMeters }: JobsOptions,
): Jobs {
  const outside = { secrets, targets }
  const disable = (key: Parameters<typeof disableWebhook>[1], reason: string) =>
    disableWebhook(pool, key, reason)
  const delivering = deliveries(log, { ...outside, disable, meters })
  const dispatching = { ...dispatch(disableEnded), next: delivering }
  const uploadRemoval = staleUploadRemoval(store)
  return startScheduler(
    pool,
    log,
    [
      routing(),
      offerExpiry,
      wrapUpEnd,
      skillRelaxation,
      overflow,
      { ...numbering(), next: dispatching },
      dispatching,
      delivering,
      endedActors,
      sendingJob(log, { ...outside, store, publicUrl, meters }),
      scheduledKeeping,
      validation(log, outside),
      linkMails(log, outside),
      snoozeEnd,
      resolvedClosing,
      overdueNotice,
      idleClosing,
      presenceEnd,
      presenceStaleness(presenceStaleSeconds),
      applying,
      listBuilding,
      daySumming,
      continuing(batchedWork),
      redacting,
      idempotencyKeyPurge,
      signalPurge,
      notificationPurge,
      decisionPurge,
      deliveryPurge,
      samplePurge,
      { ...deletedFilePurge, next: uploadRemoval },
      { ...originalPurge, next: uploadRemoval },
      uploadRemoval,
    ],
    [
      skipIdleWorkspaces,
      logPartitions,
      { name: 'volume: note', everyMs: 5000, run: (on) => recordVolumes(on) },
      {
        name: 'database: analyze grown tables',
        everyMs: 1000,
        run: (on) => analyzeGrown(on, 1000),
      },
      orphanScan(store),
    ],
    meters,
  )
}
