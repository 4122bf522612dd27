-- Functions that turn texts, and what a caller searches for, into what an index can answer.

-- Returns a text without the differences that people do not search by: in Unicode NFKC and lower case, without accents,
-- vowel points and invisible characters. Letters that are no other letter with an accent become what people type for them,
-- and digits those of ASCII. A text without Arabic, Indian or Thai characters is spared theirs, which take as long as all the rest.
CREATE OR REPLACE FUNCTION search_letters(t text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(t) = char_length(t) THEN lower(t COLLATE "und-x-icu") ELSE
  normalize(replace(replace(replace(replace(translate(
    regexp_replace(lower(normalize(t, NFKD) COLLATE "und-x-icu"), '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u115f\u1160\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+', '', 'g'),
    'øłđðħŧıς' || CASE WHEN t ~ '[\u0629-\u0e59\ufb50-\ufefc]' THEN 'ةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯๐๑๒๓๔๕๖๗๘๙' ELSE '' END,
    'olddhtiσهييك01234567890123456789012345678901234567890123456789'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC) END;

-- Returns the searchable form of a text: each run of letters or digits is a word, words are separated by blanks, and by a
-- hyphen where only punctuation is between them. A character of a script without blanks between words is a word.
CREATE OR REPLACE FUNCTION search_form(t text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  CASE WHEN octet_length(t) = char_length(t) THEN replace(search_letters(t), E'\n', ' ')
    ELSE regexp_replace(replace(search_letters(t), E'\n', ' '), '([\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u103f\u1780-\u17d3\u3005-\u3007\u3041-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff])', '-\1-', 'g') END COLLATE "und-x-icu",
  '[^ [:alnum:]\u0900-\u0963\u0966-\u0df3\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0ed9\u0f18-\u0fbc\u1000-\u1049\u1050-\u109f\u1780-\u17d3\u17e0-\u17e9]+', '-', 'g');

-- Returns the searchable form of a text without hyphens at the ends of what is between blanks. A tsvector has at most 1 MiB: of
-- a longer text, the first 110,000 characters are searched.
CREATE OR REPLACE FUNCTION search_runs(t text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(replace(replace(left(search_form(t), 110000), '- ', ' '), ' -', ' '), '- ');

-- Returns the words of a text for a search column, each joined with the next one where a hyphen is between them in the
-- searchable form, so that a part of a number, an address or a sentence without blanks is found by its beginning. A text with
-- neither hyphens nor long words takes the short way. A restored dump computes the columns with no search path of its own.
CREATE OR REPLACE FUNCTION search_words(t text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  runs text := search_runs(t);
BEGIN
  IF runs !~ '-|[^ ]{101}' THEN
    RETURN array_to_tsvector(array_remove(string_to_array(runs, ' '), ''));
  END IF;
  RETURN (SELECT array_to_tsvector(array_agg(left(word, 100))) FROM (
      SELECT ltrim(run, '-') || CASE WHEN lead(run) OVER () LIKE '-%' THEN lead(run) OVER () ELSE '' END AS word
      FROM string_to_table(replace(runs, '-', ' -'), ' ') run) words
    WHERE word <> '');
END $$;

-- Returns the texts and numbers of custom fields for search_words.
CREATE OR REPLACE FUNCTION search_values(fields jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN fields = '{}' THEN '' ELSE (SELECT coalesce(string_agg(v #>> '{}', ' '), '') FROM jsonb_path_query(fields,
  'strict $.** ? (@.type() == "string" || @.type() == "number")') v) END;

-- Returns the query for a search column: each word of the text must be the beginning of a word there, and words that are joined
-- must be so there. Returns null for a text without words.
CREATE OR REPLACE FUNCTION search_query(q text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(left(word, 100) || CASE WHEN is_end OR length(word) > 100 THEN ':*' ELSE '' END, ' & ')::tsquery
  FROM (
    SELECT ltrim(run, '-') || CASE WHEN next LIKE '-%' THEN next ELSE '' END AS word,
      next NOT LIKE '-%' OR after_next NOT LIKE '-%' AS is_end, run LIKE '-%' AND next NOT LIKE '-%' AS is_joined
    FROM (SELECT run, lead(run, 1, '') OVER () AS next, lead(run, 2, '') OVER () AS after_next
      FROM string_to_table(replace(search_runs(q), '-', ' -'), ' ') run) runs) words
  WHERE word <> '' AND NOT is_joined);

-- Returns the LIKE pattern of values that contain the text. Per cent, underscore and backslash stand for
-- themselves.
CREATE OR REPLACE FUNCTION holding(q text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || replace(replace(replace(q, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- Returns the LIKE pattern of searchable forms of names that a text finds: with three letters or digits in a row, which an
-- index of trigrams needs, the names that contain it; with fewer, those that begin with it; and with none of them null.
CREATE OR REPLACE FUNCTION name_pattern(q text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN form ~ '[[:alnum:]]{3}' THEN holding(form) WHEN form ~ '[[:alnum:]]' THEN substr(holding(form), 2) END
  FROM search_form(q) form
$$;

-- Returns the LIKE pattern of the addresses of contacts, each after a newline, that a text finds, by the rule of
-- name_pattern. Of a mailbox as mails have it, the address is looked for. A newline in the text is a blank, so that it
-- cannot match the end of one address and the beginning of the next.
CREATE OR REPLACE FUNCTION address_pattern(q text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN line ~ '[[:alnum:]]{3}' THEN holding(line)
    WHEN line ~ '[[:alnum:]]' THEN '%' || E'\n' || substr(holding(line), 2) END
  FROM translate(lower(coalesce(substring(q FROM '<([^<> ]+@[^<> ]+)>'), q)), E'\n', ' ') line
$$;

-- Returns the LIKE pattern of the addresses of contacts among which a text finds a phone number; null for a text that is no part
-- of a number. Numbers begin with a plus sign and come after the e-mail addresses. A plus sign in the text stands only before a
-- whole number, so it finds beginnings, as fewer than three digits do; zeros before a number are prefixes of dialling, and
-- so is a zero in parentheses behind the code of a country.
CREATE OR REPLACE FUNCTION address_number_pattern(q text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN typed !~ '^[0-9 ()+./-]+$' OR dialled !~ '[0-9]' THEN NULL
    WHEN dialled ~ '^[+]' THEN '%' || E'\n' || dialled || '%'
    WHEN length(dialled) < 3 THEN '%' || E'\n+' || dialled || '%'
    ELSE '%' || E'\n+%' || dialled || '%' END
  FROM btrim(regexp_replace(search_letters(q), '^\s*tel:|[\u2010-\u2015\u2212]', '-', 'g'), '- ') typed,
    ltrim(regexp_replace(regexp_replace(typed, '^([+]|00)(.*)[(]0[)]', '\1\2'), '[^0-9+]', '', 'g'), '0') dialled
$$;

-- New comments wait in a list that each search reads as a whole, until it is as long as this. In these 256 kB 500 comments of 20
-- words wait, which takes a search 1 ms; in the 4 MB of PostgreSQL's default 8,000, which takes tens of ms. A write takes as long with
-- both, and logs 2 kB more.
ALTER INDEX comments_workspace_id_search_idx SET (gin_pending_list_limit = 256);

-- New messages wait as new comments do.
ALTER INDEX messages_workspace_id_search_idx SET (gin_pending_list_limit = 256);

-- New tickets wait as new comments do.
ALTER INDEX tickets_workspace_id_search_idx SET (gin_pending_list_limit = 256);

-- The words of new contacts wait as new comments do.
ALTER INDEX contacts_workspace_id_search_idx SET (gin_pending_list_limit = 256);

-- The names of new contacts wait as new comments do.
ALTER INDEX contacts_workspace_id_name_form_trgm_idx SET (gin_pending_list_limit = 256);

-- The addresses of new contacts wait as new comments do.
ALTER INDEX contacts_workspace_id_addresses_trgm_idx SET (gin_pending_list_limit = 256);

-- The names of new groups wait as new comments do.
ALTER INDEX groups_workspace_id_name_trgm_idx SET (gin_pending_list_limit = 256);

-- The names of new files wait as new comments do.
ALTER INDEX media_files_workspace_id_name_trgm_idx SET (gin_pending_list_limit = 256);

-- The tags of new files wait as new comments do.
ALTER INDEX media_files_workspace_id_tags_idx SET (gin_pending_list_limit = 256);

-- The subjects of new conversations wait as new comments do.
ALTER INDEX conversations_workspace_id_subject_idx SET (gin_pending_list_limit = 256);
