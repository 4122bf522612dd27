CREATE OR REPLACE FUNCTION count_agent_activities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (OLD.workspace_id, 'agent_activities', OLD.position,
    '{}',
    ARRAY[-995150415703991694,
        list_key('user_id', OLD.user_id::text)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_agent_activities_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'agent_activities', added.position,
    ARRAY[-995150415703991694,
        list_key('user_id', added.user_id::text)],
    '{}'
  FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_api_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (OLD.workspace_id, 'api_tokens', OLD.position,
    '{}',
    ARRAY[-995150415703991694]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_api_tokens_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'api_tokens', added.position,
    ARRAY[-995150415703991694],
    '{}'
  FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_automation_queues() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'automation_queues', OLD.position,
      '{}',
      ARRAY[-995150415703991694]);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'automation_queues', NEW.position,
      ARRAY[-995150415703991694],
      '{}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_automation_queues_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'automation_queues', added.position,
    ARRAY[-995150415703991694],
    '{}'
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cdrs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (OLD.workspace_id, 'cdrs', OLD.position,
    '{}',
    ARRAY[-995150415703991694,
        list_key('status', OLD.status::text),
        list_key('direction', OLD.direction::text),
        list_key('agent_id', OLD.agent_id::text),
        list_key('contact_id', OLD.contact_id::text),
        list_key('queue_id', OLD.queue_id::text)] || list_instant('started_at', OLD.started_at));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cdrs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'cdrs', added.position,
    ARRAY[-995150415703991694,
        list_key('status', added.status::text),
        list_key('direction', added.direction::text),
        list_key('agent_id', added.agent_id::text),
        list_key('contact_id', added.contact_id::text),
        list_key('queue_id', added.queue_id::text)] || list_instant('started_at', added.started_at),
    '{}'
  FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_channels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'channels', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('type', OLD.type::text)]);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'channels', NEW.position,
      ARRAY[-995150415703991694,
          list_key('type', NEW.type::text)],
      '{}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_channels_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'channels', added.position,
    ARRAY[-995150415703991694,
        list_key('type', added.type::text)],
    '{}'
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost, prefix_lost)
    VALUES (OLD.workspace_id, 'contacts', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('channel', OLD.channel::text),
          list_key('is_blocked', OLD.is_blocked::text)] || CASE WHEN OLD.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', OLD.custom_fields) END || list_instant('updated_at', OLD.updated_at) || list_instant('last_seen_at', OLD.last_seen_at),
      left(OLD.name, 4));
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost, prefix_gained)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[-995150415703991694,
          list_key('channel', NEW.channel::text),
          list_key('is_blocked', NEW.is_blocked::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END || list_instant('updated_at', NEW.updated_at) || list_instant('last_seen_at', NEW.last_seen_at),
      '{}',
      left(NEW.name, 4));
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
CREATE OR REPLACE FUNCTION count_contacts_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at, prefix_gained)
  SELECT added.workspace_id, 'contacts', added.position,
    ARRAY[-995150415703991694,
        list_key('channel', added.channel::text),
        list_key('is_blocked', added.is_blocked::text)] || CASE WHEN added.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', added.custom_fields) END || list_instant('updated_at', added.updated_at) || list_instant('last_seen_at', added.last_seen_at),
    '{}',
    added.created_at,
    left(added.name, 4)
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_contact_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'contacts', OLD.position,
      '{}',
      ARRAY[list_key('contact_tags.tag_id', OLD.tag_id::text)]);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[list_key('contact_tags.tag_id', NEW.tag_id::text)],
      '{}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_contact_tags_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'contacts', added.position,
    ARRAY[list_key('contact_tags.tag_id', added.tag_id::text)],
    '{}'
  FROM added
  WHERE added.is_live;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_group_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'contacts', OLD.position,
      '{}',
      ARRAY[list_key('group_members.group_id', OLD.group_id::text)]);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[list_key('group_members.group_id', NEW.group_id::text)],
      '{}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_group_members_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'contacts', added.position,
    ARRAY[list_key('group_members.group_id', added.group_id::text)],
    '{}'
  FROM added
  WHERE added.is_live;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_conversations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (OLD.workspace_id, 'conversations', OLD.position,
    '{}',
    ARRAY[-995150415703991694,
        list_key('status', OLD.status::text),
        list_key('kind', OLD.kind::text),
        list_key('channel_id', OLD.channel_id::text),
        list_key('contact_id', OLD.contact_id::text),
        list_key('assignee_id', OLD.assignee_id::text),
        list_key('queue_id', OLD.queue_id::text)] || list_instant('last_message_at', coalesce(OLD.last_message_at, OLD.created_at)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_conversations_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at)
  SELECT added.workspace_id, 'conversations', added.position,
    ARRAY[-995150415703991694,
        list_key('status', added.status::text),
        list_key('kind', added.kind::text),
        list_key('channel_id', added.channel_id::text),
        list_key('contact_id', added.contact_id::text),
        list_key('assignee_id', added.assignee_id::text),
        list_key('queue_id', added.queue_id::text)] || list_instant('last_message_at', coalesce(added.last_message_at, added.created_at)),
    '{}',
    added.created_at
  FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_cx_logs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'cx_logs', added.position,
    ARRAY[-995150415703991694,
        list_key('kind', added.kind::text),
        list_key('channel_type', added.channel_type::text),
        list_key('direction', added.direction::text),
        list_key('status', added.status::text),
        list_key('disposition', added.disposition::text),
        list_key('channel_id', added.channel_id::text),
        list_key('queue_id', added.queue_id::text),
        list_key('agent_id', added.agent_id::text),
        list_key('first_assignee_id', added.first_assignee_id::text),
        list_key('closed_assignee_id', added.closed_assignee_id::text),
        list_key('contact_id', added.contact_id::text)] || list_instant('started_at', added.started_at),
    '{}'
  FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_media_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'media_files', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('folder_id', OLD.folder_id::text)]);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'media_files', NEW.position,
      ARRAY[-995150415703991694,
          list_key('folder_id', NEW.folder_id::text)],
      '{}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_media_files_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'media_files', added.position,
    ARRAY[-995150415703991694,
        list_key('folder_id', added.folder_id::text)],
    '{}'
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_media_folders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'media_folders', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('parent_id', OLD.parent_id::text)]);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'media_folders', NEW.position,
      ARRAY[-995150415703991694,
          list_key('parent_id', NEW.parent_id::text)],
      '{}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_media_folders_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'media_folders', added.position,
    ARRAY[-995150415703991694,
        list_key('parent_id', added.parent_id::text)],
    '{}'
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (OLD.workspace_id, 'messages', OLD.position,
    '{}',
    ARRAY[-995150415703991694,
        list_key('conversation_id', OLD.conversation_id::text),
        list_key('contact_id', OLD.contact_id::text),
        list_key('channel_id', OLD.channel_id::text),
        list_key('direction', OLD.direction::text),
        list_key('status', OLD.status::text),
        list_key('message_type', OLD.message_type::text)] || list_instant('created_at', OLD.created_at));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_messages_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'messages', added.position,
    ARRAY[-995150415703991694,
        list_key('conversation_id', added.conversation_id::text),
        list_key('contact_id', added.contact_id::text),
        list_key('channel_id', added.channel_id::text),
        list_key('direction', added.direction::text),
        list_key('status', added.status::text),
        list_key('message_type', added.message_type::text)] || list_instant('created_at', added.created_at),
    '{}'
  FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'tags', OLD.position,
      '{}',
      ARRAY[-995150415703991694]);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tags', NEW.position,
      ARRAY[-995150415703991694],
      '{}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_tags_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'tags', added.position,
    ARRAY[-995150415703991694],
    '{}'
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
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
          list_key('queue_id', OLD.queue_id::text)] || CASE WHEN OLD.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', OLD.custom_fields) END || list_instant('updated_at', OLD.updated_at) || list_instant('due_at', OLD.due_at));
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
          list_key('queue_id', NEW.queue_id::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END || list_instant('updated_at', NEW.updated_at) || list_instant('due_at', NEW.due_at),
      '{}');
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE ticket_tags SET is_live = NEW.deleted_at IS NULL
    WHERE workspace_id = NEW.workspace_id AND ticket_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_tickets_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at)
  SELECT added.workspace_id, 'tickets', added.position,
    ARRAY[-995150415703991694,
        list_key('status', added.status::text),
        list_key('priority', added.priority::text),
        list_key('type', added.type::text),
        list_key('channel', added.channel::text),
        list_key('contact_id', added.contact_id::text),
        list_key('assignee_id', added.assignee_id::text),
        list_key('creator_id', added.creator_id::text),
        list_key('category_id', added.category_id::text),
        list_key('queue_id', added.queue_id::text)] || CASE WHEN added.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', added.custom_fields) END || list_instant('updated_at', added.updated_at) || list_instant('due_at', added.due_at),
    '{}',
    added.created_at
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_ticket_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'tickets', OLD.position,
      '{}',
      ARRAY[list_key('ticket_tags.tag_id', OLD.tag_id::text)]);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('ticket_tags.tag_id', NEW.tag_id::text)],
      '{}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_ticket_tags_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'tickets', added.position,
    ARRAY[list_key('ticket_tags.tag_id', added.tag_id::text)],
    '{}'
  FROM added
  WHERE added.is_live;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'users', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('status', OLD.status::text)]);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'users', NEW.position,
      ARRAY[-995150415703991694,
          list_key('status', NEW.status::text)],
      '{}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_users_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'users', added.position,
    ARRAY[-995150415703991694,
        list_key('status', added.status::text)],
    '{}'
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON agent_activities
  FOR EACH ROW EXECUTE FUNCTION count_agent_activities();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON agent_activities
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_agent_activities_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON api_tokens
  FOR EACH ROW EXECUTE FUNCTION count_api_tokens();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON api_tokens
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_api_tokens_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON automation_queues
  FOR EACH ROW EXECUTE FUNCTION count_automation_queues();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON automation_queues
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_automation_queues_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON cdrs
  FOR EACH ROW EXECUTE FUNCTION count_cdrs();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON cdrs
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_cdrs_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON channels
  FOR EACH ROW EXECUTE FUNCTION count_channels();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON channels
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_channels_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON contacts
  FOR EACH ROW EXECUTE FUNCTION count_contacts();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON contacts
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_contacts_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON contact_tags
  FOR EACH ROW EXECUTE FUNCTION count_contact_tags();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON contact_tags
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_contact_tags_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON group_members
  FOR EACH ROW EXECUTE FUNCTION count_group_members();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON group_members
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_group_members_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON conversations
  FOR EACH ROW EXECUTE FUNCTION count_conversations();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON conversations
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_conversations_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON cx_logs
  FOR EACH ROW EXECUTE FUNCTION count_cx_logs();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON cx_logs
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_cx_logs_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON media_files
  FOR EACH ROW EXECUTE FUNCTION count_media_files();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON media_files
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_media_files_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON media_folders
  FOR EACH ROW EXECUTE FUNCTION count_media_folders();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON media_folders
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_media_folders_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON messages
  FOR EACH ROW EXECUTE FUNCTION count_messages();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON messages
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_messages_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON tags
  FOR EACH ROW EXECUTE FUNCTION count_tags();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON tags
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_tags_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON tickets
  FOR EACH ROW EXECUTE FUNCTION count_tickets();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON tickets
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_tickets_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON ticket_tags
  FOR EACH ROW EXECUTE FUNCTION count_ticket_tags();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON ticket_tags
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_ticket_tags_inserted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION count_users();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON users
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_users_inserted();
