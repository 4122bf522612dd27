DROP INDEX "agent_presence_until_idx";--> statement-breakpoint
DROP INDEX "agent_presence_heartbeat_at_idx";--> statement-breakpoint
DROP INDEX "channels_validate_at_idx";--> statement-breakpoint
DROP INDEX "media_files_deleted_at_idx";--> statement-breakpoint
DROP INDEX "media_uploads_created_at_idx";--> statement-breakpoint
DROP INDEX "reservations_expires_at_idx";--> statement-breakpoint
DROP INDEX "reservations_wrap_up_until_idx";--> statement-breakpoint
DROP INDEX "routing_decisions_decided_at_idx";--> statement-breakpoint
DROP INDEX "messages_due_at_idx";--> statement-breakpoint
DROP INDEX "tickets_snoozed_until_idx";--> statement-breakpoint
DROP INDEX "tickets_resolved_at_idx";--> statement-breakpoint
DROP INDEX "webhook_deliveries_created_at_idx";--> statement-breakpoint
DROP INDEX "webhook_queues_wake_at_idx";--> statement-breakpoint
DROP INDEX "idempotency_keys_created_at_idx";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "size" integer GENERATED ALWAYS AS (octet_length(data::text) + coalesce(octet_length(previous::text), 0)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "agent_presence_workspace_id_until_idx" ON "agent_presence" USING btree ("workspace_id","until") WHERE until is not null;--> statement-breakpoint
CREATE INDEX "agent_presence_workspace_id_heartbeat_at_idx" ON "agent_presence" USING btree ("workspace_id","heartbeat_at") WHERE heartbeat_at is not null;--> statement-breakpoint
CREATE INDEX "channels_workspace_id_validate_at_idx" ON "channels" USING btree ("workspace_id","validate_at") WHERE validate_at is not null;--> statement-breakpoint
CREATE INDEX "list_keys_workspace_id_wanted_idx" ON "list_keys" USING btree ("workspace_id","wanted_at") WHERE built_at is null;--> statement-breakpoint
CREATE INDEX "list_keys_workspace_id_built_idx" ON "list_keys" USING btree ("workspace_id","wanted_at") WHERE built_at is not null;--> statement-breakpoint
CREATE INDEX "media_files_workspace_id_deleted_at_idx" ON "media_files" USING btree ("workspace_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "media_uploads_workspace_id_created_at_idx" ON "media_uploads" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "reservations_workspace_id_expires_at_idx" ON "reservations" USING btree ("workspace_id","expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "reservations_workspace_id_wrap_up_until_idx" ON "reservations" USING btree ("workspace_id","wrap_up_until") WHERE status = 'wrapping';--> statement-breakpoint
CREATE INDEX "routing_decisions_workspace_id_decided_at_idx" ON "routing_decisions" USING btree ("workspace_id","decided_at");--> statement-breakpoint
CREATE INDEX "messages_workspace_id_due_at_idx" ON "messages" USING btree ("workspace_id","due_at") WHERE due_at is not null and channel_id is not null;--> statement-breakpoint
CREATE INDEX "messages_workspace_id_kept_at_idx" ON "messages" USING btree ("workspace_id","due_at") WHERE due_at is not null and channel_id is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_snoozed_until_idx" ON "tickets" USING btree ("workspace_id","snoozed_until") WHERE snoozed_until is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_resolved_at_idx" ON "tickets" USING btree ("workspace_id","resolved_at") WHERE status = 'resolved' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_workspace_id_samples_idx" ON "webhook_deliveries" USING btree ("workspace_id","created_at") WHERE event_id is null;--> statement-breakpoint
CREATE INDEX "webhook_queues_workspace_id_wake_at_idx" ON "webhook_queues" USING btree ("workspace_id","wake_at") WHERE wake_at is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_workspace_id_created_at_idx" ON "idempotency_keys" USING btree ("workspace_id","created_at");
--> statement-breakpoint
-- Written by hand from here on: functions that work for one workspace at a time.
DROP FUNCTION claim_deliveries(integer, integer, interval);
--> statement-breakpoint
-- Leases up to `batch` deliveries of a workspace that are due, `each` of one webhook at most, counting those
-- that others have leased. Webhooks take turns by when they last had one, so none waits behind another's backlog.
CREATE FUNCTION claim_deliveries(workspace uuid, batch integer, each integer, lease interval)
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
    ORDER BY w.wake_at LIMIT batch FOR UPDATE OF w SKIP LOCKED
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
      FROM due
      WHERE d.workspace_id = workspace AND d.id = due.id
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
    UPDATE webhook_queues w SET
      rest_until = nullif(rest, '-infinity'),
      wake_at = nullif(least(greatest(next_due, rest), next_lease), 'infinity')
    WHERE w.workspace_id = workspace AND w.webhook_id = q.webhook;
    EXIT WHEN taken >= batch;
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION list_fold(integer);
--> statement-breakpoint
-- Folds up to `batch` deltas of a workspace into the nodes of the keys that are built; returns how many. Any
-- number of processes may run it at once; lists whose trees are being built wait for the next round.
CREATE FUNCTION list_fold(workspace uuid, batch int) RETURNS int
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  lists text[];
  folded int;
BEGIN
  -- Every list that has any, by leaps, so that one with many does not hide the others
  WITH RECURSIVE waiting AS (
    (SELECT d.list FROM list_deltas d WHERE d.workspace_id = workspace ORDER BY d.list LIMIT 1)
    UNION ALL
    SELECT next.list FROM waiting CROSS JOIN LATERAL (
      SELECT d.list FROM list_deltas d
      WHERE d.workspace_id = workspace AND d.list > waiting.list ORDER BY d.list LIMIT 1) next)
  SELECT array_agg(w.list) INTO lists FROM waiting w
  WHERE pg_try_advisory_xact_lock_shared(list_lock(workspace, w.list));
  IF lists IS NULL THEN
    RETURN 0;
  END IF;

  -- With a snapshot younger than the locks
  WITH due AS (
    SELECT d.workspace_id, d.list, d.id FROM list_deltas d
    WHERE d.workspace_id = workspace AND d.list = ANY (lists)
    LIMIT batch FOR UPDATE OF d SKIP LOCKED),
  taken AS (
    DELETE FROM list_deltas d USING due
    WHERE d.workspace_id = due.workspace_id AND d.list = due.list AND d.id = due.id
    RETURNING d.workspace_id, d.list, d.position, d.gained, d.lost),
  changes AS (
    SELECT workspace_id, list, position, unnest(gained) AS key, 1 AS count FROM taken
    UNION ALL
    SELECT workspace_id, list, position, unnest(lost), -1 FROM taken),
  sums AS (
    SELECT c.workspace_id, c.list, c.key, l.level, c.position >> l.block AS node,
      sum(c.count)::int AS count
    FROM changes c
    JOIN list_keys k ON k.workspace_id = c.workspace_id AND k.list = c.list AND k.key = c.key
      AND k.built_at IS NOT NULL
    CROSS JOIN (VALUES (1, 10), (2, 17), (3, 24)) AS l (level, block)
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(c.count) <> 0),
  written AS (
    INSERT INTO list_nodes AS n (workspace_id, list, key, level, node, count)
    -- In one order, so that two folds cannot deadlock
    SELECT * FROM sums ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (workspace_id, list, key, level, node) DO UPDATE SET count = n.count + excluded.count)
  SELECT count(*) INTO folded FROM taken;
  RETURN folded;
END $$;
--> statement-breakpoint
DROP FUNCTION list_demote(integer);
--> statement-breakpoint
-- Gives up the trees of a workspace that have become small again and were not wanted for a day; returns how many.
CREATE FUNCTION list_demote(workspace uuid, batch int) RETURNS int
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  small list_keys;
  given_up int := 0;
BEGIN
  FOR small IN
    SELECT * FROM list_keys k
    WHERE k.workspace_id = workspace AND k.built_at IS NOT NULL AND k.wanted_at < now() - interval '1 day' AND 500 > (
      SELECT coalesce(sum(n.count), 0) FROM list_nodes n
      WHERE n.workspace_id = k.workspace_id AND n.list = k.list AND n.key = k.key AND n.level = 3)
    LIMIT batch
  LOOP
    CONTINUE WHEN NOT pg_try_advisory_xact_lock(list_lock(small.workspace_id, small.list));
    DELETE FROM list_nodes n
    WHERE n.workspace_id = small.workspace_id AND n.list = small.list AND n.key = small.key;
    DELETE FROM list_keys k
    WHERE k.workspace_id = small.workspace_id AND k.list = small.list AND k.key = small.key;
    given_up := given_up + 1;
  END LOOP;
  RETURN given_up;
END $$;
