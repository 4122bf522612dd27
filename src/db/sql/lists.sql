-- The list engine: counts of rows by key in trees of blocks of positions, so that a total and any page of a
-- list cost the same however long the list is (docs/decisions/0012). The triggers that record the changes of
-- each counted list are in generated/lists.sql, which `npm run generate` writes from
-- src/lists/counted-lists.ts.

-- Returns the key of the rows of a list that have a value in a dimension; null is a value too. The dimension
-- `all` has the one value null.
CREATE OR REPLACE FUNCTION list_key(dimension text, value text) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended(dimension || coalesce('=' || value, ''), 0)
$$;

-- Returns the advisory lock of a list of a workspace. Processes that apply deltas of the list hold it shared;
-- a process that builds its trees holds it exclusively.
CREATE OR REPLACE FUNCTION list_lock(workspace uuid, list_name text) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('list ' || list_name || ' ' || workspace::text, 0)
$$;

-- Returns the number of rows of one or several keys that exclude each other, with the deltas that are not
-- applied yet; null unless the trees of all keys are built. `pending` is the number of deltas that the list
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
  SELECT total + coalesce(sum(n.count), 0) INTO total
  FROM list_nodes n
  WHERE n.workspace_id = workspace AND n.list = list_name AND n.key = ANY (keys) AND n.level = 3;
END $$;

-- Returns where to begin so that `skip` rows of the keys lie before: behind `bound`, `rest` rows further,
-- which are fewer than a block has. Without a tree: at the end of the list, with all of `skip` to go.
CREATE OR REPLACE FUNCTION list_at(workspace uuid, list_name text, keys bigint[], skip bigint, descending boolean,
  OUT bound bigint, OUT rest bigint)
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  lowest CONSTANT bigint := -1;
  highest CONSTANT bigint := 9223372036854775807;
  parent bigint;
  block int;
BEGIN
  bound := CASE WHEN descending THEN highest ELSE lowest END;
  rest := skip;
  IF skip = 0 OR cardinality(keys) = 0 OR cardinality(keys) > (
    SELECT count(*) FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = ANY (keys)
      AND k.built_at IS NOT NULL) THEN
    RETURN;
  END IF;
  FOR depth IN REVERSE 3..1 LOOP
    block := 3 + 7 * depth;
    SELECT s.node, rest - (s.upto - s.count) INTO parent, rest FROM (
      SELECT g.node, g.count,
        sum(g.count) OVER (ORDER BY CASE WHEN descending THEN -g.node ELSE g.node END) AS upto
      FROM (
        SELECT u.node, sum(u.count) AS count FROM (
          SELECT n.node, n.count FROM list_nodes n
          WHERE n.workspace_id = workspace AND n.list = list_name AND n.key = ANY (keys)
            AND n.level = depth
            AND n.node BETWEEN coalesce(parent * 128, 0) AND coalesce(parent * 128 + 127, highest)
          UNION ALL
          SELECT d.position >> block, (d.gained && keys)::int - (d.lost && keys)::int
          FROM list_deltas d
          WHERE d.workspace_id = workspace AND d.list = list_name
            AND (d.gained && keys OR d.lost && keys)
            AND (parent IS NULL OR d.position >> (block + 7) = parent)) u
        GROUP BY u.node) g
      WHERE g.count <> 0) s
    WHERE s.upto > rest ORDER BY s.upto LIMIT 1;
    IF NOT FOUND THEN
      -- Past the end
      bound := CASE WHEN descending THEN lowest ELSE highest END;
      rest := 0;
      RETURN;
    END IF;
  END LOOP;
  bound := CASE WHEN descending THEN (parent + 1) << 10 ELSE (parent << 10) - 1 END;
END $$;

-- Applies up to `batch` deltas of a workspace to the nodes of the keys that are built; returns how many. Any
-- number of processes may run it at once; lists whose trees are being built wait for the next round.
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

-- Returns how many rows of a key the table itself has in each block of 2^10 positions. The query is dynamic
-- because a table cannot be a parameter.
CREATE OR REPLACE FUNCTION list_leaves(workspace uuid, list_name text, dimension text, value text)
RETURNS TABLE (node bigint, count bigint)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  source text := CASE WHEN dimension LIKE '%.%' THEN split_part(dimension, '.', 1) ELSE list_name END;
  col text := CASE WHEN dimension LIKE '%.%' THEN split_part(dimension, '.', 2) ELSE dimension END;
  columns jsonb := (SELECT jsonb_object_agg(a.attname, format_type(a.atttypid, a.atttypmod))
    FROM pg_attribute a WHERE a.attrelid = source::regclass AND a.attnum > 0 AND NOT a.attisdropped);
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT t.position >> 10, count(*) FROM %I t WHERE t.workspace_id = $1 %s %s %s GROUP BY 1', source,
    CASE WHEN columns ? 'deleted_at' THEN 'AND t.deleted_at IS NULL' END,
    CASE WHEN columns ? 'is_live' AND source <> list_name THEN 'AND t.is_live' END,
    CASE WHEN dimension = 'all' THEN '' WHEN value IS NULL THEN format('AND t.%I IS NULL', col)
      ELSE format('AND t.%I = $2::%s', col, columns ->> col) END)
  USING workspace, value;
END $$;

-- Builds the tree of a key that readers want, or of any key with `anew`, while reading and writing go on.
-- Returns false when there is nothing to build or another process is building it.
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
  DELETE FROM list_nodes n
  WHERE n.workspace_id = workspace AND n.list = list_name AND n.key = wanted;

  -- What is pending at this snapshot is folded or added later, so the tree leaves it out
  INSERT INTO list_nodes (workspace_id, list, key, level, node, count)
  SELECT workspace, list_name, wanted, l.level, c.node >> l.block, sum(c.count)
  FROM (
    SELECT leaf.node, leaf.count
    FROM list_leaves(workspace, list_name, asked.dimension, asked.value) leaf
    UNION ALL
    SELECT d.position >> 10, (wanted = ANY (d.lost))::int - (wanted = ANY (d.gained))::int
    FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name) c
  CROSS JOIN (VALUES (1, 0), (2, 7), (3, 14)) AS l (level, block)
  GROUP BY l.level, c.node >> l.block HAVING sum(c.count) <> 0;

  -- Last, since readers that want it too wait for a row that is being changed
  UPDATE list_keys k SET built_at = clock_timestamp()
  WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted;
  RETURN true;
END $$;

-- Removes the trees of a workspace that have become small again and were not wanted for a day; returns how
-- many.
CREATE OR REPLACE FUNCTION list_demote(workspace uuid, batch int) RETURNS int
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

-- Returns where the tree of a key, with the deltas that are not applied yet, differs from its table; no rows
-- when all is well.
CREATE OR REPLACE FUNCTION list_faults(workspace uuid, list_name text, wanted bigint)
RETURNS TABLE (level smallint, node bigint, counted bigint, actual bigint)
LANGUAGE sql STABLE AS $$
  WITH asked AS (
    SELECT k.dimension, k.value FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted
      AND k.built_at IS NOT NULL),
  changes AS (
    SELECT d.position >> 10 AS node, (wanted = ANY (d.gained))::int - (wanted = ANY (d.lost))::int AS count
    FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name),
  leaves AS (
    SELECT leaf.node, leaf.count
    FROM asked, list_leaves(workspace, list_name, asked.dimension, asked.value) leaf),
  sides AS (
    SELECT n.level, n.node, n.count AS counted, 0 AS actual FROM asked, list_nodes n
    WHERE n.workspace_id = workspace AND n.list = list_name AND n.key = wanted
    UNION ALL
    SELECT l.level, c.node >> l.block, c.count, 0
    FROM asked, changes c, (VALUES (1, 0), (2, 7), (3, 14)) AS l (level, block)
    UNION ALL
    SELECT l.level, c.node >> l.block, 0, c.count
    FROM leaves c, (VALUES (1, 0), (2, 7), (3, 14)) AS l (level, block))
  SELECT s.level::smallint, s.node, sum(s.counted), sum(s.actual) FROM sides s
  GROUP BY s.level, s.node HAVING sum(s.counted) <> sum(s.actual)
$$;

-- Rows of this table are inserted and deleted all the time.
ALTER TABLE list_deltas SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000);
