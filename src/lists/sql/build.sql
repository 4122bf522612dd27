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
  -- Wanted by a version that counted by it and is being replaced
  IF NOT EXISTS (SELECT FROM list_dimensions m WHERE m.list = list_name AND m.dimension = asked.dimension) THEN
    DELETE FROM list_keys k WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted;
    RETURN false;
  END IF;

  -- What is pending at this snapshot is applied or added later, so the bitmap leaves it out
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

-- Removes the bitmaps of a workspace that have become small again and were not wanted for a day; returns how many. Only
-- version 0.1.0 calls it.
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
