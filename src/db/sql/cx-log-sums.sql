-- Days of cases whose sums, from which metrics of long spans are read, are to be made again (docs/decisions/cases.md).

-- Marks the day on which a case started, in UTC; both days of a case that moves from one to another.
CREATE OR REPLACE FUNCTION mark_case_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cx_log_changed_days (workspace_id, day)
  SELECT DISTINCT coalesce(NEW.workspace_id, OLD.workspace_id), (started AT TIME ZONE 'UTC')::date
  FROM unnest(ARRAY[OLD.started_at, NEW.started_at]) started WHERE started IS NOT NULL;
  RETURN NULL;
END $$;

-- Counter: A case that is inserted or deleted changes the sums of its day.
CREATE OR REPLACE TRIGGER mark_day AFTER INSERT OR DELETE ON cx_logs
  FOR EACH ROW EXECUTE FUNCTION mark_case_day();

-- Counter: A case of which something changes that metrics are made of changes the sums of its day.
CREATE OR REPLACE TRIGGER mark_changed_day AFTER UPDATE OF queue_id, agent_id, channel_type, channel_id, direction,
  started_at, assigned_at, first_replied_at, closed_at, wrap_up_ended_at, hold_seconds, handled_seconds ON cx_logs
  FOR EACH ROW WHEN (
    (OLD.queue_id, OLD.agent_id, OLD.channel_type, OLD.channel_id, OLD.direction, OLD.started_at, OLD.assigned_at,
      OLD.first_replied_at, OLD.closed_at, OLD.wrap_up_ended_at,
      CASE WHEN OLD.closed_at IS NOT NULL THEN OLD.hold_seconds END,
      CASE WHEN OLD.closed_at IS NOT NULL THEN OLD.handled_seconds END)
    IS DISTINCT FROM (NEW.queue_id, NEW.agent_id, NEW.channel_type, NEW.channel_id, NEW.direction, NEW.started_at,
      NEW.assigned_at, NEW.first_replied_at, NEW.closed_at, NEW.wrap_up_ended_at,
      CASE WHEN NEW.closed_at IS NOT NULL THEN NEW.hold_seconds END,
      CASE WHEN NEW.closed_at IS NOT NULL THEN NEW.handled_seconds END))
  EXECUTE FUNCTION mark_case_day();
