import type { ActorContext } from '../../auth/actor.ts'
import { settingsById } from './queries.ts'

/** The time zone that a request names, else the zone of the workspace, in which days begin and end. */
export async function timeZoneOf(
  { db, actor: { workspaceId } }: Pick<ActorContext, 'db' | 'actor'>,
  named: string | undefined,
): Promise<string> {
  if (named !== undefined) return named
  const [row] = await settingsById(db, { workspaceId, id: workspaceId })
  return row?.timeZone ?? 'UTC'
}
