-- Cases: one row for each interaction, and its timeline. The reactions of src/api/cx-logs/reactions.ts call these
-- functions.

-- The id of the case of a conversation, ticket or call; and the other way round. As `caseIdOf()` of src/lib/ids.ts.
CREATE OR REPLACE FUNCTION case_id(id uuid) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT overlay(id::text PLACING translate(substr(id::text, 25, 1), '0123456789abcdef', 'fedcba9876543210')
    FROM 25 FOR 1)::uuid
$$;

-- The status of a case that a conversation shares with the tickets that were created from it, and of which no ticket
-- is null: open while one of them is, on hold while none is open and one is on hold, and else closed. The statuses of
-- tickets are those of `statusOfTicket` in src/api/cx-logs/open.ts.
CREATE OR REPLACE FUNCTION shared_status(workspace uuid, of_case uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_or(part.status = 'open') OR v.status = 'open' THEN 'open'
    WHEN bool_or(part.status = 'hold') OR v.status = 'hold' THEN 'hold' ELSE 'closed' END
  FROM conversations v, LATERAL (
    SELECT CASE WHEN t.deleted_at IS NOT NULL OR t.status IN ('resolved', 'closed') THEN 'closed'
      WHEN t.status IN ('pending', 'on_hold') THEN 'hold' ELSE 'open' END AS status
    FROM tickets t WHERE t.workspace_id = workspace AND t.cx_log_id = of_case) part
  WHERE v.workspace_id = workspace AND v.id = case_id(of_case)
  GROUP BY v.status
$$;

-- Whoever has the conversation of such a case, or else its newest ticket that somebody has.
CREATE OR REPLACE FUNCTION shared_agent(workspace uuid, of_case uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(v.assignee_id, (
    SELECT t.assignee_id FROM tickets t
    WHERE t.workspace_id = workspace AND t.cx_log_id = of_case AND t.deleted_at IS NULL
      AND t.assignee_id IS NOT NULL
    ORDER BY t.position DESC LIMIT 1))
  FROM conversations v WHERE v.workspace_id = workspace AND v.id = case_id(of_case)
$$;

-- Adds steps to the timeline of a case, in their order, and to the case what they amount to. A step that does not
-- follow from the case's state, such as holding one that is closed, is left out. Times never run backwards. What
-- happens to one part of a shared case moves it only as far as the other parts allow, but the result with which a part
-- is closed is that of the case; the lock of the case lets the
-- last of two that end at the same time see the end of the other.
-- Messages and most comments are added by addTalk() of src/api/cx-logs/advance.ts; the version before adds them here.
CREATE OR REPLACE FUNCTION advance_case(workspace uuid, subject uuid, steps jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held cx_logs;
  step record;
  moment timestamptz;
  detail jsonb;
  happened text;
  agent uuid;
  previous uuid;
  shared text;
  since int;
  taken int := 0;
BEGIN
  SELECT * INTO held FROM cx_logs c
  WHERE c.workspace_id = workspace AND c.id = subject FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  FOR step IN SELECT * FROM jsonb_to_recordset(steps)
    AS s (what text, at timestamptz, actor_type text, actor_id uuid, detail jsonb)
  LOOP
    happened := step.what;
    detail := step.detail;
    moment := date_trunc('milliseconds', step.at);
    IF step.what IN ('assigned', 'held', 'resumed', 'closed', 'reopened') THEN
      agent := (detail ->> 'agentId')::uuid;
      shared := CASE WHEN held.kind IN ('chat', 'email') THEN shared_status(workspace, subject) END;
      IF shared IS NOT NULL AND step.what = 'assigned' THEN
        agent := coalesce(agent, shared_agent(workspace, subject));
      ELSIF held.status = shared THEN
        -- Another part keeps the case as it is, but the result counts
        CONTINUE WHEN coalesce(detail ->> 'disposition', held.disposition) IS NOT DISTINCT FROM held.disposition;
        happened := 'disposition_set';
      ELSIF shared IS NOT NULL THEN
        happened := CASE WHEN shared = 'closed' THEN 'closed' WHEN held.status = 'closed' THEN 'reopened'
          WHEN shared = 'hold' THEN 'held' ELSE 'resumed' END;
      END IF;
      moment := greatest(moment, held.state_since);
      CONTINUE WHEN CASE happened WHEN 'assigned' THEN held.agent_id IS NOT DISTINCT FROM agent
        WHEN 'held' THEN held.status <> 'open' WHEN 'resumed' THEN held.status <> 'hold'
        WHEN 'closed' THEN held.status = 'closed' WHEN 'reopened' THEN held.status <> 'closed' ELSE false END;
      since := whole_seconds(held.state_since, moment);
      IF held.status = 'hold' THEN
        held.hold_seconds := held.hold_seconds + since;
      ELSIF held.status = 'open' AND held.agent_id IS NOT NULL THEN
        held.handled_seconds := held.handled_seconds + since;
      END IF;
      held.state_since := moment;
      held.disposition := coalesce(detail ->> 'disposition', held.disposition);
    ELSIF step.what <> 'message_inbound' THEN
      moment := greatest(moment, held.started_at);
    END IF;
    CONTINUE WHEN happened = 'replied' AND held.first_replied_at IS NOT NULL;

    CASE happened
      WHEN 'assigned' THEN
        previous := held.agent_id;
        -- Between two agents it may have waited in a queue
        IF previous IS NULL AND held.first_assignee_id IS NOT NULL THEN
          SELECT (e.detail ->> 'previousAgentId')::uuid INTO previous FROM cx_log_events e
          WHERE e.workspace_id = workspace AND e.cx_log_id = subject AND e.kind = 'unassigned'
          ORDER BY e.at DESC, e.position DESC LIMIT 1;
        END IF;
        detail := jsonb_strip_nulls(
          jsonb_build_object('agentId', agent, 'previousAgentId', previous));
        IF agent IS NULL THEN
          happened := 'unassigned';
        ELSIF previous <> agent THEN
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
        IF step.actor_type = 'user' THEN
          held.first_replied_at := least(held.first_replied_at, moment);
        END IF;
      WHEN 'comment_added' THEN
        -- Sent to the contact
        IF step.actor_type = 'user' AND detail ? 'messageId' THEN
          held.first_replied_at := least(held.first_replied_at, moment);
        END IF;
      WHEN 'replied' THEN
        held.first_replied_at := moment;
      WHEN 'ticket_linked', 'disposition_set' THEN
        NULL;
      WHEN 'wrap_up_completed' THEN
        IF held.status = 'closed' THEN
          moment := greatest(moment, held.closed_at);
          held.wrap_up_ended_at := least(held.wrap_up_ended_at, moment);
        END IF;
    END CASE;
    INSERT INTO cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, actor_id, detail)
    VALUES (workspace, subject, happened, moment, step.actor_type, step.actor_id, detail);
    held.updated_at := greatest(held.updated_at, moment);
    taken := taken + 1;
  END LOOP;
  IF taken = 0 THEN
    RETURN;
  END IF;

  UPDATE cx_logs c SET direction = held.direction, status = held.status, agent_id = held.agent_id,
    first_assignee_id = held.first_assignee_id, closed_assignee_id = held.closed_assignee_id,
    assigned_at = held.assigned_at, first_replied_at = held.first_replied_at,
    closed_at = held.closed_at, wrap_up_ended_at = held.wrap_up_ended_at,
    state_since = held.state_since, hold_seconds = held.hold_seconds,
    handled_seconds = held.handled_seconds, transfer_count = held.transfer_count,
    reopen_count = held.reopen_count, inbound_count = held.inbound_count,
    outbound_count = held.outbound_count, disposition = held.disposition,
    version = c.version + taken, updated_at = held.updated_at
  WHERE c.workspace_id = workspace AND c.id = subject;
END $$;

-- The queue that a call went through: the one in which it last waited, else the one that its provider names. The queue
-- of a transferred call counts although it did not wait there, as when the transfer is reported after its end.
CREATE OR REPLACE FUNCTION queue_of_call(workspace uuid, subject uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT c.queue_id FROM cdrs c WHERE c.workspace_id = workspace AND c.id = subject
      AND c.transfer_type <> 'none' AND NOT EXISTS (SELECT FROM queue_entries e
        WHERE e.workspace_id = workspace AND e.entity_id = subject AND e.queue_id = c.queue_id)),
    (SELECT e.queue_id FROM queue_entries e WHERE e.workspace_id = workspace AND e.entity_id = subject
      ORDER BY e.entered_at DESC, e.id DESC LIMIT 1),
    (SELECT c.queue_id FROM cdrs c WHERE c.workspace_id = workspace AND c.id = subject))
$$;

-- A provider reports a call as a whole, each time, so its case and the part of the timeline that follows from
-- the call are made anew. Its way through the queues of this program is not reported, and stays.
CREATE OR REPLACE FUNCTION keep_call_case(workspace uuid, subject uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  cdr cdrs;
  held uuid := case_id(subject);
  hold int;
  agent uuid;
  first_agent uuid;
  last_agent uuid;
  move record;
  moves jsonb;
  waiting_since timestamptz;
  waited bigint := 0;
  is_queued boolean := EXISTS (
    SELECT FROM queue_entries q WHERE q.workspace_id = workspace AND q.entity_id = subject);
BEGIN
  SELECT * INTO cdr FROM cdrs WHERE workspace_id = workspace AND id = subject;
  hold := coalesce(cdr.hold_duration, 0);
  -- An unanswered call had no agent
  agent := CASE WHEN cdr.answered_at IS NOT NULL THEN cdr.agent_id END;
  -- `agent_id` is the one who has the call last; nobody has it while it waits after a transfer to a queue
  first_agent := coalesce((SELECT (l ->> 'userId')::uuid FROM jsonb_array_elements(cdr.legs) l
    WHERE agent IS NOT NULL AND l ->> 'type' = 'agent' AND l ->> 'userId' IS NOT NULL
      AND l ->> 'answeredAt' IS NOT NULL
    ORDER BY (l ->> 'answeredAt')::timestamptz LIMIT 1), (
    SELECT (e.reported ->> 'agentId')::uuid FROM call_events e
    WHERE e.workspace_id = workspace AND e.cdr_id = subject AND cdr.answered_at IS NOT NULL
      AND (agent IS NOT NULL OR NOT 'agentId' = ANY (cdr.reported))
      AND e.type = 'answer' AND e.reported ->> 'agentId' IS NOT NULL
      AND e.occurred_at <= coalesce(cdr.ended_at, 'infinity')
    ORDER BY e.occurred_at LIMIT 1), agent);
  -- Where no record says it, from what was reported while the call went on
  moves := (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', 'transferred', 'at', l -> 'startedAt',
      'detail', jsonb_build_object('agentId', l -> 'userId', 'queueId', l -> 'queueId'))), '[]')
    FROM jsonb_array_elements(cdr.legs) l
    WHERE l ->> 'type' = 'transfer' AND l ->> 'startedAt' IS NOT NULL);
  IF moves = '[]' AND first_agent IS NOT NULL THEN
    last_agent := first_agent;
    FOR move IN
      SELECT e.type, e.occurred_at AS at, (e.reported ->> 'agentId')::uuid AS agent,
        (e.reported ->> 'queueId')::uuid AS queue
      FROM call_events e
      WHERE e.workspace_id = workspace AND e.cdr_id = subject AND e.type IN ('answer', 'transfer')
        AND e.occurred_at >= cdr.answered_at AND e.occurred_at <= coalesce(cdr.ended_at, 'infinity')
      ORDER BY e.occurred_at, e.type, e.key
    LOOP
      IF move.type = 'transfer' AND move.agent IS NULL AND move.queue IS NOT NULL
        AND NOT 'agentId' = ANY (cdr.reported) THEN
        CONTINUE WHEN waiting_since IS NOT NULL;
        waiting_since := move.at;
        moves := moves || jsonb_build_object('kind', 'unassigned', 'at', move.at, 'detail',
          jsonb_build_object('previousAgentId', last_agent, 'queueId', move.queue));
      ELSIF move.type = 'transfer' OR waiting_since IS NOT NULL AND move.agent IS NOT NULL THEN
        -- From one agent through a queue to another is a transfer, back to the same one is not
        moves := moves || jsonb_build_object('at', move.at, 'kind',
          CASE WHEN move.type = 'answer' AND move.agent = last_agent THEN 'assigned' ELSE 'transferred' END,
          'detail', CASE WHEN waiting_since IS NULL
            THEN jsonb_build_object('agentId', move.agent, 'queueId', move.queue)
            ELSE jsonb_build_object('agentId', move.agent, 'previousAgentId', last_agent) END);
        IF move.agent IS NOT NULL THEN
          waited := waited + coalesce(whole_seconds(waiting_since, move.at), 0);
          waiting_since := NULL;
          last_agent := move.agent;
        END IF;
      END IF;
    END LOOP;
    waited := waited + coalesce(whole_seconds(waiting_since, cdr.ended_at), 0);
  END IF;
  PERFORM FROM cx_logs c WHERE c.workspace_id = workspace AND c.id = held FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO cx_logs (workspace_id, id, position, kind, channel_type, direction, started_at,
      state_since, created_at, updated_at, version)
    VALUES (workspace, held, next_position(workspace, 'cx_logs'), 'call', 'voice', cdr.direction,
      cdr.started_at, cdr.started_at, cdr.created_at, cdr.created_at, 0);
  END IF;
  UPDATE cx_logs c SET contact_id = cdr.contact_id, direction = cdr.direction,
    customer_phone = CASE cdr.direction WHEN 'inbound' THEN cdr.call_from
      WHEN 'outbound' THEN cdr.call_to END,
    status = CASE WHEN cdr.ended_at IS NULL THEN 'open' ELSE 'closed' END,
    queue_id = queue_of_call(workspace, subject),
    agent_id = cdr.agent_id, first_assignee_id = first_agent,
    closed_assignee_id = CASE WHEN cdr.ended_at IS NOT NULL THEN agent END,
    started_at = cdr.started_at, assigned_at = CASE WHEN first_agent IS NOT NULL THEN cdr.answered_at END,
    first_replied_at = CASE WHEN first_agent IS NOT NULL THEN cdr.answered_at END,
    closed_at = cdr.ended_at,
    wrap_up_ended_at = least(cdr.ended_at + make_interval(secs => cdr.wrap_up_duration), (
      SELECT min(e.at) FROM cx_log_events e
      WHERE e.workspace_id = c.workspace_id AND e.cx_log_id = c.id AND e.kind = 'wrap_up_completed'
        AND e.actor_type <> 'system' AND e.at >= cdr.ended_at)),
    state_since = coalesce(cdr.ended_at, cdr.answered_at, cdr.started_at), hold_seconds = hold,
    handled_seconds = CASE WHEN first_agent IS NOT NULL AND cdr.ended_at IS NOT NULL
      THEN greatest(whole_seconds(cdr.answered_at, cdr.ended_at) - waited - hold, 0) ELSE 0 END,
    transfer_count = (SELECT count(*) FROM jsonb_array_elements(moves) m WHERE m ->> 'kind' = 'transferred'),
    disposition = coalesce(cdr.disposition, c.disposition), version = c.version + 1,
    updated_at = greatest(c.updated_at, cdr.updated_at)
  WHERE c.workspace_id = workspace AND c.id = held;

  DELETE FROM cx_log_events e
  WHERE e.workspace_id = workspace AND e.cx_log_id = held AND e.actor_type = 'system'
    AND e.kind NOT IN ('queue_left', 'offered', 'offer_timeout', 'accepted', 'rejected')
    AND NOT (e.kind = 'queue_entered' AND is_queued AND e.at IS DISTINCT FROM cdr.queued_at);
  INSERT INTO cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, detail)
  SELECT workspace, held, step.kind, step.at, 'system', jsonb_strip_nulls(step.detail)
  FROM (
    SELECT * FROM (VALUES
      (1, 'created', cdr.started_at, '{}'::jsonb),
      (2, 'queue_entered', CASE WHEN NOT is_queued THEN cdr.queued_at END,
        jsonb_build_object('queueId', cdr.queue_id)),
      (3, 'call_ringing', cdr.ringing_at, '{}'),
      (4, 'call_answered', cdr.answered_at, '{}'),
      (5, 'assigned', CASE WHEN first_agent IS NOT NULL THEN cdr.answered_at END,
        jsonb_build_object('agentId', first_agent)),
      (7, 'call_ended', cdr.ended_at, jsonb_build_object('holdSeconds', hold)),
      (8, 'closed', cdr.ended_at, jsonb_build_object('disposition', cdr.disposition)),
      (9, 'wrap_up_completed', cdr.ended_at + make_interval(secs => cdr.wrap_up_duration), '{}'))
      AS s (nth, kind, at, detail)
    UNION ALL
    SELECT 6, m ->> 'kind', (m ->> 'at')::timestamptz, m -> 'detail' FROM jsonb_array_elements(moves) m) step
  WHERE step.at IS NOT NULL ORDER BY step.at, step.nth;
END $$;
