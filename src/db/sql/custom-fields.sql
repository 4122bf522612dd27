-- Custom fields of tickets and contacts.

-- Returns the options of a field whose labels a value needs: those that the value names, and those above them in a
-- tree. It is in PL/pgSQL because a recursive query inside of another one is set up for each row, used or not.
CREATE OR REPLACE FUNCTION options_named(options jsonb, value jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN coalesce((
    WITH RECURSIVE named (option) AS (
      SELECT jsonb_path_query_first(options, '$[*] ? (@.value == $key)', jsonb_build_object('key', key))
      FROM jsonb_path_query(value, 'lax $[*]') key
      UNION
      SELECT jsonb_path_query_first(options, '$[*] ? (@.value == $key)',
        jsonb_build_object('key', n.option -> 'parentValue'))
      FROM named n WHERE n.option ->> 'parentValue' IS NOT NULL)
    SELECT jsonb_agg(option) FROM named WHERE option IS NOT NULL), '[]');
END $$;
