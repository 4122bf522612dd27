CREATE OR REPLACE FUNCTION agent_load_of(workspace uuid, agent uuid, asked text)
RETURNS TABLE (load int) LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT ((
    SELECT count(*) FROM reservations r
    WHERE r.workspace_id = workspace AND r.user_id = agent AND r.status IN ('pending', 'wrapping')
      AND r.kind = asked) + CASE asked
    WHEN 'task' THEN (
      SELECT count(*) FROM (SELECT FROM tickets t
        WHERE t.workspace_id = workspace AND t.assignee_id = agent AND t.deleted_at IS NULL
          AND t.status NOT IN ('resolved', 'closed') LIMIT 201) open)
    WHEN 'voice' THEN (
      SELECT count(*) FROM (
        SELECT d.id FROM cdrs d WHERE d.workspace_id = workspace AND d.talking_id = agent
        UNION SELECT e.entity_id FROM queue_entries e
          WHERE e.workspace_id = workspace AND e.user_id = agent AND e.status = 'assigned'
            AND e.kind = 'voice') calls)
    ELSE (
      SELECT count(*) FROM (SELECT c.kind, c.channel_id FROM conversations c
        WHERE c.workspace_id = workspace AND c.assignee_id = agent AND c.status <> 'closed' LIMIT 1000) c
      JOIN channels n ON n.workspace_id = workspace AND n.id = c.channel_id
        AND n.ticketing ->> 'mode' IS DISTINCT FROM 'on'
      WHERE c.kind = CASE asked WHEN 'chat' THEN 'direct' ELSE asked END) END)::int
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION agent_load(workspace uuid, agent uuid)
RETURNS TABLE (voice int, chat int, email int, task int) LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT voice.load, chat.load, email.load, task.load
  FROM agent_load_of(workspace, agent, 'voice') voice, agent_load_of(workspace, agent, 'chat') chat,
    agent_load_of(workspace, agent, 'email') email, agent_load_of(workspace, agent, 'task') task
$$;
