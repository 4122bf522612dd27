-- The rules of queues, reservations and wakes are reactions now (src/api/automation-queues/reactions.ts).
DROP TRIGGER follow_ticket ON tickets;
--> statement-breakpoint
DROP TRIGGER follow_ticket_priority ON tickets;
--> statement-breakpoint
DROP TRIGGER wake_agent ON agent_presence;
--> statement-breakpoint
DROP TRIGGER wake_agent_again ON agent_presence;
--> statement-breakpoint
DROP TRIGGER wake_agent ON users;
--> statement-breakpoint
DROP TRIGGER wake_present ON presence_statuses;
--> statement-breakpoint
DROP TRIGGER wake_queue ON automation_queues;
--> statement-breakpoint
DROP TRIGGER wake_queue ON queue_members;
--> statement-breakpoint
DROP TRIGGER hold_agent ON queue_members;
--> statement-breakpoint
DROP TRIGGER wake_queue ON queue_entries;
--> statement-breakpoint
DROP TRIGGER wake_queue_again ON queue_entries;
--> statement-breakpoint
DROP TRIGGER wake_reserved ON reservations;
--> statement-breakpoint
DROP FUNCTION follow_ticket(), follow_ticket_priority(), wake_agent(), wake_present(), wake_queue(),
  hold_agent(), wake_reserved();
--> statement-breakpoint
-- Changes the presence of a user, whose row the caller holds, so that one change follows another. Ends the
-- activity that was and begins the next one. The instants are the database's and never run backwards for a
-- user. Another status than before takes the lock of the agent, so that nobody gives the agent work by what the status
-- was.
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
  INSERT INTO agent_presence (workspace_id, user_id, presence_status_id, reason, since, until, heartbeat_at)
  VALUES (workspace, agent, status, why, moment, ends, CASE WHEN next.category <> 'offline' THEN moment END)
  ON CONFLICT (workspace_id, user_id) DO UPDATE SET presence_status_id = EXCLUDED.presence_status_id,
    reason = EXCLUDED.reason, since = EXCLUDED.since, until = EXCLUDED.until,
    heartbeat_at = EXCLUDED.heartbeat_at;
  IF held.presence_status_id IS DISTINCT FROM status THEN
    PERFORM pg_advisory_xact_lock(agent_lock(workspace, agent));
  END IF;
END $$;
