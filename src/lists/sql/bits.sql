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
  SELECT coalesce(array_agg(f.bits::varbit ORDER BY b.block), '{}')
  FROM generate_series(0, (SELECT max(block) FROM filtered)) b (block) LEFT JOIN filtered f USING (block)
$$;

-- Returns how many rows `filters` leave, and in parallel the blocks that have any, by their positions, and how many.
CREATE OR REPLACE FUNCTION list_blocks(filters varbit[], descending boolean,
  OUT total bigint, OUT blocks int[], OUT counts int[])
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  SELECT coalesce(sum(o.n), 0), array_agg(o.block), array_agg(o.n) INTO total, blocks, counts
  FROM (
    SELECT f.block::int - 1 AS block, bit_count(f.bits) AS n FROM unnest(filters) WITH ORDINALITY f (bits, block)
    WHERE bit_count(f.bits) > 0 ORDER BY CASE WHEN descending THEN -f.block ELSE f.block END) o;
END $$;

-- Returns how many rows of a list that `filters` leave (null: all) have the keys of a sort, in parallel: the place of the key
-- among the keys, a block and how many rows of it have the key; blocks of one key by their positions.
CREATE OR REPLACE FUNCTION list_tally(workspace uuid, list_name text, filters varbit[], sort_keys bigint[],
  built bigint[], mask_keys bigint[], mask_positions bigint[], descending boolean,
  OUT total bigint, OUT ranks int[], OUT blocks int[], OUT counts int[])
LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT coalesce(sum(o.n), 0), array_agg(o.rank), array_agg(o.block), array_agg(o.n)
  INTO total, ranks, blocks, counts
  FROM (
    SELECT t.* FROM (
      SELECT s.rank::int AS rank, k.block,
        CASE WHEN filters IS NULL THEN k.n ELSE bit_count(k.bits & filters[k.block + 1]::bit(16384))::int END AS n
      FROM unnest(sort_keys) WITH ORDINALITY s (key, rank)
      JOIN list_bits(workspace, list_name, sort_keys, built, mask_keys, mask_positions, '{}', NULL) k USING (key)
      OFFSET 0) t
    WHERE t.n > 0
    ORDER BY t.rank, CASE WHEN descending THEN -t.block ELSE t.block END) o;
END $$;

-- Returns which of some parts of a list, which follow one another and have `counts` rows, have rows of a page: how many
-- rows of the part come before the page, and how many are on it.
CREATE OR REPLACE FUNCTION list_parts(counts int[], skip bigint, take bigint)
RETURNS TABLE (n int, skipped int, taken int)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT c.n::int, greatest(skip - c.upto + c.count, 0)::int,
    (least(skip + take, c.upto) - greatest(skip, c.upto - c.count))::int
  FROM (SELECT u.count, u.n, sum(u.count) OVER (ORDER BY u.n) AS upto FROM unnest(counts) WITH ORDINALITY u (count, n)) c
  WHERE c.upto > skip AND c.upto - c.count < skip + take
$$;

-- Returns the positions of a page in the order of the list, of how many rows each block has in parallel: those that
-- `filters` leave, or where ranks are given those of them that have the key of the sort with this rank.
CREATE OR REPLACE FUNCTION list_page(workspace uuid, list_name text, filters varbit[], sort_keys bigint[],
  built bigint[], mask_keys bigint[], mask_positions bigint[], ranks int[], blocks int[], counts int[],
  descending boolean, skip bigint, take bigint) RETURNS bigint[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  page_keys bigint[];
  page_blocks int[];
BEGIN
  IF ranks IS NULL THEN
    RETURN ARRAY(
      SELECT s.at FROM list_parts(counts, skip, take) p
      CROSS JOIN LATERAL unnest(list_slice(blocks[p.n], filters[blocks[p.n] + 1]::bit(16384), counts[p.n],
        p.skipped, p.taken, descending)) WITH ORDINALITY s (at, n)
      ORDER BY p.n, s.n);
  END IF;
  SELECT array_agg(DISTINCT sort_keys[ranks[p.n]]), array_agg(DISTINCT blocks[p.n]) INTO page_keys, page_blocks
  FROM list_parts(counts, skip, take) p;
  RETURN ARRAY(
    SELECT s.at FROM list_parts(counts, skip, take) p
    JOIN list_bits(workspace, list_name, page_keys, built, mask_keys, mask_positions, '{}', page_blocks) b
      ON b.key = sort_keys[ranks[p.n]] AND b.block = blocks[p.n]
    CROSS JOIN LATERAL unnest(list_slice(b.block,
      CASE WHEN filters IS NULL THEN b.bits ELSE b.bits & filters[b.block + 1]::bit(16384) END, counts[p.n],
      p.skipped, p.taken, descending)) WITH ORDINALITY s (at, n)
    ORDER BY p.n, s.n);
END $$;
