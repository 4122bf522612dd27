CREATE TABLE "list_counts" (
	"workspace_id" uuid NOT NULL,
	"list" text NOT NULL,
	"prefix" text COLLATE "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "list_counts_pkey" PRIMARY KEY("workspace_id","list","prefix")
);
--> statement-breakpoint
DROP INDEX "contacts_workspace_id_name_idx";
--> statement-breakpoint
ALTER TABLE "list_deltas" ADD COLUMN "prefix_gained" text;
--> statement-breakpoint
ALTER TABLE "list_deltas" ADD COLUMN "prefix_lost" text;
--> statement-breakpoint
ALTER TABLE "list_dimensions" ADD COLUMN "is_text" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_name_idx" ON "contacts" USING btree ("workspace_id","name" COLLATE "C","position") WHERE deleted_at is null;
--> statement-breakpoint
ALTER TABLE list_counts SET (fillfactor = 75, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_is_text(list_name text, text_dimension text) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM list_dimensions m WHERE m.list = list_name AND m.dimension = text_dimension AND m.is_text)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_prefix(begins text, length text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT length || CASE length WHEN '1' THEN left(begins, 1) ELSE begins END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_prefix_counts(workspace uuid, list_name text, since text, upto text)
RETURNS TABLE (prefix text, count int)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT p.prefix, sum(p.count)::int
  FROM (
    SELECT c.prefix, c.count FROM list_counts c
    WHERE c.workspace_id = workspace AND c.list = list_name AND c.prefix >= since AND c.prefix < upto
    UNION ALL
    SELECT u.prefix, u.change FROM (
      SELECT list_prefix(c.prefix, l.length) AS prefix, c.change FROM list_deltas d
      CROSS JOIN LATERAL (VALUES (d.prefix_gained, 1), (d.prefix_lost, -1)) c (prefix, change)
      CROSS JOIN (VALUES ('1'), ('4')) l (length)
      WHERE d.workspace_id = workspace AND d.list = list_name AND c.prefix IS NOT NULL) u
    WHERE u.prefix >= since COLLATE "C" AND u.prefix < upto COLLATE "C") p
  GROUP BY p.prefix HAVING sum(p.count) <> 0
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_touched_prefixes(prefixes text[], counts int[], skip bigint, take bigint,
  OUT first text, OUT behind text, OUT before bigint, OUT matched bigint)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT prefixes[min(u.rank)], prefixes[max(u.rank) + 1], min(u.upto - u.n), sum(u.n)
  FROM (
    SELECT p.rank, p.n, sum(p.n) OVER (ORDER BY p.rank) AS upto
    FROM unnest(counts) WITH ORDINALITY p (n, rank)) u
  WHERE u.upto > skip AND u.upto - u.n < skip + take
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_window(workspace uuid, list_name text, text_dimension text, descending boolean,
  skip bigint, take int,
  OUT total bigint, OUT pending bigint, OUT skipped bigint, OUT matched bigint, OUT window_start text, OUT window_end text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  prefixes text[];
  counts int[];
  upto bigint;
  first text;
  behind text;
  before bigint;
  next_character text;
  wide_first text;
  wide_before bigint;
BEGIN
  PERFORM FROM list_keys k
  WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = list_key(text_dimension, NULL)
    AND k.built_at IS NOT NULL;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT count(*) INTO pending FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name;
  SELECT array_agg(p.prefix ORDER BY p.prefix COLLATE "C"), array_agg(p.count ORDER BY p.prefix COLLATE "C"),
    coalesce(sum(p.count), 0)
  INTO prefixes, counts, total FROM list_prefix_counts(workspace, list_name, '1', '2') p;
  IF skip >= total THEN
    RETURN;
  END IF;

  -- The place of the page in ascending order
  upto := CASE WHEN descending THEN total - skip ELSE least(skip + take, total) END;
  skip := CASE WHEN descending THEN greatest(total - skip - take, 0) ELSE skip END;
  SELECT t.first, t.behind, t.before INTO wide_first, next_character, wide_before
  FROM list_touched_prefixes(prefixes, counts, skip, upto - skip) t;

  -- Among the rows that begin with these characters
  SELECT array_agg(p.prefix ORDER BY p.prefix COLLATE "C"), array_agg(p.count ORDER BY p.prefix COLLATE "C")
  INTO prefixes, counts
  FROM list_prefix_counts(workspace, list_name, '4' || substr(wide_first, 2),
    coalesce('4' || substr(next_character, 2), '5')) p;
  SELECT t.first, t.behind, wide_before + t.before, t.matched INTO first, behind, before, matched
  FROM list_touched_prefixes(prefixes, counts, skip - wide_before, upto - skip) t;
  window_start := substr(first, 2);
  window_end := substr(coalesce(behind, next_character), 2);
  skipped := CASE WHEN descending THEN total - before - matched ELSE before END;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_fold(workspace uuid, batch int) RETURNS int
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  lists text[];
  texts text[];
  folded int;
  empty_lists text[];
  empty_prefixes text[];
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
  texts := ARRAY(
    SELECT k.list FROM list_keys k JOIN list_dimensions m ON m.list = k.list AND m.dimension = k.dimension
    WHERE k.workspace_id = workspace AND k.list = ANY (lists) AND m.is_text AND k.key = list_key(m.dimension, NULL)
      AND k.built_at IS NOT NULL);
  WITH due AS (
    SELECT d.ctid AS at FROM list_deltas d
    WHERE d.workspace_id = workspace AND d.list = ANY (lists)
    LIMIT batch FOR UPDATE OF d SKIP LOCKED),
  taken AS (
    DELETE FROM list_deltas d WHERE d.ctid = ANY (ARRAY(SELECT at FROM due))
    RETURNING d.workspace_id, d.list, d.position, d.gained, d.lost, d.created_at, d.prefix_gained, d.prefix_lost),
  -- IS TRUE has the keys hashed once, whatever the statistics say: a join of 10,000 deltas took 1.2 s without them
  toggles AS (
    SELECT t.workspace_id, t.list, c.key, t.position
    FROM taken t CROSS JOIN LATERAL unnest(t.gained || t.lost) c (key)
    WHERE ((t.list, c.key) IN (
      SELECT k.list, k.key FROM list_keys k
      WHERE k.workspace_id = workspace AND k.list = ANY (lists) AND k.built_at IS NOT NULL)) IS TRUE
    GROUP BY 1, 2, 3, 4 HAVING count(*) % 2 = 1),
  masks AS (
    SELECT workspace_id, list, key, list_block(position) AS block, count(*)::int AS count,
      bit_or(list_bit(position))::varbit AS bits
    FROM toggles GROUP BY 1, 2, 3, 4),
  -- All in one order, so that two folds cannot deadlock
  written AS (
    INSERT INTO list_cells AS c (workspace_id, list, key, block, count, bits)
    SELECT * FROM masks ORDER BY 1, 2, 3, 4
    ON CONFLICT (workspace_id, list, key, block) DO UPDATE
    SET count = bit_count(c.bits # excluded.bits), bits = c.bits # excluded.bits),
  spanned AS (
    INSERT INTO list_spans AS s (workspace_id, list, strip, first, last)
    SELECT workspace_id, list, list_strip(position), min(created_at), max(created_at) FROM taken
    WHERE created_at IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (workspace_id, list, strip) DO UPDATE
    SET first = least(s.first, excluded.first), last = greatest(s.last, excluded.last)
    WHERE excluded.first < s.first OR excluded.last > s.last),
  counted AS (
    INSERT INTO list_counts AS c (workspace_id, list, prefix, count)
    SELECT t.workspace_id, t.list, list_prefix(p.prefix, l.length), sum(p.change) FROM taken t
    CROSS JOIN LATERAL (VALUES (t.prefix_gained, 1), (t.prefix_lost, -1)) p (prefix, change)
    CROSS JOIN (VALUES ('1'), ('4')) l (length)
    WHERE t.list = ANY (texts) AND p.prefix IS NOT NULL
    GROUP BY 1, 2, 3 HAVING sum(p.change) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (workspace_id, list, prefix) DO UPDATE SET count = c.count + excluded.count
    RETURNING c.list, c.prefix, c.count)
  SELECT (SELECT count(*) FROM taken), array_agg(c.list), array_agg(c.prefix)
  INTO folded, empty_lists, empty_prefixes FROM counted c WHERE c.count = 0;
  IF empty_lists IS NOT NULL THEN
    -- Still locked by what has just changed them
    DELETE FROM list_counts c USING unnest(empty_lists, empty_prefixes) e (list, prefix)
    WHERE c.workspace_id = workspace AND c.list = e.list AND c.prefix = e.prefix COLLATE "C";
  END IF;
  RETURN folded;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_texts(workspace uuid, list_name text) RETURNS TABLE (prefix text, count int)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY EXECUTE format('SELECT * FROM %I($1)', 'prefixes_of_' || list_name) USING workspace;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_build(workspace uuid, list_name text, wanted bigint, anew boolean DEFAULT false)
RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  asked list_keys;
BEGIN
  PERFORM pg_advisory_xact_lock(list_lock(workspace, list_name));
  SELECT * INTO asked FROM list_keys k
  WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted
    AND (anew OR k.built_at IS NULL) FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN false;
  END IF;

  -- What is pending at this snapshot is folded or added later, so counts and bitmaps leave it out
  IF list_is_text(list_name, asked.dimension) THEN
    DELETE FROM list_counts c WHERE c.workspace_id = workspace AND c.list = list_name;
    INSERT INTO list_counts (workspace_id, list, prefix, count)
    SELECT workspace, list_name, list_prefix(p.prefix, l.length), sum(p.count) FROM (
      SELECT t.prefix, t.count FROM list_texts(workspace, list_name) t
      UNION ALL
      SELECT c.prefix, -c.change FROM list_deltas d
      CROSS JOIN LATERAL (VALUES (d.prefix_gained, 1), (d.prefix_lost, -1)) c (prefix, change)
      WHERE d.workspace_id = workspace AND d.list = list_name AND c.prefix IS NOT NULL) p
    CROSS JOIN (VALUES ('1'), ('4')) l (length)
    GROUP BY 3 HAVING sum(p.count) <> 0;
    UPDATE list_keys k SET built_at = clock_timestamp()
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted;
    RETURN true;
  END IF;

  DELETE FROM list_cells c
  WHERE c.workspace_id = workspace AND c.list = list_name AND c.key = wanted;
  INSERT INTO list_cells (workspace_id, list, key, block, count, bits)
  SELECT workspace, list_name, wanted, b.block, bit_count(b.bits), b.bits::varbit
  FROM (
    SELECT p.block, bit_xor(p.bits) AS bits FROM (
      SELECT * FROM list_bitmap(workspace, list_name, asked.dimension, asked.value)
      UNION ALL
      SELECT list_block(t.at), bit_or(list_bit(t.at))
      FROM list_toggles(workspace, list_name, ARRAY[wanted]) t GROUP BY 1) p (block, bits)
    GROUP BY p.block) b
  WHERE bit_count(b.bits) > 0;

  IF asked.dimension = 'all' AND to_regproc('spans_of_' || list_name) IS NOT NULL THEN
    DELETE FROM list_spans s WHERE s.workspace_id = workspace AND s.list = list_name;
    EXECUTE format('INSERT INTO list_spans (workspace_id, list, strip, first, last) SELECT $1, $2, s.* FROM %I($1) s',
      'spans_of_' || list_name)
    USING workspace, list_name;
  END IF;

  -- Last, since readers that want it too wait for a row that is being changed
  UPDATE list_keys k SET built_at = clock_timestamp()
  WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted;
  RETURN true;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_demote(workspace uuid, batch int) RETURNS int
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  small list_keys;
  given_up int := 0;
BEGIN
  FOR small IN
    SELECT * FROM list_keys k
    WHERE k.workspace_id = workspace AND k.built_at IS NOT NULL AND k.wanted_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM list_dimensions m WHERE m.list = k.list AND m.dimension = k.dimension AND m.is_of_few)
      AND 500 > CASE WHEN list_is_text(k.list, k.dimension) THEN (
        SELECT coalesce(sum(c.count), 0) FROM list_counts c
        WHERE c.workspace_id = k.workspace_id AND c.list = k.list AND c.prefix < '2')
      ELSE (
        SELECT coalesce(sum(c.count), 0) FROM list_cells c
        WHERE c.workspace_id = k.workspace_id AND c.list = k.list AND c.key = k.key) END
    LIMIT batch
  LOOP
    CONTINUE WHEN NOT pg_try_advisory_xact_lock(list_lock(small.workspace_id, small.list));
    DELETE FROM list_cells c
    WHERE c.workspace_id = small.workspace_id AND c.list = small.list AND c.key = small.key;
    DELETE FROM list_counts c
    WHERE c.workspace_id = small.workspace_id AND c.list = small.list AND list_is_text(small.list, small.dimension);
    DELETE FROM list_keys k
    WHERE k.workspace_id = small.workspace_id AND k.list = small.list AND k.key = small.key;
    given_up := given_up + 1;
  END LOOP;
  RETURN given_up;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_prefix_faults(workspace uuid, list_name text)
RETURNS TABLE (prefix text, counted bigint, actual bigint)
LANGUAGE sql STABLE AS $$
  SELECT prefix, coalesce(k.count, 0), coalesce(r.count, 0)
  FROM list_prefix_counts(workspace, list_name, '', ':') k
  FULL JOIN (
    SELECT list_prefix(t.prefix, l.length) AS prefix, sum(t.count)::int AS count
    FROM list_texts(workspace, list_name) t CROSS JOIN (VALUES ('1'), ('4')) l (length)
    GROUP BY 1) r USING (prefix)
  WHERE k.count IS DISTINCT FROM r.count
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_faults(workspace uuid, list_name text, wanted bigint)
RETURNS TABLE (block int, counted bigint, actual bigint)
LANGUAGE sql STABLE AS $$
  WITH known_key AS (
    SELECT k.dimension, k.value, list_is_text(list_name, k.dimension) AS is_text FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted
      AND k.built_at IS NOT NULL),
  asked AS (SELECT k.dimension, k.value FROM known_key k WHERE NOT k.is_text),
  cells AS (
    SELECT c.block, c.count, c.bits AS bits FROM asked, list_cells c
    WHERE c.workspace_id = workspace AND c.list = list_name AND c.key = wanted),
  known AS (
    SELECT p.block, bit_xor(p.bits) AS bits FROM (
      SELECT c.block, c.bits FROM cells c
      UNION ALL
      SELECT list_block(t.at), bit_or(list_bit(t.at))
      FROM asked, list_toggles(workspace, list_name, ARRAY[wanted]) t GROUP BY 1) p
    GROUP BY p.block),
  rows AS (
    SELECT b.block, b.bits FROM asked, list_bitmap(workspace, list_name, asked.dimension, asked.value) b)
  SELECT block, coalesce(bit_count(k.bits), 0), coalesce(bit_count(r.bits), 0)
  FROM known k FULL JOIN rows r USING (block)
  WHERE coalesce(bit_count(k.bits # r.bits), bit_count(k.bits), bit_count(r.bits)) > 0
  UNION ALL
  SELECT c.block, c.count, bit_count(c.bits) FROM cells c WHERE c.count <> bit_count(c.bits)
  UNION ALL
  SELECT f.strip >> 4, -1, -1 FROM asked, list_span_faults(workspace, list_name) f (strip)
  WHERE asked.dimension = 'all'
  UNION ALL
  SELECT NULL, f.counted, f.actual FROM known_key k, list_prefix_faults(workspace, list_name) f WHERE k.is_text
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.deleted_at IS NULL THEN
      INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at, prefix_gained)
      VALUES (NEW.workspace_id, 'contacts', NEW.position,
        ARRAY[-995150415703991694,
            list_key('channel', NEW.channel::text),
            list_key('is_blocked', NEW.is_blocked::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END || list_instant('updated_at', NEW.updated_at) || list_instant('last_seen_at', NEW.last_seen_at),
        '{}',
        NEW.created_at,
        left(NEW.name, 4));
    END IF;
  ELSIF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost, prefix_lost)
    VALUES (OLD.workspace_id, 'contacts', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('channel', OLD.channel::text),
          list_key('is_blocked', OLD.is_blocked::text)] || CASE WHEN OLD.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', OLD.custom_fields) END || list_instant('updated_at', OLD.updated_at) || list_instant('last_seen_at', OLD.last_seen_at),
      left(OLD.name, 4));
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost, prefix_gained)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[-995150415703991694,
          list_key('channel', NEW.channel::text),
          list_key('is_blocked', NEW.is_blocked::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END || list_instant('updated_at', NEW.updated_at) || list_instant('last_seen_at', NEW.last_seen_at),
      '{}',
      left(NEW.name, 4));
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE contact_tags SET is_live = NEW.deleted_at IS NULL
    WHERE workspace_id = NEW.workspace_id AND contact_id = NEW.id;
    UPDATE group_members SET is_live = NEW.deleted_at IS NULL
    WHERE workspace_id = NEW.workspace_id AND contact_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_contacts_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost, prefix_gained, prefix_lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      '{}',
      '{}',
      left(NEW.name, 4),
      left(OLD.name, 4));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION prefixes_of_contacts(workspace uuid)
RETURNS TABLE (prefix text, count int) LANGUAGE sql STABLE AS $$
  SELECT left(t.name, 4), count(*)::int FROM contacts t
  WHERE t.workspace_id = workspace AND t.deleted_at IS NULL GROUP BY 1
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_name AFTER UPDATE OF name ON contacts
  FOR EACH ROW WHEN (left(OLD.name, 4) <> left(NEW.name, 4))
  EXECUTE FUNCTION count_contacts_name();
--> statement-breakpoint
WITH dimensions (list, dimension, is_of_few, is_text) AS (VALUES
    ('agent_activities', 'all', false, false),
    ('agent_activities', 'user_id', false, false),
    ('api_tokens', 'all', false, false),
    ('automation_queues', 'all', false, false),
    ('cdrs', 'all', false, false),
    ('cdrs', 'status', true, false),
    ('cdrs', 'direction', true, false),
    ('cdrs', 'agent_id', false, false),
    ('cdrs', 'contact_id', false, false),
    ('cdrs', 'queue_id', true, false),
    ('cdrs', 'started_at', true, false),
    ('cdrs', 'started_at:part', false, false),
    ('channels', 'all', false, false),
    ('channels', 'type', false, false),
    ('contacts', 'all', false, false),
    ('contacts', 'channel', false, false),
    ('contacts', 'is_blocked', false, false),
    ('contacts', 'custom_fields', false, false),
    ('contacts', 'updated_at', true, false),
    ('contacts', 'updated_at:part', false, false),
    ('contacts', 'last_seen_at', true, false),
    ('contacts', 'last_seen_at:part', false, false),
    ('contacts', 'name', false, true),
    ('contacts', 'contact_tags.tag_id', false, false),
    ('contacts', 'group_members.group_id', false, false),
    ('conversations', 'all', false, false),
    ('conversations', 'status', true, false),
    ('conversations', 'kind', true, false),
    ('conversations', 'channel_id', true, false),
    ('conversations', 'contact_id', false, false),
    ('conversations', 'assignee_id', false, false),
    ('conversations', 'queue_id', true, false),
    ('conversations', 'last_message_at', true, false),
    ('conversations', 'last_message_at:part', false, false),
    ('cx_logs', 'all', false, false),
    ('cx_logs', 'kind', true, false),
    ('cx_logs', 'channel_type', true, false),
    ('cx_logs', 'direction', true, false),
    ('cx_logs', 'status', true, false),
    ('cx_logs', 'disposition', true, false),
    ('cx_logs', 'channel_id', true, false),
    ('cx_logs', 'queue_id', false, false),
    ('cx_logs', 'agent_id', false, false),
    ('cx_logs', 'first_assignee_id', true, false),
    ('cx_logs', 'closed_assignee_id', true, false),
    ('cx_logs', 'contact_id', false, false),
    ('cx_logs', 'started_at', true, false),
    ('cx_logs', 'started_at:part', false, false),
    ('media_files', 'all', false, false),
    ('media_files', 'folder_id', false, false),
    ('media_folders', 'all', false, false),
    ('media_folders', 'parent_id', false, false),
    ('messages', 'all', false, false),
    ('messages', 'conversation_id', false, false),
    ('messages', 'contact_id', false, false),
    ('messages', 'channel_id', true, false),
    ('messages', 'direction', true, false),
    ('messages', 'status', true, false),
    ('messages', 'message_type', true, false),
    ('messages', 'created_at', true, false),
    ('messages', 'created_at:part', false, false),
    ('tags', 'all', false, false),
    ('tickets', 'all', false, false),
    ('tickets', 'status', true, false),
    ('tickets', 'priority', true, false),
    ('tickets', 'type', true, false),
    ('tickets', 'channel', true, false),
    ('tickets', 'contact_id', false, false),
    ('tickets', 'assignee_id', false, false),
    ('tickets', 'creator_id', true, false),
    ('tickets', 'category_id', false, false),
    ('tickets', 'queue_id', false, false),
    ('tickets', 'custom_fields', false, false),
    ('tickets', 'updated_at', true, false),
    ('tickets', 'updated_at:part', false, false),
    ('tickets', 'due_at', true, false),
    ('tickets', 'due_at:part', false, false),
    ('tickets', 'ticket_tags.tag_id', false, false),
    ('users', 'all', false, false),
    ('users', 'status', false, false)),
  former AS (
    DELETE FROM list_dimensions d WHERE NOT EXISTS (
      SELECT FROM dimensions n WHERE n.list = d.list AND n.dimension = d.dimension))
INSERT INTO list_dimensions (list, dimension, is_of_few, is_text)
SELECT list, dimension, is_of_few, is_text FROM dimensions
ON CONFLICT (list, dimension) DO UPDATE SET is_of_few = excluded.is_of_few, is_text = excluded.is_text;
