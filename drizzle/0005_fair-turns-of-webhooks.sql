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
