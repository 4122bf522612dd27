-- Sums of cases, from which metrics of long spans are read (docs/decisions/0082). The worker sums a day one hour after
-- its cases are old, which is when they are a day old. From then on each change of a case is recorded here, so that it is
-- added to the sums.

-- Records what an old case was before a change, and what it became.
CREATE OR REPLACE FUNCTION record_case_delta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO cx_log_deltas (workspace_id, sign, queue_id, agent_id, channel_type, channel_id, direction, started_at,
      assigned_at, first_replied_at, closed_at, wrap_up_ended_at, hold_seconds, handled_seconds)
    VALUES (OLD.workspace_id, -1, OLD.queue_id, OLD.agent_id, OLD.channel_type, OLD.channel_id, OLD.direction,
      OLD.started_at, OLD.assigned_at, OLD.first_replied_at, OLD.closed_at, OLD.wrap_up_ended_at, OLD.hold_seconds,
      OLD.handled_seconds);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO cx_log_deltas (workspace_id, sign, queue_id, agent_id, channel_type, channel_id, direction, started_at,
      assigned_at, first_replied_at, closed_at, wrap_up_ended_at, hold_seconds, handled_seconds)
    VALUES (NEW.workspace_id, 1, NEW.queue_id, NEW.agent_id, NEW.channel_type, NEW.channel_id, NEW.direction,
      NEW.started_at, NEW.assigned_at, NEW.first_replied_at, NEW.closed_at, NEW.wrap_up_ended_at, NEW.hold_seconds,
      NEW.handled_seconds);
  END IF;
  RETURN NULL;
END $$;

-- Counter: A case that is inserted a day or more after it started changes sums that may exist already.
CREATE OR REPLACE TRIGGER record_inserted_case AFTER INSERT ON cx_logs
  FOR EACH ROW WHEN (NEW.started_at < clock_timestamp() - interval '24 hours')
  EXECUTE FUNCTION record_case_delta();

-- Counter: An old case that is deleted changes sums that may exist already.
CREATE OR REPLACE TRIGGER record_deleted_case AFTER DELETE ON cx_logs
  FOR EACH ROW WHEN (OLD.started_at < clock_timestamp() - interval '24 hours')
  EXECUTE FUNCTION record_case_delta();

-- Counter: An old case of which something changes that metrics are made of changes sums that may exist already.
CREATE OR REPLACE TRIGGER record_changed_case AFTER UPDATE OF queue_id, agent_id, channel_type, channel_id, direction,
  started_at, assigned_at, first_replied_at, closed_at, wrap_up_ended_at, hold_seconds, handled_seconds ON cx_logs
  FOR EACH ROW WHEN (
    (OLD.started_at < clock_timestamp() - interval '24 hours' OR NEW.started_at < clock_timestamp() - interval '24 hours')
    AND (OLD.queue_id, OLD.agent_id, OLD.channel_type, OLD.channel_id, OLD.direction, OLD.started_at, OLD.assigned_at,
      OLD.first_replied_at, OLD.closed_at, OLD.wrap_up_ended_at,
      CASE WHEN OLD.closed_at IS NOT NULL THEN OLD.hold_seconds END,
      CASE WHEN OLD.closed_at IS NOT NULL THEN OLD.handled_seconds END)
    IS DISTINCT FROM (NEW.queue_id, NEW.agent_id, NEW.channel_type, NEW.channel_id, NEW.direction, NEW.started_at,
      NEW.assigned_at, NEW.first_replied_at, NEW.closed_at, NEW.wrap_up_ended_at,
      CASE WHEN NEW.closed_at IS NOT NULL THEN NEW.hold_seconds END,
      CASE WHEN NEW.closed_at IS NOT NULL THEN NEW.handled_seconds END))
  EXECUTE FUNCTION record_case_delta();
