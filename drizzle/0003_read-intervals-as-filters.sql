CREATE OR REPLACE FUNCTION list_find(workspace uuid, list_name text,
  conditions int, numbers int[], dimensions text[], vals text[], since timestamptz, before timestamptz,
  sort_dimension text, sort_values text[], descending boolean, skip bigint, take int, most int,
  latest_first boolean DEFAULT NULL,
  OUT total bigint, OUT positions bigint[], OUT pending bigint,
  OUT wanted_dimensions text[], OUT wanted_values text[], OUT skipped bigint)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  all_rows CONSTANT bigint := list_key('all', NULL);
  is_sorted CONSTANT boolean := latest_first IS NOT NULL OR sort_values <> '{}';
  is_bounded CONSTANT boolean := since IS NOT NULL OR before IS NOT NULL;
  keys bigint[];
  sort_keys bigint[];
  source record;
  -- The key of the rows that were created in the interval
  created CONSTANT bigint := 0;
  created_strips int[] := '{}';
  created_positions bigint[];
  filters varbit[];
  ranks int[];
  blocks int[];
  counts int[];
  unbuilt text[];
BEGIN
  IF latest_first IS NOT NULL THEN
    sort_values := list_periods(workspace, list_name, sort_dimension, latest_first);
    IF sort_values IS NULL THEN
      wanted_dimensions := '{}';
      wanted_values := '{}';
      RETURN;
    END IF;
  END IF;
  -- The key of all rows where nothing else says which; and it has the spans of creation
  IF is_bounded OR conditions = 0 AND NOT is_sorted THEN
    conditions := conditions + 1;
    numbers := numbers || conditions;
    dimensions := dimensions || 'all'::text;
    vals := vals || NULL::text;
  END IF;
  keys := ARRAY(SELECT list_key(u.d, u.v) FROM unnest(dimensions, vals) WITH ORDINALITY u (d, v, n) ORDER BY u.n);
  sort_keys := ARRAY(SELECT list_key(sort_dimension, u.v) FROM unnest(sort_values) WITH ORDINALITY u (v, n) ORDER BY u.n);
  source := list_sources(workspace, list_name, keys || sort_keys,
    dimensions || array_fill(sort_dimension, ARRAY[cardinality(sort_values)]), vals || sort_values, most);
  pending := source.pending;
  wanted_dimensions := source.wanted_dimensions;
  wanted_values := source.wanted_values;
  IF source.is_missing THEN
    RETURN;
  END IF;

  IF is_bounded THEN
    SELECT w.whole, w.positions INTO created_strips, created_positions
    FROM list_within(workspace, list_name, since, before, all_rows = ANY (source.built),
      ARRAY(SELECT m.at FROM unnest(source.mask_keys, source.mask_positions) m (key, at) WHERE m.key = all_rows)) w;
    source.mask_keys := source.mask_keys || array_fill(created, ARRAY[cardinality(created_positions)]);
    source.mask_positions := source.mask_positions || created_positions;
    conditions := conditions + 1;
    keys := keys || created;
    numbers := numbers || 0;
  END IF;
  IF conditions > 0 THEN
    filters := list_filters(workspace, list_name, conditions, keys, numbers, source.built, source.mask_keys,
      source.mask_positions, created_strips);
  END IF;

  IF NOT is_sorted THEN
    SELECT b.* INTO total, blocks, counts FROM list_blocks(filters, descending) b;
  ELSE
    SELECT t.* INTO total, ranks, blocks, counts
    FROM list_tally(workspace, list_name, filters, sort_keys, source.built, source.mask_keys, source.mask_positions, descending) t;
  END IF;
  IF latest_first IS NULL THEN
    positions := list_page(workspace, list_name, filters, sort_keys, source.built, source.mask_keys, source.mask_positions,
      ranks, blocks, counts, descending, skip, take);
    RETURN;
  END IF;
  SELECT d.positions, d.skipped, d.wanted_values INTO positions, skipped, unbuilt
  FROM list_dated_page(workspace, list_name, sort_dimension, latest_first, filters, sort_values, sort_keys, source.built,
    source.mask_keys, source.mask_positions, ranks, blocks, counts, descending, skip, take, most) d;
  IF cardinality(unbuilt) > 0 THEN
    wanted_dimensions := wanted_dimensions || array_fill(sort_dimension, ARRAY[cardinality(unbuilt)]);
    wanted_values := wanted_values || unbuilt;
  END IF;
END $$;
--> statement-breakpoint
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
