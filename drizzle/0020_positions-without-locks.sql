CREATE TABLE "numbered_lists" (
	"list" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- From here on written by hand. Positions come from sequences, one for each list of a workspace: nextval() neither
-- waits for another transaction nor holds anything that another one waits for (docs/decisions/0039). The tables that
-- are listed by an identity column, such as ticket_history, are not concerned.
CREATE SCHEMA positions;
--> statement-breakpoint
CREATE FUNCTION position_sequence(workspace uuid, list_name text) RETURNS regclass
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ('positions."' || list_name || '_' || workspace || '"')::regclass
$$;
--> statement-breakpoint
-- The next position in a list of a workspace. Positions are unique and are given out in ascending order, but they
-- become visible in the order of the commits, and those of a transaction that is rolled back remain unused.
CREATE OR REPLACE FUNCTION next_position(workspace uuid, list_name text) RETURNS bigint
LANGUAGE sql VOLATILE AS $$
  SELECT nextval(position_sequence(workspace, list_name))
$$;
--> statement-breakpoint
-- The last position that was given out; 0 when there is none.
CREATE FUNCTION last_position(workspace uuid, list_name text) RETURNS bigint
LANGUAGE sql VOLATILE AS $$
  SELECT coalesce(pg_sequence_last_value(position_sequence(workspace, list_name)), 0)
$$;
--> statement-breakpoint
-- Continues a list behind a position, for rows that were written with positions of their own. A ROLLBACK does not
-- undo it.
CREATE FUNCTION continue_behind(workspace uuid, list_name text, last bigint) RETURNS void
LANGUAGE sql VOLATILE AS $$
  SELECT setval(position_sequence(workspace, list_name), greatest(last, 1), last > 0)
$$;
--> statement-breakpoint
CREATE FUNCTION create_positions(workspace uuid, list_name text) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  EXECUTE format('CREATE SEQUENCE positions.%I', list_name || '_' || workspace);
END $$;
--> statement-breakpoint
-- Numbers the rows of a list in every workspace, those to come included.
CREATE FUNCTION number_list(list_name text) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO numbered_lists (list) VALUES (list_name);
  PERFORM create_positions(w.id, list_name) FROM workspaces w;
END $$;
--> statement-breakpoint
CREATE FUNCTION number_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  numbered text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM create_positions(NEW.id, n.list) FROM numbered_lists n;
    RETURN NULL;
  END IF;
  FOR numbered IN SELECT n.list FROM numbered_lists n LOOP
    EXECUTE format('DROP SEQUENCE positions.%I', numbered || '_' || OLD.id);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER number_workspace AFTER INSERT OR DELETE ON workspaces
  FOR EACH ROW EXECUTE FUNCTION number_workspace();
--> statement-breakpoint
SELECT number_list(list) FROM unnest(ARRAY['agent_activities', 'api_tokens', 'automation_queues', 'cdrs',
  'channels', 'contacts', 'conversations', 'cx_logs', 'groups', 'media_files', 'media_folders', 'messages', 'tags',
  'tickets', 'users']) AS list;
--> statement-breakpoint
SELECT continue_behind(p.workspace_id, p.list, p.last) FROM list_positions p
JOIN numbered_lists n USING (list);
--> statement-breakpoint
DROP TABLE "list_positions" CASCADE;
--> statement-breakpoint
-- As in 0014, with the positions of the cases from their sequence.
CREATE OR REPLACE FUNCTION open_ticket_cases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH made AS (
    INSERT INTO cx_logs (workspace_id, position, kind, entity_id, contact_id, channel_type, direction,
      status, queue_id, first_assignee_id, agent_id, closed_assignee_id, started_at, assigned_at,
      closed_at, state_since, handled_seconds, created_at, updated_at)
    SELECT o.workspace_id, next_position(o.workspace_id, 'cx_logs'), 'ticket', o.id, o.contact_id,
      case_channel(o.channel), 'inbound', was.status, o.queue_id, o.assignee_id, o.assignee_id,
      CASE WHEN was.status = 'closed' THEN o.assignee_id END,
      o.created_at, CASE WHEN o.assignee_id IS NOT NULL THEN o.created_at END, was.closed_at,
      coalesce(was.closed_at, o.created_at),
      CASE WHEN was.closed_at IS NOT NULL AND o.assignee_id IS NOT NULL
        THEN whole_seconds(o.created_at, was.closed_at) ELSE 0 END, o.created_at, o.created_at
    FROM opened o
    CROSS JOIN LATERAL (
      SELECT CASE WHEN o.deleted_at IS NULL THEN case_status(o.status) ELSE 'closed' END AS status) now
    CROSS JOIN LATERAL (SELECT now.status, CASE WHEN now.status = 'closed' THEN greatest(o.created_at,
      coalesce(o.resolved_at, o.closed_at, o.deleted_at, o.created_at)) END AS closed_at) was
    ORDER BY o.workspace_id, o.position
    RETURNING workspace_id, id, entity_id, status, agent_id, started_at, closed_at)
  INSERT INTO cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, actor_id, detail)
  SELECT m.workspace_id, m.id, step.kind, step.at, CASE WHEN u.id IS NULL THEN 'token' ELSE 'user' END,
    o.creator_id, step.detail
  FROM made m JOIN opened o ON o.workspace_id = m.workspace_id AND o.id = m.entity_id
  LEFT JOIN users u ON u.workspace_id = o.workspace_id AND u.id = o.creator_id
  CROSS JOIN LATERAL (VALUES
    (1, 'created', m.started_at, true, '{}'::jsonb),
    (2, 'assigned', m.started_at, m.agent_id IS NOT NULL, jsonb_build_object('agentId', m.agent_id)),
    (3, 'held', m.started_at, m.status = 'hold', '{}'),
    (4, 'closed', m.closed_at, m.status = 'closed', '{}')) AS step (nth, kind, at, is_so, detail)
  WHERE step.is_so ORDER BY m.workspace_id, m.id, step.nth;
  RETURN NULL;
END $$;
