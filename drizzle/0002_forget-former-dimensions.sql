CREATE OR REPLACE FUNCTION list_build(workspace uuid, list_name text, wanted bigint, anew boolean DEFAULT false)
RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  asked list_keys;
BEGIN
  PERFORM pg_advisory_xact_lock(list_lock(workspace, list_name));
  SELECT * INTO asked FROM list_keys k
  WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted
    AND (anew OR k.built_at IS NULL) FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  -- Wanted by a version that counted by it and is being replaced
  IF NOT EXISTS (SELECT FROM list_dimensions m WHERE m.list = list_name AND m.dimension = asked.dimension) THEN
    DELETE FROM list_keys k WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted;
    RETURN false;
  END IF;

  -- What is pending at this snapshot is applied or added later, so the bitmap leaves it out
  DELETE FROM list_cells c
  WHERE c.workspace_id = workspace AND c.list = list_name AND c.key = wanted;
  INSERT INTO list_cells (workspace_id, list, key, block, count, bits)
  SELECT workspace, list_name, wanted, b.block, bit_count(b.bits), b.bits::varbit
  FROM (
    SELECT p.block, bit_xor(p.bits) AS bits FROM (
      SELECT * FROM list_bitmap(workspace, list_name, asked.dimension, asked.value)
      UNION ALL
      SELECT list_block(t.at), bit_or(list_bit(t.at))
      FROM list_toggles(workspace, list_name, ARRAY[wanted]) t GROUP BY 1) p (block, bits)
    GROUP BY p.block) b
  WHERE bit_count(b.bits) > 0;

  IF asked.dimension = 'all' AND to_regproc('spans_of_' || list_name) IS NOT NULL THEN
    DELETE FROM list_spans s WHERE s.workspace_id = workspace AND s.list = list_name;
    EXECUTE format('INSERT INTO list_spans (workspace_id, list, strip, first, last) SELECT $1, $2, s.* FROM %I($1) s',
      'spans_of_' || list_name)
    USING workspace, list_name;
  END IF;

  -- Last, since readers that want it too wait for a row that is being changed
  UPDATE list_keys k SET built_at = clock_timestamp()
  WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted;
  RETURN true;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_sources(workspace uuid, list_name text, keys bigint[], dimensions text[], vals text[],
  most int, OUT built bigint[], OUT mask_keys bigint[], OUT mask_positions bigint[], OUT pending bigint,
  OUT is_missing boolean, OUT wanted_dimensions text[], OUT wanted_values text[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  asked record;
  is_small boolean;
  read bigint[];
BEGIN
  mask_keys := '{}';
  mask_positions := '{}';
  is_missing := false;
  SELECT count(*) INTO pending FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name;
  built := ARRAY(
    SELECT k.key FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = ANY (keys) AND k.built_at IS NOT NULL);
  IF NOT keys <@ built THEN
    FOR asked IN
      SELECT DISTINCT u.key, u.dimension, u.value, m.is_of_few, right(u.dimension, 5) = ':part' AS is_part,
        EXISTS (SELECT FROM list_dimensions p WHERE p.list = list_name AND p.dimension = u.dimension || ':part') AS is_instant
      FROM unnest(keys, dimensions, vals) u (key, dimension, value)
      LEFT JOIN list_dimensions m ON m.list = list_name AND m.dimension = u.dimension
      WHERE u.key <> ALL (built)
    LOOP
      IF asked.is_of_few AND is_small IS NULL THEN
        is_small := list_read(workspace, list_name, 'all', NULL, most) IS NOT NULL;
      END IF;
      IF asked.is_of_few IS NULL OR asked.is_of_few AND is_small THEN
        is_missing := true;
        wanted_dimensions := NULL;
        wanted_values := NULL;
        RETURN;
      END IF;
      read := NULL;
      IF NOT asked.is_of_few OR asked.is_instant THEN
        read := list_read(workspace, list_name, asked.dimension, asked.value,
          CASE WHEN asked.is_part THEN 20 * most ELSE most END);
      END IF;
      IF asked.is_instant OR read IS NULL AND NOT asked.is_part THEN
        wanted_dimensions := wanted_dimensions || asked.dimension;
        wanted_values := wanted_values || asked.value;
      END IF;
      IF read IS NULL THEN
        is_missing := true;
      ELSE
        mask_keys := mask_keys || array_fill(asked.key::bigint, ARRAY[cardinality(read)]);
        mask_positions := mask_positions || read;
      END IF;
    END LOOP;
  END IF;
  IF is_missing THEN
    wanted_dimensions := coalesce(wanted_dimensions, '{}');
    wanted_values := coalesce(wanted_values, '{}');
  ELSIF pending > 0 THEN
    SELECT mask_keys || coalesce(array_agg(t.key), '{}'), mask_positions || coalesce(array_agg(t.at), '{}')
    INTO mask_keys, mask_positions FROM list_toggles(workspace, list_name, built) t;
  END IF;
END $$;
--> statement-breakpoint
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
