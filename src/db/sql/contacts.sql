-- Contacts that were merged into others.

-- Returns the contact that a merged contact lives on in. While a merge is under way it may be more than one step
-- away. An id of a contact that was not merged is returned as it is.
CREATE OR REPLACE FUNCTION surviving_contact(workspace uuid, contact uuid) RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH RECURSIVE steps AS (
    SELECT c.id, c.merged_into_id FROM contacts c
    WHERE c.workspace_id = workspace AND c.id = contact
    UNION ALL
    SELECT c.id, c.merged_into_id FROM steps s
    JOIN contacts c ON c.workspace_id = workspace AND c.id = s.merged_into_id)
  SELECT id FROM steps WHERE merged_into_id IS NULL
$$;
