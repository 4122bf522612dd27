CREATE OR REPLACE FUNCTION keep_call_case(workspace uuid, subject uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  cdr cdrs;
  held uuid := case_id(subject);
  hold int;
  agent uuid;
  first_agent uuid;
  transfers jsonb;
  is_queued boolean := EXISTS (
    SELECT FROM queue_entries q WHERE q.workspace_id = workspace AND q.entity_id = subject);
BEGIN
  SELECT * INTO cdr FROM cdrs WHERE workspace_id = workspace AND id = subject;
  hold := coalesce(cdr.hold_duration, 0);
  -- An unanswered call had no agent
  agent := CASE WHEN cdr.answered_at IS NOT NULL THEN cdr.agent_id END;
  -- `agent_id` is the one who has the call last
  first_agent := coalesce((SELECT (l ->> 'userId')::uuid FROM jsonb_array_elements(cdr.legs) l
    WHERE agent IS NOT NULL AND l ->> 'type' = 'agent' AND l ->> 'userId' IS NOT NULL
      AND l ->> 'answeredAt' IS NOT NULL
    ORDER BY (l ->> 'answeredAt')::timestamptz LIMIT 1), (
    SELECT (e.reported ->> 'agentId')::uuid FROM call_events e
    WHERE e.workspace_id = workspace AND e.cdr_id = subject AND agent IS NOT NULL
      AND e.type = 'answer' AND e.reported ->> 'agentId' IS NOT NULL
    ORDER BY e.occurred_at LIMIT 1), agent);
  -- Where no record says it, from what was reported while the call went on
  transfers := (SELECT coalesce(jsonb_agg(l), '[]')
    FROM jsonb_array_elements(cdr.legs) l
    WHERE l ->> 'type' = 'transfer' AND l ->> 'startedAt' IS NOT NULL);
  IF transfers = '[]' THEN
    transfers := (SELECT coalesce(jsonb_agg(jsonb_build_object('startedAt', e.occurred_at,
        'userId', e.reported -> 'agentId', 'queueId', e.reported -> 'queueId') ORDER BY e.occurred_at), '[]')
      FROM call_events e
      WHERE e.workspace_id = workspace AND e.cdr_id = subject AND e.type = 'transfer' AND agent IS NOT NULL
        AND e.occurred_at >= cdr.answered_at AND e.occurred_at <= coalesce(cdr.ended_at, 'infinity'));
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
    started_at = cdr.started_at, assigned_at = CASE WHEN agent IS NOT NULL THEN cdr.answered_at END,
    first_replied_at = CASE WHEN agent IS NOT NULL THEN cdr.answered_at END,
    closed_at = cdr.ended_at,
    wrap_up_ended_at = least(cdr.ended_at + make_interval(secs => cdr.wrap_up_duration), (
      SELECT min(e.at) FROM cx_log_events e
      WHERE e.workspace_id = c.workspace_id AND e.cx_log_id = c.id AND e.kind = 'wrap_up_completed'
        AND e.actor_type <> 'system' AND e.at >= cdr.ended_at)),
    state_since = coalesce(cdr.ended_at, cdr.answered_at, cdr.started_at), hold_seconds = hold,
    handled_seconds = CASE WHEN agent IS NOT NULL AND cdr.ended_at IS NOT NULL
      THEN greatest(whole_seconds(cdr.answered_at, cdr.ended_at) - hold, 0) ELSE 0 END,
    transfer_count = jsonb_array_length(transfers),
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
      (5, 'assigned', CASE WHEN agent IS NOT NULL THEN cdr.answered_at END,
        jsonb_build_object('agentId', first_agent)),
      (7, 'call_ended', cdr.ended_at, jsonb_build_object('holdSeconds', hold)),
      (8, 'closed', cdr.ended_at, jsonb_build_object('disposition', cdr.disposition)),
      (9, 'wrap_up_completed', cdr.ended_at + make_interval(secs => cdr.wrap_up_duration), '{}'))
      AS s (nth, kind, at, detail)
    UNION ALL
    SELECT 6, 'transferred', (l ->> 'startedAt')::timestamptz,
      jsonb_build_object('agentId', l ->> 'userId', 'queueId', l ->> 'queueId')
    FROM jsonb_array_elements(transfers) l) step
  WHERE step.at IS NOT NULL ORDER BY step.at, step.nth;
END $$;
