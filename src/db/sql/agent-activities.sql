-- Presence of agents, and the log of their activities.

-- Activities of a user never overlap.
ALTER TABLE agent_activities ADD CONSTRAINT agent_activities_workspace_id_user_id_excl
  EXCLUDE USING gist (workspace_id WITH =, user_id WITH =, tstzrange(started_at, ended_at) WITH &&);

-- Refuses the change of an activity.
CREATE OR REPLACE FUNCTION keep_activities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an activity can only be ended' USING ERRCODE = 'restrict_violation';
END $$;

-- Append-only: The only change of an activity is that it ends, once; working times are read from it.
CREATE OR REPLACE TRIGGER keep_activities BEFORE UPDATE ON agent_activities
  FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL OR NEW.ended_at IS NULL
    OR (OLD.workspace_id, OLD.id, OLD.position, OLD.user_id, OLD.previous_presence_status_id,
      OLD.presence_status_id, OLD.category, OLD.source, OLD.reason, OLD.started_at, OLD.created_at)
    IS DISTINCT FROM (NEW.workspace_id, NEW.id, NEW.position, NEW.user_id,
      NEW.previous_presence_status_id, NEW.presence_status_id, NEW.category, NEW.source, NEW.reason,
      NEW.started_at, NEW.created_at))
  EXECUTE FUNCTION keep_activities();

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
