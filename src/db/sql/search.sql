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

-- Returns the LIKE pattern of names that a text finds: with three letters or digits in a row, which an index of trigrams
-- needs, the names that contain it; with fewer, those that begin with it; and with none of them null.
CREATE OR REPLACE FUNCTION name_pattern(q text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN q ~ '[[:alnum:]]{3}' THEN holding(q) WHEN q ~ '[[:alnum:]]' THEN substr(holding(q), 2) END
$$;

-- Returns the LIKE pattern of the addresses of contacts, each after a newline, that a text finds, by the rule of
-- name_pattern. A newline in the text is a blank, so that it cannot match the end of one address and the beginning of
-- the next.
CREATE OR REPLACE FUNCTION address_pattern(q text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN line ~ '[[:alnum:]]{3}' THEN holding(line)
    WHEN line ~ '[[:alnum:]]' THEN '%' || E'\n' || substr(holding(line), 2) END
  FROM translate(lower(q), E'\n', ' ') line
$$;

-- Returns the LIKE pattern of the addresses of contacts among which a text finds a phone number; null for a text that is no part
-- of a number. Numbers begin with a plus sign and come after the e-mail addresses. A plus sign in the text stands only before a
-- whole number, so it finds beginnings, as fewer than three digits do; zeros before a number are prefixes of dialling.
CREATE OR REPLACE FUNCTION address_number_pattern(q text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN q !~ '^[0-9 ()+./-]+$' OR dialled !~ '[0-9]' THEN NULL
    WHEN dialled ~ '^[+]' THEN '%' || E'\n' || dialled || '%'
    WHEN length(dialled) < 3 THEN '%' || E'\n+' || dialled || '%'
    ELSE '%' || E'\n+%' || dialled || '%' END
  FROM ltrim(regexp_replace(q, '[^0-9+]', '', 'g'), '0') dialled
$$;
