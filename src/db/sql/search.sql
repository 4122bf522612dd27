-- Functions that turn what a caller searches for into what an index can answer.

-- Returns the query for a search column: each word of the text must be the beginning of a word there. Returns
-- null for a text without words.
CREATE OR REPLACE FUNCTION search_query(q text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
  FROM unnest(to_tsvector('simple', q))
$$;

-- Returns the LIKE pattern of values that contain the text. Per cent, underscore and backslash stand for
-- themselves.
CREATE OR REPLACE FUNCTION holding(q text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || replace(replace(replace(q, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
