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

-- Returns which rows were created in an interval: whole strips, and the positions of those in the strips at its ends. Only
-- with `has_spans`, which come with the bitmap of all rows, is known what strips there are; else they are those of `known`
-- positions, which are few.
CREATE OR REPLACE FUNCTION list_within(workspace uuid, list_name text, since timestamptz, before timestamptz,
  has_spans boolean, known bigint[], OUT whole int[], OUT positions bigint[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  cut int[];
BEGIN
  IF has_spans THEN
    SELECT coalesce(array_agg(c.strip) FILTER (WHERE c.is_whole), '{}'),
      coalesce(array_agg(c.strip) FILTER (WHERE NOT c.is_whole), '{}')
    INTO whole, cut FROM list_created(workspace, list_name, since, before) c;
  ELSE
    whole := '{}';
    cut := ARRAY(SELECT DISTINCT list_strip(k.at) FROM unnest(known) k (at));
  END IF;
  EXECUTE format('SELECT ARRAY(SELECT %I($1, $2, $3, $4))', 'created_' || list_name)
  INTO positions USING workspace, cut, since, before;
END $$;

-- Returns the periods in which rows of a list have an instant, the first or the last one first, and null after the last
-- one where the instant may be missing; null for more than 1,000 periods.
CREATE OR REPLACE FUNCTION list_periods(workspace uuid, list_name text, dimension text, latest_first boolean)
RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  periods text[];
BEGIN
  EXECUTE format('SELECT ARRAY(SELECT %I($1, $2))', 'periods_of_' || list_name) INTO periods USING workspace, dimension;
  IF cardinality(periods) > 1000 THEN
    RETURN NULL;
  END IF;
  RETURN ARRAY(
    SELECT p.value FROM unnest(periods) WITH ORDINALITY p (value, n) ORDER BY CASE WHEN latest_first THEN -p.n ELSE p.n END);
END $$;

-- Returns the keys of which each row that has an instant from `since` on and before `before` (null: open) has just one: whole
-- periods, and at their ends whole days and the parts of days.
CREATE OR REPLACE FUNCTION list_range(workspace uuid, list_name text, instant text, since timestamptz, before timestamptz)
RETURNS TABLE (dimension text, value text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  first CONSTANT timestamptz := coalesce(since, '-infinity');
  behind CONSTANT timestamptz := coalesce(before, 'infinity');
  periods CONSTANT text[] := list_periods(workspace, list_name, instant, false);
BEGIN
  IF periods IS NULL THEN
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

-- Returns the days of some periods in the order of the sort: their values, their keys in parallel, and the days that have no
-- bitmap.
CREATE OR REPLACE FUNCTION list_days(workspace uuid, list_name text, instant text, periods text[], latest_first boolean,
  OUT days text[], OUT keys bigint[], OUT unbuilt text[])
LANGUAGE sql STABLE AS $$
  SELECT array_agg(d.value ORDER BY d.place), array_agg(d.key ORDER BY d.place),
    coalesce(array_agg(d.value) FILTER (WHERE NOT EXISTS (
      SELECT FROM list_keys k
      WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = d.key AND k.built_at IS NOT NULL)), '{}')
  FROM (
    SELECT 'd' || n AS value, list_key(instant, 'd' || n) AS key, CASE WHEN latest_first THEN -n ELSE n END AS place
    FROM unnest(periods) p (value)
    CROSS JOIN LATERAL generate_series(substr(p.value, 2)::int << 5, (substr(p.value, 2)::int << 5) + 31) n) d
$$;

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

-- Returns the positions among which a page is that is sorted by an instant: those of all rows of the periods or days that
-- the page touches, before which `skipped` rows come, and at an end those of its rows without an instant, in their order.
-- The positions are null where a day has so many rows that they are not sorted, or while days have no bitmap, which are
-- then wanted. The parameters are those of list_page(), and `sort_values` in parallel with the keys.
CREATE OR REPLACE FUNCTION list_dated_page(workspace uuid, list_name text, instant text, latest_first boolean,
  filters varbit[], sort_values text[], sort_keys bigint[], built bigint[], mask_keys bigint[], mask_positions bigint[],
  ranks int[], blocks int[], counts int[], descending boolean, skip bigint, take int, most int,
  OUT positions bigint[], OUT skipped bigint, OUT wanted_values text[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  touched text[];
  matched bigint;
  null_rank int;
  before_null bigint;
  undated bigint[] := '{}';
  before_days bigint;
BEGIN
  SELECT t.* INTO touched, skipped, matched, null_rank, before_null
  FROM list_touched(sort_values, ranks, counts, skip, take) t;
  IF null_rank IS NOT NULL THEN
    undated := (
      SELECT list_page(workspace, list_name, filters, sort_keys, built, mask_keys, mask_positions,
        array_agg(u.rank ORDER BY u.n), array_agg(u.block ORDER BY u.n), array_agg(u.count ORDER BY u.n), descending,
        greatest(skip - before_null, 0), skip + take - greatest(skip, before_null))
      FROM unnest(ranks, blocks, counts) WITH ORDINALITY u (rank, block, count, n) WHERE u.rank = null_rank);
  END IF;

  IF matched > 10 * most THEN
    -- The days take the place of their periods
    SELECT d.days, d.keys, d.unbuilt INTO sort_values, sort_keys, wanted_values
    FROM list_days(workspace, list_name, instant, touched, latest_first) d;
    IF wanted_values <> '{}' THEN
      RETURN;
    END IF;
    SELECT mask_keys || coalesce(array_agg(t.key), '{}'), mask_positions || coalesce(array_agg(t.at), '{}')
    INTO mask_keys, mask_positions FROM list_toggles(workspace, list_name, sort_keys) t WHERE t.key <> ALL (built);
    built := built || sort_keys;
    SELECT t.ranks, t.counts INTO ranks, counts
    FROM list_tally(workspace, list_name, filters, sort_keys, built, mask_keys, mask_positions, descending) t;
    before_days := skipped;
    SELECT t.touched, before_days + t.skipped, t.matched INTO touched, skipped, matched
    FROM list_touched(sort_values, ranks, counts, skip - before_days, take) t;
    IF matched > 10 * most THEN
      RETURN;
    END IF;
  END IF;

  positions := undated || ARRAY(
    SELECT list_positions(b.block,
      CASE WHEN filters IS NULL THEN b.bits ELSE b.bits & filters[b.block + 1]::bit(16384) END)
    FROM list_bits(workspace, list_name,
      ARRAY(SELECT k.key FROM unnest(sort_keys, sort_values) k (key, value) WHERE k.value = ANY (touched)),
      built, mask_keys, mask_positions, '{}', NULL) b);
  IF null_rank IS NOT NULL AND (latest_first OR touched = '{}') THEN
    skipped := skip;
  END IF;
END $$;
