-- The next position in a list of a workspace. The row stays locked until the transaction ends, so
-- positions become visible in order and without duplicates.
CREATE FUNCTION next_position(workspace uuid, list_name text) RETURNS bigint
LANGUAGE sql VOLATILE AS $$
  INSERT INTO list_positions AS p (workspace_id, list, last)
  VALUES (workspace, list_name, 1)
  ON CONFLICT (workspace_id, list) DO UPDATE SET last = p.last + 1
  RETURNING last
$$;
