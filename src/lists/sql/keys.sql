-- The list engine: for each key of a list (a dimension and a value) a bitmap over positions, so that the total and any
-- page of any combination of filters cost about the same however long the list is (README.md beside this folder). The triggers
-- that record the changes of each counted list, and the functions that read its rows, are in generated/lists.sql,
-- which `npm run generate` writes from counted-lists.ts.
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
