-- Functions about names that are unique in a workspace.

-- Returns the key of a name: names that look alike have the same one. It is in Unicode NFKC and case folded, and has neither
-- invisible characters nor more than one blank in a row.
CREATE OR REPLACE FUNCTION name_key(name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(name) = char_length(name) AND strpos(name, E'\x7f') = 0 THEN lower(btrim(regexp_replace(name, '\s+', ' ', 'g')) COLLATE "und-x-icu")
  ELSE replace(translate(normalize(lower(btrim(regexp_replace(regexp_replace(normalize(name, NFKC),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+', '', 'g'), '[\s\u0085\u00a0]+', ' ', 'g')) COLLATE "und-x-icu"), NFKC), 'ς', 'σ'), 'ß', 'ss') END;
