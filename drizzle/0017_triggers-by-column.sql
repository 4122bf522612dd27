-- What follows a change of a row is a trigger of the column that changes, so that a change pays for what it
-- changes: a condition over ten columns is read and compiled anew by every statement, and a function that
-- handles them all compiles its expressions in every transaction.
CREATE FUNCTION count_triggers(list_name text, columns text[], links text[][] DEFAULT '{}')
RETURNS void LANGUAGE plpgsql VOLATILE AS $outer$
DECLARE
  has_deleted boolean := EXISTS (SELECT FROM pg_attribute a
    WHERE a.attrelid = list_name::regclass AND a.attname = 'deleted_at');
  old_is_live text := CASE WHEN has_deleted THEN 'OLD.deleted_at IS NULL' ELSE 'true' END;
  new_is_live text := CASE WHEN has_deleted THEN 'NEW.deleted_at IS NULL' ELSE 'true' END;
  old_keys text := format('ARRAY[%s', list_key('all', NULL));
  new_keys text := old_keys;
  carry text := '';
  link text[];
  col text;
  stale name;
BEGIN
  FOR stale IN SELECT g.tgname FROM pg_trigger g
    WHERE g.tgrelid = list_name::regclass AND g.tgname LIKE 'count\_%' LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', stale, list_name);
  END LOOP;
  FOREACH col IN ARRAY columns LOOP
    old_keys := old_keys || format(', list_key(%L, OLD.%I::text)', col, col);
    new_keys := new_keys || format(', list_key(%L, NEW.%I::text)', col, col);
  END LOOP;
  FOR i IN 1..coalesce(array_length(links, 1), 0) LOOP
    carry := carry || format($f$
      IF TG_OP = 'UPDATE' THEN
        UPDATE %1$I SET is_live = %3$s WHERE workspace_id = NEW.workspace_id AND %2$I = NEW.id;
      END IF;$f$, links[i][1], links[i][2], new_is_live);
  END LOOP;

  -- A row that comes, goes, is deleted or restored
  EXECUTE format($f$
    CREATE OR REPLACE FUNCTION count_%1$s() RETURNS trigger LANGUAGE plpgsql AS $t$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        IF %3$s THEN
          INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
          VALUES (NEW.workspace_id, %1$L, NEW.position, %5$s], '{}');
        END IF;
      ELSIF %2$s THEN
        INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
        VALUES (OLD.workspace_id, %1$L, OLD.position, '{}', %4$s]);
      ELSIF TG_OP = 'UPDATE' THEN
        INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
        VALUES (NEW.workspace_id, %1$L, NEW.position, %5$s], '{}');
      END IF;%6$s
      RETURN NULL;
    END $t$ $f$, list_name, old_is_live, new_is_live, old_keys, new_keys, carry);
  EXECUTE format('CREATE TRIGGER count_rows AFTER INSERT OR DELETE ON %1$I
    FOR EACH ROW EXECUTE FUNCTION count_%1$s()', list_name);
  IF has_deleted THEN
    EXECUTE format('CREATE TRIGGER count_life AFTER UPDATE OF deleted_at ON %1$I
      FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
      EXECUTE FUNCTION count_%1$s()', list_name);
  END IF;

  -- A row that stays live, with another value
  FOREACH col IN ARRAY columns LOOP
    EXECUTE format($f$
      CREATE OR REPLACE FUNCTION count_%1$s_%2$s() RETURNS trigger LANGUAGE plpgsql AS $t$
      BEGIN
        IF %3$s AND %4$s THEN
          INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
          VALUES (NEW.workspace_id, %1$L, NEW.position, ARRAY[list_key(%2$L, NEW.%2$I::text)],
            ARRAY[list_key(%2$L, OLD.%2$I::text)]);
        END IF;
        RETURN NULL;
      END $t$ $f$, list_name, col, old_is_live, new_is_live);
    EXECUTE format('CREATE TRIGGER count_%2$s AFTER UPDATE OF %2$I ON %1$I
      FOR EACH ROW WHEN (OLD.%2$I IS DISTINCT FROM NEW.%2$I) EXECUTE FUNCTION count_%1$s_%2$s()',
      list_name, col);
  END LOOP;

  FOR i IN 1..coalesce(array_length(links, 1), 0) LOOP
    link := ARRAY[links[i][1], links[i][2], links[i][3]];
    EXECUTE format($f$
      CREATE OR REPLACE FUNCTION place_%1$s() RETURNS trigger LANGUAGE plpgsql AS $t$
      BEGIN
        -- Whoever deletes or restores the row meanwhile waits, or is waited for
        SELECT r.position, %4$s INTO NEW.position, NEW.is_live FROM %2$I r
        WHERE r.workspace_id = NEW.workspace_id AND r.id = NEW.%3$I FOR SHARE;
        -- Without the row the foreign key refuses the link
        NEW.position := coalesce(NEW.position, 0);
        NEW.is_live := coalesce(NEW.is_live, false);
        RETURN NEW;
      END $t$ $f$, link[1], list_name, link[2],
      CASE WHEN has_deleted THEN 'r.deleted_at IS NULL' ELSE 'true' END);
    EXECUTE format($f$
      CREATE OR REPLACE FUNCTION count_%1$s() RETURNS trigger LANGUAGE plpgsql AS $t$
      BEGIN
        IF TG_OP <> 'INSERT' AND OLD.is_live THEN
          INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
          VALUES (OLD.workspace_id, %2$L, OLD.position, '{}', ARRAY[list_key(%4$L, OLD.%3$I::text)]);
        END IF;
        IF TG_OP <> 'DELETE' AND NEW.is_live THEN
          INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
          VALUES (NEW.workspace_id, %2$L, NEW.position, ARRAY[list_key(%4$L, NEW.%3$I::text)], '{}');
        END IF;
        RETURN NULL;
      END $t$ $f$, link[1], list_name, link[3], link[1] || '.' || link[3]);
    EXECUTE format('CREATE OR REPLACE TRIGGER place_row BEFORE INSERT ON %1$I
      FOR EACH ROW EXECUTE FUNCTION place_%1$s()', link[1]);
    EXECUTE format('CREATE OR REPLACE TRIGGER count_rows AFTER INSERT OR DELETE ON %1$I
      FOR EACH ROW EXECUTE FUNCTION count_%1$s()', link[1]);
    EXECUTE format('CREATE OR REPLACE TRIGGER count_changes AFTER UPDATE OF is_live, %2$I ON %1$I
      FOR EACH ROW WHEN (OLD.is_live <> NEW.is_live OR OLD.%2$I <> NEW.%2$I)
      EXECUTE FUNCTION count_%1$s()', link[1], link[3]);
  END LOOP;
END $outer$;
--> statement-breakpoint
-- Makes a list counted: its triggers, the places of the links that there are, its dimensions
CREATE OR REPLACE FUNCTION count_list(list_name text, columns text[], links text[][] DEFAULT '{}')
RETURNS void LANGUAGE plpgsql VOLATILE AS $outer$
DECLARE
  is_live text := CASE WHEN EXISTS (SELECT FROM pg_attribute a
      WHERE a.attrelid = list_name::regclass AND a.attname = 'deleted_at')
    THEN 'r.deleted_at IS NULL' ELSE 'true' END;
BEGIN
  PERFORM count_triggers(list_name, columns, links);
  DELETE FROM list_dimensions d WHERE d.list = list_name;
  INSERT INTO list_dimensions (list, dimension)
  SELECT list_name, 'all' UNION ALL SELECT list_name, unnest(columns);
  FOR i IN 1..coalesce(array_length(links, 1), 0) LOOP
    EXECUTE format('UPDATE %1$I x SET position = r.position, is_live = %4$s FROM %2$I r
      WHERE r.workspace_id = x.workspace_id AND r.id = x.%3$I
        AND (x.position, x.is_live) IS DISTINCT FROM (r.position, %4$s)',
      links[i][1], list_name, links[i][2], is_live);
    INSERT INTO list_dimensions (list, dimension) VALUES (list_name, links[i][1] || '.' || links[i][3]);
  END LOOP;
END $outer$;
--> statement-breakpoint
SELECT count_triggers('tickets',
  '{status,priority,type,channel,contact_id,assignee_id,creator_id,category_id,queue_id}',
  '{{ticket_tags,ticket_id,tag_id}}');
--> statement-breakpoint
SELECT count_triggers('contacts', '{channel,is_blocked}',
  '{{contact_tags,contact_id,tag_id},{group_members,contact_id,group_id}}');
--> statement-breakpoint
SELECT count_triggers('tags', '{}');
--> statement-breakpoint
SELECT count_triggers('api_tokens', '{}');
--> statement-breakpoint
SELECT count_triggers('users', '{status}');
--> statement-breakpoint
SELECT count_triggers('agent_activities', '{user_id}');
--> statement-breakpoint
SELECT count_triggers('automation_queues', '{}');
--> statement-breakpoint
SELECT count_triggers('media_folders', '{parent_id}');
--> statement-breakpoint
SELECT count_triggers('media_files', '{folder_id}');
--> statement-breakpoint
SELECT count_triggers('channels', '{type}');
--> statement-breakpoint
SELECT count_triggers('conversations', '{status,kind,channel_id,contact_id,assignee_id}');
--> statement-breakpoint
SELECT count_triggers('messages', '{conversation_id,contact_id,channel_id}');
--> statement-breakpoint
SELECT count_triggers('cdrs', '{status,direction,agent_id,contact_id}');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_open CONSTANT boolean := OLD.deleted_at IS NULL AND OLD.status NOT IN ('resolved', 'closed');
  is_open CONSTANT boolean := NEW.deleted_at IS NULL AND NEW.status NOT IN ('resolved', 'closed');
  is_moved CONSTANT boolean := NEW.assignee_id IS DISTINCT FROM OLD.assignee_id;
  entry queue_entries;
  wrap_up int;
BEGIN
  IF was_open AND OLD.assignee_id IS NOT NULL AND (is_moved OR NOT is_open) THEN
    INSERT INTO routing_wakes (workspace_id, user_id) VALUES (OLD.workspace_id, OLD.assignee_id);
  END IF;

  SELECT * INTO entry FROM queue_entries e
  WHERE e.workspace_id = NEW.workspace_id AND e.ticket_id = NEW.id
    AND e.status IN ('waiting', 'offered', 'assigned') FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;

  IF entry.status = 'assigned' THEN
    IF is_open AND NEW.assignee_id IS NOT DISTINCT FROM entry.user_id THEN
      RETURN NULL;
    END IF;
    UPDATE queue_entries e SET status = 'completed', ended_at = now()
    WHERE e.workspace_id = entry.workspace_id AND e.id = entry.id;
    SELECT q.wrap_up_seconds INTO wrap_up FROM automation_queues q
    WHERE q.workspace_id = entry.workspace_id AND q.id = entry.queue_id
      AND NEW.status IN ('resolved', 'closed') AND q.wrap_up_seconds > 0;
    IF wrap_up IS NULL THEN
      UPDATE reservations r SET status = 'completed', ended_at = now()
      WHERE r.workspace_id = entry.workspace_id AND r.entry_id = entry.id AND r.status = 'accepted';
    ELSE
      UPDATE reservations r
      SET status = 'wrapping', wrap_up_until = now() + make_interval(secs => wrap_up)
      WHERE r.workspace_id = entry.workspace_id AND r.entry_id = entry.id AND r.status = 'accepted';
    END IF;
  ELSIF NOT is_open OR is_moved AND NEW.assignee_id IS NOT NULL
    OR NEW.queue_id IS DISTINCT FROM entry.queue_id THEN
    UPDATE queue_entries e SET status = 'canceled', user_id = NULL, ended_at = now()
    WHERE e.workspace_id = entry.workspace_id AND e.id = entry.id;
    UPDATE reservations r SET status = 'canceled', ended_at = now()
    WHERE r.workspace_id = entry.workspace_id AND r.entry_id = entry.id AND r.status = 'pending';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER follow_ticket ON tickets;
--> statement-breakpoint
CREATE TRIGGER follow_ticket AFTER UPDATE OF assignee_id, status, queue_id, deleted_at ON tickets
  FOR EACH ROW WHEN (OLD.assignee_id IS DISTINCT FROM NEW.assignee_id OR OLD.status <> NEW.status
    OR OLD.queue_id IS DISTINCT FROM NEW.queue_id
    OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION follow_ticket();
--> statement-breakpoint
-- A waiting ticket's place follows its priority
CREATE FUNCTION follow_ticket_priority() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE queue_entries e SET priority = entry_priority(NEW.priority)
  WHERE e.workspace_id = NEW.workspace_id AND e.ticket_id = NEW.id
    AND e.status IN ('waiting', 'offered') AND NOT e.has_own_priority;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_ticket_priority AFTER UPDATE OF priority ON tickets
  FOR EACH ROW WHEN (OLD.priority <> NEW.priority) EXECUTE FUNCTION follow_ticket_priority();
--> statement-breakpoint
DROP TRIGGER case_follows_entity ON tickets;
--> statement-breakpoint
CREATE TRIGGER case_follows_entity AFTER UPDATE OF contact_id, queue_id ON tickets
  FOR EACH ROW WHEN (OLD.contact_id <> NEW.contact_id OR OLD.queue_id IS DISTINCT FROM NEW.queue_id)
  EXECUTE FUNCTION case_follows_entity();
--> statement-breakpoint
DROP TRIGGER case_follows_entity ON conversations;
--> statement-breakpoint
CREATE TRIGGER case_follows_entity AFTER UPDATE OF contact_id ON conversations
  FOR EACH ROW WHEN (OLD.contact_id <> NEW.contact_id) EXECUTE FUNCTION case_follows_entity();
