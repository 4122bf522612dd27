CREATE OR REPLACE FUNCTION list_start(value text, further int DEFAULT 0) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN value LIKE '%/%' THEN split_part(value, '/', 1 + further)::timestamptz
    ELSE (DATE '1970-01-01' + ((substr(value, 2)::int + further) << CASE WHEN value LIKE 'p%' THEN 5 ELSE 0 END))::timestamp
      AT TIME ZONE 'UTC' END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_bits(workspace uuid, list_name text, asked bigint[], built bigint[],
  mask_keys bigint[], mask_positions bigint[], whole int[], within int[])
RETURNS TABLE (key bigint, block int, bits bit, n int)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH masks AS MATERIALIZED (
    SELECT p.key, p.block, bit_xor(p.bits) AS bits FROM (
      SELECT s.key, s.strip >> 4, bit_or(s.bits::bit(16384) >> ((s.strip & 15) << 10))
      FROM (
        -- By strips, since each step of bit_or copies all of its bits
        SELECT m.key, list_strip(m.at) AS strip, bit_or(B'1'::bit(1024) >> (m.at & 1023)::int) AS bits
        FROM unnest(mask_keys, mask_positions) m (key, at) WHERE m.key = ANY (asked) GROUP BY 1, 2) s
      GROUP BY 1, 2
      UNION ALL
      SELECT 0, w.strip >> 4, (repeat('1', 1024) || repeat('0', 15360))::bit(16384) >> ((w.strip & 15) << 10)
      FROM unnest(whole) w (strip) WHERE 0 = ANY (asked)) p (key, block, bits)
    WHERE within IS NULL OR p.block = ANY (within)
    GROUP BY p.key, p.block),
  cells AS NOT MATERIALIZED (
    SELECT c.key, c.block, c.bits, c.count FROM list_cells c
    WHERE c.workspace_id = workspace AND c.list = list_name AND c.key = ANY (asked) AND c.key = ANY (built)
      AND (within IS NULL OR c.block = ANY (within)))
  -- IS NOT TRUE has the masks hashed once, whatever the planner takes them for
  SELECT c.key, c.block, c.bits::bit(16384), c.count FROM cells c
  WHERE ((c.key, c.block) IN (SELECT m.key, m.block FROM masks m)) IS NOT TRUE
  UNION ALL
  SELECT m.key, m.block, coalesce(m.bits # c.bits::bit(16384), m.bits),
    bit_count(coalesce(m.bits # c.bits::bit(16384), m.bits))::int
  FROM masks m LEFT JOIN list_cells c ON c.workspace_id = workspace AND c.list = list_name
    AND c.key = m.key AND c.block = m.block AND c.key = ANY (built)
$$;
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
  -- Whether the rows of an interval are sorted by its instant: its periods, days and parts are then those of the sort, and no filter
  is_interval CONSTANT boolean := latest_first IS NOT NULL AND conditions = 1 AND NOT is_bounded
    AND dimensions <@ ARRAY[sort_dimension, sort_dimension || ':part'];
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
  -- The bits of the rows that fulfil all conditions, by block
  filters varbit[];
  -- How many rows of a block have the key of a sort with this rank
  ranks int[];
  blocks int[];
  counts int[];
  -- Of the page: the places of its rows' blocks in these arrays, their keys and bits, and which of their rows are on it
  page int[] := '{}';
  page_keys bigint[];
  page_skips int[] := '{}';
  page_takes int[] := '{}';
  bitmaps varbit[];
  -- By instants: the periods or days with rows of the page and all of these rows, and the part of those with null
  touched text[];
  dated bigint[] := '{}';
  null_rank int;
  before_null bigint;
  days text[];
  day_keys bigint[];
  unbuilt text[];
  before_days bigint;
  null_key bigint;
  null_blocks int[];
  null_counts int[];
  -- So many rows are sorted when they are read; more are read in the order of an index
  sorted_at_most CONSTANT int := 2 * most;
  -- So many rows of a part of a day are read
  part_at_most CONSTANT int := 20 * most;
BEGIN
  IF latest_first IS NOT NULL AND NOT is_interval THEN
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

  IF is_interval THEN
    SELECT array_agg(u.v ORDER BY u.place), array_agg(u.key ORDER BY u.place) INTO sort_values, sort_keys
    FROM (
      SELECT v, key, extract(epoch FROM list_start(v)) * CASE WHEN latest_first THEN -1 ELSE 1 END AS place
      FROM unnest(vals, keys) r (v, key)) u;
    conditions := 0;
  END IF;
  IF conditions > 0 THEN
    filters := list_filters(workspace, list_name, conditions, keys, numbers, built, mask_keys, mask_positions, whole);
  END IF;
  IF is_sorted THEN
    SELECT t.* INTO total, ranks, blocks, counts
    FROM list_tally(workspace, list_name, conditions > 0, filters, sort_keys, built, mask_keys, mask_positions, descending) t;
  ELSE
    SELECT coalesce(sum(o.n), 0), array_agg(o.block), array_agg(o.n) INTO total, blocks, counts
    FROM (
      SELECT f.block::int - 1 AS block, bit_count(f.bits) AS n FROM unnest(filters) WITH ORDINALITY f (bits, block)
      WHERE bit_count(f.bits) > 0 ORDER BY CASE WHEN descending THEN -f.block ELSE f.block END) o;
  END IF;

  IF latest_first IS NOT NULL THEN
    SELECT t.* INTO touched, skipped, matched, null_rank, before_null
    FROM list_touched(sort_values, ranks, counts, skip, take) t;
    IF null_rank IS NOT NULL THEN
      null_key := sort_keys[null_rank];
      SELECT array_agg(u.block ORDER BY u.place), array_agg(u.n ORDER BY u.place) INTO null_blocks, null_counts
      FROM unnest(ranks, blocks, counts) WITH ORDINALITY u (rank, block, n, place) WHERE u.rank = null_rank;
    END IF;
    IF matched > sorted_at_most THEN
      days := ARRAY(
        SELECT d.value FROM unnest(touched) p (value)
        CROSS JOIN LATERAL (
          SELECT p.value WHERE p.value NOT LIKE 'p%'
          UNION ALL SELECT 'd' || d FROM generate_series(substr(p.value, 2)::int << 5, (substr(p.value, 2)::int << 5) + 31) d
          WHERE p.value LIKE 'p%') d (value)
        ORDER BY extract(epoch FROM list_start(d.value)) * CASE WHEN latest_first THEN -1 ELSE 1 END);
      day_keys := ARRAY(
        SELECT list_key(CASE WHEN u.v LIKE '%/%' THEN sort_dimension || ':part' ELSE sort_dimension END, u.v)
        FROM unnest(days) WITH ORDINALITY u (v, n) ORDER BY u.n);
      unbuilt := ARRAY(
        SELECT u.value FROM unnest(day_keys, days) u (key, value)
        WHERE u.value NOT LIKE '%/%' AND NOT EXISTS (
          SELECT FROM list_keys k
          WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = u.key AND k.built_at IS NOT NULL));
      wanted_dimensions := wanted_dimensions || array_fill(sort_dimension, ARRAY[cardinality(unbuilt)]);
      wanted_values := wanted_values || unbuilt;
    END IF;
    IF unbuilt = '{}' THEN
      -- The days take the place of their periods
      IF pending > 0 THEN
        SELECT mask_keys || coalesce(array_agg(t.key), '{}'), mask_positions || coalesce(array_agg(t.at), '{}')
        INTO mask_keys, mask_positions FROM list_toggles(workspace, list_name, day_keys) t;
      END IF;
      built := built || day_keys;
      sort_values := days;
      sort_keys := day_keys;
      before_days := skipped;
      SELECT t.ranks, t.counts INTO ranks, counts
      FROM list_tally(workspace, list_name, conditions > 0, filters, sort_keys, built, mask_keys, mask_positions, descending) t;
      SELECT t.touched, before_days + t.skipped, t.matched INTO touched, skipped, matched
      FROM list_touched(days, ranks, counts, skip - before_days, take) t;
    END IF;
    IF matched > sorted_at_most AND null_rank IS NULL THEN
      SELECT min(list_start(u.v)), max(list_start(u.v, 1)) INTO window_start, window_end FROM unnest(touched) u (v);
      RETURN;
    END IF;
    dated := ARRAY(
      SELECT list_positions(b.block, CASE WHEN conditions > 0 THEN b.bits & filters[b.block + 1]::bit(16384) ELSE b.bits END)
      FROM list_bits(workspace, list_name,
        ARRAY(SELECT k.key FROM unnest(sort_keys, sort_values) k (key, value) WHERE k.value = ANY (touched)),
        built, mask_keys, mask_positions, '{}', NULL) b);
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
    ranks := array_fill(1, ARRAY[cardinality(blocks)]);
    sort_keys := ARRAY[null_key];
  END IF;

  -- The blocks of the page, and how many of their rows come before it and are on it
  FOR i IN 1 .. coalesce(cardinality(blocks), 0) LOOP
    EXIT WHEN take <= 0;
    IF skip < counts[i] THEN
      page := page || i;
      page_skips := page_skips || skip::int;
      page_takes := page_takes || least(take, counts[i] - skip)::int;
      take := take - (counts[i] - skip);
      skip := 0;
    ELSE
      skip := skip - counts[i];
    END IF;
  END LOOP;
  IF is_sorted AND page <> '{}' THEN
    page_keys := ARRAY(SELECT sort_keys[ranks[u.i]] FROM unnest(page) u (i));
    bitmaps := ARRAY(
      SELECT CASE WHEN conditions > 0 THEN b.bits & filters[b.block + 1]::bit(16384) ELSE b.bits END::varbit
      FROM unnest(page, page_keys) WITH ORDINALITY u (i, key, n)
      JOIN list_bits(workspace, list_name, page_keys, built, mask_keys, mask_positions, '{}',
        ARRAY(SELECT blocks[u.i] FROM unnest(page) u (i))) b ON b.key = u.key AND b.block = blocks[u.i]
      ORDER BY u.n);
  END IF;
  positions := '{}';
  FOR n IN 1 .. cardinality(page) LOOP
    positions := positions || list_slice(blocks[page[n]],
      CASE WHEN is_sorted THEN bitmaps[n] ELSE filters[blocks[page[n]] + 1] END::bit(16384),
      counts[page[n]], page_skips[n], page_takes[n], descending);
  END LOOP;
  positions := positions || dated;
END $$;
