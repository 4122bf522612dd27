-- The event feed.

-- Numbers the committed events of a workspace in the order of their insertion, `most` at most, and returns
-- how many. One transaction does so at a time: a number is visible before the next one is assigned.
CREATE OR REPLACE FUNCTION number_events(workspace uuid, most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  reached bigint;
  done integer;
BEGIN
  INSERT INTO event_cursors (workspace_id) VALUES (workspace) ON CONFLICT DO NOTHING;
  SELECT c.numbered INTO reached FROM event_cursors c WHERE c.workspace_id = workspace FOR UPDATE;
  -- A snapshot younger than the lock, so that it sees what the one before has numbered
  WITH w AS MATERIALIZED (
    SELECT u.id, row_number() OVER (ORDER BY u.position) AS nth
    FROM (SELECT x.id, x.position FROM events x
      WHERE x.workspace_id = workspace AND x.sequence IS NULL ORDER BY x.position LIMIT most) u)
  UPDATE events e SET sequence = reached + w.nth FROM w
  WHERE e.workspace_id = workspace AND e.id = w.id;
  GET DIAGNOSTICS done = ROW_COUNT;
  IF done > 0 THEN
    UPDATE event_cursors c SET numbered = reached + done WHERE c.workspace_id = workspace;
  END IF;
  RETURN done;
END $$;
