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

-- PostgreSQL takes no statistics from an index with a WHERE. Without these it expects each address to be that of one
-- contact in two hundred, and reads all contacts to find a few.
CREATE STATISTICS IF NOT EXISTS contact_emails_address ON lower(email) FROM contact_emails;

-- Likewise, of the identity that a channel names.
CREATE STATISTICS IF NOT EXISTS contact_identities_identity ON (type || ' ' || platform_id) FROM contact_identities;
