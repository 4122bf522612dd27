CREATE OR REPLACE FUNCTION list_day(at timestamptz) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (at AT TIME ZONE 'UTC')::date - DATE '1970-01-01'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_instant(dimension text, at timestamptz) RETURNS bigint[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN at IS NULL THEN ARRAY[list_key(dimension, NULL)]
    ELSE ARRAY[list_key(dimension, 'p' || (list_day(at) >> 5)::text), list_key(dimension, 'd' || list_day(at)::text)] END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_start(value text, further int DEFAULT 0) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (DATE '1970-01-01' + ((substr(value, 2)::int + further) << CASE WHEN value LIKE 'p%' THEN 5 ELSE 0 END))::timestamp
    AT TIME ZONE 'UTC'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_positions(block int, bits bit) RETURNS SETOF bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (block::bigint << 14) + a.w * 256 + b.x * 16 + o
  FROM (SELECT w, substring(bits FROM w * 256 + 1 FOR 256) AS piece FROM generate_series(0, 63) w OFFSET 0) a
  CROSS JOIN LATERAL (
    SELECT x, substring(a.piece FROM x * 16 + 1 FOR 16) AS piece FROM generate_series(0, 15) x
    WHERE bit_count(a.piece) > 0 OFFSET 0) b
  CROSS JOIN LATERAL generate_series(0, 15) o
  WHERE bit_count(b.piece) > 0 AND get_bit(b.piece, o) = 1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_periods(workspace uuid, list_name text, dimension text) RETURNS text[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  periods text[];
BEGIN
  EXECUTE format('SELECT ARRAY(SELECT %I($1, $2))', 'periods_of_' || list_name) INTO periods USING workspace, dimension;
  RETURN periods;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_range(workspace uuid, list_name text, instant text, since timestamptz, before timestamptz)
RETURNS TABLE (dimension text, value text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  first CONSTANT timestamptz := coalesce(since, '-infinity');
  behind CONSTANT timestamptz := coalesce(before, 'infinity');
  periods CONSTANT text[] := list_periods(workspace, list_name, instant);
BEGIN
  IF cardinality(periods) > 1000 THEN
    RETURN QUERY SELECT instant || ':part', first || '/' || behind;
    RETURN;
  END IF;
  RETURN QUERY
  WITH touched AS (
    SELECT p.value, list_start(p.value) >= first AND list_start(p.value, 1) <= behind AS is_whole
    FROM unnest(periods) p (value)
    WHERE list_start(p.value) < behind AND list_start(p.value, 1) > first),
  cut AS (
    SELECT d.value, list_start(d.value) AS start, list_start(d.value, 1) AS next
    FROM touched t CROSS JOIN LATERAL (
      SELECT 'd' || ((substr(t.value, 2)::int << 5) + n) FROM generate_series(0, 31) n) d (value)
    WHERE NOT t.is_whole)
  SELECT instant, t.value FROM touched t WHERE t.is_whole
  UNION ALL
  SELECT instant, c.value FROM cut c WHERE c.start >= first AND c.next <= behind
  UNION ALL
  SELECT instant || ':part', greatest(c.start, first) || '/' || least(c.next, behind)
  FROM cut c WHERE c.start < behind AND c.next > first AND NOT (c.start >= first AND c.next <= behind);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_touched(sort_values text[], ranks int[], counts int[], skip bigint, take int,
  OUT touched text[], OUT skipped bigint, OUT matched bigint, OUT null_rank int, OUT before_null bigint)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(s.value) FILTER (WHERE s.value IS NOT NULL), '{}'),
    min(s.upto - s.n) FILTER (WHERE s.value IS NOT NULL), coalesce(sum(s.n) FILTER (WHERE s.value IS NOT NULL), 0)::bigint,
    min(s.rank) FILTER (WHERE s.value IS NULL), min(s.upto - s.n) FILTER (WHERE s.value IS NULL)
  FROM (
    SELECT u.rank, sort_values[u.rank] AS value, sum(u.n) AS n, (sum(sum(u.n)) OVER (ORDER BY u.rank))::bigint AS upto
    FROM unnest(ranks, counts) u (rank, n) GROUP BY u.rank) s
  WHERE s.upto > skip AND s.upto - s.n < skip + take
$$;
--> statement-breakpoint
DROP FUNCTION list_find;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_find(workspace uuid, list_name text,
  conditions int, numbers int[], dimensions text[], vals text[], since timestamptz, before timestamptz,
  sort_dimension text, sort_values text[], descending boolean, skip bigint, take int, most int,
  latest_first boolean DEFAULT NULL,
  OUT total bigint, OUT positions bigint[], OUT pending bigint,
  OUT wanted_dimensions text[], OUT wanted_values text[],
  OUT skipped bigint, OUT matched bigint, OUT window_start timestamptz, OUT window_end timestamptz)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  keys bigint[] := ARRAY(SELECT list_key(u.d, u.v) FROM unnest(dimensions, vals) WITH ORDINALITY u (d, v, n) ORDER BY u.n);
  sort_keys bigint[];
  is_sorted CONSTANT boolean := latest_first IS NOT NULL OR sort_values <> '{}';
  is_bounded CONSTANT boolean := since IS NOT NULL OR before IS NOT NULL;
  all_rows CONSTANT bigint := list_key('all', NULL);
  built bigint[];
  asked record;
  is_large boolean;
  read bigint[];
  is_read boolean;
  is_missing boolean := false;
  -- What is added to the cells: a key and a position whose bit toggles
  mask_keys bigint[] := '{}';
  mask_positions bigint[] := '{}';
  -- The key of the rows that were created in the interval
  created CONSTANT bigint := 0;
  whole int[] := '{}';
  cut int[];
  ranks int[];
  blocks int[];
  counts int[];
  bitmaps varbit[];
  -- By instants: the periods or days with rows of the page and all of these rows, and the part of those with null
  touched text[];
  dated bigint[] := '{}';
  null_rank int;
  before_null bigint;
  days text[];
  unbuilt text[];
  before_days bigint;
  null_blocks int[];
  null_counts int[];
  null_bitmaps varbit[];
  -- So many rows are sorted when they are read; more are read in the order of an index
  sorted_at_most CONSTANT int := 2 * most;
  -- So many rows of a part of a day are read
  part_at_most CONSTANT int := 20 * most;
BEGIN
  IF latest_first IS NOT NULL THEN
    sort_values := list_periods(workspace, list_name, sort_dimension);
    IF cardinality(sort_values) > 1000 THEN
      wanted_dimensions := '{}';
      wanted_values := '{}';
      RETURN;
    END IF;
    IF latest_first THEN
      sort_values := ARRAY(SELECT u.v FROM unnest(sort_values) WITH ORDINALITY u (v, n) ORDER BY u.n DESC);
    END IF;
  END IF;
  sort_keys := ARRAY(SELECT list_key(sort_dimension, u.v) FROM unnest(sort_values) WITH ORDINALITY u (v, n) ORDER BY u.n);
  -- The key of all rows where nothing else says which; and it has the spans of creation
  IF is_bounded OR conditions = 0 AND NOT is_sorted THEN
    conditions := conditions + 1;
    numbers := numbers || conditions;
    dimensions := dimensions || 'all'::text;
    vals := vals || NULL::text;
    keys := keys || all_rows;
  END IF;
  SELECT count(*) INTO pending FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name;

  built := ARRAY(
    SELECT k.key FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = ANY (keys || sort_keys)
      AND k.built_at IS NOT NULL);
  FOR asked IN
    SELECT DISTINCT u.key, u.dimension, u.value, m.is_of_few, right(u.dimension, 5) = ':part' AS is_part,
      EXISTS (SELECT FROM list_dimensions p WHERE p.list = list_name AND p.dimension = u.dimension || ':part') AS is_instant
    FROM (
      SELECT * FROM unnest(keys, dimensions, vals) a (key, dimension, value)
      UNION ALL SELECT b.key, sort_dimension, b.value FROM unnest(sort_keys, sort_values) b (key, value)) u
    JOIN list_dimensions m ON m.list = list_name AND m.dimension = u.dimension
    WHERE u.key <> ALL (built)
  LOOP
    read := NULL;
    IF asked.is_of_few AND is_large IS NULL THEN
      EXECUTE format('SELECT count(*) > $3 FROM %I($1, ''all'', NULL, $2)', 'rows_of_' || list_name)
      INTO is_large USING workspace, most + 1, most;
    END IF;
    IF asked.is_of_few AND NOT is_large THEN
      wanted_dimensions := NULL;
      wanted_values := NULL;
      RETURN;
    END IF;
    IF NOT asked.is_of_few OR asked.is_instant THEN
      EXECUTE format('SELECT ARRAY(SELECT %I($1, $2, $3, $4))', 'rows_of_' || list_name)
      INTO read USING workspace, asked.dimension, asked.value, CASE WHEN asked.is_part THEN part_at_most ELSE most END + 1;
    END IF;
    is_read := coalesce(cardinality(read) <= CASE WHEN asked.is_part THEN part_at_most ELSE most END, false);
    IF asked.is_instant OR NOT is_read AND NOT asked.is_part THEN
      wanted_dimensions := wanted_dimensions || asked.dimension;
      wanted_values := wanted_values || asked.value;
    END IF;
    IF NOT is_read THEN
      is_missing := true;
    ELSIF cardinality(read) > 0 THEN
      mask_keys := mask_keys || array_fill(asked.key::bigint, ARRAY[cardinality(read)]);
      mask_positions := mask_positions || read;
    END IF;
  END LOOP;
  IF is_missing THEN
    wanted_dimensions := coalesce(wanted_dimensions, '{}');
    wanted_values := coalesce(wanted_values, '{}');
    RETURN;
  END IF;
  IF pending > 0 THEN
    SELECT mask_keys || coalesce(array_agg(t.key), '{}'), mask_positions || coalesce(array_agg(t.at), '{}')
    INTO mask_keys, mask_positions FROM list_toggles(workspace, list_name, built) t;
  END IF;
  IF is_bounded THEN
    IF all_rows = ANY (built) THEN
      SELECT coalesce(array_agg(c.strip) FILTER (WHERE c.is_whole), '{}'), array_agg(c.strip) FILTER (WHERE NOT c.is_whole)
      INTO whole, cut FROM list_created(workspace, list_name, since, before) c;
    ELSE
      -- There are few rows
      cut := ARRAY(SELECT DISTINCT list_strip(m.at) FROM unnest(mask_keys, mask_positions) m (key, at)
        WHERE m.key = all_rows);
    END IF;
    IF cut IS NOT NULL THEN
      EXECUTE format('SELECT ARRAY(SELECT %I($1, $2, $3, $4))', 'created_' || list_name)
      INTO read USING workspace, cut, since, before;
      mask_keys := mask_keys || array_fill(created, ARRAY[cardinality(read)]);
      mask_positions := mask_positions || read;
    END IF;
    conditions := conditions + 1;
    keys := keys || created;
    numbers := numbers || 0;
  END IF;

  WITH parts AS (
    SELECT c.key, c.block, c.bits AS bits FROM list_cells c
    WHERE c.workspace_id = workspace AND c.list = list_name AND c.key = ANY (built)
    UNION ALL
    SELECT m.key, list_block(m.at), bit_or(list_bit(m.at))
    FROM unnest(mask_keys, mask_positions) m (key, at) GROUP BY 1, 2
    UNION ALL
    SELECT created, w.strip >> 4, (repeat('1', 1024) || repeat('0', 15360))::bit(16384) >> ((w.strip & 15) << 10)
    FROM unnest(whole) w (strip)),
  keyed AS MATERIALIZED (
    SELECT p.key, p.block, bit_xor(p.bits) AS bits FROM parts p GROUP BY p.key, p.block),
  fulfilled AS (
    SELECT a.number, k.block, bit_or(k.bits) AS bits
    FROM unnest(keys, numbers) a (key, number) JOIN keyed k USING (key) GROUP BY a.number, k.block),
  filtered AS MATERIALIZED (
    SELECT f.block, bit_and(f.bits) AS bits FROM fulfilled f GROUP BY f.block HAVING count(*) = conditions),
  matched AS (
    SELECT 1 AS rank, f.block, f.bits FROM filtered f WHERE NOT is_sorted
    UNION ALL
    SELECT s.rank::int, k.block, CASE WHEN conditions = 0 THEN k.bits ELSE k.bits & f.bits END
    FROM unnest(sort_keys) WITH ORDINALITY s (key, rank) JOIN keyed k USING (key) LEFT JOIN filtered f USING (block)
    WHERE conditions = 0 OR f.block IS NOT NULL),
  counted AS MATERIALIZED (SELECT m.*, bit_count(m.bits)::int AS n FROM matched m)
  SELECT coalesce(sum(o.n), 0), array_agg(o.rank), array_agg(o.block), array_agg(o.n), array_agg(o.bits::varbit)
  INTO total, ranks, blocks, counts, bitmaps
  FROM (
    SELECT * FROM counted c WHERE c.n > 0
    ORDER BY c.rank, CASE WHEN descending THEN -c.block ELSE c.block END) o;

  IF latest_first IS NOT NULL THEN
    SELECT t.* INTO touched, skipped, matched, null_rank, before_null
    FROM list_touched(sort_values, ranks, counts, skip, take) t;
    IF null_rank IS NOT NULL THEN
      SELECT array_agg(u.block ORDER BY u.place), array_agg(u.n ORDER BY u.place), array_agg(u.bits ORDER BY u.place)
      INTO null_blocks, null_counts, null_bitmaps
      FROM unnest(ranks, blocks, counts, bitmaps) WITH ORDINALITY u (rank, block, n, bits, place) WHERE u.rank = null_rank;
    END IF;
    IF matched > sorted_at_most THEN
      days := ARRAY(
        SELECT 'd' || d FROM unnest(touched) p (value)
        CROSS JOIN LATERAL generate_series(substr(p.value, 2)::int << 5, (substr(p.value, 2)::int << 5) + 31) d
        ORDER BY CASE WHEN latest_first THEN -d ELSE d END);
      sort_keys := ARRAY(SELECT list_key(sort_dimension, u.v) FROM unnest(days) WITH ORDINALITY u (v, n) ORDER BY u.n);
      unbuilt := ARRAY(
        SELECT u.value FROM unnest(sort_keys, days) u (key, value)
        WHERE NOT EXISTS (
          SELECT FROM list_keys k
          WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = u.key AND k.built_at IS NOT NULL));
      wanted_dimensions := wanted_dimensions || array_fill(sort_dimension, ARRAY[cardinality(unbuilt)]);
      wanted_values := wanted_values || unbuilt;
    END IF;
    IF unbuilt = '{}' THEN
      -- The days take the place of their periods
      WITH parts AS (
        SELECT c.key, c.block, c.bits AS bits FROM list_cells c
        WHERE c.workspace_id = workspace AND c.list = list_name AND c.key = ANY (sort_keys)
        UNION ALL
        SELECT t.key, list_block(t.at), bit_or(list_bit(t.at))
        FROM list_toggles(workspace, list_name, CASE WHEN pending > 0 THEN sort_keys END) t GROUP BY 1, 2),
      keyed AS (
        SELECT p.key, p.block, bit_xor(p.bits) AS bits FROM parts p GROUP BY p.key, p.block),
      periods AS (
        SELECT u.block, bit_or(u.bits::bit(16384)) AS bits FROM unnest(ranks, blocks, bitmaps) u (rank, block, bits)
        WHERE sort_values[u.rank] = ANY (touched) GROUP BY u.block),
      counted AS MATERIALIZED (
        SELECT s.rank, p.block, k.bits & p.bits AS bits
        FROM unnest(sort_keys) WITH ORDINALITY s (key, rank) JOIN keyed k USING (key) JOIN periods p USING (block))
      SELECT array_agg(c.rank), array_agg(c.block), array_agg(bit_count(c.bits)), array_agg(c.bits::varbit)
      INTO ranks, blocks, counts, bitmaps FROM counted c WHERE bit_count(c.bits) > 0;
      sort_values := days;
      before_days := skipped;
      SELECT t.touched, before_days + t.skipped, t.matched INTO touched, skipped, matched
      FROM list_touched(days, ranks, counts, skip - before_days, take) t;
    END IF;
    IF matched > sorted_at_most AND null_rank IS NULL THEN
      SELECT min(list_start(u.v)), max(list_start(u.v, 1)) INTO window_start, window_end FROM unnest(touched) u (v);
      RETURN;
    END IF;
    dated := ARRAY(
      SELECT list_positions(u.block, u.bits::bit(16384)) FROM unnest(ranks, blocks, bitmaps) u (rank, block, bits)
      WHERE sort_values[u.rank] = ANY (touched));
    IF null_rank IS NULL THEN
      positions := dated;
      RETURN;
    END IF;
    IF latest_first OR touched = '{}' THEN
      skipped := skip;
    END IF;
    take := skip + take - greatest(skip, before_null);
    skip := greatest(skip - before_null, 0);
    blocks := null_blocks;
    counts := null_counts;
    bitmaps := null_bitmaps;
  END IF;

  -- The blocks that the page touches; of these the pieces of 2^8 bits; of these the bits
  positions := ARRAY(
    WITH touched AS MATERIALIZED (
      SELECT b.place, b.block, b.bits, b.upto - b.n AS first FROM (
        SELECT u.*, sum(u.n) OVER (ORDER BY u.place) AS upto
        FROM unnest(blocks, counts, bitmaps) WITH ORDINALITY u (block, n, bits, place)) b
      WHERE b.upto > skip AND b.upto - b.n < skip + take),
    pieces AS MATERIALIZED (
      SELECT q.*, q.first + sum(bit_count(q.piece))
        OVER (PARTITION BY q.place ORDER BY CASE WHEN descending THEN -q.w ELSE q.w END) AS upto
      FROM (
        SELECT t.place, t.block, t.first, w, substring(t.bits FROM w * 256 + 1 FOR 256) AS piece
        FROM touched t CROSS JOIN generate_series(0, 63) w) q)
    SELECT r.position FROM (
      SELECT (p.block::bigint << 14) + p.w * 256 + o AS position,
        p.upto - bit_count(p.piece) + row_number() OVER (
          PARTITION BY p.place, p.w ORDER BY CASE WHEN descending THEN -o ELSE o END) AS n
      FROM pieces p CROSS JOIN generate_series(0, 255) o
      WHERE bit_count(p.piece) > 0 AND p.upto > skip AND p.upto - bit_count(p.piece) < skip + take
        AND get_bit(p.piece, o) = 1) r
    WHERE r.n > skip AND r.n <= skip + take ORDER BY r.n) || dated;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.deleted_at IS NULL THEN
      INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at)
      VALUES (NEW.workspace_id, 'contacts', NEW.position,
        ARRAY[-995150415703991694,
            list_key('channel', NEW.channel::text),
            list_key('is_blocked', NEW.is_blocked::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END || list_instant('updated_at', NEW.updated_at) || list_instant('last_seen_at', NEW.last_seen_at),
        '{}',
        NEW.created_at);
    END IF;
  ELSIF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'contacts', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('channel', OLD.channel::text),
          list_key('is_blocked', OLD.is_blocked::text)] || CASE WHEN OLD.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', OLD.custom_fields) END || list_instant('updated_at', OLD.updated_at) || list_instant('last_seen_at', OLD.last_seen_at));
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[-995150415703991694,
          list_key('channel', NEW.channel::text),
          list_key('is_blocked', NEW.is_blocked::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END || list_instant('updated_at', NEW.updated_at) || list_instant('last_seen_at', NEW.last_seen_at),
      '{}');
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
CREATE OR REPLACE FUNCTION count_contacts_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY(SELECT unnest(list_instant('updated_at', NEW.updated_at)) EXCEPT SELECT unnest(list_instant('updated_at', OLD.updated_at))),
      ARRAY(SELECT unnest(list_instant('updated_at', OLD.updated_at)) EXCEPT SELECT unnest(list_instant('updated_at', NEW.updated_at))));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_contacts_last_seen_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY(SELECT unnest(list_instant('last_seen_at', NEW.last_seen_at)) EXCEPT SELECT unnest(list_instant('last_seen_at', OLD.last_seen_at))),
      ARRAY(SELECT unnest(list_instant('last_seen_at', OLD.last_seen_at)) EXCEPT SELECT unnest(list_instant('last_seen_at', NEW.last_seen_at))));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rows_of_contacts(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL LIMIT most;
  WHEN 'channel' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.channel = value::text LIMIT most;
  WHEN 'is_blocked' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.is_blocked = value::boolean LIMIT most;
  WHEN 'custom_fields' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.custom_fields @@ list_member_path(value) LIMIT most;
  WHEN 'updated_at' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= list_start(value) AND t.updated_at < list_start(value, 1) LIMIT most;
  WHEN 'updated_at:part' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= split_part(value, '/', 1)::timestamptz
      AND t.updated_at < split_part(value, '/', 2)::timestamptz LIMIT most;
  WHEN 'last_seen_at' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM contacts t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.last_seen_at IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM contacts t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.last_seen_at >= list_start(value) AND t.last_seen_at < list_start(value, 1) LIMIT most;
    END IF;
  WHEN 'last_seen_at:part' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.last_seen_at >= split_part(value, '/', 1)::timestamptz
      AND t.last_seen_at < split_part(value, '/', 2)::timestamptz LIMIT most;
  WHEN 'contact_tags.tag_id' THEN
    RETURN QUERY SELECT t.position FROM contact_tags t
    WHERE t.workspace_id = workspace AND t.tag_id = value::uuid AND t.is_live LIMIT most;
  WHEN 'group_members.group_id' THEN
    RETURN QUERY SELECT t.position FROM group_members t
    WHERE t.workspace_id = workspace AND t.group_id = value::uuid AND t.is_live LIMIT most;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION periods_of_contacts(workspace uuid, dimension text) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'updated_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(t.updated_at) >> 5 FROM contacts t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at > '-infinity'
        ORDER BY t.updated_at, t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(t.updated_at) >> 5 FROM contacts t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= list_start('p' || f.period::text, 1)
        ORDER BY t.updated_at, t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
  WHEN 'last_seen_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(t.last_seen_at) >> 5 FROM contacts t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.last_seen_at > '-infinity'
        ORDER BY t.last_seen_at, t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(t.last_seen_at) >> 5 FROM contacts t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.last_seen_at >= list_start('p' || f.period::text, 1)
        ORDER BY t.last_seen_at, t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
    RETURN NEXT NULL;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_conversations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[-995150415703991694,
          list_key('status', NEW.status::text),
          list_key('kind', NEW.kind::text),
          list_key('channel_id', NEW.channel_id::text),
          list_key('contact_id', NEW.contact_id::text),
          list_key('assignee_id', NEW.assignee_id::text),
          list_key('queue_id', NEW.queue_id::text)] || list_instant('last_message_at', coalesce(NEW.last_message_at, NEW.created_at)),
      '{}',
      NEW.created_at);
  ELSE
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'conversations', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('status', OLD.status::text),
          list_key('kind', OLD.kind::text),
          list_key('channel_id', OLD.channel_id::text),
          list_key('contact_id', OLD.contact_id::text),
          list_key('assignee_id', OLD.assignee_id::text),
          list_key('queue_id', OLD.queue_id::text)] || list_instant('last_message_at', coalesce(OLD.last_message_at, OLD.created_at)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_conversations_last_message_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'conversations', NEW.position,
    ARRAY(SELECT unnest(list_instant('last_message_at', coalesce(NEW.last_message_at, NEW.created_at))) EXCEPT SELECT unnest(list_instant('last_message_at', coalesce(OLD.last_message_at, OLD.created_at)))),
    ARRAY(SELECT unnest(list_instant('last_message_at', coalesce(OLD.last_message_at, OLD.created_at))) EXCEPT SELECT unnest(list_instant('last_message_at', coalesce(NEW.last_message_at, NEW.created_at)))));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rows_of_conversations(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND t.status = value::text LIMIT most;
  WHEN 'kind' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND t.kind = value::text LIMIT most;
  WHEN 'channel_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.channel_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.channel_id = value::uuid LIMIT most;
    END IF;
  WHEN 'contact_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.contact_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.contact_id = value::uuid LIMIT most;
    END IF;
  WHEN 'assignee_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.assignee_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.assignee_id = value::uuid LIMIT most;
    END IF;
  WHEN 'queue_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.queue_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.queue_id = value::uuid LIMIT most;
    END IF;
  WHEN 'last_message_at' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) >= list_start(value) AND coalesce(t.last_message_at, t.created_at) < list_start(value, 1) LIMIT most;
  WHEN 'last_message_at:part' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) >= split_part(value, '/', 1)::timestamptz
      AND coalesce(t.last_message_at, t.created_at) < split_part(value, '/', 2)::timestamptz LIMIT most;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION periods_of_conversations(workspace uuid, dimension text) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'last_message_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(coalesce(t.last_message_at, t.created_at)) >> 5 FROM conversations t
        WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) > '-infinity'
        ORDER BY coalesce(t.last_message_at, t.created_at), t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(coalesce(t.last_message_at, t.created_at)) >> 5 FROM conversations t
        WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) >= list_start('p' || f.period::text, 1)
        ORDER BY coalesce(t.last_message_at, t.created_at), t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[-995150415703991694,
          list_key('conversation_id', NEW.conversation_id::text),
          list_key('contact_id', NEW.contact_id::text),
          list_key('channel_id', NEW.channel_id::text),
          list_key('direction', NEW.direction::text),
          list_key('status', NEW.status::text),
          list_key('message_type', NEW.message_type::text)] || list_instant('created_at', NEW.created_at),
      '{}');
  ELSE
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'messages', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('conversation_id', OLD.conversation_id::text),
          list_key('contact_id', OLD.contact_id::text),
          list_key('channel_id', OLD.channel_id::text),
          list_key('direction', OLD.direction::text),
          list_key('status', OLD.status::text),
          list_key('message_type', OLD.message_type::text)] || list_instant('created_at', OLD.created_at));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_messages_created_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'messages', NEW.position,
    ARRAY(SELECT unnest(list_instant('created_at', NEW.created_at)) EXCEPT SELECT unnest(list_instant('created_at', OLD.created_at))),
    ARRAY(SELECT unnest(list_instant('created_at', OLD.created_at)) EXCEPT SELECT unnest(list_instant('created_at', NEW.created_at))));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rows_of_messages(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace LIMIT most;
  WHEN 'conversation_id' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.conversation_id = value::uuid LIMIT most;
  WHEN 'contact_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.contact_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.contact_id = value::uuid LIMIT most;
    END IF;
  WHEN 'channel_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.channel_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.channel_id = value::uuid LIMIT most;
    END IF;
  WHEN 'direction' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.direction = value::text LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.status = value::text LIMIT most;
  WHEN 'message_type' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.message_type = value::text LIMIT most;
  WHEN 'created_at' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.created_at >= list_start(value) AND t.created_at < list_start(value, 1) LIMIT most;
  WHEN 'created_at:part' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.created_at >= split_part(value, '/', 1)::timestamptz
      AND t.created_at < split_part(value, '/', 2)::timestamptz LIMIT most;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION periods_of_messages(workspace uuid, dimension text) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'created_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(t.created_at) >> 5 FROM messages t
        WHERE t.workspace_id = workspace AND t.created_at > '-infinity'
        ORDER BY t.created_at, t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(t.created_at) >> 5 FROM messages t
        WHERE t.workspace_id = workspace AND t.created_at >= list_start('p' || f.period::text, 1)
        ORDER BY t.created_at, t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.deleted_at IS NULL THEN
      INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at)
      VALUES (NEW.workspace_id, 'tickets', NEW.position,
        ARRAY[-995150415703991694,
            list_key('status', NEW.status::text),
            list_key('priority', NEW.priority::text),
            list_key('type', NEW.type::text),
            list_key('channel', NEW.channel::text),
            list_key('contact_id', NEW.contact_id::text),
            list_key('assignee_id', NEW.assignee_id::text),
            list_key('creator_id', NEW.creator_id::text),
            list_key('category_id', NEW.category_id::text),
            list_key('queue_id', NEW.queue_id::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END || list_instant('updated_at', NEW.updated_at) || list_instant('due_at', NEW.due_at),
        '{}',
        NEW.created_at);
    END IF;
  ELSIF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'tickets', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('status', OLD.status::text),
          list_key('priority', OLD.priority::text),
          list_key('type', OLD.type::text),
          list_key('channel', OLD.channel::text),
          list_key('contact_id', OLD.contact_id::text),
          list_key('assignee_id', OLD.assignee_id::text),
          list_key('creator_id', OLD.creator_id::text),
          list_key('category_id', OLD.category_id::text),
          list_key('queue_id', OLD.queue_id::text)] || CASE WHEN OLD.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', OLD.custom_fields) END || list_instant('updated_at', OLD.updated_at) || list_instant('due_at', OLD.due_at));
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[-995150415703991694,
          list_key('status', NEW.status::text),
          list_key('priority', NEW.priority::text),
          list_key('type', NEW.type::text),
          list_key('channel', NEW.channel::text),
          list_key('contact_id', NEW.contact_id::text),
          list_key('assignee_id', NEW.assignee_id::text),
          list_key('creator_id', NEW.creator_id::text),
          list_key('category_id', NEW.category_id::text),
          list_key('queue_id', NEW.queue_id::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END || list_instant('updated_at', NEW.updated_at) || list_instant('due_at', NEW.due_at),
      '{}');
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE ticket_tags SET is_live = NEW.deleted_at IS NULL
    WHERE workspace_id = NEW.workspace_id AND ticket_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_tickets_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY(SELECT unnest(list_instant('updated_at', NEW.updated_at)) EXCEPT SELECT unnest(list_instant('updated_at', OLD.updated_at))),
      ARRAY(SELECT unnest(list_instant('updated_at', OLD.updated_at)) EXCEPT SELECT unnest(list_instant('updated_at', NEW.updated_at))));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_tickets_due_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY(SELECT unnest(list_instant('due_at', NEW.due_at)) EXCEPT SELECT unnest(list_instant('due_at', OLD.due_at))),
      ARRAY(SELECT unnest(list_instant('due_at', OLD.due_at)) EXCEPT SELECT unnest(list_instant('due_at', NEW.due_at))));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rows_of_tickets(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.status = value::text LIMIT most;
  WHEN 'priority' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.priority = value::text LIMIT most;
  WHEN 'type' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.type = value::text LIMIT most;
  WHEN 'channel' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.channel = value::text LIMIT most;
  WHEN 'contact_id' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.contact_id = value::uuid LIMIT most;
  WHEN 'assignee_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.assignee_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.assignee_id = value::uuid LIMIT most;
    END IF;
  WHEN 'creator_id' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.creator_id = value::uuid LIMIT most;
  WHEN 'category_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.category_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.category_id = value::uuid LIMIT most;
    END IF;
  WHEN 'queue_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.queue_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.queue_id = value::uuid LIMIT most;
    END IF;
  WHEN 'custom_fields' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.custom_fields @@ list_member_path(value) LIMIT most;
  WHEN 'updated_at' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= list_start(value) AND t.updated_at < list_start(value, 1) LIMIT most;
  WHEN 'updated_at:part' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= split_part(value, '/', 1)::timestamptz
      AND t.updated_at < split_part(value, '/', 2)::timestamptz LIMIT most;
  WHEN 'due_at' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at >= list_start(value) AND t.due_at < list_start(value, 1) LIMIT most;
    END IF;
  WHEN 'due_at:part' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at >= split_part(value, '/', 1)::timestamptz
      AND t.due_at < split_part(value, '/', 2)::timestamptz LIMIT most;
  WHEN 'ticket_tags.tag_id' THEN
    RETURN QUERY SELECT t.position FROM ticket_tags t
    WHERE t.workspace_id = workspace AND t.tag_id = value::uuid AND t.is_live LIMIT most;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION periods_of_tickets(workspace uuid, dimension text) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'updated_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(t.updated_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at > '-infinity'
        ORDER BY t.updated_at, t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(t.updated_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= list_start('p' || f.period::text, 1)
        ORDER BY t.updated_at, t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
  WHEN 'due_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(t.due_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at > '-infinity'
        ORDER BY t.due_at, t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(t.due_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at >= list_start('p' || f.period::text, 1)
        ORDER BY t.due_at, t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
    RETURN NEXT NULL;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_updated_at AFTER UPDATE OF updated_at ON contacts
  FOR EACH ROW WHEN (list_day(OLD.updated_at) IS DISTINCT FROM list_day(NEW.updated_at))
  EXECUTE FUNCTION count_contacts_updated_at();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_last_seen_at AFTER UPDATE OF last_seen_at ON contacts
  FOR EACH ROW WHEN (list_day(OLD.last_seen_at) IS DISTINCT FROM list_day(NEW.last_seen_at))
  EXECUTE FUNCTION count_contacts_last_seen_at();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_last_message_at AFTER UPDATE OF last_message_at, created_at ON conversations
  FOR EACH ROW WHEN (list_day(coalesce(OLD.last_message_at, OLD.created_at)) IS DISTINCT FROM list_day(coalesce(NEW.last_message_at, NEW.created_at)))
  EXECUTE FUNCTION count_conversations_last_message_at();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_created_at AFTER UPDATE OF created_at ON messages
  FOR EACH ROW WHEN (list_day(OLD.created_at) IS DISTINCT FROM list_day(NEW.created_at))
  EXECUTE FUNCTION count_messages_created_at();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_updated_at AFTER UPDATE OF updated_at ON tickets
  FOR EACH ROW WHEN (list_day(OLD.updated_at) IS DISTINCT FROM list_day(NEW.updated_at))
  EXECUTE FUNCTION count_tickets_updated_at();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_due_at AFTER UPDATE OF due_at ON tickets
  FOR EACH ROW WHEN (list_day(OLD.due_at) IS DISTINCT FROM list_day(NEW.due_at))
  EXECUTE FUNCTION count_tickets_due_at();
--> statement-breakpoint
WITH dimensions (list, dimension, is_of_few) AS (VALUES
    ('agent_activities', 'all', false),
    ('agent_activities', 'user_id', false),
    ('api_tokens', 'all', false),
    ('automation_queues', 'all', false),
    ('cdrs', 'all', false),
    ('cdrs', 'status', false),
    ('cdrs', 'direction', false),
    ('cdrs', 'agent_id', false),
    ('cdrs', 'contact_id', false),
    ('cdrs', 'queue_id', true),
    ('channels', 'all', false),
    ('channels', 'type', false),
    ('contacts', 'all', false),
    ('contacts', 'channel', false),
    ('contacts', 'is_blocked', false),
    ('contacts', 'custom_fields', false),
    ('contacts', 'updated_at', true),
    ('contacts', 'updated_at:part', false),
    ('contacts', 'last_seen_at', true),
    ('contacts', 'last_seen_at:part', false),
    ('contacts', 'contact_tags.tag_id', false),
    ('contacts', 'group_members.group_id', false),
    ('conversations', 'all', false),
    ('conversations', 'status', false),
    ('conversations', 'kind', false),
    ('conversations', 'channel_id', false),
    ('conversations', 'contact_id', false),
    ('conversations', 'assignee_id', false),
    ('conversations', 'queue_id', true),
    ('conversations', 'last_message_at', true),
    ('conversations', 'last_message_at:part', false),
    ('media_files', 'all', false),
    ('media_files', 'folder_id', false),
    ('media_folders', 'all', false),
    ('media_folders', 'parent_id', false),
    ('messages', 'all', false),
    ('messages', 'conversation_id', false),
    ('messages', 'contact_id', false),
    ('messages', 'channel_id', false),
    ('messages', 'direction', true),
    ('messages', 'status', true),
    ('messages', 'message_type', true),
    ('messages', 'created_at', true),
    ('messages', 'created_at:part', false),
    ('tags', 'all', false),
    ('tickets', 'all', false),
    ('tickets', 'status', true),
    ('tickets', 'priority', true),
    ('tickets', 'type', true),
    ('tickets', 'channel', true),
    ('tickets', 'contact_id', false),
    ('tickets', 'assignee_id', false),
    ('tickets', 'creator_id', true),
    ('tickets', 'category_id', false),
    ('tickets', 'queue_id', false),
    ('tickets', 'custom_fields', false),
    ('tickets', 'updated_at', true),
    ('tickets', 'updated_at:part', false),
    ('tickets', 'due_at', true),
    ('tickets', 'due_at:part', false),
    ('tickets', 'ticket_tags.tag_id', false),
    ('users', 'all', false),
    ('users', 'status', false)),
  former AS (
    DELETE FROM list_dimensions d WHERE NOT EXISTS (
      SELECT FROM dimensions n WHERE n.list = d.list AND n.dimension = d.dimension))
INSERT INTO list_dimensions (list, dimension, is_of_few) SELECT list, dimension, is_of_few FROM dimensions
ON CONFLICT (list, dimension) DO UPDATE SET is_of_few = excluded.is_of_few;
