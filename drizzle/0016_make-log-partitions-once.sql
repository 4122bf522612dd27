CREATE OR REPLACE FUNCTION make_log_partitions(at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part record;
BEGIN
  FOR part IN
    SELECT t.name AS parent, b.first, b.first + ('1 ' || t.period)::interval AS beyond,
      t.name || to_char(b.first, '_YYYY_MM_DD') AS name
    FROM log_tables t, LATERAL (SELECT date_trunc(t.period, at AT TIME ZONE 'UTC') AS first) b
  LOOP
    CONTINUE WHEN to_regclass(part.name) IS NOT NULL;
    PERFORM pg_advisory_xact_lock(hashtextextended('log partitions', 0));
    -- By a query, since to_regclass() remembers from before the wait that there was none
    CONTINUE WHEN EXISTS (
      SELECT FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relname = part.name);
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING INDEXES)', part.name, part.parent);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part.parent, part.name,
      part.first AT TIME ZONE 'UTC', part.beyond AT TIME ZONE 'UTC');
    EXECUTE format('CREATE TRIGGER keep_table BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION keep_log()',
      part.name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION number_events(workspace uuid, most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  reached event_cursors;
  done integer;
BEGIN
  -- Readers call it outside of transactions, which would make a missing one and begin again
  PERFORM make_log_partitions(clock_timestamp());
  INSERT INTO event_cursors (workspace_id) VALUES (workspace) ON CONFLICT DO NOTHING;
  SELECT * INTO reached FROM event_cursors c WHERE c.workspace_id = workspace FOR UPDATE;
  -- One statement, with one snapshot that is younger than the lock: what it sees is numbered, and what it does
  -- not see belongs to a transaction that the cursor names from then on
  WITH seen AS MATERIALIZED (
    SELECT pg_snapshot_xmax(n.snapshot)::text::bigint + s.shift AS next,
      ARRAY(SELECT x::text::bigint + s.shift FROM pg_snapshot_xip(n.snapshot) x) AS open
    FROM (SELECT pg_current_snapshot() AS snapshot) n, transaction_shift s),
  bound AS MATERIALIZED (
    SELECT least(seen.next, 1 + (
      SELECT d.transaction FROM change_data d
      WHERE d.workspace_id = workspace AND d.transaction >= reached.next_transaction
      ORDER BY d.transaction OFFSET most LIMIT 1)) AS next
    FROM seen),
  members AS MATERIALIZED (
    SELECT d.id, d.position, d.events FROM change_data d
    WHERE d.workspace_id = workspace AND d.transaction >= reached.next_transaction
      AND d.transaction < (SELECT bound.next FROM bound)
    UNION ALL
    SELECT d.id, d.position, d.events FROM change_data d
    WHERE d.workspace_id = workspace AND d.transaction = ANY (reached.open_transactions)),
  numbered AS MATERIALIZED (
    -- By position, since who changes an object has its lock by then
    SELECT id_within(m.id, n) AS id, row_number() OVER (ORDER BY m.position, n) AS nth
    FROM members m CROSS JOIN LATERAL generate_series(1, m.events) n),
  batches AS (
    INSERT INTO event_batches (workspace_id, numbered_at, first_sequence, event_ids)
    SELECT workspace, clock_timestamp(), reached.numbered + min(nth), array_agg(id ORDER BY nth)
    FROM numbered GROUP BY (nth - 1) / 100 ORDER BY 3
    RETURNING cardinality(event_ids) AS count),
  total AS (SELECT coalesce(sum(count), 0)::integer AS done FROM batches),
  moved AS (
    UPDATE event_cursors c SET numbered = c.numbered + total.done, next_transaction = bound.next,
      open_transactions = ARRAY(SELECT x FROM unnest(seen.open) x WHERE x < bound.next)
    FROM total, bound, seen
    WHERE c.workspace_id = workspace AND total.done > 0)
  SELECT total.done INTO done FROM total;
  RETURN done;
END $$;
