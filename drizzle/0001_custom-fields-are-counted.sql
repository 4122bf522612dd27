CREATE OR REPLACE FUNCTION list_member(name text, value jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN jsonb_typeof(value) = 'number' THEN name || '=' || trim_scale(value::numeric)
    WHEN jsonb_typeof(value) IN ('string', 'boolean') AND length(value::text) <= 200 THEN name || '=' || value::text
  END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_members(dimension text, members jsonb) RETURNS bigint[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT list_key(dimension, m.value)), '{}')
  FROM (
    SELECT list_member(e.key, v.value) AS value
    FROM jsonb_each(members) e CROSS JOIN LATERAL jsonb_path_query(e.value, 'lax $[*]') v (value)) m
  WHERE m.value IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_member_path(value text) RETURNS jsonpath
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT format('$.%s[*] == %s', to_json(split_part(value, '=', 1)), substr(value, strpos(value, '=') + 1))::jsonpath
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.deleted_at IS NULL THEN
      INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at)
      VALUES (NEW.workspace_id, 'contacts', NEW.position,
        ARRAY[-995150415703991694,
            list_key('channel', NEW.channel::text),
            list_key('is_blocked', NEW.is_blocked::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END,
        '{}',
        NEW.created_at);
    END IF;
  ELSIF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'contacts', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('channel', OLD.channel::text),
          list_key('is_blocked', OLD.is_blocked::text)] || CASE WHEN OLD.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', OLD.custom_fields) END);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[-995150415703991694,
          list_key('channel', NEW.channel::text),
          list_key('is_blocked', NEW.is_blocked::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END,
      '{}');
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE contact_tags SET is_live = NEW.deleted_at IS NULL
    WHERE workspace_id = NEW.workspace_id AND contact_id = NEW.id;
    UPDATE group_members SET is_live = NEW.deleted_at IS NULL
    WHERE workspace_id = NEW.workspace_id AND contact_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_contacts_custom_fields() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY(SELECT unnest(list_members('custom_fields', NEW.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', OLD.custom_fields))),
      ARRAY(SELECT unnest(list_members('custom_fields', OLD.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', NEW.custom_fields))));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rows_of_contacts(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL LIMIT most;
  WHEN 'channel' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.channel = value::text LIMIT most;
  WHEN 'is_blocked' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.is_blocked = value::boolean LIMIT most;
  WHEN 'custom_fields' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.custom_fields @@ list_member_path(value) LIMIT most;
  WHEN 'contact_tags.tag_id' THEN
    RETURN QUERY SELECT t.position FROM contact_tags t
    WHERE t.workspace_id = workspace AND t.tag_id = value::uuid AND t.is_live LIMIT most;
  WHEN 'group_members.group_id' THEN
    RETURN QUERY SELECT t.position FROM group_members t
    WHERE t.workspace_id = workspace AND t.group_id = value::uuid AND t.is_live LIMIT most;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.deleted_at IS NULL THEN
      INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at)
      VALUES (NEW.workspace_id, 'tickets', NEW.position,
        ARRAY[-995150415703991694,
            list_key('status', NEW.status::text),
            list_key('priority', NEW.priority::text),
            list_key('type', NEW.type::text),
            list_key('channel', NEW.channel::text),
            list_key('contact_id', NEW.contact_id::text),
            list_key('assignee_id', NEW.assignee_id::text),
            list_key('creator_id', NEW.creator_id::text),
            list_key('category_id', NEW.category_id::text),
            list_key('queue_id', NEW.queue_id::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END,
        '{}',
        NEW.created_at);
    END IF;
  ELSIF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'tickets', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('status', OLD.status::text),
          list_key('priority', OLD.priority::text),
          list_key('type', OLD.type::text),
          list_key('channel', OLD.channel::text),
          list_key('contact_id', OLD.contact_id::text),
          list_key('assignee_id', OLD.assignee_id::text),
          list_key('creator_id', OLD.creator_id::text),
          list_key('category_id', OLD.category_id::text),
          list_key('queue_id', OLD.queue_id::text)] || CASE WHEN OLD.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', OLD.custom_fields) END);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[-995150415703991694,
          list_key('status', NEW.status::text),
          list_key('priority', NEW.priority::text),
          list_key('type', NEW.type::text),
          list_key('channel', NEW.channel::text),
          list_key('contact_id', NEW.contact_id::text),
          list_key('assignee_id', NEW.assignee_id::text),
          list_key('creator_id', NEW.creator_id::text),
          list_key('category_id', NEW.category_id::text),
          list_key('queue_id', NEW.queue_id::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END,
      '{}');
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE ticket_tags SET is_live = NEW.deleted_at IS NULL
    WHERE workspace_id = NEW.workspace_id AND ticket_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_tickets_custom_fields() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY(SELECT unnest(list_members('custom_fields', NEW.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', OLD.custom_fields))),
      ARRAY(SELECT unnest(list_members('custom_fields', OLD.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', NEW.custom_fields))));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rows_of_tickets(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.status = value::text LIMIT most;
  WHEN 'priority' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.priority = value::text LIMIT most;
  WHEN 'type' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.type = value::text LIMIT most;
  WHEN 'channel' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.channel = value::text LIMIT most;
  WHEN 'contact_id' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.contact_id = value::uuid LIMIT most;
  WHEN 'assignee_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.assignee_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.assignee_id = value::uuid LIMIT most;
    END IF;
  WHEN 'creator_id' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.creator_id = value::uuid LIMIT most;
  WHEN 'category_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.category_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.category_id = value::uuid LIMIT most;
    END IF;
  WHEN 'queue_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.queue_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.queue_id = value::uuid LIMIT most;
    END IF;
  WHEN 'custom_fields' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.custom_fields @@ list_member_path(value) LIMIT most;
  WHEN 'ticket_tags.tag_id' THEN
    RETURN QUERY SELECT t.position FROM ticket_tags t
    WHERE t.workspace_id = workspace AND t.tag_id = value::uuid AND t.is_live LIMIT most;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_custom_fields AFTER UPDATE OF custom_fields ON contacts
  FOR EACH ROW WHEN (OLD.custom_fields IS DISTINCT FROM NEW.custom_fields)
  EXECUTE FUNCTION count_contacts_custom_fields();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_custom_fields AFTER UPDATE OF custom_fields ON tickets
  FOR EACH ROW WHEN (OLD.custom_fields IS DISTINCT FROM NEW.custom_fields)
  EXECUTE FUNCTION count_tickets_custom_fields();
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
    ('channels', 'all', false),
    ('channels', 'type', false),
    ('contacts', 'all', false),
    ('contacts', 'channel', false),
    ('contacts', 'is_blocked', false),
    ('contacts', 'custom_fields', false),
    ('contacts', 'contact_tags.tag_id', false),
    ('contacts', 'group_members.group_id', false),
    ('conversations', 'all', false),
    ('conversations', 'status', false),
    ('conversations', 'kind', false),
    ('conversations', 'channel_id', false),
    ('conversations', 'contact_id', false),
    ('conversations', 'assignee_id', false),
    ('conversations', 'queue_id', true),
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
    ('tickets', 'ticket_tags.tag_id', false),
    ('users', 'all', false),
    ('users', 'status', false)),
  former AS (
    DELETE FROM list_dimensions d WHERE NOT EXISTS (
      SELECT FROM dimensions n WHERE n.list = d.list AND n.dimension = d.dimension))
INSERT INTO list_dimensions (list, dimension, is_of_few) SELECT list, dimension, is_of_few FROM dimensions
ON CONFLICT (list, dimension) DO UPDATE SET is_of_few = excluded.is_of_few;
