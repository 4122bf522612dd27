CREATE OR REPLACE FUNCTION finish_delivery(workspace uuid, delivery uuid, held integer, outcome text,
  delay interval, rest interval, result json)
RETURNS TABLE (webhook_id uuid, consecutive_failures integer, has_failed_for interval)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  hook uuid;
  resource uuid;
  erased integer;
  is_attempt boolean := result -> 'requestHeaders' IS NOT NULL;
  has_succeeded boolean := outcome = 'succeeded';
BEGIN
  SELECT d.webhook_id INTO hook FROM webhook_deliveries d
  WHERE d.workspace_id = workspace AND d.id = delivery;
  -- The queue before the delivery, as those who claim do
  PERFORM 1 FROM webhook_queues w
  WHERE w.workspace_id = workspace AND w.webhook_id = hook FOR UPDATE;
  UPDATE webhook_deliveries d SET status = outcome, leased_until = NULL,
    step = CASE WHEN is_attempt THEN d.step + 1 ELSE d.step END,
    due_at = CASE WHEN outcome = 'pending' THEN now() + delay ELSE d.due_at END,
    finished_at = CASE WHEN outcome <> 'pending' THEN now() END,
    response_status = CASE WHEN is_attempt THEN (result ->> 'responseStatus')::integer ELSE d.response_status END,
    error = CASE WHEN result IS NOT NULL THEN result ->> 'error' ELSE d.error END
  WHERE d.workspace_id = workspace AND d.id = delivery AND d.attempt = held
    AND d.status = 'pending' AND d.leased_until IS NOT NULL
  RETURNING d.resource_id, d.erased_attempt INTO resource, erased;
  IF NOT FOUND THEN RETURN; END IF;

  IF is_attempt THEN
    INSERT INTO webhook_attempts (workspace_id, delivery_id, attempt, started_at, duration_ms,
      request_headers, request_body, response_status, response_headers, response_body, error)
    VALUES (workspace, delivery, held,
      now() - make_interval(secs => (result ->> 'durationMs')::double precision / 1000),
      (result ->> 'durationMs')::integer, result -> 'requestHeaders',
      CASE WHEN held <= erased THEN '' ELSE result ->> 'requestBody' END,
      -- What the endpoint answered may repeat what was erased
      (result ->> 'responseStatus')::integer,
      CASE WHEN held <= erased THEN NULL ELSE result -> 'responseHeaders' END,
      CASE WHEN held <= erased THEN NULL ELSE result ->> 'responseBody' END, result ->> 'error');
  END IF;
  IF outcome <> 'pending' THEN
    UPDATE webhook_deliveries d SET due_at = now()
    FROM (SELECT x.id FROM webhook_deliveries x
      WHERE x.workspace_id = workspace AND x.webhook_id = hook AND x.resource_id = resource
        AND x.status = 'pending' ORDER BY x.sequence LIMIT 1) next
    WHERE d.workspace_id = workspace AND d.id = next.id AND d.due_at = 'infinity';
  END IF;
  RETURN QUERY
  UPDATE webhook_queues w SET
    consecutive_failures = CASE WHEN NOT is_attempt THEN w.consecutive_failures
      WHEN has_succeeded THEN 0 ELSE w.consecutive_failures + 1 END,
    failing_since = CASE WHEN NOT is_attempt THEN w.failing_since
      WHEN has_succeeded THEN NULL ELSE coalesce(w.failing_since, now()) END,
    last_success_at = CASE WHEN is_attempt AND has_succeeded THEN now() ELSE w.last_success_at END,
    last_failure_at = CASE WHEN is_attempt AND NOT has_succeeded THEN now() ELSE w.last_failure_at END,
    rest_until = greatest(w.rest_until, now() + rest),
    wake_at = least(w.wake_at, (SELECT nullif(greatest(min(d.due_at), w.rest_until, now() + rest), 'infinity')
      FROM webhook_deliveries d
      WHERE d.workspace_id = workspace AND d.webhook_id = hook AND d.status = 'pending'
        AND d.leased_until IS NULL))
  WHERE w.workspace_id = workspace AND w.webhook_id = hook
  RETURNING w.webhook_id, w.consecutive_failures, now() - w.failing_since;
END $$;
