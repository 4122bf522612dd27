CREATE OR REPLACE FUNCTION count_cdrs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cdrs', NEW.position,
      ARRAY[-995150415703991694,
          list_key('status', NEW.status::text),
          list_key('direction', NEW.direction::text),
          list_key('agent_id', NEW.agent_id::text),
          list_key('contact_id', NEW.contact_id::text),
          list_key('queue_id', NEW.queue_id::text)] || list_instant('started_at', NEW.started_at),
      '{}');
  ELSE
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'cdrs', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('status', OLD.status::text),
          list_key('direction', OLD.direction::text),
          list_key('agent_id', OLD.agent_id::text),
          list_key('contact_id', OLD.contact_id::text),
          list_key('queue_id', OLD.queue_id::text)] || list_instant('started_at', OLD.started_at));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cdrs_started_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cdrs', NEW.position,
    ARRAY(SELECT unnest(list_instant('started_at', NEW.started_at)) EXCEPT SELECT unnest(list_instant('started_at', OLD.started_at))),
    ARRAY(SELECT unnest(list_instant('started_at', OLD.started_at)) EXCEPT SELECT unnest(list_instant('started_at', NEW.started_at))));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rows_of_cdrs(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM cdrs t
    WHERE t.workspace_id = workspace LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM cdrs t
    WHERE t.workspace_id = workspace AND t.status = value::text LIMIT most;
  WHEN 'direction' THEN
    RETURN QUERY SELECT t.position FROM cdrs t
    WHERE t.workspace_id = workspace AND t.direction = value::text LIMIT most;
  WHEN 'agent_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.agent_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.agent_id = value::uuid LIMIT most;
    END IF;
  WHEN 'contact_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.contact_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.contact_id = value::uuid LIMIT most;
    END IF;
  WHEN 'queue_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.queue_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.queue_id = value::uuid LIMIT most;
    END IF;
  WHEN 'started_at' THEN
    RETURN QUERY SELECT t.position FROM cdrs t
    WHERE t.workspace_id = workspace AND t.started_at >= list_start(value) AND t.started_at < list_start(value, 1) LIMIT most;
  WHEN 'started_at:part' THEN
    RETURN QUERY SELECT t.position FROM cdrs t
    WHERE t.workspace_id = workspace AND t.started_at >= split_part(value, '/', 1)::timestamptz
      AND t.started_at < split_part(value, '/', 2)::timestamptz LIMIT most;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION periods_of_cdrs(workspace uuid, dimension text) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'started_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(t.started_at) >> 5 FROM cdrs t
        WHERE t.workspace_id = workspace AND t.started_at > '-infinity'
        ORDER BY t.started_at, t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(t.started_at) >> 5 FROM cdrs t
        WHERE t.workspace_id = workspace AND t.started_at >= list_start('p' || f.period::text, 1)
        ORDER BY t.started_at, t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
      ARRAY[-995150415703991694,
          list_key('kind', NEW.kind::text),
          list_key('channel_type', NEW.channel_type::text),
          list_key('direction', NEW.direction::text),
          list_key('status', NEW.status::text),
          list_key('disposition', NEW.disposition::text),
          list_key('channel_id', NEW.channel_id::text),
          list_key('queue_id', NEW.queue_id::text),
          list_key('agent_id', NEW.agent_id::text),
          list_key('first_assignee_id', NEW.first_assignee_id::text),
          list_key('closed_assignee_id', NEW.closed_assignee_id::text),
          list_key('contact_id', NEW.contact_id::text)] || list_instant('started_at', NEW.started_at),
      '{}');
  ELSE
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'cx_logs', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('kind', OLD.kind::text),
          list_key('channel_type', OLD.channel_type::text),
          list_key('direction', OLD.direction::text),
          list_key('status', OLD.status::text),
          list_key('disposition', OLD.disposition::text),
          list_key('channel_id', OLD.channel_id::text),
          list_key('queue_id', OLD.queue_id::text),
          list_key('agent_id', OLD.agent_id::text),
          list_key('first_assignee_id', OLD.first_assignee_id::text),
          list_key('closed_assignee_id', OLD.closed_assignee_id::text),
          list_key('contact_id', OLD.contact_id::text)] || list_instant('started_at', OLD.started_at));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY[list_key('kind', NEW.kind::text)],
    ARRAY[list_key('kind', OLD.kind::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_channel_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY[list_key('channel_type', NEW.channel_type::text)],
    ARRAY[list_key('channel_type', OLD.channel_type::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_direction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY[list_key('direction', NEW.direction::text)],
    ARRAY[list_key('direction', OLD.direction::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY[list_key('status', NEW.status::text)],
    ARRAY[list_key('status', OLD.status::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_disposition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY[list_key('disposition', NEW.disposition::text)],
    ARRAY[list_key('disposition', OLD.disposition::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_channel_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY[list_key('channel_id', NEW.channel_id::text)],
    ARRAY[list_key('channel_id', OLD.channel_id::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_queue_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY[list_key('queue_id', NEW.queue_id::text)],
    ARRAY[list_key('queue_id', OLD.queue_id::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_agent_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY[list_key('agent_id', NEW.agent_id::text)],
    ARRAY[list_key('agent_id', OLD.agent_id::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_first_assignee_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY[list_key('first_assignee_id', NEW.first_assignee_id::text)],
    ARRAY[list_key('first_assignee_id', OLD.first_assignee_id::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_closed_assignee_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY[list_key('closed_assignee_id', NEW.closed_assignee_id::text)],
    ARRAY[list_key('closed_assignee_id', OLD.closed_assignee_id::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_contact_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY[list_key('contact_id', NEW.contact_id::text)],
    ARRAY[list_key('contact_id', OLD.contact_id::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_started_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (NEW.workspace_id, 'cx_logs', NEW.position,
    ARRAY(SELECT unnest(list_instant('started_at', NEW.started_at)) EXCEPT SELECT unnest(list_instant('started_at', OLD.started_at))),
    ARRAY(SELECT unnest(list_instant('started_at', OLD.started_at)) EXCEPT SELECT unnest(list_instant('started_at', NEW.started_at))));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rows_of_cx_logs(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM cx_logs t
    WHERE t.workspace_id = workspace LIMIT most;
  WHEN 'kind' THEN
    RETURN QUERY SELECT t.position FROM cx_logs t
    WHERE t.workspace_id = workspace AND t.kind = value::text LIMIT most;
  WHEN 'channel_type' THEN
    RETURN QUERY SELECT t.position FROM cx_logs t
    WHERE t.workspace_id = workspace AND t.channel_type = value::text LIMIT most;
  WHEN 'direction' THEN
    RETURN QUERY SELECT t.position FROM cx_logs t
    WHERE t.workspace_id = workspace AND t.direction = value::text LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM cx_logs t
    WHERE t.workspace_id = workspace AND t.status = value::text LIMIT most;
  WHEN 'disposition' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.disposition IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.disposition = value::text LIMIT most;
    END IF;
  WHEN 'channel_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.channel_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.channel_id = value::uuid LIMIT most;
    END IF;
  WHEN 'queue_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.queue_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.queue_id = value::uuid LIMIT most;
    END IF;
  WHEN 'agent_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.agent_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.agent_id = value::uuid LIMIT most;
    END IF;
  WHEN 'first_assignee_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.first_assignee_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.first_assignee_id = value::uuid LIMIT most;
    END IF;
  WHEN 'closed_assignee_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.closed_assignee_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.closed_assignee_id = value::uuid LIMIT most;
    END IF;
  WHEN 'contact_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.contact_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cx_logs t
      WHERE t.workspace_id = workspace AND t.contact_id = value::uuid LIMIT most;
    END IF;
  WHEN 'started_at' THEN
    RETURN QUERY SELECT t.position FROM cx_logs t
    WHERE t.workspace_id = workspace AND t.started_at >= list_start(value) AND t.started_at < list_start(value, 1) LIMIT most;
  WHEN 'started_at:part' THEN
    RETURN QUERY SELECT t.position FROM cx_logs t
    WHERE t.workspace_id = workspace AND t.started_at >= split_part(value, '/', 1)::timestamptz
      AND t.started_at < split_part(value, '/', 2)::timestamptz LIMIT most;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION periods_of_cx_logs(workspace uuid, dimension text) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'started_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(t.started_at) >> 5 FROM cx_logs t
        WHERE t.workspace_id = workspace AND t.started_at > '-infinity'
        ORDER BY t.started_at, t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(t.started_at) >> 5 FROM cx_logs t
        WHERE t.workspace_id = workspace AND t.started_at >= list_start('p' || f.period::text, 1)
        ORDER BY t.started_at, t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_started_at AFTER UPDATE OF started_at ON cdrs
  FOR EACH ROW WHEN (list_day(OLD.started_at) IS DISTINCT FROM list_day(NEW.started_at))
  EXECUTE FUNCTION count_cdrs_started_at();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER INSERT OR DELETE ON cx_logs
  FOR EACH ROW EXECUTE FUNCTION count_cx_logs();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_kind AFTER UPDATE OF kind ON cx_logs
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind)
  EXECUTE FUNCTION count_cx_logs_kind();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_channel_type AFTER UPDATE OF channel_type ON cx_logs
  FOR EACH ROW WHEN (OLD.channel_type IS DISTINCT FROM NEW.channel_type)
  EXECUTE FUNCTION count_cx_logs_channel_type();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_direction AFTER UPDATE OF direction ON cx_logs
  FOR EACH ROW WHEN (OLD.direction IS DISTINCT FROM NEW.direction)
  EXECUTE FUNCTION count_cx_logs_direction();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_status AFTER UPDATE OF status ON cx_logs
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION count_cx_logs_status();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_disposition AFTER UPDATE OF disposition ON cx_logs
  FOR EACH ROW WHEN (OLD.disposition IS DISTINCT FROM NEW.disposition)
  EXECUTE FUNCTION count_cx_logs_disposition();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_channel_id AFTER UPDATE OF channel_id ON cx_logs
  FOR EACH ROW WHEN (OLD.channel_id IS DISTINCT FROM NEW.channel_id)
  EXECUTE FUNCTION count_cx_logs_channel_id();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_queue_id AFTER UPDATE OF queue_id ON cx_logs
  FOR EACH ROW WHEN (OLD.queue_id IS DISTINCT FROM NEW.queue_id)
  EXECUTE FUNCTION count_cx_logs_queue_id();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_agent_id AFTER UPDATE OF agent_id ON cx_logs
  FOR EACH ROW WHEN (OLD.agent_id IS DISTINCT FROM NEW.agent_id)
  EXECUTE FUNCTION count_cx_logs_agent_id();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_first_assignee_id AFTER UPDATE OF first_assignee_id ON cx_logs
  FOR EACH ROW WHEN (OLD.first_assignee_id IS DISTINCT FROM NEW.first_assignee_id)
  EXECUTE FUNCTION count_cx_logs_first_assignee_id();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_closed_assignee_id AFTER UPDATE OF closed_assignee_id ON cx_logs
  FOR EACH ROW WHEN (OLD.closed_assignee_id IS DISTINCT FROM NEW.closed_assignee_id)
  EXECUTE FUNCTION count_cx_logs_closed_assignee_id();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_contact_id AFTER UPDATE OF contact_id ON cx_logs
  FOR EACH ROW WHEN (OLD.contact_id IS DISTINCT FROM NEW.contact_id)
  EXECUTE FUNCTION count_cx_logs_contact_id();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_started_at AFTER UPDATE OF started_at ON cx_logs
  FOR EACH ROW WHEN (list_day(OLD.started_at) IS DISTINCT FROM list_day(NEW.started_at))
  EXECUTE FUNCTION count_cx_logs_started_at();
--> statement-breakpoint
WITH dimensions (list, dimension, is_of_few) AS (VALUES
    ('agent_activities', 'all', false),
    ('agent_activities', 'user_id', false),
    ('api_tokens', 'all', false),
    ('automation_queues', 'all', false),
    ('cdrs', 'all', false),
    ('cdrs', 'status', false),
    ('cdrs', 'direction', false),
    ('cdrs', 'agent_id', false),
    ('cdrs', 'contact_id', false),
    ('cdrs', 'queue_id', true),
    ('cdrs', 'started_at', true),
    ('cdrs', 'started_at:part', false),
    ('channels', 'all', false),
    ('channels', 'type', false),
    ('contacts', 'all', false),
    ('contacts', 'channel', false),
    ('contacts', 'is_blocked', false),
    ('contacts', 'custom_fields', false),
    ('contacts', 'updated_at', true),
    ('contacts', 'updated_at:part', false),
    ('contacts', 'last_seen_at', true),
    ('contacts', 'last_seen_at:part', false),
    ('contacts', 'contact_tags.tag_id', false),
    ('contacts', 'group_members.group_id', false),
    ('conversations', 'all', false),
    ('conversations', 'status', false),
    ('conversations', 'kind', false),
    ('conversations', 'channel_id', false),
    ('conversations', 'contact_id', false),
    ('conversations', 'assignee_id', false),
    ('conversations', 'queue_id', true),
    ('conversations', 'last_message_at', true),
    ('conversations', 'last_message_at:part', false),
    ('cx_logs', 'all', false),
    ('cx_logs', 'kind', true),
    ('cx_logs', 'channel_type', true),
    ('cx_logs', 'direction', true),
    ('cx_logs', 'status', true),
    ('cx_logs', 'disposition', true),
    ('cx_logs', 'channel_id', true),
    ('cx_logs', 'queue_id', false),
    ('cx_logs', 'agent_id', false),
    ('cx_logs', 'first_assignee_id', true),
    ('cx_logs', 'closed_assignee_id', true),
    ('cx_logs', 'contact_id', false),
    ('cx_logs', 'started_at', true),
    ('cx_logs', 'started_at:part', false),
    ('media_files', 'all', false),
    ('media_files', 'folder_id', false),
    ('media_folders', 'all', false),
    ('media_folders', 'parent_id', false),
    ('messages', 'all', false),
    ('messages', 'conversation_id', false),
    ('messages', 'contact_id', false),
    ('messages', 'channel_id', false),
    ('messages', 'direction', true),
    ('messages', 'status', true),
    ('messages', 'message_type', true),
    ('messages', 'created_at', true),
    ('messages', 'created_at:part', false),
    ('tags', 'all', false),
    ('tickets', 'all', false),
    ('tickets', 'status', true),
    ('tickets', 'priority', true),
    ('tickets', 'type', true),
    ('tickets', 'channel', true),
    ('tickets', 'contact_id', false),
    ('tickets', 'assignee_id', false),
    ('tickets', 'creator_id', true),
    ('tickets', 'category_id', false),
    ('tickets', 'queue_id', false),
    ('tickets', 'custom_fields', false),
    ('tickets', 'updated_at', true),
    ('tickets', 'updated_at:part', false),
    ('tickets', 'due_at', true),
    ('tickets', 'due_at:part', false),
    ('tickets', 'ticket_tags.tag_id', false),
    ('users', 'all', false),
    ('users', 'status', false)),
  former AS (
    DELETE FROM list_dimensions d WHERE NOT EXISTS (
      SELECT FROM dimensions n WHERE n.list = d.list AND n.dimension = d.dimension))
INSERT INTO list_dimensions (list, dimension, is_of_few) SELECT list, dimension, is_of_few FROM dimensions
ON CONFLICT (list, dimension) DO UPDATE SET is_of_few = excluded.is_of_few;
