ALTER INDEX "contacts_workspace_id_custom_fields_idx" SET (fastupdate = false);
--> statement-breakpoint
SELECT gin_clean_pending_list('contacts_workspace_id_custom_fields_idx');
--> statement-breakpoint
ALTER INDEX "tickets_workspace_id_custom_fields_idx" SET (fastupdate = false);
--> statement-breakpoint
SELECT gin_clean_pending_list('tickets_workspace_id_custom_fields_idx');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_slice(block int, bits bit, n int, skip int, take int, descending boolean) RETURNS bigint[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  -- The ranks of the slice from the lower end, and where the bits begin that are looked at for the first and for the last
  first CONSTANT int := CASE WHEN descending THEN n - skip - take ELSE skip END + 1;
  last CONSTANT int := first + take - 1;
  begins int := 0;
  ends int := 0;
  before_begin int := 0;
  before_end int := 0;
  width int := 8192;
  more int;
  found bigint[];
BEGIN
  -- Halves the block until 64 bits are left with the first rank, and 64 with the last
  WHILE width >= 64 LOOP
    more := bit_count(substring(bits FROM begins + 1 FOR width));
    IF before_begin + more < first THEN
      begins := begins + width;
      before_begin := before_begin + more;
    END IF;
    more := bit_count(substring(bits FROM ends + 1 FOR width));
    IF before_end + more < last THEN
      ends := ends + width;
      before_end := before_end + more;
    END IF;
    width := width / 2;
  END LOOP;
  IF descending THEN
    found := ARRAY(
      SELECT (block::bigint << 14) + o FROM generate_series(ends + 63, begins, -1) o WHERE get_bit(bits, o) = 1);
    more := before_begin + cardinality(found);
    RETURN found[more - last + 1 : more - first + 1];
  END IF;
  found := ARRAY(
    SELECT (block::bigint << 14) + o FROM generate_series(begins, ends + 63) o WHERE get_bit(bits, o) = 1);
  RETURN found[first - before_begin : last - before_begin];
END $$;
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
  IF NOT keys || sort_keys <@ built THEN
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
  END IF;
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

  positions := '{}';
  FOR i IN 1 .. coalesce(cardinality(blocks), 0) LOOP
    EXIT WHEN take <= 0;
    IF skip < counts[i] THEN
      positions := positions || list_slice(blocks[i], bitmaps[i]::bit(16384), counts[i],
        skip::int, least(take, counts[i] - skip)::int, descending);
      take := take - (counts[i] - skip);
      skip := 0;
    ELSE
      skip := skip - counts[i];
    END IF;
  END LOOP;
  positions := positions || dated;
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
    RETURN QUERY WITH found AS MATERIALIZED (
      SELECT t.position FROM contacts t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.custom_fields @@ (SELECT list_member_path(value)))
    SELECT f.position FROM found f LIMIT most;
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
    RETURN QUERY WITH found AS MATERIALIZED (
      SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.custom_fields @@ (SELECT list_member_path(value)))
    SELECT f.position FROM found f LIMIT most;
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
