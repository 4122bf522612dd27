-- Written by `npm run generate` from src/lists/counted-lists.ts. Do not edit.
--
-- Each change of a counted list's row inserts a row of list_deltas: the keys that it gained and lost at its
-- position, and when it was created. -995150415703991694 is
-- list_key('all', NULL), the key of all rows of a list. Each counted column has a trigger of its own, so that
-- a change pays only for the columns that it changes. Inserted rows are recorded once for each statement
-- (docs/decisions/lists.md).

-- Records that a row of cdrs is deleted.
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
        list_key('queue_id', OLD.queue_id::text)]);
  RETURN NULL;
END $$;

-- Counter: A row that is deleted changes the totals of cdrs.
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON cdrs
  FOR EACH ROW EXECUTE FUNCTION count_cdrs();

-- Records that rows of cdrs are inserted.
CREATE OR REPLACE FUNCTION count_cdrs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'cdrs', added.position,
    ARRAY[-995150415703991694,
        list_key('status', added.status::text),
        list_key('direction', added.direction::text),
        list_key('agent_id', added.agent_id::text),
        list_key('contact_id', added.contact_id::text),
        list_key('queue_id', added.queue_id::text)],
    '{}'
  FROM added;
  RETURN NULL;
END $$;

-- Counter: The rows of cdrs that a statement inserts change the totals of cdrs.
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON cdrs
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_cdrs_inserted();

-- Records that a row of cdrs has another value in the column that the trigger names.
CREATE OR REPLACE FUNCTION count_cdrs_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_ARGV[0]
  WHEN 'status' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cdrs', NEW.position,
      ARRAY[list_key('status', NEW.status::text)],
      ARRAY[list_key('status', OLD.status::text)]);
  WHEN 'direction' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cdrs', NEW.position,
      ARRAY[list_key('direction', NEW.direction::text)],
      ARRAY[list_key('direction', OLD.direction::text)]);
  WHEN 'agent_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cdrs', NEW.position,
      ARRAY[list_key('agent_id', NEW.agent_id::text)],
      ARRAY[list_key('agent_id', OLD.agent_id::text)]);
  WHEN 'contact_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cdrs', NEW.position,
      ARRAY[list_key('contact_id', NEW.contact_id::text)],
      ARRAY[list_key('contact_id', OLD.contact_id::text)]);
  WHEN 'queue_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cdrs', NEW.position,
      ARRAY[list_key('queue_id', NEW.queue_id::text)],
      ARRAY[list_key('queue_id', OLD.queue_id::text)]);
  END CASE;
  RETURN NULL;
END $$;

-- Counter: A row with another status changes the totals of cdrs by status.
CREATE OR REPLACE TRIGGER count_status AFTER UPDATE OF status ON cdrs
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION count_cdrs_changed('status');

-- Counter: A row with another direction changes the totals of cdrs by direction.
CREATE OR REPLACE TRIGGER count_direction AFTER UPDATE OF direction ON cdrs
  FOR EACH ROW WHEN (OLD.direction IS DISTINCT FROM NEW.direction)
  EXECUTE FUNCTION count_cdrs_changed('direction');

-- Counter: A row with another agent_id changes the totals of cdrs by agent_id.
CREATE OR REPLACE TRIGGER count_agent_id AFTER UPDATE OF agent_id ON cdrs
  FOR EACH ROW WHEN (OLD.agent_id IS DISTINCT FROM NEW.agent_id)
  EXECUTE FUNCTION count_cdrs_changed('agent_id');

-- Counter: A row with another contact_id changes the totals of cdrs by contact_id.
CREATE OR REPLACE TRIGGER count_contact_id AFTER UPDATE OF contact_id ON cdrs
  FOR EACH ROW WHEN (OLD.contact_id IS DISTINCT FROM NEW.contact_id)
  EXECUTE FUNCTION count_cdrs_changed('contact_id');

-- Counter: A row with another queue_id changes the totals of cdrs by queue_id.
CREATE OR REPLACE TRIGGER count_queue_id AFTER UPDATE OF queue_id ON cdrs
  FOR EACH ROW WHEN (OLD.queue_id IS DISTINCT FROM NEW.queue_id)
  EXECUTE FUNCTION count_cdrs_changed('queue_id');

-- Returns the positions of the rows of cdrs that have a value in a dimension, `most` of them at most.
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
  END CASE;
END $$;

-- Records that a row of contacts is deleted, soft-deleted or restored.
CREATE OR REPLACE FUNCTION count_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
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

-- Counter: A row that is deleted changes the totals of contacts.
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON contacts
  FOR EACH ROW EXECUTE FUNCTION count_contacts();

-- Records that rows of contacts are inserted.
CREATE OR REPLACE FUNCTION count_contacts_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at)
  SELECT added.workspace_id, 'contacts', added.position,
    ARRAY[-995150415703991694,
        list_key('channel', added.channel::text),
        list_key('is_blocked', added.is_blocked::text)] || CASE WHEN added.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', added.custom_fields) END,
    '{}',
    added.created_at
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $$;

-- Counter: The rows of contacts that a statement inserts change the totals of contacts.
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON contacts
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_contacts_inserted();

-- Counter: A row that is soft-deleted or restored changes the totals of contacts.
CREATE OR REPLACE TRIGGER count_life AFTER UPDATE OF deleted_at ON contacts
  FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION count_contacts();

-- Records that a row of contacts has another value in the column that the trigger names.
CREATE OR REPLACE FUNCTION count_contacts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NOT NULL OR NEW.deleted_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
  CASE TG_ARGV[0]
  WHEN 'channel' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[list_key('channel', NEW.channel::text)],
      ARRAY[list_key('channel', OLD.channel::text)]);
  WHEN 'is_blocked' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[list_key('is_blocked', NEW.is_blocked::text)],
      ARRAY[list_key('is_blocked', OLD.is_blocked::text)]);
  WHEN 'custom_fields' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY(SELECT unnest(list_members('custom_fields', NEW.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', OLD.custom_fields))),
      ARRAY(SELECT unnest(list_members('custom_fields', OLD.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', NEW.custom_fields))));
  END CASE;
  RETURN NULL;
END $$;

-- Counter: A row with another channel changes the totals of contacts by channel.
CREATE OR REPLACE TRIGGER count_channel AFTER UPDATE OF channel ON contacts
  FOR EACH ROW WHEN (OLD.channel IS DISTINCT FROM NEW.channel)
  EXECUTE FUNCTION count_contacts_changed('channel');

-- Counter: A row with another is_blocked changes the totals of contacts by is_blocked.
CREATE OR REPLACE TRIGGER count_is_blocked AFTER UPDATE OF is_blocked ON contacts
  FOR EACH ROW WHEN (OLD.is_blocked IS DISTINCT FROM NEW.is_blocked)
  EXECUTE FUNCTION count_contacts_changed('is_blocked');

-- Counter: A row with another custom_fields changes the totals of contacts by custom_fields.
CREATE OR REPLACE TRIGGER count_custom_fields AFTER UPDATE OF custom_fields ON contacts
  FOR EACH ROW WHEN (OLD.custom_fields IS DISTINCT FROM NEW.custom_fields)
  EXECUTE FUNCTION count_contacts_changed('custom_fields');

-- Gives a new link the position of its row in contacts. FOR SHARE, since whoever soft-deletes or restores the
-- row meanwhile must wait, or be waited for: that UPDATE takes FOR NO KEY UPDATE, with which FOR KEY SHARE
-- does not conflict, so the link would keep an is_live that is no longer true.
CREATE OR REPLACE FUNCTION place_contact_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT r.position, r.deleted_at IS NULL INTO NEW.position, NEW.is_live FROM contacts r
  WHERE r.workspace_id = NEW.workspace_id AND r.id = NEW.contact_id FOR SHARE;
  -- Without the row the foreign key refuses the link
  NEW.position := coalesce(NEW.position, 0);
  NEW.is_live := coalesce(NEW.is_live, false);
  RETURN NEW;
END $$;

-- Position: A link is listed at the position of its row in contacts, while that row is not soft-deleted.
CREATE OR REPLACE TRIGGER place_row BEFORE INSERT ON contact_tags
  FOR EACH ROW EXECUTE FUNCTION place_contact_tags();

-- Records that a row of contacts loses a tag_id by a link, or gains one by the change of a link.
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

-- Counter: A link that is deleted changes the totals of contacts by contact_tags.tag_id.
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON contact_tags
  FOR EACH ROW EXECUTE FUNCTION count_contact_tags();

-- Records that links of contact_tags are inserted.
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

-- Counter: The links of contact_tags that a statement inserts change the totals of contacts by contact_tags.tag_id.
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON contact_tags
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_contact_tags_inserted();

-- Counter: A link whose row is soft-deleted or restored, or that leads to another tag_id, changes the totals
-- of contacts by contact_tags.tag_id.
CREATE OR REPLACE TRIGGER count_changes AFTER UPDATE OF is_live, tag_id ON contact_tags
  FOR EACH ROW WHEN (OLD.is_live <> NEW.is_live OR OLD.tag_id <> NEW.tag_id)
  EXECUTE FUNCTION count_contact_tags();

-- Gives a new link the position of its row in contacts. FOR SHARE, since whoever soft-deletes or restores the
-- row meanwhile must wait, or be waited for: that UPDATE takes FOR NO KEY UPDATE, with which FOR KEY SHARE
-- does not conflict, so the link would keep an is_live that is no longer true.
CREATE OR REPLACE FUNCTION place_group_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT r.position, r.deleted_at IS NULL INTO NEW.position, NEW.is_live FROM contacts r
  WHERE r.workspace_id = NEW.workspace_id AND r.id = NEW.contact_id FOR SHARE;
  -- Without the row the foreign key refuses the link
  NEW.position := coalesce(NEW.position, 0);
  NEW.is_live := coalesce(NEW.is_live, false);
  RETURN NEW;
END $$;

-- Position: A link is listed at the position of its row in contacts, while that row is not soft-deleted.
CREATE OR REPLACE TRIGGER place_row BEFORE INSERT ON group_members
  FOR EACH ROW EXECUTE FUNCTION place_group_members();

-- Records that a row of contacts loses a group_id by a link, or gains one by the change of a link.
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

-- Counter: A link that is deleted changes the totals of contacts by group_members.group_id.
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON group_members
  FOR EACH ROW EXECUTE FUNCTION count_group_members();

-- Records that links of group_members are inserted.
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

-- Counter: The links of group_members that a statement inserts change the totals of contacts by group_members.group_id.
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON group_members
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_group_members_inserted();

-- Counter: A link whose row is soft-deleted or restored, or that leads to another group_id, changes the totals
-- of contacts by group_members.group_id.
CREATE OR REPLACE TRIGGER count_changes AFTER UPDATE OF is_live, group_id ON group_members
  FOR EACH ROW WHEN (OLD.is_live <> NEW.is_live OR OLD.group_id <> NEW.group_id)
  EXECUTE FUNCTION count_group_members();

-- Returns the positions of the rows of contacts that have a value in a dimension, `most` of them at most.
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
    RETURN QUERY WITH found AS MATERIALIZED (
      SELECT t.position FROM contacts t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.custom_fields <> '{}' AND t.custom_fields @@ (SELECT list_member_path(value)))
    SELECT f.position FROM found f LIMIT most;
  WHEN 'contact_tags.tag_id' THEN
    RETURN QUERY SELECT t.position FROM contact_tags t
    WHERE t.workspace_id = workspace AND t.tag_id = value::uuid AND t.is_live LIMIT most;
  WHEN 'group_members.group_id' THEN
    RETURN QUERY SELECT t.position FROM group_members t
    WHERE t.workspace_id = workspace AND t.group_id = value::uuid AND t.is_live LIMIT most;
  END CASE;
END $$;

-- Returns the positions of the rows of contacts in some strips that were created from `since` on and before `before`.
CREATE OR REPLACE FUNCTION created_contacts(workspace uuid, strips int[], since timestamptz, before timestamptz)
RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  SELECT t.position FROM unnest(strips) s (strip) CROSS JOIN LATERAL (
    SELECT r.position FROM contacts r
    WHERE r.workspace_id = workspace AND r.position >= s.strip::bigint << 10
      AND r.position < (s.strip::bigint + 1) << 10
      AND r.created_at >= coalesce(since, '-infinity') AND r.created_at < coalesce(before, 'infinity')
    OFFSET 0) t
$$;

-- Returns between which instants the rows of each strip of contacts were created.
CREATE OR REPLACE FUNCTION spans_of_contacts(workspace uuid)
RETURNS TABLE (strip int, first timestamptz, last timestamptz) LANGUAGE sql STABLE AS $$
  SELECT list_strip(t.position), min(t.created_at), max(t.created_at) FROM contacts t
  WHERE t.workspace_id = workspace GROUP BY 1
$$;

-- Records that a row of conversations is deleted.
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

-- Counter: A row that is deleted changes the totals of conversations.
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON conversations
  FOR EACH ROW EXECUTE FUNCTION count_conversations();

-- Records that rows of conversations are inserted.
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

-- Counter: The rows of conversations that a statement inserts change the totals of conversations.
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON conversations
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_conversations_inserted();

-- Records that a row of conversations has another value in the column that the trigger names.
CREATE OR REPLACE FUNCTION count_conversations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_ARGV[0]
  WHEN 'status' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('status', NEW.status::text)],
      ARRAY[list_key('status', OLD.status::text)]);
  WHEN 'kind' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('kind', NEW.kind::text)],
      ARRAY[list_key('kind', OLD.kind::text)]);
  WHEN 'channel_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('channel_id', NEW.channel_id::text)],
      ARRAY[list_key('channel_id', OLD.channel_id::text)]);
  WHEN 'contact_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('contact_id', NEW.contact_id::text)],
      ARRAY[list_key('contact_id', OLD.contact_id::text)]);
  WHEN 'assignee_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('assignee_id', NEW.assignee_id::text)],
      ARRAY[list_key('assignee_id', OLD.assignee_id::text)]);
  WHEN 'queue_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('queue_id', NEW.queue_id::text)],
      ARRAY[list_key('queue_id', OLD.queue_id::text)]);
  WHEN 'last_message_at' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY(SELECT unnest(list_instant('last_message_at', coalesce(NEW.last_message_at, NEW.created_at))) EXCEPT SELECT unnest(list_instant('last_message_at', coalesce(OLD.last_message_at, OLD.created_at)))),
      ARRAY(SELECT unnest(list_instant('last_message_at', coalesce(OLD.last_message_at, OLD.created_at))) EXCEPT SELECT unnest(list_instant('last_message_at', coalesce(NEW.last_message_at, NEW.created_at)))));
  END CASE;
  RETURN NULL;
END $$;

-- Counter: A row with another status changes the totals of conversations by status.
CREATE OR REPLACE TRIGGER count_status AFTER UPDATE OF status ON conversations
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION count_conversations_changed('status');

-- Counter: A row with another kind changes the totals of conversations by kind.
CREATE OR REPLACE TRIGGER count_kind AFTER UPDATE OF kind ON conversations
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind)
  EXECUTE FUNCTION count_conversations_changed('kind');

-- Counter: A row with another channel_id changes the totals of conversations by channel_id.
CREATE OR REPLACE TRIGGER count_channel_id AFTER UPDATE OF channel_id ON conversations
  FOR EACH ROW WHEN (OLD.channel_id IS DISTINCT FROM NEW.channel_id)
  EXECUTE FUNCTION count_conversations_changed('channel_id');

-- Counter: A row with another contact_id changes the totals of conversations by contact_id.
CREATE OR REPLACE TRIGGER count_contact_id AFTER UPDATE OF contact_id ON conversations
  FOR EACH ROW WHEN (OLD.contact_id IS DISTINCT FROM NEW.contact_id)
  EXECUTE FUNCTION count_conversations_changed('contact_id');

-- Counter: A row with another assignee_id changes the totals of conversations by assignee_id.
CREATE OR REPLACE TRIGGER count_assignee_id AFTER UPDATE OF assignee_id ON conversations
  FOR EACH ROW WHEN (OLD.assignee_id IS DISTINCT FROM NEW.assignee_id)
  EXECUTE FUNCTION count_conversations_changed('assignee_id');

-- Counter: A row with another queue_id changes the totals of conversations by queue_id.
CREATE OR REPLACE TRIGGER count_queue_id AFTER UPDATE OF queue_id ON conversations
  FOR EACH ROW WHEN (OLD.queue_id IS DISTINCT FROM NEW.queue_id)
  EXECUTE FUNCTION count_conversations_changed('queue_id');

-- Counter: A row with another last_message_at changes the totals of conversations by last_message_at.
CREATE OR REPLACE TRIGGER count_last_message_at AFTER UPDATE OF last_message_at, created_at ON conversations
  FOR EACH ROW WHEN (list_day(coalesce(OLD.last_message_at, OLD.created_at)) IS DISTINCT FROM list_day(coalesce(NEW.last_message_at, NEW.created_at)))
  EXECUTE FUNCTION count_conversations_changed('last_message_at');

-- Returns the positions of the rows of conversations that have a value in a dimension, `most` of them at most.
CREATE OR REPLACE FUNCTION rows_of_conversations(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND t.status = value::text LIMIT most;
  WHEN 'kind' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND t.kind = value::text LIMIT most;
  WHEN 'channel_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.channel_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.channel_id = value::uuid LIMIT most;
    END IF;
  WHEN 'contact_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.contact_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.contact_id = value::uuid LIMIT most;
    END IF;
  WHEN 'assignee_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.assignee_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.assignee_id = value::uuid LIMIT most;
    END IF;
  WHEN 'queue_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.queue_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.queue_id = value::uuid LIMIT most;
    END IF;
  WHEN 'last_message_at' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) >= list_start(value) AND coalesce(t.last_message_at, t.created_at) < list_start(value, 1) LIMIT most;
  WHEN 'last_message_at:part' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) >= split_part(value, '/', 1)::timestamptz
      AND coalesce(t.last_message_at, t.created_at) < split_part(value, '/', 2)::timestamptz LIMIT most;
  END CASE;
END $$;

-- Returns the positions of the rows of conversations in some strips that were created from `since` on and before `before`.
CREATE OR REPLACE FUNCTION created_conversations(workspace uuid, strips int[], since timestamptz, before timestamptz)
RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  SELECT t.position FROM unnest(strips) s (strip) CROSS JOIN LATERAL (
    SELECT r.position FROM conversations r
    WHERE r.workspace_id = workspace AND r.position >= s.strip::bigint << 10
      AND r.position < (s.strip::bigint + 1) << 10
      AND r.created_at >= coalesce(since, '-infinity') AND r.created_at < coalesce(before, 'infinity')
    OFFSET 0) t
$$;

-- Returns between which instants the rows of each strip of conversations were created.
CREATE OR REPLACE FUNCTION spans_of_conversations(workspace uuid)
RETURNS TABLE (strip int, first timestamptz, last timestamptz) LANGUAGE sql STABLE AS $$
  SELECT list_strip(t.position), min(t.created_at), max(t.created_at) FROM conversations t
  WHERE t.workspace_id = workspace GROUP BY 1
$$;

-- Returns the periods in which rows of conversations have an instant, the first one first, up to 1,001, and null at the end where
-- it may be missing.
CREATE OR REPLACE FUNCTION periods_of_conversations(workspace uuid, dimension text) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'last_message_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(coalesce(t.last_message_at, t.created_at)) >> 5 FROM conversations t
        WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) > '-infinity'
        ORDER BY coalesce(t.last_message_at, t.created_at), t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(coalesce(t.last_message_at, t.created_at)) >> 5 FROM conversations t
        WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) >= list_start('p' || f.period::text, 1)
        ORDER BY coalesce(t.last_message_at, t.created_at), t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
  END CASE;
END $$;

-- Records that a row of media_files is deleted, soft-deleted or restored.
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

-- Counter: A row that is deleted changes the totals of media_files.
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON media_files
  FOR EACH ROW EXECUTE FUNCTION count_media_files();

-- Records that rows of media_files are inserted.
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

-- Counter: The rows of media_files that a statement inserts change the totals of media_files.
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON media_files
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_media_files_inserted();

-- Counter: A row that is soft-deleted or restored changes the totals of media_files.
CREATE OR REPLACE TRIGGER count_life AFTER UPDATE OF deleted_at ON media_files
  FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION count_media_files();

-- Records that a row of media_files has another value in the column that the trigger names.
CREATE OR REPLACE FUNCTION count_media_files_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NOT NULL OR NEW.deleted_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
  CASE TG_ARGV[0]
  WHEN 'folder_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'media_files', NEW.position,
      ARRAY[list_key('folder_id', NEW.folder_id::text)],
      ARRAY[list_key('folder_id', OLD.folder_id::text)]);
  END CASE;
  RETURN NULL;
END $$;

-- Counter: A row with another folder_id changes the totals of media_files by folder_id.
CREATE OR REPLACE TRIGGER count_folder_id AFTER UPDATE OF folder_id ON media_files
  FOR EACH ROW WHEN (OLD.folder_id IS DISTINCT FROM NEW.folder_id)
  EXECUTE FUNCTION count_media_files_changed('folder_id');

-- Returns the positions of the rows of media_files that have a value in a dimension, `most` of them at most.
CREATE OR REPLACE FUNCTION rows_of_media_files(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM media_files t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL LIMIT most;
  WHEN 'folder_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM media_files t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.folder_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM media_files t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.folder_id = value::uuid LIMIT most;
    END IF;
  END CASE;
END $$;

-- Records that a row of messages is deleted.
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
        list_key('message_type', OLD.message_type::text)]);
  RETURN NULL;
END $$;

-- Counter: A row that is deleted changes the totals of messages.
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON messages
  FOR EACH ROW EXECUTE FUNCTION count_messages();

-- Records that rows of messages are inserted.
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
        list_key('message_type', added.message_type::text)],
    '{}'
  FROM added;
  RETURN NULL;
END $$;

-- Counter: The rows of messages that a statement inserts change the totals of messages.
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON messages
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_messages_inserted();

-- Records that a row of messages has another value in the column that the trigger names.
CREATE OR REPLACE FUNCTION count_messages_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_ARGV[0]
  WHEN 'conversation_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('conversation_id', NEW.conversation_id::text)],
      ARRAY[list_key('conversation_id', OLD.conversation_id::text)]);
  WHEN 'contact_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('contact_id', NEW.contact_id::text)],
      ARRAY[list_key('contact_id', OLD.contact_id::text)]);
  WHEN 'channel_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('channel_id', NEW.channel_id::text)],
      ARRAY[list_key('channel_id', OLD.channel_id::text)]);
  WHEN 'direction' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('direction', NEW.direction::text)],
      ARRAY[list_key('direction', OLD.direction::text)]);
  WHEN 'status' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('status', NEW.status::text)],
      ARRAY[list_key('status', OLD.status::text)]);
  WHEN 'message_type' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('message_type', NEW.message_type::text)],
      ARRAY[list_key('message_type', OLD.message_type::text)]);
  END CASE;
  RETURN NULL;
END $$;

-- Counter: A row with another conversation_id changes the totals of messages by conversation_id.
CREATE OR REPLACE TRIGGER count_conversation_id AFTER UPDATE OF conversation_id ON messages
  FOR EACH ROW WHEN (OLD.conversation_id IS DISTINCT FROM NEW.conversation_id)
  EXECUTE FUNCTION count_messages_changed('conversation_id');

-- Counter: A row with another contact_id changes the totals of messages by contact_id.
CREATE OR REPLACE TRIGGER count_contact_id AFTER UPDATE OF contact_id ON messages
  FOR EACH ROW WHEN (OLD.contact_id IS DISTINCT FROM NEW.contact_id)
  EXECUTE FUNCTION count_messages_changed('contact_id');

-- Counter: A row with another channel_id changes the totals of messages by channel_id.
CREATE OR REPLACE TRIGGER count_channel_id AFTER UPDATE OF channel_id ON messages
  FOR EACH ROW WHEN (OLD.channel_id IS DISTINCT FROM NEW.channel_id)
  EXECUTE FUNCTION count_messages_changed('channel_id');

-- Counter: A row with another direction changes the totals of messages by direction.
CREATE OR REPLACE TRIGGER count_direction AFTER UPDATE OF direction ON messages
  FOR EACH ROW WHEN (OLD.direction IS DISTINCT FROM NEW.direction)
  EXECUTE FUNCTION count_messages_changed('direction');

-- Counter: A row with another status changes the totals of messages by status.
CREATE OR REPLACE TRIGGER count_status AFTER UPDATE OF status ON messages
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION count_messages_changed('status');

-- Counter: A row with another message_type changes the totals of messages by message_type.
CREATE OR REPLACE TRIGGER count_message_type AFTER UPDATE OF message_type ON messages
  FOR EACH ROW WHEN (OLD.message_type IS DISTINCT FROM NEW.message_type)
  EXECUTE FUNCTION count_messages_changed('message_type');

-- Returns the positions of the rows of messages that have a value in a dimension, `most` of them at most.
CREATE OR REPLACE FUNCTION rows_of_messages(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace LIMIT most;
  WHEN 'conversation_id' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.conversation_id = value::uuid LIMIT most;
  WHEN 'contact_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.contact_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.contact_id = value::uuid LIMIT most;
    END IF;
  WHEN 'channel_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.channel_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.channel_id = value::uuid LIMIT most;
    END IF;
  WHEN 'direction' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.direction = value::text LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.status = value::text LIMIT most;
  WHEN 'message_type' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.message_type = value::text LIMIT most;
  END CASE;
END $$;

-- Records that a row of tickets is deleted, soft-deleted or restored.
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

-- Counter: A row that is deleted changes the totals of tickets.
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON tickets
  FOR EACH ROW EXECUTE FUNCTION count_tickets();

-- Records that rows of tickets are inserted.
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

-- Counter: The rows of tickets that a statement inserts change the totals of tickets.
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON tickets
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_tickets_inserted();

-- Counter: A row that is soft-deleted or restored changes the totals of tickets.
CREATE OR REPLACE TRIGGER count_life AFTER UPDATE OF deleted_at ON tickets
  FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION count_tickets();

-- Records that a row of tickets has another value in the column that the trigger names.
CREATE OR REPLACE FUNCTION count_tickets_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NOT NULL OR NEW.deleted_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
  CASE TG_ARGV[0]
  WHEN 'status' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('status', NEW.status::text)],
      ARRAY[list_key('status', OLD.status::text)]);
  WHEN 'priority' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('priority', NEW.priority::text)],
      ARRAY[list_key('priority', OLD.priority::text)]);
  WHEN 'type' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('type', NEW.type::text)],
      ARRAY[list_key('type', OLD.type::text)]);
  WHEN 'channel' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('channel', NEW.channel::text)],
      ARRAY[list_key('channel', OLD.channel::text)]);
  WHEN 'contact_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('contact_id', NEW.contact_id::text)],
      ARRAY[list_key('contact_id', OLD.contact_id::text)]);
  WHEN 'assignee_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('assignee_id', NEW.assignee_id::text)],
      ARRAY[list_key('assignee_id', OLD.assignee_id::text)]);
  WHEN 'creator_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('creator_id', NEW.creator_id::text)],
      ARRAY[list_key('creator_id', OLD.creator_id::text)]);
  WHEN 'category_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('category_id', NEW.category_id::text)],
      ARRAY[list_key('category_id', OLD.category_id::text)]);
  WHEN 'queue_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('queue_id', NEW.queue_id::text)],
      ARRAY[list_key('queue_id', OLD.queue_id::text)]);
  WHEN 'custom_fields' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY(SELECT unnest(list_members('custom_fields', NEW.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', OLD.custom_fields))),
      ARRAY(SELECT unnest(list_members('custom_fields', OLD.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', NEW.custom_fields))));
  WHEN 'updated_at' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY(SELECT unnest(list_instant('updated_at', NEW.updated_at)) EXCEPT SELECT unnest(list_instant('updated_at', OLD.updated_at))),
      ARRAY(SELECT unnest(list_instant('updated_at', OLD.updated_at)) EXCEPT SELECT unnest(list_instant('updated_at', NEW.updated_at))));
  WHEN 'due_at' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY(SELECT unnest(list_instant('due_at', NEW.due_at)) EXCEPT SELECT unnest(list_instant('due_at', OLD.due_at))),
      ARRAY(SELECT unnest(list_instant('due_at', OLD.due_at)) EXCEPT SELECT unnest(list_instant('due_at', NEW.due_at))));
  END CASE;
  RETURN NULL;
END $$;

-- Counter: A row with another status changes the totals of tickets by status.
CREATE OR REPLACE TRIGGER count_status AFTER UPDATE OF status ON tickets
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION count_tickets_changed('status');

-- Counter: A row with another priority changes the totals of tickets by priority.
CREATE OR REPLACE TRIGGER count_priority AFTER UPDATE OF priority ON tickets
  FOR EACH ROW WHEN (OLD.priority IS DISTINCT FROM NEW.priority)
  EXECUTE FUNCTION count_tickets_changed('priority');

-- Counter: A row with another type changes the totals of tickets by type.
CREATE OR REPLACE TRIGGER count_type AFTER UPDATE OF type ON tickets
  FOR EACH ROW WHEN (OLD.type IS DISTINCT FROM NEW.type)
  EXECUTE FUNCTION count_tickets_changed('type');

-- Counter: A row with another channel changes the totals of tickets by channel.
CREATE OR REPLACE TRIGGER count_channel AFTER UPDATE OF channel ON tickets
  FOR EACH ROW WHEN (OLD.channel IS DISTINCT FROM NEW.channel)
  EXECUTE FUNCTION count_tickets_changed('channel');

-- Counter: A row with another contact_id changes the totals of tickets by contact_id.
CREATE OR REPLACE TRIGGER count_contact_id AFTER UPDATE OF contact_id ON tickets
  FOR EACH ROW WHEN (OLD.contact_id IS DISTINCT FROM NEW.contact_id)
  EXECUTE FUNCTION count_tickets_changed('contact_id');

-- Counter: A row with another assignee_id changes the totals of tickets by assignee_id.
CREATE OR REPLACE TRIGGER count_assignee_id AFTER UPDATE OF assignee_id ON tickets
  FOR EACH ROW WHEN (OLD.assignee_id IS DISTINCT FROM NEW.assignee_id)
  EXECUTE FUNCTION count_tickets_changed('assignee_id');

-- Counter: A row with another creator_id changes the totals of tickets by creator_id.
CREATE OR REPLACE TRIGGER count_creator_id AFTER UPDATE OF creator_id ON tickets
  FOR EACH ROW WHEN (OLD.creator_id IS DISTINCT FROM NEW.creator_id)
  EXECUTE FUNCTION count_tickets_changed('creator_id');

-- Counter: A row with another category_id changes the totals of tickets by category_id.
CREATE OR REPLACE TRIGGER count_category_id AFTER UPDATE OF category_id ON tickets
  FOR EACH ROW WHEN (OLD.category_id IS DISTINCT FROM NEW.category_id)
  EXECUTE FUNCTION count_tickets_changed('category_id');

-- Counter: A row with another queue_id changes the totals of tickets by queue_id.
CREATE OR REPLACE TRIGGER count_queue_id AFTER UPDATE OF queue_id ON tickets
  FOR EACH ROW WHEN (OLD.queue_id IS DISTINCT FROM NEW.queue_id)
  EXECUTE FUNCTION count_tickets_changed('queue_id');

-- Counter: A row with another custom_fields changes the totals of tickets by custom_fields.
CREATE OR REPLACE TRIGGER count_custom_fields AFTER UPDATE OF custom_fields ON tickets
  FOR EACH ROW WHEN (OLD.custom_fields IS DISTINCT FROM NEW.custom_fields)
  EXECUTE FUNCTION count_tickets_changed('custom_fields');

-- Counter: A row with another updated_at changes the totals of tickets by updated_at.
CREATE OR REPLACE TRIGGER count_updated_at AFTER UPDATE OF updated_at ON tickets
  FOR EACH ROW WHEN (list_day(OLD.updated_at) IS DISTINCT FROM list_day(NEW.updated_at))
  EXECUTE FUNCTION count_tickets_changed('updated_at');

-- Counter: A row with another due_at changes the totals of tickets by due_at.
CREATE OR REPLACE TRIGGER count_due_at AFTER UPDATE OF due_at ON tickets
  FOR EACH ROW WHEN (list_day(OLD.due_at) IS DISTINCT FROM list_day(NEW.due_at))
  EXECUTE FUNCTION count_tickets_changed('due_at');

-- Gives a new link the position of its row in tickets. FOR SHARE, since whoever soft-deletes or restores the
-- row meanwhile must wait, or be waited for: that UPDATE takes FOR NO KEY UPDATE, with which FOR KEY SHARE
-- does not conflict, so the link would keep an is_live that is no longer true.
CREATE OR REPLACE FUNCTION place_ticket_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT r.position, r.deleted_at IS NULL INTO NEW.position, NEW.is_live FROM tickets r
  WHERE r.workspace_id = NEW.workspace_id AND r.id = NEW.ticket_id FOR SHARE;
  -- Without the row the foreign key refuses the link
  NEW.position := coalesce(NEW.position, 0);
  NEW.is_live := coalesce(NEW.is_live, false);
  RETURN NEW;
END $$;

-- Position: A link is listed at the position of its row in tickets, while that row is not soft-deleted.
CREATE OR REPLACE TRIGGER place_row BEFORE INSERT ON ticket_tags
  FOR EACH ROW EXECUTE FUNCTION place_ticket_tags();

-- Records that a row of tickets loses a tag_id by a link, or gains one by the change of a link.
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

-- Counter: A link that is deleted changes the totals of tickets by ticket_tags.tag_id.
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON ticket_tags
  FOR EACH ROW EXECUTE FUNCTION count_ticket_tags();

-- Records that links of ticket_tags are inserted.
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

-- Counter: The links of ticket_tags that a statement inserts change the totals of tickets by ticket_tags.tag_id.
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON ticket_tags
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_ticket_tags_inserted();

-- Counter: A link whose row is soft-deleted or restored, or that leads to another tag_id, changes the totals
-- of tickets by ticket_tags.tag_id.
CREATE OR REPLACE TRIGGER count_changes AFTER UPDATE OF is_live, tag_id ON ticket_tags
  FOR EACH ROW WHEN (OLD.is_live <> NEW.is_live OR OLD.tag_id <> NEW.tag_id)
  EXECUTE FUNCTION count_ticket_tags();

-- Returns the positions of the rows of tickets that have a value in a dimension, `most` of them at most.
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
    RETURN QUERY WITH found AS MATERIALIZED (
      SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.custom_fields <> '{}' AND t.custom_fields @@ (SELECT list_member_path(value)))
    SELECT f.position FROM found f LIMIT most;
  WHEN 'updated_at' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= list_start(value) AND t.updated_at < list_start(value, 1) LIMIT most;
  WHEN 'updated_at:part' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= split_part(value, '/', 1)::timestamptz
      AND t.updated_at < split_part(value, '/', 2)::timestamptz LIMIT most;
  WHEN 'due_at' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at >= list_start(value) AND t.due_at < list_start(value, 1) LIMIT most;
    END IF;
  WHEN 'due_at:part' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at >= split_part(value, '/', 1)::timestamptz
      AND t.due_at < split_part(value, '/', 2)::timestamptz LIMIT most;
  WHEN 'ticket_tags.tag_id' THEN
    RETURN QUERY SELECT t.position FROM ticket_tags t
    WHERE t.workspace_id = workspace AND t.tag_id = value::uuid AND t.is_live LIMIT most;
  END CASE;
END $$;

-- Returns the positions of the rows of tickets in some strips that were created from `since` on and before `before`.
CREATE OR REPLACE FUNCTION created_tickets(workspace uuid, strips int[], since timestamptz, before timestamptz)
RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  SELECT t.position FROM unnest(strips) s (strip) CROSS JOIN LATERAL (
    SELECT r.position FROM tickets r
    WHERE r.workspace_id = workspace AND r.position >= s.strip::bigint << 10
      AND r.position < (s.strip::bigint + 1) << 10
      AND r.created_at >= coalesce(since, '-infinity') AND r.created_at < coalesce(before, 'infinity')
    OFFSET 0) t
$$;

-- Returns between which instants the rows of each strip of tickets were created.
CREATE OR REPLACE FUNCTION spans_of_tickets(workspace uuid)
RETURNS TABLE (strip int, first timestamptz, last timestamptz) LANGUAGE sql STABLE AS $$
  SELECT list_strip(t.position), min(t.created_at), max(t.created_at) FROM tickets t
  WHERE t.workspace_id = workspace GROUP BY 1
$$;

-- Returns the periods in which rows of tickets have an instant, the first one first, up to 1,001, and null at the end where
-- it may be missing.
CREATE OR REPLACE FUNCTION periods_of_tickets(workspace uuid, dimension text) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
  WHEN 'updated_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(t.updated_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at > '-infinity'
        ORDER BY t.updated_at, t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(t.updated_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= list_start('p' || f.period::text, 1)
        ORDER BY t.updated_at, t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
  WHEN 'due_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(t.due_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at > '-infinity'
        ORDER BY t.due_at, t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(t.due_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at >= list_start('p' || f.period::text, 1)
        ORDER BY t.due_at, t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
    RETURN NEXT NULL;
  END CASE;
END $$;

-- The dimensions by which each list is counted; those that no longer are lose their row and their bitmaps, which would be
-- wrong if the list were counted by them again.
WITH dimensions (list, dimension, is_of_few) AS (VALUES
    ('cdrs', 'all', false),
    ('cdrs', 'status', true),
    ('cdrs', 'direction', true),
    ('cdrs', 'agent_id', false),
    ('cdrs', 'contact_id', false),
    ('cdrs', 'queue_id', true),
    ('contacts', 'all', false),
    ('contacts', 'channel', false),
    ('contacts', 'is_blocked', false),
    ('contacts', 'custom_fields', false),
    ('contacts', 'contact_tags.tag_id', false),
    ('contacts', 'group_members.group_id', false),
    ('conversations', 'all', false),
    ('conversations', 'status', true),
    ('conversations', 'kind', true),
    ('conversations', 'channel_id', true),
    ('conversations', 'contact_id', false),
    ('conversations', 'assignee_id', false),
    ('conversations', 'queue_id', true),
    ('conversations', 'last_message_at', true),
    ('conversations', 'last_message_at:part', false),
    ('media_files', 'all', false),
    ('media_files', 'folder_id', false),
    ('messages', 'all', false),
    ('messages', 'conversation_id', false),
    ('messages', 'contact_id', false),
    ('messages', 'channel_id', true),
    ('messages', 'direction', true),
    ('messages', 'status', true),
    ('messages', 'message_type', true),
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
    ('tickets', 'ticket_tags.tag_id', false)),
  former AS (
    DELETE FROM list_dimensions d WHERE NOT EXISTS (
      SELECT FROM dimensions n WHERE n.list = d.list AND n.dimension = d.dimension)
    RETURNING d.list, d.dimension),
  former_keys AS (
    DELETE FROM list_keys k USING former f WHERE k.list = f.list AND k.dimension = f.dimension
    RETURNING k.workspace_id, k.list, k.key),
  former_cells AS (
    DELETE FROM list_cells c USING former_keys k
    WHERE c.workspace_id = k.workspace_id AND c.list = k.list AND c.key = k.key)
INSERT INTO list_dimensions (list, dimension, is_of_few)
SELECT list, dimension, is_of_few FROM dimensions
ON CONFLICT (list, dimension) DO UPDATE SET is_of_few = excluded.is_of_few;
