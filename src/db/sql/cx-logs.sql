-- Cases: one row for each interaction, and its timeline. src/api/cx-logs applies what happens in them.

-- The id of the case of a conversation, ticket or call; and the other way round. As `caseIdOf()` of src/lib/ids.ts.
CREATE OR REPLACE FUNCTION case_id(id uuid) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT overlay(id::text PLACING translate(substr(id::text, 25, 1), '0123456789abcdef', 'fedcba9876543210')
    FROM 25 FOR 1)::uuid
$$;
