-- Deliveries of events to webhooks.

-- Leases up to `batch` deliveries of a workspace that are due, `each` of one webhook at most, counting those
-- that others have leased. The webhooks with the fewest attempts under way come first, of these those whose last
-- attempt succeeded, and of these the one whose last attempt ended first: by the age of what waits, new events of one
-- would wait for the whole backlog of another.
CREATE OR REPLACE FUNCTION claim_deliveries(workspace uuid, batch integer, each integer, lease interval)
RETURNS TABLE (workspace_id uuid, id uuid, attempt integer)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  q record;
  busy integer;
  room integer;
  got integer;
  taken integer := 0;
  rest timestamptz;
  next_due timestamptz;
  next_lease timestamptz;
BEGIN
  FOR q IN
    SELECT w.webhook_id AS webhook, w.rest_until, h.max_per_second AS rate
    FROM webhook_queues w
    JOIN webhooks h ON h.workspace_id = w.workspace_id AND h.id = w.webhook_id
    WHERE w.workspace_id = workspace AND w.wake_at <= now() AND h.is_enabled
    ORDER BY (SELECT count(*) FROM webhook_deliveries d
        WHERE d.workspace_id = workspace AND d.webhook_id = w.webhook_id AND d.status = 'pending'
          AND d.leased_until > now()),
      w.consecutive_failures > 0, greatest(w.last_success_at, w.last_failure_at) NULLS FIRST, w.wake_at
    LIMIT batch FOR UPDATE OF w SKIP LOCKED
  LOOP
    -- Whoever had them is gone
    UPDATE webhook_deliveries d SET leased_until = NULL
    WHERE d.workspace_id = workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NOT NULL AND d.leased_until <= now();
    SELECT count(*) INTO busy FROM webhook_deliveries d
    WHERE d.workspace_id = workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NOT NULL;
    rest := coalesce(q.rest_until, '-infinity');
    room := CASE WHEN rest > now() THEN 0
      -- Half of what is left, so that a few endpoints that do not answer leave something to the others
      ELSE least(each - busy, ceil((batch - taken) / 2.0)::integer, coalesce(q.rate, each)) END;
    got := 0;
    IF room > 0 THEN
      RETURN QUERY
      -- Not a subquery: that may be run once for each row that is joined, each time locking more
      WITH due AS MATERIALIZED (
        SELECT x.id FROM webhook_deliveries x
        WHERE x.workspace_id = workspace AND x.webhook_id = q.webhook AND x.status = 'pending'
          AND x.leased_until IS NULL AND x.due_at <= now()
        ORDER BY x.due_at, x.sequence LIMIT room FOR UPDATE SKIP LOCKED)
      UPDATE webhook_deliveries d SET leased_until = now() + lease, attempt = d.attempt + 1
      -- An array of ids is looked up by the index, where a join would read all deliveries of a small table
      WHERE d.workspace_id = workspace AND d.id = ANY (ARRAY(SELECT due.id FROM due))
      RETURNING d.workspace_id, d.id, d.attempt;
      GET DIAGNOSTICS got = ROW_COUNT;
      taken := taken + got;
      IF q.rate IS NOT NULL AND got > 0 THEN
        rest := now() + make_interval(secs => got::double precision / q.rate);
      END IF;
    END IF;

    SELECT min(d.due_at) INTO next_due FROM webhook_deliveries d
    WHERE d.workspace_id = workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NULL;
    SELECT min(d.leased_until) INTO next_lease FROM webhook_deliveries d
    WHERE d.workspace_id = workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NOT NULL;
    -- Full: the end of an attempt wakes it
    IF busy + got >= each THEN next_due := NULL; END IF;
    -- `greatest` ignores null: without this a queue in which nothing waits would be due for ever
    IF next_due IS NOT NULL THEN next_due := greatest(next_due, rest); END IF;
    UPDATE webhook_queues w SET
      rest_until = nullif(rest, '-infinity'),
      wake_at = nullif(least(next_due, next_lease), 'infinity')
    WHERE w.workspace_id = workspace AND w.webhook_id = q.webhook;
    EXIT WHEN taken >= batch;
  END LOOP;
END $$;

-- Records an attempt of the process that still holds the delivery, and nothing of any other: it then returns
-- no row. `outcome` is succeeded, failed or, with a delay, pending; `rest` is how long the endpoint asks not
-- to be called.
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
