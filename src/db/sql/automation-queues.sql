-- Routing: queues, their entries, and reservations of agents. The triggers below are rules of the business,
-- which are to become reactions of src/reactions/index.ts.

-- Rows of this table are inserted and deleted all the time.
ALTER TABLE routing_wakes SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000);

-- Returns the advisory lock of an agent. The transaction that holds it is the only one that assigns work to
-- the agent or changes whether the agent is eligible.
CREATE OR REPLACE FUNCTION agent_lock(workspace uuid, agent uuid) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('agent ' || agent::text || ' ' || workspace::text, 0)
$$;

-- Returns the priority in a queue of an entry whose ticket has a priority.
CREATE OR REPLACE FUNCTION entry_priority(ticket_priority text) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 100 - 20 * array_position('{low,medium,high,urgent}'::text[], ticket_priority)
$$;

-- Has the queues of the row's user looked through again.
CREATE OR REPLACE FUNCTION wake_agent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  agent uuid := CASE WHEN TG_TABLE_NAME = 'users' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(NEW) ->> 'user_id')::uuid END;
BEGIN
  PERFORM pg_advisory_xact_lock(agent_lock(NEW.workspace_id, agent));
  INSERT INTO routing_wakes (workspace_id, user_id) VALUES (NEW.workspace_id, agent);
  RETURN NULL;
END $$;

-- To be moved: A user who comes online may receive work.
CREATE OR REPLACE TRIGGER wake_agent AFTER INSERT ON agent_presence
  FOR EACH ROW EXECUTE FUNCTION wake_agent();

-- To be moved: A user whose presence status changes may receive more work, or must lose some.
CREATE OR REPLACE TRIGGER wake_agent_again AFTER UPDATE ON agent_presence
  FOR EACH ROW WHEN (OLD.presence_status_id <> NEW.presence_status_id)
  EXECUTE FUNCTION wake_agent();

-- To be moved: A user whose status, skills or capacity change may receive more work, or must lose some.
CREATE OR REPLACE TRIGGER wake_agent AFTER UPDATE ON users
  FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.skills <> NEW.skills
    OR OLD.capacity <> NEW.capacity OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION wake_agent();

-- Has the queues of every user with the presence status looked through again.
CREATE OR REPLACE FUNCTION wake_present() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO routing_wakes (workspace_id, user_id)
  SELECT p.workspace_id, p.user_id FROM agent_presence p
  WHERE p.workspace_id = NEW.workspace_id AND p.presence_status_id = NEW.id;
  RETURN NULL;
END $$;

-- To be moved: Users with a presence status become eligible for other channels when the status changes.
CREATE OR REPLACE TRIGGER wake_present AFTER UPDATE ON presence_statuses
  FOR EACH ROW WHEN (OLD.category <> NEW.category OR OLD.routable <> NEW.routable)
  EXECUTE FUNCTION wake_present();

-- Has the row's queue looked through again.
CREATE OR REPLACE FUNCTION wake_queue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  queue uuid := CASE WHEN TG_TABLE_NAME = 'automation_queues' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(NEW) ->> 'queue_id')::uuid END;
BEGIN
  INSERT INTO routing_wakes (workspace_id, queue_id) VALUES (NEW.workspace_id, queue);
  RETURN NULL;
END $$;

-- To be moved: The settings of a queue decide whom its entries are offered to.
CREATE OR REPLACE TRIGGER wake_queue AFTER UPDATE ON automation_queues
  FOR EACH ROW EXECUTE FUNCTION wake_queue();

-- To be moved: A new or changed member may receive entries that are waiting.
CREATE OR REPLACE TRIGGER wake_queue AFTER INSERT OR UPDATE ON queue_members
  FOR EACH ROW EXECUTE FUNCTION wake_queue();

-- To be moved: A new entry is offered to an agent.
CREATE OR REPLACE TRIGGER wake_queue AFTER INSERT ON queue_entries
  FOR EACH ROW WHEN (NEW.status = 'waiting') EXECUTE FUNCTION wake_queue();

-- To be moved: An entry that waits again, or needs fewer skills, is offered to an agent.
CREATE OR REPLACE TRIGGER wake_queue_again AFTER UPDATE ON queue_entries
  FOR EACH ROW WHEN (NEW.status = 'waiting' AND (OLD.status <> 'waiting'
    OR OLD.is_relaxed <> NEW.is_relaxed OR OLD.is_attempted AND NOT NEW.is_attempted
    OR OLD.required_skills <> NEW.required_skills))
  EXECUTE FUNCTION wake_queue();

-- Takes the advisory lock of the row's user.
CREATE OR REPLACE FUNCTION hold_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(agent_lock(OLD.workspace_id, OLD.user_id));
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;

-- To be moved: No work of a queue is assigned to a member who is leaving it or being paused at that moment.
CREATE OR REPLACE TRIGGER hold_agent BEFORE UPDATE OR DELETE ON queue_members
  FOR EACH ROW EXECUTE FUNCTION hold_agent();

-- Has the queues of the reservation's user looked through again.
CREATE OR REPLACE FUNCTION wake_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO routing_wakes (workspace_id, user_id) VALUES (NEW.workspace_id, NEW.user_id);
  RETURN NULL;
END $$;

-- To be moved: A reservation that ends leaves room for more work.
CREATE OR REPLACE TRIGGER wake_reserved AFTER UPDATE ON reservations
  FOR EACH ROW WHEN (OLD.status IN ('pending', 'wrapping')
    AND NEW.status NOT IN ('pending', 'accepted', 'wrapping'))
  EXECUTE FUNCTION wake_reserved();

-- Ends the queue entry of a ticket that is finished, deleted, assigned by hand or moved to another queue, and
-- wakes the agent who had it. Routing changes the entry first and therefore finds nothing to do here.
CREATE OR REPLACE FUNCTION follow_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_open CONSTANT boolean := OLD.deleted_at IS NULL AND OLD.status NOT IN ('resolved', 'closed');
  is_open CONSTANT boolean := NEW.deleted_at IS NULL AND NEW.status NOT IN ('resolved', 'closed');
  is_moved CONSTANT boolean := NEW.assignee_id IS DISTINCT FROM OLD.assignee_id;
  entry queue_entries;
  wrap_up int;
BEGIN
  IF was_open AND OLD.assignee_id IS NOT NULL AND (is_moved OR NOT is_open) THEN
    INSERT INTO routing_wakes (workspace_id, user_id) VALUES (OLD.workspace_id, OLD.assignee_id);
  END IF;

  SELECT * INTO entry FROM queue_entries e
  WHERE e.workspace_id = NEW.workspace_id AND e.ticket_id = NEW.id
    AND e.status IN ('waiting', 'offered', 'assigned') FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;

  IF entry.status = 'assigned' THEN
    IF is_open AND NEW.assignee_id IS NOT DISTINCT FROM entry.user_id THEN
      RETURN NULL;
    END IF;
    UPDATE queue_entries e SET status = 'completed', ended_at = now()
    WHERE e.workspace_id = entry.workspace_id AND e.id = entry.id;
    SELECT q.wrap_up_seconds INTO wrap_up FROM automation_queues q
    WHERE q.workspace_id = entry.workspace_id AND q.id = entry.queue_id
      AND NEW.status IN ('resolved', 'closed') AND q.wrap_up_seconds > 0;
    IF wrap_up IS NULL THEN
      UPDATE reservations r SET status = 'completed', ended_at = now()
      WHERE r.workspace_id = entry.workspace_id AND r.entry_id = entry.id AND r.status = 'accepted';
    ELSE
      UPDATE reservations r
      SET status = 'wrapping', wrap_up_until = now() + make_interval(secs => wrap_up)
      WHERE r.workspace_id = entry.workspace_id AND r.entry_id = entry.id AND r.status = 'accepted';
    END IF;
  ELSIF NOT is_open OR is_moved AND NEW.assignee_id IS NOT NULL
    OR NEW.queue_id IS DISTINCT FROM entry.queue_id THEN
    UPDATE queue_entries e SET status = 'canceled', user_id = NULL, ended_at = now()
    WHERE e.workspace_id = entry.workspace_id AND e.id = entry.id;
    UPDATE reservations r SET status = 'canceled', ended_at = now()
    WHERE r.workspace_id = entry.workspace_id AND r.entry_id = entry.id AND r.status = 'pending';
  END IF;
  RETURN NULL;
END $$;

-- To be moved: A ticket's queue entry follows its assignee, status, queue and deletion.
CREATE OR REPLACE TRIGGER follow_ticket AFTER UPDATE OF assignee_id, status, queue_id, deleted_at ON tickets
  FOR EACH ROW WHEN (OLD.assignee_id IS DISTINCT FROM NEW.assignee_id OR OLD.status <> NEW.status
    OR OLD.queue_id IS DISTINCT FROM NEW.queue_id
    OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION follow_ticket();

-- Gives a waiting entry the priority of its ticket, unless the entry has one of its own.
CREATE OR REPLACE FUNCTION follow_ticket_priority() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE queue_entries e SET priority = entry_priority(NEW.priority)
  WHERE e.workspace_id = NEW.workspace_id AND e.ticket_id = NEW.id
    AND e.status IN ('waiting', 'offered') AND NOT e.has_own_priority;
  RETURN NULL;
END $$;

-- To be moved: A waiting entry's place follows the priority of its ticket.
CREATE OR REPLACE TRIGGER follow_ticket_priority AFTER UPDATE OF priority ON tickets
  FOR EACH ROW WHEN (OLD.priority <> NEW.priority) EXECUTE FUNCTION follow_ticket_priority();
