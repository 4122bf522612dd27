-- Returns the positions of the rows of a list that have a value in a dimension; null if they are more than `most`. The
-- query is dynamic because the function that reads the rows is chosen by its name.
CREATE OR REPLACE FUNCTION list_read(workspace uuid, list_name text, dimension text, value text, most int)
RETURNS bigint[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  found bigint[];
BEGIN
  EXECUTE format('SELECT ARRAY(SELECT %I($1, $2, $3, $4))', 'rows_of_' || list_name)
  INTO found USING workspace, dimension, value, most + 1;
  RETURN CASE WHEN cardinality(found) <= most THEN found END;
END $$;

-- Returns what the bits of some keys are made of: the keys that have bitmaps, and what toggles in them, a key and a
-- position each: the rows of the keys without a bitmap, and the deltas. `keys`, `dimensions` and `vals` are in parallel.
-- `pending` is the number of deltas that the list has.
--
-- A key without a bitmap has its rows read, up to `most` of them; when it has more, it `is_missing`, and
-- `wanted_dimensions` and `wanted_values` name it. No index has a dimension of few values: while the whole list has no
-- more rows they are missing and nothing is wanted (null), since scanning it is cheaper, and then each such key is
-- wanted. Parts of days are never wanted: one with too many rows is just missing. Periods and days are wanted even if
-- they have so few rows that these were read. Keys of a dimension by which the list is not counted are missing and never
-- wanted: the version that asks for them still counted by it, and is being replaced.
CREATE OR REPLACE FUNCTION list_sources(workspace uuid, list_name text, keys bigint[], dimensions text[], vals text[],
  most int, OUT built bigint[], OUT mask_keys bigint[], OUT mask_positions bigint[], OUT pending bigint,
  OUT is_missing boolean, OUT wanted_dimensions text[], OUT wanted_values text[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  asked record;
  is_small boolean;
  read bigint[];
BEGIN
  mask_keys := '{}';
  mask_positions := '{}';
  is_missing := false;
  SELECT count(*) INTO pending FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name;
  built := ARRAY(
    SELECT k.key FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = ANY (keys) AND k.built_at IS NOT NULL);
  IF NOT keys <@ built THEN
    FOR asked IN
      SELECT DISTINCT u.key, u.dimension, u.value, m.is_of_few, right(u.dimension, 5) = ':part' AS is_part,
        EXISTS (SELECT FROM list_dimensions p WHERE p.list = list_name AND p.dimension = u.dimension || ':part') AS is_instant
      FROM unnest(keys, dimensions, vals) u (key, dimension, value)
      LEFT JOIN list_dimensions m ON m.list = list_name AND m.dimension = u.dimension
      WHERE u.key <> ALL (built)
    LOOP
      IF asked.is_of_few AND is_small IS NULL THEN
        is_small := list_read(workspace, list_name, 'all', NULL, most) IS NOT NULL;
      END IF;
      IF asked.is_of_few IS NULL OR asked.is_of_few AND is_small THEN
        is_missing := true;
        wanted_dimensions := NULL;
        wanted_values := NULL;
        RETURN;
      END IF;
      read := NULL;
      IF NOT asked.is_of_few OR asked.is_instant THEN
        read := list_read(workspace, list_name, asked.dimension, asked.value,
          CASE WHEN asked.is_part THEN 20 * most ELSE most END);
      END IF;
      IF asked.is_instant OR read IS NULL AND NOT asked.is_part THEN
        wanted_dimensions := wanted_dimensions || asked.dimension;
        wanted_values := wanted_values || asked.value;
      END IF;
      IF read IS NULL THEN
        is_missing := true;
      ELSE
        mask_keys := mask_keys || array_fill(asked.key::bigint, ARRAY[cardinality(read)]);
        mask_positions := mask_positions || read;
      END IF;
    END LOOP;
  END IF;
  IF is_missing THEN
    wanted_dimensions := coalesce(wanted_dimensions, '{}');
    wanted_values := coalesce(wanted_values, '{}');
  ELSIF pending > 0 THEN
    SELECT mask_keys || coalesce(array_agg(t.key), '{}'), mask_positions || coalesce(array_agg(t.at), '{}')
    INTO mask_keys, mask_positions FROM list_toggles(workspace, list_name, built) t;
  END IF;
END $$;
