CREATE OR REPLACE FUNCTION list_positions(block int, bits bit) RETURNS SETOF bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (block::bigint << 14) - 1 + sum(octet_length(z.zeros) + 1) OVER (ORDER BY z.n ROWS UNBOUNDED PRECEDING)
  FROM string_to_table(bits::text, '1') WITH ORDINALITY z (zeros, n)
  LIMIT bit_count(bits)
$$;
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
