-- The log of changes, its partitions, and the numbers of events (docs/decisions/log-of-changes.md).

-- Returns the number of the current transaction, which rises in every cluster in which the database ever was. It
-- is in PL/pgSQL, which keeps the plan; a function in SQL would be planned anew in every transaction.
CREATE OR REPLACE FUNCTION transaction_number() RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT pg_current_xact_id()::text::bigint + s.shift FROM transaction_shift s);
END $$;

-- Changes of tickets, from which their history is read: kept for ever.
CREATE TABLE IF NOT EXISTS changes_history PARTITION OF changes FOR VALUES IN ('history') PARTITION BY RANGE (occurred_at);

-- Changes that only the audit log has: kept for 400 days.
CREATE TABLE IF NOT EXISTS changes_audit PARTITION OF changes FOR VALUES IN ('audit') PARTITION BY RANGE (occurred_at);

-- Changes that only the event feed has: kept for 30 days.
CREATE TABLE IF NOT EXISTS changes_event PARTITION OF changes FOR VALUES IN ('event') PARTITION BY RANGE (occurred_at);

-- The id of the change that an event belongs to.
CREATE OR REPLACE FUNCTION change_of_event(event uuid) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (left(event::text, 32) || '0000')::uuid
$$;

-- Which of the events of its change an event is, from 1.
CREATE OR REPLACE FUNCTION number_of_event(event uuid) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT get_byte(uuid_send(event), 14) * 256 + get_byte(uuid_send(event), 15)
$$;

-- The id of an event, or of an entry of a ticket's history, of a change.
CREATE OR REPLACE FUNCTION id_within(change uuid, number integer) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (left(change::text, 32) || lpad(to_hex(number), 4, '0'))::uuid
$$;

-- Partitioned tables of the log with the time that one partition covers and for how long its rows are kept.
CREATE OR REPLACE VIEW log_tables AS
  SELECT * FROM (VALUES
    ('changes_history', 'year', NULL::interval),
    ('changes_audit', 'month', interval '400 days'),
    ('changes_event', 'week', interval '30 days'),
    ('change_data', 'week', interval '30 days'),
    ('event_batches', 'week', interval '30 days')) AS t (name, period, kept);

-- Makes the partitions of the log for an instant, unless they exist. Attaching a table locks out no reader
-- and no writer of the log, where creating it as a partition would wait for all of them.
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

-- Partitions whose rows are all past their retention, with the table that they are still attached to.
CREATE OR REPLACE FUNCTION ended_log_partitions()
RETURNS TABLE (name text, parent text, is_detaching boolean) LANGUAGE sql STABLE AS $$
  SELECT c.relname::text, i.inhparent::regclass::text, coalesce(i.inhdetachpending, false)
  FROM log_tables t
  JOIN pg_class c ON c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
    AND c.relname ~ ('^' || t.name || '_[0-9]{4}_[0-9]{2}_[0-9]{2}$')
  LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
  WHERE (to_timestamp(right(c.relname, 10), 'YYYY_MM_DD')::timestamp + ('1 ' || t.period)::interval)
    AT TIME ZONE 'UTC' < now() - t.kept
$$;

-- What was recorded stays as it was, but for what a redaction takes out of it. Retention drops partitions.
CREATE OR REPLACE FUNCTION keep_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('switchboard.redaction', true) = 'on' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the log of changes can only be added to' USING ERRCODE = 'insufficient_privilege';
END $$;

-- Append-only: The log of changes is only added to, but for what a redaction takes out.
CREATE OR REPLACE TRIGGER keep_rows BEFORE UPDATE OR DELETE ON changes FOR EACH ROW EXECUTE FUNCTION keep_log();

-- Append-only: Retention drops whole partitions and empties no table.
CREATE OR REPLACE TRIGGER keep_table BEFORE TRUNCATE ON changes FOR EACH STATEMENT EXECUTE FUNCTION keep_log();

-- Append-only: The objects of changes are only added to, but for what a redaction takes out.
CREATE OR REPLACE TRIGGER keep_rows BEFORE UPDATE OR DELETE ON change_data FOR EACH ROW EXECUTE FUNCTION keep_log();

-- Append-only: Retention drops whole partitions and empties no table.
CREATE OR REPLACE TRIGGER keep_table BEFORE TRUNCATE ON change_data FOR EACH STATEMENT EXECUTE FUNCTION keep_log();

-- Append-only: The numbers of events are only added to, but for what a redaction takes out.
CREATE OR REPLACE TRIGGER keep_rows BEFORE UPDATE OR DELETE ON event_batches FOR EACH ROW EXECUTE FUNCTION keep_log();

-- Append-only: Retention drops whole partitions and empties no table.
CREATE OR REPLACE TRIGGER keep_table BEFORE TRUNCATE ON event_batches FOR EACH STATEMENT EXECUTE FUNCTION keep_log();

-- Numbers the committed events of a workspace that have no number yet and returns how many they are. One
-- transaction at a time does so in a workspace. It takes some `most` changes, by their transactions.
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

-- Whether a workspace has committed events without a number.
CREATE OR REPLACE FUNCTION has_new_events(workspace uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
      SELECT FROM change_data d WHERE d.workspace_id = workspace AND d.transaction >= coalesce(
        (SELECT c.next_transaction FROM event_cursors c WHERE c.workspace_id = workspace), 0))
    OR EXISTS (
      SELECT FROM change_data d WHERE d.workspace_id = workspace AND d.transaction = ANY (ARRAY(
        SELECT unnest(c.open_transactions) FROM event_cursors c WHERE c.workspace_id = workspace)))
$$;

-- Has the numbers of transactions rise further in a cluster in which a dump was restored. Called at each start.
-- Transactions of the cluster that are open meanwhile get numbers beyond those of the dump too, since a cursor
-- that names one of them would name a change that it has numbered.
CREATE OR REPLACE FUNCTION shift_transactions(cluster text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known transaction_shift;
  highest bigint;
BEGIN
  SELECT * INTO known FROM transaction_shift;
  IF NOT FOUND THEN
    INSERT INTO transaction_shift (system_identifier) VALUES (cluster);
    RETURN;
  END IF;
  IF known.system_identifier = cluster THEN RETURN; END IF;
  SELECT * INTO known FROM transaction_shift FOR UPDATE;
  -- The last of each workspace, by a leap along the index
  SELECT greatest(max(c.next_transaction), max(last.transaction)) INTO highest
  FROM workspaces w
  LEFT JOIN event_cursors c ON c.workspace_id = w.id
  LEFT JOIN LATERAL (
    SELECT d.transaction FROM change_data d WHERE d.workspace_id = w.id
    ORDER BY d.transaction DESC LIMIT 1) last ON true;
  UPDATE transaction_shift SET system_identifier = cluster,
    shift = greatest(shift, coalesce(highest, 0) - pg_snapshot_xmin(pg_current_snapshot())::text::bigint + 1);
END $$;

-- The values of a member in the objects of a list that are in none of another list; either may be null.
CREATE OR REPLACE FUNCTION list_without(list jsonb, other jsonb, member text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(e.value -> member ORDER BY e.nth), '[]')
  FROM jsonb_array_elements(CASE jsonb_typeof(list) WHEN 'array' THEN list ELSE '[]' END) WITH ORDINALITY e (value, nth)
  WHERE NOT EXISTS (
    SELECT FROM jsonb_array_elements(CASE jsonb_typeof(other) WHEN 'array' THEN other ELSE '[]' END) o
    WHERE o -> member = e.value -> member)
$$;

-- The entries of a ticket's history that a change is: one for each member of its differences that history has, and
-- one for each custom field. Of tags and files an entry has the ids of those taken off and of those put on. All members
-- of a ticket differ when it is created and when it is deleted, of which history has what the ticket begins with and
-- that it is deleted. An overdue ticket differs in nothing, whatever entries of version 0.1.0 say.
CREATE OR REPLACE FUNCTION ticket_history_entries(action text, differences json, object json)
RETURNS TABLE (number integer, field text, before jsonb, after jsonb) LANGUAGE sql IMMUTABLE AS $$
  SELECT row_number() OVER (
      ORDER BY array_position('{/customFields,/tags,/attachments}'::text[], d.path) NULLS FIRST, entry.nth, entry.field)::integer, entry.field, nullif(entry.before, 'null'),
    nullif(entry.after, 'null')
  FROM (SELECT d.value ->> 0 AS path, (d.value -> 1)::jsonb AS before, (d.value -> 2)::jsonb AS after, d.nth
    FROM json_array_elements(differences) WITH ORDINALITY d (value, nth)
    UNION ALL
    SELECT '/' || o.key, NULL, o.value::jsonb, o.nth FROM json_each(object) WITH ORDINALITY o (key, value, nth)) d
  CROSS JOIN LATERAL (
    SELECT d.nth, substr(d.path, 2) AS field, d.before, d.after
    WHERE d.path IN ('/title', '/description', '/type', '/channel', '/priority', '/status', '/statusReason',
      '/contactId', '/assigneeId', '/reasonToAssign', '/categoryId', '/queueId', '/externalId', '/dueAt',
      '/snoozedUntil', '/deletedAt', '/firstResponseAt', '/deliveryFailedAt')
    UNION ALL
    SELECT d.nth, 'resolution', d.before -> 'code', d.after -> 'code'
    WHERE d.path = '/resolution' AND d.before ->> 'code' IS DISTINCT FROM d.after ->> 'code'
    UNION ALL
    SELECT d.nth, substr(d.path, 2), l.removed, l.added
    FROM (SELECT CASE d.path WHEN '/tags' THEN 'id' WHEN '/attachments' THEN 'fileId' END AS key) k
    CROSS JOIN LATERAL (SELECT list_without(d.before, d.after, k.key) AS removed,
      list_without(d.after, d.before, k.key) AS added) l
    WHERE k.key IS NOT NULL AND l.removed <> l.added
    UNION ALL
    SELECT d.nth, coalesce(was.name, became.name), was.value, became.value
    FROM (SELECT f #>> '{attribute,systemName}' AS name, f -> 'value' AS value
      FROM jsonb_array_elements(CASE WHEN d.path = '/customFields' THEN d.before ELSE '[]' END) f) was
    FULL JOIN (SELECT f #>> '{attribute,systemName}' AS name, f -> 'value' AS value
      FROM jsonb_array_elements(CASE WHEN d.path = '/customFields' THEN d.after ELSE '[]' END) f) became
      ON became.name = was.name
    WHERE was.value IS DISTINCT FROM became.value) entry
  WHERE CASE action WHEN 'ticket.created' THEN d.path IN ('/status', '/tags', '/attachments')
    WHEN 'ticket.deleted' THEN d.path = '/deletedAt' WHEN 'ticket.overdue' THEN false ELSE true END
$$;
