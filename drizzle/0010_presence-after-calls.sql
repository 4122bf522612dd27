ALTER TABLE "agent_presence" ADD COLUMN "earlier_until" timestamp(3) with time zone;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION change_presence(workspace uuid, agent uuid, status uuid, origin text, why text, runs_out timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held agent_presence;
  next presence_statuses;
  moment timestamptz;
  ends timestamptz;
BEGIN
  SELECT * INTO STRICT next FROM presence_statuses s WHERE s.workspace_id = workspace AND s.id = status;
  SELECT * INTO held FROM agent_presence p
  WHERE p.workspace_id = workspace AND p.user_id = agent FOR NO KEY UPDATE;
  moment := greatest(date_trunc('milliseconds', clock_timestamp()), held.since);
  -- The offline status has no end
  IF next.category <> 'offline' THEN
    ends := least(runs_out, moment + make_interval(mins => next.max_minutes));
  END IF;

  IF held.presence_status_id = status AND held.reason IS NOT DISTINCT FROM why THEN
    UPDATE agent_presence p
    SET until = CASE WHEN next.category <> 'offline'
        THEN least(runs_out, held.since + make_interval(mins => next.max_minutes)) END,
      heartbeat_at = CASE WHEN next.category <> 'offline' THEN moment END
    WHERE p.workspace_id = workspace AND p.user_id = agent;
    RETURN;
  END IF;

  UPDATE agent_activities a SET ended_at = moment
  WHERE a.workspace_id = workspace AND a.user_id = agent AND a.ended_at IS NULL;
  INSERT INTO agent_activities (workspace_id, position, user_id, previous_presence_status_id,
    presence_status_id, category, source, reason, started_at, created_at)
  VALUES (workspace, next_position(workspace, 'agent_activities'), agent, held.presence_status_id,
    status, next.category, origin, why, moment, moment);
  INSERT INTO agent_presence (workspace_id, user_id, presence_status_id, reason, since, until, earlier_until,
    heartbeat_at)
  VALUES (workspace, agent, status, why, moment, ends,
    CASE WHEN origin = 'telephony' AND next.system_name = 'on_call' THEN held.until END,
    CASE WHEN next.category <> 'offline' THEN moment END)
  ON CONFLICT (workspace_id, user_id) DO UPDATE SET presence_status_id = EXCLUDED.presence_status_id,
    reason = EXCLUDED.reason, since = EXCLUDED.since, until = EXCLUDED.until,
    earlier_until = EXCLUDED.earlier_until, heartbeat_at = EXCLUDED.heartbeat_at;
  IF held.presence_status_id IS DISTINCT FROM status THEN
    PERFORM pg_advisory_xact_lock(agent_lock(workspace, agent));
  END IF;
END $$;
