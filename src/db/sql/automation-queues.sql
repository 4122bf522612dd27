-- Routing: queues, their entries, and reservations of agents. Its rules are reactions
-- (src/api/automation-queues/reactions.ts).

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

-- Returns everything that can wait in a queue, with what routing needs to know of it: tickets, the conversations of
-- contacts, and calls. A call is with an agent once that agent has answered it, and abandoned when its caller hung up
-- before. One that ended before an answer for no reported reason is taken as hung up by its caller; one that the phone
-- system answered, as an announcement does, only if that is reported. The conversation of a group counts as deleted:
-- PostgreSQL reads a part of the view that has a WHERE as a whole where the view is joined by id.
CREATE OR REPLACE VIEW routed_work AS
  SELECT t.workspace_id, t.id, 'ticket' AS entity_type, 'task' AS kind, t.queue_id, t.assignee_id, t.contact_id,
    t.position, entry_priority(t.priority) AS priority,
    t.deleted_at IS NULL AND t.status NOT IN ('resolved', 'closed') AS is_open, t.deleted_at IS NOT NULL AS is_deleted,
    false AS is_abandoned
  FROM tickets t
  UNION ALL
  SELECT c.workspace_id, c.id, 'conversation', CASE c.kind WHEN 'email' THEN 'email' ELSE 'chat' END, c.queue_id,
    c.assignee_id, c.contact_id, c.position, 60, c.status <> 'closed' AND c.kind <> 'group', c.kind = 'group', false
  FROM conversations c
  UNION ALL
  SELECT d.workspace_id, d.id, 'call', 'voice', d.queue_id,
    CASE WHEN d.answered_at IS NOT NULL THEN d.agent_id END, d.contact_id, d.position, 60,
    d.status IN ('ringing', 'in_progress'), false,
    (d.answered_at IS NULL OR d.agent_id IS NULL) AND (d.status = 'abandoned'
      OR d.status IN ('no_answer', 'canceled')
        AND coalesce(d.end_reason, 'caller_hangup') IN ('caller_hangup', 'cancel', 'normal_clearing')
      OR d.status = 'answered' AND coalesce(d.end_reason, '') = 'caller_hangup')
  FROM cdrs d;

-- Locks a ticket, conversation or call until the transaction ends, and returns it as it then is. Returns no row when
-- there is none or, unless the caller is patient, when another transaction holds it.
CREATE OR REPLACE FUNCTION hold_work(workspace uuid, type text, entity uuid, is_patient boolean)
RETURNS SETOF routed_work LANGUAGE plpgsql ROWS 1 AS $$
BEGIN
  IF type = 'ticket' AND is_patient THEN
    PERFORM FROM tickets t WHERE t.workspace_id = workspace AND t.id = entity FOR NO KEY UPDATE;
  ELSIF type = 'ticket' THEN
    PERFORM FROM tickets t WHERE t.workspace_id = workspace AND t.id = entity FOR NO KEY UPDATE SKIP LOCKED;
  ELSIF type = 'conversation' AND is_patient THEN
    PERFORM FROM conversations c WHERE c.workspace_id = workspace AND c.id = entity FOR NO KEY UPDATE;
  ELSIF type = 'conversation' THEN
    PERFORM FROM conversations c WHERE c.workspace_id = workspace AND c.id = entity FOR NO KEY UPDATE SKIP LOCKED;
  ELSIF is_patient THEN
    PERFORM FROM cdrs d WHERE d.workspace_id = workspace AND d.id = entity FOR NO KEY UPDATE;
  ELSE
    PERFORM FROM cdrs d WHERE d.workspace_id = workspace AND d.id = entity FOR NO KEY UPDATE SKIP LOCKED;
  END IF;
  IF FOUND THEN
    RETURN QUERY SELECT * FROM routed_work w WHERE w.workspace_id = workspace AND w.id = entity;
  END IF;
END $$;

-- Returns how much of the capacity of an agent for a kind of work is taken: the open tickets, conversations or
-- calls of the agent, offers, accepted calls that are not answered yet, and wrap-ups. A conversation on a channel
-- that makes tickets counts by its ticket alone. More than 200 open tickets count as 201.
CREATE OR REPLACE FUNCTION agent_load_of(workspace uuid, agent uuid, asked text)
RETURNS TABLE (load int) LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT ((
    SELECT count(*) FROM reservations r
    WHERE r.workspace_id = workspace AND r.user_id = agent AND r.status IN ('pending', 'wrapping')
      AND r.kind = asked) + CASE asked
    WHEN 'task' THEN (
      SELECT count(*) FROM (SELECT FROM tickets t
        WHERE t.workspace_id = workspace AND t.assignee_id = agent AND t.deleted_at IS NULL
          AND t.status NOT IN ('resolved', 'closed') LIMIT 201) open)
    WHEN 'voice' THEN (
      SELECT count(*) FROM (
        SELECT d.id FROM cdrs d WHERE d.workspace_id = workspace AND d.talking_id = agent
        UNION SELECT e.entity_id FROM queue_entries e
          WHERE e.workspace_id = workspace AND e.assignee_id = agent AND e.status = 'assigned'
            AND e.kind = 'voice') calls)
    ELSE (
      SELECT count(*) FROM (SELECT c.kind, c.channel_id FROM conversations c
        WHERE c.workspace_id = workspace AND c.assignee_id = agent AND c.status <> 'closed' LIMIT 1000) c
      JOIN channels n ON n.workspace_id = workspace AND n.id = c.channel_id
        AND n.ticketing ->> 'mode' IS DISTINCT FROM 'on'
      WHERE c.kind = CASE asked WHEN 'chat' THEN 'direct' ELSE asked END) END)::int
$$;

-- Returns the same for each kind of work.
CREATE OR REPLACE FUNCTION agent_load(workspace uuid, agent uuid)
RETURNS TABLE (voice int, chat int, email int, task int) LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT voice.load, chat.load, email.load, task.load
  FROM agent_load_of(workspace, agent, 'voice') voice, agent_load_of(workspace, agent, 'chat') chat,
    agent_load_of(workspace, agent, 'email') email, agent_load_of(workspace, agent, 'task') task
$$;
