-- The list engine: for each key of a list (a dimension and a value) a bitmap over positions, so that the total and any
-- page of any combination of filters cost about the same however long the list is (docs/decisions/0068). The triggers
-- that record the changes of each counted list, and the functions that read its rows, are in generated/lists.sql,
-- which `npm run generate` writes from src/lists/counted-lists.ts.
--
-- A cell is the part of a key's bitmap that lies in one block: bit n of block b is the row at position b * 2^14 + n. A
-- row that gains or loses a key toggles one bit, so changes are applied by XOR, in any order and by any number of
-- processes; a reader applies by XOR what is not applied yet.

-- Returns the key of the rows of a list that have a value in a dimension; null is a value too. The dimension
-- `all` has the one value null.
CREATE OR REPLACE FUNCTION list_key(dimension text, value text) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended(dimension || coalesce('=' || value, ''), 0)
$$;

-- Returns the value, in the dimension of a jsonb column, of the rows of which a member has a value: `name=value`. Null
-- for what is not counted: objects, null, and values of over 200 characters.
CREATE OR REPLACE FUNCTION list_member(name text, value jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN jsonb_typeof(value) = 'number' THEN name || '=' || trim_scale(value::numeric)
    WHEN jsonb_typeof(value) IN ('string', 'boolean') AND length(value::text) <= 200 THEN name || '=' || value::text
  END
$$;

-- Returns the keys of a row by the members of a jsonb column: one for each value of a member, or of its array.
CREATE OR REPLACE FUNCTION list_members(dimension text, members jsonb) RETURNS bigint[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT list_key(dimension, m.value)), '{}')
  FROM (
    SELECT list_member(e.key, v.value) AS value
    FROM jsonb_each(members) e CROSS JOIN LATERAL jsonb_path_query(e.value, 'lax $[*]') v (value)) m
  WHERE m.value IS NOT NULL
$$;

-- Returns the predicate that a member has a value, or one in its array, by the text that list_member makes of it.
CREATE OR REPLACE FUNCTION list_member_path(value text) RETURNS jsonpath
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT format('$.%s[*] == %s', to_json(split_part(value, '=', 1)), substr(value, strpos(value, '=') + 1))::jsonpath
$$;

-- Returns the day of an instant in UTC, counted from 1970-01-01.
CREATE OR REPLACE FUNCTION list_day(at timestamptz) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (at AT TIME ZONE 'UTC')::date - DATE '1970-01-01'
$$;

-- Returns the keys of a row by an instant: `p` with the number of its period, which has 32 days, and `d` with that of its
-- day; or that of null.
CREATE OR REPLACE FUNCTION list_instant(dimension text, at timestamptz) RETURNS bigint[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN at IS NULL THEN ARRAY[list_key(dimension, NULL)]
    ELSE ARRAY[list_key(dimension, 'p' || (list_day(at) >> 5)::text), list_key(dimension, 'd' || list_day(at)::text)] END
$$;

-- Returns the first instant of a period, of a day or of a part of a day; with 1 that of the next one.
CREATE OR REPLACE FUNCTION list_start(value text, further int DEFAULT 0) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN value LIKE '%/%' THEN split_part(value, '/', 1 + further)::timestamptz
    ELSE (DATE '1970-01-01' + ((substr(value, 2)::int + further) << CASE WHEN value LIKE 'p%' THEN 5 ELSE 0 END))::timestamp
      AT TIME ZONE 'UTC' END
$$;

-- Returns the advisory lock of a list of a workspace. Processes that apply deltas of the list hold it shared;
-- a process that builds its bitmaps holds it exclusively.
CREATE OR REPLACE FUNCTION list_lock(workspace uuid, list_name text) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('list ' || list_name || ' ' || workspace::text, 0)
$$;

-- Returns the block of a position.
CREATE OR REPLACE FUNCTION list_block(at bigint) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (at >> 14)::int
$$;

-- Returns the strip of a position: 2^10 of them, whose first and last creation are known.
CREATE OR REPLACE FUNCTION list_strip(at bigint) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (at >> 10)::int
$$;

-- Returns the bits of a block in which only that of a position is set.
CREATE OR REPLACE FUNCTION list_bit(at bigint) RETURNS bit
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT set_bit(repeat('0', 16384)::bit(16384), (at & 16383)::int, 1)
$$;

-- Returns the deltas of a list as toggles: the keys and positions that changed an odd number of times.
CREATE OR REPLACE FUNCTION list_toggles(workspace uuid, list_name text, keys bigint[])
RETURNS TABLE (key bigint, at bigint)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT k.key, d.position
  FROM list_deltas d CROSS JOIN LATERAL unnest(d.gained || d.lost) k (key)
  WHERE d.workspace_id = workspace AND d.list = list_name AND k.key = ANY (keys)
  GROUP BY 1, 2 HAVING count(*) % 2 = 1
$$;

-- Returns the number of rows of one or several keys that exclude each other, with the deltas that are not
-- applied yet; null unless the bitmaps of all keys are built. `pending` is the number of deltas that the list
-- has.
CREATE OR REPLACE FUNCTION list_total(workspace uuid, list_name text, keys bigint[],
  OUT total bigint, OUT pending bigint)
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF cardinality(keys) = 0 OR cardinality(keys) > (
    SELECT count(*) FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = ANY (keys)
      AND k.built_at IS NOT NULL) THEN
    RETURN;
  END IF;
  SELECT count(*), coalesce(sum((d.gained && keys)::int - (d.lost && keys)::int), 0)
  INTO pending, total
  FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name;
  SELECT total + coalesce(sum(c.count), 0) INTO total
  FROM list_cells c
  WHERE c.workspace_id = workspace AND c.list = list_name AND c.key = ANY (keys);
END $$;

-- Returns the strips that have rows created in an interval, by its first instant and the one behind it (null: open),
-- and whether all of their rows are.
CREATE OR REPLACE FUNCTION list_created(workspace uuid, list_name text, since timestamptz, before timestamptz)
RETURNS TABLE (strip int, is_whole boolean)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT s.strip, min(s.first) >= coalesce(since, '-infinity') AND max(s.last) < coalesce(before, 'infinity')
  FROM (
    SELECT p.strip, p.first, p.last FROM list_spans p WHERE p.workspace_id = workspace AND p.list = list_name
    UNION ALL
    SELECT list_strip(d.position), d.created_at, d.created_at FROM list_deltas d
    WHERE d.workspace_id = workspace AND d.list = list_name AND d.created_at IS NOT NULL) s
  GROUP BY s.strip
  HAVING max(s.last) >= coalesce(since, '-infinity') AND min(s.first) < coalesce(before, 'infinity')
$$;

-- Returns the positions whose bits are set in a block, in ascending order: each is behind the zeros that precede it.
CREATE OR REPLACE FUNCTION list_positions(block int, bits bit) RETURNS SETOF bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (block::bigint << 14) - 1 + sum(octet_length(z.zeros) + 1) OVER (ORDER BY z.n ROWS UNBOUNDED PRECEDING)
  FROM string_to_table(bits::text, '1') WITH ORDINALITY z (zeros, n)
  LIMIT bit_count(bits)
$$;

-- Returns the positions of some rows of a block in their order: `take` of its `n` set bits, after `skip` of them.
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
  IF take = n THEN
    RETURN ARRAY(SELECT p FROM list_positions(block, bits) p ORDER BY CASE WHEN descending THEN -p ELSE p END);
  END IF;
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

-- Returns the periods in which rows of a list have an instant, the first one first, and null at the end where the instant
-- may be missing; of more than 1,000 periods only 1,001.
CREATE OR REPLACE FUNCTION list_periods(workspace uuid, list_name text, dimension text) RETURNS text[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  periods text[];
BEGIN
  EXECUTE format('SELECT ARRAY(SELECT %I($1, $2))', 'periods_of_' || list_name) INTO periods USING workspace, dimension;
  RETURN periods;
END $$;

-- Returns the keys of which each row that has an instant from `since` on and before `before` (null: open) has just one: whole
-- periods, and at their ends whole days and the parts of days.
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

-- Returns which of some values, null among them, have rows of a page, of how many rows each has in parts: the values but
-- for null, how many rows are before those and are theirs; and the rank of null, if it has any, and the rows before it.
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

-- Returns the bits of some keys in each block, or only in some blocks, and how many are set: those of the cells, with the
-- bits toggled that `mask_keys` and `mask_positions` name in parallel. `whole` are strips of which the key 0 has all bits. Only
-- the cells of `built` count.
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

-- Returns the bits of the rows that fulfil each of some conditions: those of block b at b + 1, null where there are none.
-- `keys` and `numbers` are in parallel: a key, and the number of a condition that it fulfils.
CREATE OR REPLACE FUNCTION list_filters(workspace uuid, list_name text, conditions int, keys bigint[], numbers int[],
  built bigint[], mask_keys bigint[], mask_positions bigint[], whole int[]) RETURNS varbit[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH fulfilled AS (
    SELECT a.number, k.block, bit_or(k.bits) AS bits
    FROM unnest(keys, numbers) a (key, number)
    JOIN list_bits(workspace, list_name, keys, built, mask_keys, mask_positions, whole, NULL) k USING (key)
    GROUP BY a.number, k.block),
  filtered AS MATERIALIZED (
    SELECT f.block, bit_and(f.bits) AS bits FROM fulfilled f GROUP BY f.block HAVING count(*) = conditions)
  SELECT array_agg(f.bits::varbit ORDER BY b.block)
  FROM generate_series(0, (SELECT max(block) FROM filtered)) b (block) LEFT JOIN filtered f USING (block)
$$;

-- Returns how many rows of a list that `filters` leave (null: all) have the keys of a sort, in parallel: the place of the key
-- among the keys, a block and how many rows of it have the key; blocks of one key by their positions.
CREATE OR REPLACE FUNCTION list_tally(workspace uuid, list_name text, is_filtered boolean, filters varbit[], sort_keys bigint[],
  built bigint[], mask_keys bigint[], mask_positions bigint[], descending boolean,
  OUT total bigint, OUT ranks int[], OUT blocks int[], OUT counts int[])
LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT coalesce(sum(o.n), 0), array_agg(o.rank), array_agg(o.block), array_agg(o.n)
  INTO total, ranks, blocks, counts
  FROM (
    SELECT t.* FROM (
      SELECT s.rank::int AS rank, k.block,
        CASE WHEN is_filtered THEN bit_count(k.bits & filters[k.block + 1]::bit(16384))::int ELSE k.n END AS n
      FROM unnest(sort_keys) WITH ORDINALITY s (key, rank)
      JOIN list_bits(workspace, list_name, sort_keys, built, mask_keys, mask_positions, '{}', NULL) k USING (key)
      OFFSET 0) t
    WHERE t.n > 0
    ORDER BY t.rank, CASE WHEN descending THEN -t.block ELSE t.block END) o;
END $$;

-- Returns how many rows of a list fulfil all of its conditions, and the positions of a page of them.
--
-- `conditions` counts the conditions; `numbers`, `dimensions` and `vals` are their keys in parallel: the number of
-- a condition, from 1, and a key that fulfils it. `since` and `before` bound the creation of the rows. With
-- `sort_values` the rows that have the first of these values in `sort_dimension` come first, and so on; every row
-- has to have one. Rows of one value come by their positions. With `latest_first` rows are sorted by an instant instead,
-- `sort_dimension`, and by null at the end that PostgreSQL gives it. Bitmaps know its periods and days: `positions` are then
-- of more rows than the page, to be sorted, and `skipped` rows come before these; or, where they were many, null, and
-- `matched` rows have an instant from `window_start` on and before `window_end`.
--
-- Where a key has no bitmap, its rows are read, up to `most` of them; when it has more, the total is null and
-- `wanted_dimensions` and `wanted_values` name it. No index has a dimension of few values: while the whole list has no
-- more rows the total is null and nothing is wanted, since scanning it is cheaper, and then each such key is wanted. Parts of
-- days have no key: when one has too many rows the total is null, and `wanted_dimensions` are empty. Periods and days
-- are wanted even if they have so few rows that these were read.
-- `pending` is the number of deltas that the list has. STABLE, so
-- that all statements see the snapshot of the caller's: cells, deltas and rows always fit.
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

-- Applies up to `batch` deltas of a workspace to the cells of the keys that are built; returns how many. Any
-- number of processes may run it at once; lists whose bitmaps are being built wait for the next round.
CREATE OR REPLACE FUNCTION list_fold(workspace uuid, batch int) RETURNS int
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
    SELECT d.ctid AS at FROM list_deltas d
    WHERE d.workspace_id = workspace AND d.list = ANY (lists)
    LIMIT batch FOR UPDATE OF d SKIP LOCKED),
  taken AS (
    DELETE FROM list_deltas d WHERE d.ctid = ANY (ARRAY(SELECT at FROM due))
    RETURNING d.workspace_id, d.list, d.position, d.gained, d.lost, d.created_at),
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
    WHERE excluded.first < s.first OR excluded.last > s.last)
  SELECT count(*) INTO folded FROM taken;
  RETURN folded;
END $$;

-- Returns the bitmap of a key as the table itself has it, without the blocks in which it has no rows. The query is
-- dynamic because the function that reads the rows of the list is chosen by its name.
CREATE OR REPLACE FUNCTION list_bitmap(workspace uuid, list_name text, dimension text, value text)
RETURNS TABLE (block int, bits bit)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT list_block(r.at), bit_or(list_bit(r.at)) FROM %I($1, $2, $3, NULL) r (at) GROUP BY 1',
    'rows_of_' || list_name)
  USING workspace, dimension, value;
END $$;

-- Builds the bitmap of a key that readers want, or of any key with `anew`, while reading and writing go on; with
-- the key of all rows the spans too. Returns false when there is nothing to build or another process is building it.
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

  -- What is pending at this snapshot is folded or added later, so the bitmap leaves it out
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

-- Removes the bitmaps of a workspace that have become small again and were not wanted for a day; returns how many. Cells
-- without a bit go with them.
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
      AND 500 > (
        SELECT coalesce(sum(c.count), 0) FROM list_cells c
        WHERE c.workspace_id = k.workspace_id AND c.list = k.list AND c.key = k.key)
    LIMIT batch
  LOOP
    CONTINUE WHEN NOT pg_try_advisory_xact_lock(list_lock(small.workspace_id, small.list));
    DELETE FROM list_cells c
    WHERE c.workspace_id = small.workspace_id AND c.list = small.list AND c.key = small.key;
    DELETE FROM list_keys k
    WHERE k.workspace_id = small.workspace_id AND k.list = small.list AND k.key = small.key;
    given_up := given_up + 1;
  END LOOP;
  RETURN given_up;
END $$;

-- Returns the strips of a list with rows that were created outside of their span, deltas included; no rows when all
-- is well, or when the list is not read by creation.
CREATE OR REPLACE FUNCTION list_span_faults(workspace uuid, list_name text) RETURNS SETOF int
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF to_regproc('spans_of_' || list_name) IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE format(
    'SELECT a.strip FROM %I($1) a LEFT JOIN (
       SELECT k.strip, min(k.first) AS first, max(k.last) AS last FROM (
         SELECT s.strip, s.first, s.last FROM list_spans s WHERE s.workspace_id = $1 AND s.list = $2
         UNION ALL
         SELECT list_strip(d.position), d.created_at, d.created_at FROM list_deltas d
         WHERE d.workspace_id = $1 AND d.list = $2 AND d.created_at IS NOT NULL) k
       GROUP BY k.strip) k ON k.strip = a.strip
     WHERE k.strip IS NULL OR a.first < k.first OR a.last > k.last', 'spans_of_' || list_name)
  USING workspace, list_name;
END $$;

-- Returns where the bitmap of a key, with the deltas that are not applied yet, differs from its table; no rows
-- when all is well. With the key of all rows also, with -1 rows, the blocks of strips whose span is too short.
CREATE OR REPLACE FUNCTION list_faults(workspace uuid, list_name text, wanted bigint)
RETURNS TABLE (block int, counted bigint, actual bigint)
LANGUAGE sql STABLE AS $$
  WITH asked AS (
    SELECT k.dimension, k.value FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted
      AND k.built_at IS NOT NULL),
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
$$;

-- Rows of this table are inserted and deleted all the time.
ALTER TABLE list_deltas SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000);

-- A cell that can be compressed is: one of 50 rows takes 190 bytes in place of 2,048. Each page keeps room, so that a
-- changed cell stays on it and no index changes.
ALTER TABLE list_cells SET (toast_tuple_target = 128, fillfactor = 75, autovacuum_vacuum_scale_factor = 0.05);

-- Cells never lie apart from their rows, so that reading one is reading one page.
ALTER TABLE list_cells ALTER COLUMN bits SET STORAGE main;
