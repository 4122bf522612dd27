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
