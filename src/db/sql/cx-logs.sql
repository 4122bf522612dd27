-- Cases: one row for each interaction, and its timeline. The triggers below are rules of the business, which
-- are to become reactions of src/reactions/index.ts.

-- Returns the status of a case whose ticket has a status.
CREATE OR REPLACE FUNCTION case_status(ticket_status text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN ticket_status IN ('resolved', 'closed') THEN 'closed'
    WHEN ticket_status IN ('pending', 'on_hold') THEN 'hold' ELSE 'open' END
$$;

-- Returns the kind of channel for the channel of a ticket or conversation.
CREATE OR REPLACE FUNCTION case_channel(channel text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN channel = 'email' THEN 'email' WHEN channel = 'phone' THEN 'voice'
    WHEN channel IN ('facebook_feed') THEN 'social' WHEN channel IN ('web_form') THEN 'other'
    ELSE 'chat' END
$$;

-- Appends an entry to the timeline of a case and updates what the case derives from it. What does not follow
-- from the state of the case, such as holding one that is closed, is left out. Times never run backwards.
CREATE OR REPLACE FUNCTION advance_case(workspace uuid, subject uuid, what text, moment timestamptz,
  doer_type text, doer_id uuid, about jsonb DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held cx_logs;
  happened text := what;
  agent uuid := (about ->> 'agentId')::uuid;
  since int;
BEGIN
  SELECT * INTO held FROM cx_logs c
  WHERE c.workspace_id = workspace AND c.id = subject FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  moment := date_trunc('milliseconds', moment);
  IF what IN ('assigned', 'held', 'resumed', 'closed', 'reopened') THEN
    moment := greatest(moment, held.state_since);
    IF (CASE what WHEN 'assigned' THEN held.agent_id IS NOT DISTINCT FROM agent
      WHEN 'held' THEN held.status <> 'open' WHEN 'resumed' THEN held.status <> 'hold'
      WHEN 'closed' THEN held.status = 'closed' ELSE held.status <> 'closed' END)
    THEN
      RETURN;
    END IF;
    since := whole_seconds(held.state_since, moment);
    IF held.status = 'hold' THEN
      held.hold_seconds := held.hold_seconds + since;
    ELSIF held.status = 'open' AND held.agent_id IS NOT NULL THEN
      held.handled_seconds := held.handled_seconds + since;
    END IF;
    held.state_since := moment;
  ELSE
    moment := CASE WHEN what = 'message_inbound' THEN moment ELSE greatest(moment, held.started_at) END;
  END IF;

  CASE what
    WHEN 'assigned' THEN
      about := jsonb_strip_nulls(jsonb_build_object('agentId', agent, 'previousAgentId', held.agent_id));
      IF agent IS NULL THEN
        happened := 'unassigned';
      ELSIF held.agent_id IS NOT NULL THEN
        happened := 'transferred';
        held.transfer_count := held.transfer_count + 1;
      END IF;
      held.agent_id := agent;
      IF agent IS NOT NULL THEN
        held.assigned_at := coalesce(held.assigned_at, moment);
        held.first_assignee_id := coalesce(held.first_assignee_id, agent);
      END IF;
    WHEN 'held' THEN
      held.status := 'hold';
    WHEN 'resumed' THEN
      held.status := 'open';
    WHEN 'closed' THEN
      held.status := 'closed';
      held.closed_at := moment;
      held.closed_assignee_id := held.agent_id;
      held.disposition := coalesce(about ->> 'disposition', held.disposition);
    WHEN 'reopened' THEN
      held.status := 'open';
      held.closed_at := NULL;
      held.closed_assignee_id := NULL;
      held.wrap_up_ended_at := NULL;
      held.reopen_count := held.reopen_count + 1;
    WHEN 'message_inbound' THEN
      IF held.inbound_count + held.outbound_count = 0 THEN
        held.direction := 'inbound';
      END IF;
      held.inbound_count := held.inbound_count + 1;
    WHEN 'message_outbound' THEN
      held.outbound_count := held.outbound_count + 1;
      IF doer_type = 'user' THEN
        held.first_replied_at := least(held.first_replied_at, moment);
      END IF;
    WHEN 'comment_added' THEN
      IF doer_type = 'user' AND held.kind = 'ticket' AND about ->> 'visibility' = 'public' THEN
        held.first_replied_at := least(held.first_replied_at, moment);
      END IF;
    WHEN 'wrap_up_completed' THEN
      IF held.status = 'closed' THEN
        moment := greatest(moment, held.closed_at);
        held.wrap_up_ended_at := least(held.wrap_up_ended_at, moment);
      END IF;
    ELSE
      RAISE EXCEPTION 'a case knows no %', what;
  END CASE;

  INSERT INTO cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, actor_id, detail)
  VALUES (workspace, subject, happened, moment, doer_type, doer_id, about);
  UPDATE cx_logs c SET direction = held.direction, status = held.status, agent_id = held.agent_id,
    first_assignee_id = held.first_assignee_id, closed_assignee_id = held.closed_assignee_id,
    assigned_at = held.assigned_at, first_replied_at = held.first_replied_at,
    closed_at = held.closed_at, wrap_up_ended_at = held.wrap_up_ended_at,
    state_since = held.state_since, hold_seconds = held.hold_seconds,
    handled_seconds = held.handled_seconds, transfer_count = held.transfer_count,
    reopen_count = held.reopen_count, inbound_count = held.inbound_count,
    outbound_count = held.outbound_count, disposition = held.disposition,
    version = c.version + 1, updated_at = greatest(c.updated_at, moment)
  WHERE c.workspace_id = workspace AND c.id = subject;
END $$;

-- Returns the case of a ticket, conversation or call. It is in PL/pgSQL, which keeps the plan; a function in
-- SQL would be planned anew in every transaction.
CREATE OR REPLACE FUNCTION case_of(workspace uuid, entity uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT c.id FROM cx_logs c WHERE c.workspace_id = workspace AND c.entity_id = entity);
END $$;

-- Opens the cases of new tickets in the state that the tickets have: of one ticket for a request, of many for
-- a COPY.
CREATE OR REPLACE FUNCTION open_ticket_cases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH made AS (
    INSERT INTO cx_logs (workspace_id, position, kind, entity_id, contact_id, channel_type, direction,
      status, queue_id, first_assignee_id, agent_id, closed_assignee_id, started_at, assigned_at,
      closed_at, state_since, handled_seconds, created_at, updated_at)
    SELECT o.workspace_id, next_position(o.workspace_id, 'cx_logs'), 'ticket', o.id, o.contact_id,
      case_channel(o.channel), 'inbound', was.status, o.queue_id, o.assignee_id, o.assignee_id,
      CASE WHEN was.status = 'closed' THEN o.assignee_id END,
      o.created_at, CASE WHEN o.assignee_id IS NOT NULL THEN o.created_at END, was.closed_at,
      coalesce(was.closed_at, o.created_at),
      CASE WHEN was.closed_at IS NOT NULL AND o.assignee_id IS NOT NULL
        THEN whole_seconds(o.created_at, was.closed_at) ELSE 0 END, o.created_at, o.created_at
    FROM opened o
    CROSS JOIN LATERAL (
      SELECT CASE WHEN o.deleted_at IS NULL THEN case_status(o.status) ELSE 'closed' END AS status) now
    CROSS JOIN LATERAL (SELECT now.status, CASE WHEN now.status = 'closed' THEN greatest(o.created_at,
      coalesce(o.resolved_at, o.closed_at, o.deleted_at, o.created_at)) END AS closed_at) was
    ORDER BY o.workspace_id, o.position
    RETURNING workspace_id, id, entity_id, status, agent_id, started_at, closed_at)
  INSERT INTO cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, actor_id, detail)
  SELECT m.workspace_id, m.id, step.kind, step.at, CASE WHEN u.id IS NULL THEN 'token' ELSE 'user' END,
    o.creator_id, step.detail
  FROM made m JOIN opened o ON o.workspace_id = m.workspace_id AND o.id = m.entity_id
  LEFT JOIN users u ON u.workspace_id = o.workspace_id AND u.id = o.creator_id
  CROSS JOIN LATERAL (VALUES
    (1, 'created', m.started_at, true, '{}'::jsonb),
    (2, 'assigned', m.started_at, m.agent_id IS NOT NULL, jsonb_build_object('agentId', m.agent_id)),
    (3, 'held', m.started_at, m.status = 'hold', '{}'),
    (4, 'closed', m.closed_at, m.status = 'closed', '{}')) AS step (nth, kind, at, is_so, detail)
  WHERE step.is_so ORDER BY m.workspace_id, m.id, step.nth;
  RETURN NULL;
END $$;

-- To be moved: Each ticket has a case.
CREATE OR REPLACE TRIGGER open_cases AFTER INSERT ON tickets REFERENCING NEW TABLE AS opened
  FOR EACH STATEMENT EXECUTE FUNCTION open_ticket_cases();

-- Advances the case of a ticket by an entry of the history of the ticket, which names the actor.
CREATE OR REPLACE FUNCTION case_follows_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := case_of(NEW.workspace_id, NEW.ticket_id);
  next text := NEW."to" #>> '{}';
  step text;
BEGIN
  IF NEW.field = 'assigneeId' THEN
    PERFORM advance_case(NEW.workspace_id, subject, 'assigned', NEW.occurred_at, NEW.actor_type,
      NEW.actor_id, jsonb_build_object('agentId', next));
    RETURN NULL;
  END IF;
  IF NEW.field = 'deletedAt' THEN
    next := CASE WHEN next IS NULL THEN (
      SELECT t.status FROM tickets t WHERE t.workspace_id = NEW.workspace_id AND t.id = NEW.ticket_id)
      ELSE 'closed' END;
  END IF;
  -- Each follows from the state before or is left out
  FOREACH step IN ARRAY CASE case_status(next) WHEN 'closed' THEN ARRAY['closed']
    WHEN 'hold' THEN ARRAY['reopened', 'held'] ELSE ARRAY['reopened', 'resumed'] END
  LOOP
    PERFORM advance_case(NEW.workspace_id, subject, step, NEW.occurred_at, NEW.actor_type, NEW.actor_id);
  END LOOP;
  RETURN NULL;
END $$;

-- To be moved: A case follows the assignee, status and deletion of its ticket.
CREATE OR REPLACE TRIGGER case_follows_ticket AFTER INSERT ON ticket_history FOR EACH ROW
  WHEN (NEW.field IN ('assigneeId', 'deletedAt') OR (NEW.field = 'status' AND NEW."from" IS NOT NULL))
  EXECUTE FUNCTION case_follows_ticket();

-- Opens the case of a new conversation.
CREATE OR REPLACE FUNCTION open_conversation_case() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid;
BEGIN
  INSERT INTO cx_logs (workspace_id, position, kind, entity_id, contact_id, channel_id, channel_type,
    direction, started_at, state_since, created_at, updated_at)
  SELECT NEW.workspace_id, next_position(NEW.workspace_id, 'cx_logs'),
    CASE NEW.kind WHEN 'email' THEN 'email' ELSE 'chat' END, NEW.id, NEW.contact_id, n.id,
    case_channel(coalesce(n.config ->> 'identityType', n.type)), 'outbound', NEW.created_at,
    NEW.created_at, NEW.created_at, NEW.created_at
  FROM channels n WHERE n.workspace_id = NEW.workspace_id AND n.id = NEW.channel_id
  ON CONFLICT (workspace_id, entity_id) WHERE entity_id IS NOT NULL DO NOTHING
  RETURNING id INTO subject;
  IF subject IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, detail)
  VALUES (NEW.workspace_id, subject, 'created', NEW.created_at, 'system', '{}');
  IF NEW.assignee_id IS NOT NULL THEN
    PERFORM advance_case(NEW.workspace_id, subject, 'assigned', NEW.created_at, 'system', NULL,
      jsonb_build_object('agentId', NEW.assignee_id));
  END IF;
  IF NEW.status <> 'open' THEN
    PERFORM advance_case(NEW.workspace_id, subject,
      CASE NEW.status WHEN 'hold' THEN 'held' ELSE 'closed' END,
      coalesce(NEW.closed_at, NEW.updated_at), 'system', NULL,
      jsonb_strip_nulls(jsonb_build_object('disposition', NEW.disposition)));
  END IF;
  RETURN NULL;
END $$;

-- To be moved: Each conversation but that of a group has a case.
CREATE OR REPLACE TRIGGER open_case AFTER INSERT ON conversations FOR EACH ROW
  WHEN (NEW.kind <> 'group') EXECUTE FUNCTION open_conversation_case();

-- Advances the case of a conversation by an event of the conversation, which names the actor.
CREATE OR REPLACE FUNCTION case_follows_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM advance_case(NEW.workspace_id, case_of(NEW.workspace_id, NEW.resource_id),
    CASE NEW.type WHEN 'conversation.transferred' THEN 'assigned'
      ELSE split_part(NEW.type, '.', 2) END,
    NEW.occurred_at, NEW.actor_type, NEW.actor_id,
    CASE WHEN NEW.type IN ('conversation.assigned', 'conversation.transferred')
        THEN jsonb_build_object('agentId', NEW.data ->> 'assigneeId')
      WHEN NEW.type = 'conversation.closed'
        THEN jsonb_strip_nulls(jsonb_build_object('disposition', NEW.data ->> 'disposition'))
      ELSE '{}' END);
  RETURN NULL;
END $$;

-- To be moved: A case follows the assignee and status of its conversation.
CREATE OR REPLACE TRIGGER case_follows_conversation AFTER INSERT ON events FOR EACH ROW
  WHEN (NEW.type IN ('conversation.assigned', 'conversation.transferred', 'conversation.held',
    'conversation.resumed', 'conversation.closed', 'conversation.reopened'))
  EXECUTE FUNCTION case_follows_conversation();

-- Advances the case of a conversation by a message.
CREATE OR REPLACE FUNCTION case_follows_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM advance_case(NEW.workspace_id, case_of(NEW.workspace_id, NEW.conversation_id),
    'message_' || NEW.direction,
    CASE WHEN NEW.scheduled_at IS NULL THEN NEW.created_at
      ELSE coalesce(NEW.sent_at, NEW.updated_at) END,
    NEW.sender_type, NEW.sender_id, jsonb_build_object('messageId', NEW.id));
  RETURN NULL;
END $$;

-- To be moved: A case counts the messages of its conversation and knows its first response.
CREATE OR REPLACE TRIGGER case_follows_message AFTER INSERT ON messages FOR EACH ROW
  WHEN (NEW.status <> 'scheduled') EXECUTE FUNCTION case_follows_message();

-- To be moved: A scheduled message counts when it is sent.
CREATE OR REPLACE TRIGGER case_follows_sending AFTER UPDATE ON messages FOR EACH ROW
  WHEN (OLD.status = 'scheduled' AND NEW.status NOT IN ('scheduled', 'canceled'))
  EXECUTE FUNCTION case_follows_message();

-- Advances the case of a ticket or conversation by a comment.
CREATE OR REPLACE FUNCTION case_follows_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM advance_case(NEW.workspace_id,
    case_of(NEW.workspace_id, coalesce(NEW.ticket_id, NEW.room_id)), 'comment_added', NEW.created_at,
    NEW.author_type, NEW.author_id,
    jsonb_build_object('commentId', NEW.id, 'visibility', NEW.visibility));
  RETURN NULL;
END $$;

-- To be moved: The timeline of a case contains the comments, and a public one can be the first response.
CREATE OR REPLACE TRIGGER case_follows_comment AFTER INSERT ON comments FOR EACH ROW EXECUTE FUNCTION case_follows_comment();

-- Adds to the timeline of a case that its ticket enters or leaves a queue. It does not change the case, so
-- that queues never wait for it.
CREATE OR REPLACE FUNCTION case_follows_queue_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, detail)
  SELECT c.workspace_id, c.id, CASE TG_OP WHEN 'INSERT' THEN 'queue_entered' ELSE 'queue_left' END,
    CASE TG_OP WHEN 'INSERT' THEN NEW.queued_at
      ELSE coalesce(NEW.ended_at, NEW.assigned_at, now()) END,
    'system', jsonb_build_object('queueId', NEW.queue_id)
  FROM cx_logs c WHERE c.workspace_id = NEW.workspace_id AND c.entity_id = NEW.ticket_id;
  RETURN NULL;
END $$;

-- To be moved: The timeline of a case contains when its ticket enters a queue.
CREATE OR REPLACE TRIGGER case_follows_entering AFTER INSERT ON queue_entries FOR EACH ROW
  WHEN (NEW.status IN ('waiting', 'offered')) EXECUTE FUNCTION case_follows_queue_entry();

-- To be moved: The timeline of a case contains when its ticket leaves a queue.
CREATE OR REPLACE TRIGGER case_follows_leaving AFTER UPDATE ON queue_entries FOR EACH ROW
  WHEN (OLD.status IN ('waiting', 'offered') AND NEW.status NOT IN ('waiting', 'offered'))
  EXECUTE FUNCTION case_follows_queue_entry();

-- Adds offers and their answers to the timeline of a case, and ends its wrap-up.
CREATE OR REPLACE FUNCTION case_follows_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- When it ended, wrapping up has
  IF TG_OP = 'UPDATE' AND OLD.status = 'wrapping' THEN
    PERFORM advance_case(NEW.workspace_id, case_of(NEW.workspace_id, NEW.ticket_id),
      'wrap_up_completed', coalesce(NEW.ended_at, now()), 'user', NEW.user_id);
    RETURN NULL;
  END IF;
  INSERT INTO cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, actor_id, detail)
  SELECT c.workspace_id, c.id, CASE NEW.status WHEN 'pending' THEN 'offered'
      WHEN 'timeout' THEN 'offer_timeout' WHEN 'rejected' THEN 'rejected' ELSE 'accepted' END,
    CASE NEW.status WHEN 'pending' THEN NEW.offered_at
      ELSE coalesce(NEW.accepted_at, NEW.ended_at, now()) END,
    CASE WHEN NEW.status IN ('pending', 'timeout') THEN 'system' ELSE 'user' END,
    CASE WHEN NEW.status NOT IN ('pending', 'timeout') THEN NEW.user_id END,
    jsonb_build_object('queueId', NEW.queue_id, 'agentId', NEW.user_id)
  FROM cx_logs c WHERE c.workspace_id = NEW.workspace_id AND c.entity_id = NEW.ticket_id;
  RETURN NULL;
END $$;

-- To be moved: The timeline of a case contains each offer.
CREATE OR REPLACE TRIGGER case_follows_offer AFTER INSERT ON reservations FOR EACH ROW
  WHEN (NEW.status = 'pending') EXECUTE FUNCTION case_follows_reservation();

-- To be moved: The timeline of a case contains the answer to each offer, and the end of wrapping up.
CREATE OR REPLACE TRIGGER case_follows_answer AFTER UPDATE ON reservations FOR EACH ROW
  WHEN (OLD.status = 'pending' AND NEW.status IN ('accepted', 'rejected', 'timeout')
    OR OLD.status = 'wrapping' AND NEW.status = 'completed')
  EXECUTE FUNCTION case_follows_reservation();

-- Copies the contact and queue of a ticket or conversation to its case.
CREATE OR REPLACE FUNCTION case_follows_entity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cx_logs c SET contact_id = NEW.contact_id,
    queue_id = CASE TG_TABLE_NAME WHEN 'tickets' THEN (to_jsonb(NEW) ->> 'queue_id')::uuid
      ELSE c.queue_id END,
    version = c.version + 1, updated_at = greatest(c.updated_at, NEW.updated_at)
  WHERE c.workspace_id = NEW.workspace_id AND c.entity_id = NEW.id;
  RETURN NULL;
END $$;

-- To be moved: A case has the contact and queue of its ticket.
CREATE OR REPLACE TRIGGER case_follows_entity AFTER UPDATE OF contact_id, queue_id ON tickets
  FOR EACH ROW WHEN (OLD.contact_id <> NEW.contact_id OR OLD.queue_id IS DISTINCT FROM NEW.queue_id)
  EXECUTE FUNCTION case_follows_entity();

-- To be moved: A case has the contact of its conversation.
CREATE OR REPLACE TRIGGER case_follows_entity AFTER UPDATE OF contact_id ON conversations
  FOR EACH ROW WHEN (OLD.contact_id <> NEW.contact_id) EXECUTE FUNCTION case_follows_entity();

-- Makes the case of a call, and the part of its timeline that the system records, anew: a report of a phone
-- system replaces the call as a whole.
CREATE OR REPLACE FUNCTION case_follows_call() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held cx_logs;
  hold int := coalesce(NEW.hold_duration, 0);
  -- Of a call that nobody answered, nobody had it
  agent uuid := CASE WHEN NEW.answered_at IS NOT NULL THEN NEW.agent_id END;
BEGIN
  SELECT * INTO held FROM cx_logs c
  WHERE c.workspace_id = NEW.workspace_id AND c.entity_id = NEW.id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO cx_logs AS c (workspace_id, position, kind, entity_id, channel_type, direction,
      started_at, state_since, created_at, updated_at, version)
    VALUES (NEW.workspace_id, next_position(NEW.workspace_id, 'cx_logs'), 'call', NEW.id, 'voice',
      NEW.direction, NEW.started_at, NEW.started_at, NEW.created_at, NEW.created_at, 0)
    RETURNING * INTO held;
  END IF;
  UPDATE cx_logs c SET contact_id = NEW.contact_id, direction = NEW.direction,
    customer_phone = CASE NEW.direction WHEN 'inbound' THEN NEW.call_from
      WHEN 'outbound' THEN NEW.call_to END,
    status = CASE WHEN NEW.ended_at IS NULL THEN 'open' ELSE 'closed' END, queue_id = NEW.queue_id,
    agent_id = NEW.agent_id, first_assignee_id = agent,
    closed_assignee_id = CASE WHEN NEW.ended_at IS NOT NULL THEN agent END,
    started_at = NEW.started_at, assigned_at = CASE WHEN agent IS NOT NULL THEN NEW.answered_at END,
    first_replied_at = CASE WHEN agent IS NOT NULL THEN NEW.answered_at END,
    closed_at = NEW.ended_at,
    wrap_up_ended_at = least(NEW.ended_at + make_interval(secs => NEW.wrap_up_duration), (
      SELECT min(e.at) FROM cx_log_events e
      WHERE e.workspace_id = c.workspace_id AND e.cx_log_id = c.id AND e.kind = 'wrap_up_completed'
        AND e.actor_type <> 'system' AND e.at >= NEW.ended_at)),
    state_since = coalesce(NEW.ended_at, NEW.answered_at, NEW.started_at), hold_seconds = hold,
    handled_seconds = CASE WHEN agent IS NOT NULL AND NEW.ended_at IS NOT NULL
      THEN greatest(whole_seconds(NEW.answered_at, NEW.ended_at) - hold, 0) ELSE 0 END,
    transfer_count = (SELECT count(*) FROM jsonb_array_elements(NEW.legs) l
      WHERE l ->> 'type' = 'transfer' AND l ->> 'startedAt' IS NOT NULL),
    disposition = coalesce(NEW.disposition, c.disposition), version = c.version + 1,
    updated_at = greatest(c.updated_at, NEW.updated_at)
  WHERE c.workspace_id = NEW.workspace_id AND c.id = held.id;

  DELETE FROM cx_log_events e
  WHERE e.workspace_id = NEW.workspace_id AND e.cx_log_id = held.id AND e.actor_type = 'system';
  INSERT INTO cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, detail)
  SELECT NEW.workspace_id, held.id, step.kind, step.at, 'system', jsonb_strip_nulls(step.detail)
  FROM (
    SELECT * FROM (VALUES
      (1, 'created', NEW.started_at, '{}'::jsonb),
      (2, 'queue_entered', NEW.queued_at, jsonb_build_object('queueId', NEW.queue_id)),
      (3, 'call_ringing', NEW.ringing_at, '{}'),
      (4, 'call_answered', NEW.answered_at, '{}'),
      (5, 'assigned', CASE WHEN agent IS NOT NULL THEN NEW.answered_at END,
        jsonb_build_object('agentId', agent)),
      (7, 'call_ended', NEW.ended_at, jsonb_build_object('holdSeconds', hold)),
      (8, 'closed', NEW.ended_at, jsonb_build_object('disposition', NEW.disposition)),
      (9, 'wrap_up_completed', NEW.ended_at + make_interval(secs => NEW.wrap_up_duration), '{}'))
      AS told (nth, kind, at, detail)
    UNION ALL
    SELECT 6, 'transferred', (l ->> 'startedAt')::timestamptz,
      jsonb_build_object('agentId', l ->> 'userId', 'queueId', l ->> 'queueId')
    FROM jsonb_array_elements(NEW.legs) l WHERE l ->> 'type' = 'transfer') step
  WHERE step.at IS NOT NULL ORDER BY step.at, step.nth;
  RETURN NULL;
END $$;

-- To be moved: Each call has a case.
CREATE OR REPLACE TRIGGER open_case AFTER INSERT ON cdrs FOR EACH ROW EXECUTE FUNCTION case_follows_call();

-- To be moved: A case follows the times, agent, queue and contact of its call.
CREATE OR REPLACE TRIGGER case_follows_call AFTER UPDATE ON cdrs FOR EACH ROW
  WHEN ((OLD.direction, OLD.call_from, OLD.call_to, OLD.started_at, OLD.ringing_at, OLD.queued_at,
      OLD.answered_at, OLD.ended_at, OLD.hold_duration, OLD.wrap_up_duration, OLD.agent_id, OLD.queue_id,
      OLD.contact_id, OLD.legs, OLD.disposition)
    IS DISTINCT FROM (NEW.direction, NEW.call_from, NEW.call_to, NEW.started_at, NEW.ringing_at,
      NEW.queued_at, NEW.answered_at, NEW.ended_at, NEW.hold_duration, NEW.wrap_up_duration, NEW.agent_id,
      NEW.queue_id, NEW.contact_id, NEW.legs, NEW.disposition))
  EXECUTE FUNCTION case_follows_call();
