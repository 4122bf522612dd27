CREATE TABLE "list_deltas" (
	"workspace_id" uuid NOT NULL,
	"list" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "list_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint NOT NULL,
	"gained" bigint[] NOT NULL,
	"lost" bigint[] NOT NULL,
	CONSTRAINT "list_deltas_pkey" PRIMARY KEY("workspace_id","list","id")
);
--> statement-breakpoint
CREATE TABLE "list_dimensions" (
	"list" text NOT NULL,
	"dimension" text NOT NULL,
	CONSTRAINT "list_dimensions_pkey" PRIMARY KEY("list","dimension")
);
--> statement-breakpoint
CREATE TABLE "list_keys" (
	"workspace_id" uuid NOT NULL,
	"list" text NOT NULL,
	"key" bigint NOT NULL,
	"dimension" text NOT NULL,
	"value" text,
	"wanted_at" timestamp(3) with time zone NOT NULL,
	"built_at" timestamp(3) with time zone,
	CONSTRAINT "list_keys_pkey" PRIMARY KEY("workspace_id","list","key")
);
--> statement-breakpoint
CREATE TABLE "list_nodes" (
	"workspace_id" uuid NOT NULL,
	"list" text NOT NULL,
	"key" bigint NOT NULL,
	"level" smallint NOT NULL,
	"node" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "list_nodes_pkey" PRIMARY KEY("workspace_id","list","key","level","node")
);
--> statement-breakpoint
DROP INDEX "contacts_workspace_id_name_idx";--> statement-breakpoint
DROP INDEX "contacts_workspace_id_updated_at_idx";--> statement-breakpoint
DROP INDEX "contacts_workspace_id_last_seen_at_idx";--> statement-breakpoint
DROP INDEX "contact_tags_workspace_id_tag_id_idx";--> statement-breakpoint
DROP INDEX "ticket_tags_workspace_id_tag_id_idx";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_status_idx";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_priority_idx";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_assignee_id_idx";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_creator_id_idx";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_updated_at_idx";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_due_at_idx";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_priority_rank_idx";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_status_rank_idx";--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "is_live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD COLUMN "position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD COLUMN "is_live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_tags" ADD COLUMN "position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_tags" ADD COLUMN "is_live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_live_idx" ON "contacts" USING btree ("workspace_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_deleted_idx" ON "contacts" USING btree ("workspace_id","position") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_channel_idx" ON "contacts" USING btree ("workspace_id","channel","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_is_blocked_idx" ON "contacts" USING btree ("workspace_id","is_blocked","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "group_members_workspace_id_group_id_idx" ON "group_members" USING btree ("workspace_id","group_id","is_live","position");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_live_idx" ON "tickets" USING btree ("workspace_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_deleted_idx" ON "tickets" USING btree ("workspace_id","position") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_type_idx" ON "tickets" USING btree ("workspace_id","type","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_channel_idx" ON "tickets" USING btree ("workspace_id","channel","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_name_idx" ON "contacts" USING btree ("workspace_id","name","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_updated_at_idx" ON "contacts" USING btree ("workspace_id","updated_at","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_last_seen_at_idx" ON "contacts" USING btree ("workspace_id","last_seen_at","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contact_tags_workspace_id_tag_id_idx" ON "contact_tags" USING btree ("workspace_id","tag_id","is_live","position");--> statement-breakpoint
CREATE INDEX "ticket_tags_workspace_id_tag_id_idx" ON "ticket_tags" USING btree ("workspace_id","tag_id","is_live","position");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_status_idx" ON "tickets" USING btree ("workspace_id","status","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_priority_idx" ON "tickets" USING btree ("workspace_id","priority","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_assignee_id_idx" ON "tickets" USING btree ("workspace_id","assignee_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_creator_id_idx" ON "tickets" USING btree ("workspace_id","creator_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_updated_at_idx" ON "tickets" USING btree ("workspace_id","updated_at","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_due_at_idx" ON "tickets" USING btree ("workspace_id","due_at","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_priority_rank_idx" ON "tickets" USING btree ("workspace_id",array_position('{low,medium,high,urgent}'::text[], "priority"),"position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_status_rank_idx" ON "tickets" USING btree ("workspace_id",array_position(
  '{open,in_progress,pending,on_hold,resolved,closed}'::text[], "status"),"position") WHERE deleted_at is null;--> statement-breakpoint
-- Rows come and go all the time
ALTER TABLE list_deltas SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000);
--> statement-breakpoint
-- The key of the rows of a list that have a value in a dimension; null is a value too. The dimension
-- `all` has the one value null.
CREATE FUNCTION list_key(dimension text, value text) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended(dimension || coalesce('=' || value, ''), 0)
$$;
--> statement-breakpoint
-- Whoever folds deltas of a list holds this lock shared, whoever builds its trees exclusively.
CREATE FUNCTION list_lock(workspace uuid, list_name text) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('list ' || list_name || ' ' || workspace::text, 0)
$$;
--> statement-breakpoint
-- The rows of one or several keys that exclude each other, with what is not folded yet; null unless
-- all are built. `pending` is how many deltas the list has.
CREATE FUNCTION list_total(workspace uuid, list_name text, keys bigint[],
  OUT total bigint, OUT pending bigint)
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF cardinality(keys) = 0 OR cardinality(keys) > (
    SELECT count(*) FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = ANY (keys)
      AND k.built_at IS NOT NULL) THEN
    RETURN;
  END IF;
  SELECT count(*), coalesce(sum((d.gained && keys)::int - (d.lost && keys)::int), 0)
  INTO pending, total
  FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name;
  SELECT total + coalesce(sum(n.count), 0) INTO total
  FROM list_nodes n
  WHERE n.workspace_id = workspace AND n.list = list_name AND n.key = ANY (keys) AND n.level = 3;
END $$;
--> statement-breakpoint
-- Where to begin so that `skip` rows of the keys lie before: behind `bound`, `rest` rows further, which
-- are fewer than a block has. Without a tree: at the end of the list, with all of `skip` to go.
CREATE FUNCTION list_at(workspace uuid, list_name text, keys bigint[], skip bigint, descending boolean,
  OUT bound bigint, OUT rest bigint)
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  lowest CONSTANT bigint := -1;
  highest CONSTANT bigint := 9223372036854775807;
  parent bigint;
  block int;
BEGIN
  bound := CASE WHEN descending THEN highest ELSE lowest END;
  rest := skip;
  IF skip = 0 OR cardinality(keys) = 0 OR cardinality(keys) > (
    SELECT count(*) FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = ANY (keys)
      AND k.built_at IS NOT NULL) THEN
    RETURN;
  END IF;
  FOR depth IN REVERSE 3..1 LOOP
    block := 3 + 7 * depth;
    SELECT s.node, rest - (s.upto - s.count) INTO parent, rest FROM (
      SELECT g.node, g.count,
        sum(g.count) OVER (ORDER BY CASE WHEN descending THEN -g.node ELSE g.node END) AS upto
      FROM (
        SELECT u.node, sum(u.count) AS count FROM (
          SELECT n.node, n.count FROM list_nodes n
          WHERE n.workspace_id = workspace AND n.list = list_name AND n.key = ANY (keys)
            AND n.level = depth
            AND n.node BETWEEN coalesce(parent * 128, 0) AND coalesce(parent * 128 + 127, highest)
          UNION ALL
          SELECT d.position >> block, (d.gained && keys)::int - (d.lost && keys)::int
          FROM list_deltas d
          WHERE d.workspace_id = workspace AND d.list = list_name
            AND (d.gained && keys OR d.lost && keys)
            AND (parent IS NULL OR d.position >> (block + 7) = parent)) u
        GROUP BY u.node) g
      WHERE g.count <> 0) s
    WHERE s.upto > rest ORDER BY s.upto LIMIT 1;
    IF NOT FOUND THEN
      -- Past the end
      bound := CASE WHEN descending THEN lowest ELSE highest END;
      rest := 0;
      RETURN;
    END IF;
  END LOOP;
  bound := CASE WHEN descending THEN (parent + 1) << 10 ELSE (parent << 10) - 1 END;
END $$;
--> statement-breakpoint
-- Folds up to `batch` deltas into the nodes of the keys that are built; returns how many. Any number of
-- processes may run it at once; lists whose trees are being built wait for the next round.
CREATE FUNCTION list_fold(batch int) RETURNS int
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  workspaces uuid[];
  lists text[];
  folded int;
BEGIN
  SELECT array_agg(p.workspace_id), array_agg(p.list) INTO workspaces, lists
  FROM (SELECT DISTINCT d.workspace_id, d.list
    FROM (SELECT workspace_id, list FROM list_deltas LIMIT batch) d) p
  WHERE pg_try_advisory_xact_lock_shared(list_lock(p.workspace_id, p.list));
  IF workspaces IS NULL THEN
    RETURN 0;
  END IF;

  -- With a snapshot younger than the locks
  WITH due AS (
    SELECT d.workspace_id, d.list, d.id FROM list_deltas d
    JOIN unnest(workspaces, lists) AS l (workspace_id, list)
      ON l.workspace_id = d.workspace_id AND l.list = d.list
    LIMIT batch FOR UPDATE OF d SKIP LOCKED),
  taken AS (
    DELETE FROM list_deltas d USING due
    WHERE d.workspace_id = due.workspace_id AND d.list = due.list AND d.id = due.id
    RETURNING d.workspace_id, d.list, d.position, d.gained, d.lost),
  changes AS (
    SELECT workspace_id, list, position, unnest(gained) AS key, 1 AS count FROM taken
    UNION ALL
    SELECT workspace_id, list, position, unnest(lost), -1 FROM taken),
  sums AS (
    SELECT c.workspace_id, c.list, c.key, l.level, c.position >> l.block AS node,
      sum(c.count)::int AS count
    FROM changes c
    JOIN list_keys k ON k.workspace_id = c.workspace_id AND k.list = c.list AND k.key = c.key
      AND k.built_at IS NOT NULL
    CROSS JOIN (VALUES (1, 10), (2, 17), (3, 24)) AS l (level, block)
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(c.count) <> 0),
  written AS (
    INSERT INTO list_nodes AS n (workspace_id, list, key, level, node, count)
    -- In one order, so that two folds cannot deadlock
    SELECT * FROM sums ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (workspace_id, list, key, level, node) DO UPDATE SET count = n.count + excluded.count)
  SELECT count(*) INTO folded FROM taken;
  RETURN folded;
END $$;
--> statement-breakpoint
-- How many rows of a key the table itself has in each block of 2^10 positions.
CREATE FUNCTION list_leaves(workspace uuid, list_name text, dimension text, value text)
RETURNS TABLE (node bigint, count bigint)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  source text := CASE WHEN dimension LIKE '%.%' THEN split_part(dimension, '.', 1) ELSE list_name END;
  col text := CASE WHEN dimension LIKE '%.%' THEN split_part(dimension, '.', 2) ELSE dimension END;
  columns jsonb := (SELECT jsonb_object_agg(a.attname, format_type(a.atttypid, a.atttypmod))
    FROM pg_attribute a WHERE a.attrelid = source::regclass AND a.attnum > 0 AND NOT a.attisdropped);
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT t.position >> 10, count(*) FROM %I t WHERE t.workspace_id = $1 %s %s %s GROUP BY 1', source,
    CASE WHEN columns ? 'deleted_at' THEN 'AND t.deleted_at IS NULL' END,
    CASE WHEN columns ? 'is_live' AND source <> list_name THEN 'AND t.is_live' END,
    CASE WHEN dimension = 'all' THEN '' WHEN value IS NULL THEN format('AND t.%I IS NULL', col)
      ELSE format('AND t.%I = $2::%s', col, columns ->> col) END)
  USING workspace, value;
END $$;
--> statement-breakpoint
-- Builds the tree of a key that is wanted, or of any with `anew`, while everything goes on; false when
-- there is nothing to build or another process is at it.
CREATE FUNCTION list_build(workspace uuid, list_name text, wanted bigint, anew boolean DEFAULT false)
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
  DELETE FROM list_nodes n
  WHERE n.workspace_id = workspace AND n.list = list_name AND n.key = wanted;

  -- What is pending at this snapshot is folded or added later, so the tree leaves it out
  INSERT INTO list_nodes (workspace_id, list, key, level, node, count)
  SELECT workspace, list_name, wanted, l.level, c.node >> l.block, sum(c.count)
  FROM (
    SELECT leaf.node, leaf.count
    FROM list_leaves(workspace, list_name, asked.dimension, asked.value) leaf
    UNION ALL
    SELECT d.position >> 10, (wanted = ANY (d.lost))::int - (wanted = ANY (d.gained))::int
    FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name) c
  CROSS JOIN (VALUES (1, 0), (2, 7), (3, 14)) AS l (level, block)
  GROUP BY l.level, c.node >> l.block HAVING sum(c.count) <> 0;

  -- Last, since readers that want it too wait for a row that is being changed
  UPDATE list_keys k SET built_at = clock_timestamp()
  WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted;
  RETURN true;
END $$;
--> statement-breakpoint
-- Gives up trees that have become small again and were not wanted for a day; returns how many.
CREATE FUNCTION list_demote(batch int) RETURNS int
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  small list_keys;
  given_up int := 0;
BEGIN
  FOR small IN
    SELECT * FROM list_keys k
    WHERE k.built_at IS NOT NULL AND k.wanted_at < now() - interval '1 day' AND 500 > (
      SELECT coalesce(sum(n.count), 0) FROM list_nodes n
      WHERE n.workspace_id = k.workspace_id AND n.list = k.list AND n.key = k.key AND n.level = 3)
    LIMIT batch
  LOOP
    CONTINUE WHEN NOT pg_try_advisory_xact_lock(list_lock(small.workspace_id, small.list));
    DELETE FROM list_nodes n
    WHERE n.workspace_id = small.workspace_id AND n.list = small.list AND n.key = small.key;
    DELETE FROM list_keys k
    WHERE k.workspace_id = small.workspace_id AND k.list = small.list AND k.key = small.key;
    given_up := given_up + 1;
  END LOOP;
  RETURN given_up;
END $$;
--> statement-breakpoint
-- Where the tree of a key, with what is pending, is not what its table says; nothing when all is well.
CREATE FUNCTION list_faults(workspace uuid, list_name text, wanted bigint)
RETURNS TABLE (level smallint, node bigint, counted bigint, actual bigint)
LANGUAGE sql STABLE AS $$
  WITH asked AS (
    SELECT k.dimension, k.value FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted
      AND k.built_at IS NOT NULL),
  changes AS (
    SELECT d.position >> 10 AS node, (wanted = ANY (d.gained))::int - (wanted = ANY (d.lost))::int AS count
    FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name),
  leaves AS (
    SELECT leaf.node, leaf.count
    FROM asked, list_leaves(workspace, list_name, asked.dimension, asked.value) leaf),
  sides AS (
    SELECT n.level, n.node, n.count AS counted, 0 AS actual FROM asked, list_nodes n
    WHERE n.workspace_id = workspace AND n.list = list_name AND n.key = wanted
    UNION ALL
    SELECT l.level, c.node >> l.block, c.count, 0
    FROM asked, changes c, (VALUES (1, 0), (2, 7), (3, 14)) AS l (level, block)
    UNION ALL
    SELECT l.level, c.node >> l.block, 0, c.count
    FROM leaves c, (VALUES (1, 0), (2, 7), (3, 14)) AS l (level, block))
  SELECT s.level::smallint, s.node, sum(s.counted), sum(s.actual) FROM sides s
  GROUP BY s.level, s.node HAVING sum(s.counted) <> sum(s.actual)
$$;
--> statement-breakpoint
-- Makes every change of a table's rows leave a delta: for all of them, and for each value of some
-- columns. `links` names tables that tie rows to values of another kind, as {table, own, other}; they
-- have the row's position and whether it is live, kept by triggers. May be called again with others.
CREATE FUNCTION count_list(list_name text, columns text[], links text[][] DEFAULT '{}')
RETURNS void LANGUAGE plpgsql VOLATILE AS $outer$
DECLARE
  has_deleted boolean := EXISTS (SELECT FROM pg_attribute a
    WHERE a.attrelid = list_name::regclass AND a.attname = 'deleted_at');
  old_is_live text := CASE WHEN has_deleted THEN 'OLD.deleted_at IS NULL' ELSE 'true' END;
  new_is_live text := CASE WHEN has_deleted THEN 'NEW.deleted_at IS NULL' ELSE 'true' END;
  differs text := CASE WHEN has_deleted
    THEN '(OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)' ELSE 'false' END;
  old_keys text := format('ARRAY[%s', list_key('all', NULL));
  new_keys text := old_keys;
  lost text := 'NULL';
  gained text := 'NULL';
  carry text := '';
  link text[];
  col text;
BEGIN
  FOREACH col IN ARRAY columns LOOP
    old_keys := old_keys || format(', list_key(%L, OLD.%I::text)', col, col);
    new_keys := new_keys || format(', list_key(%L, NEW.%I::text)', col, col);
    lost := lost || format(
      ', CASE WHEN OLD.%1$I IS DISTINCT FROM NEW.%1$I THEN list_key(%1$L, OLD.%1$I::text) END', col);
    gained := gained || format(
      ', CASE WHEN OLD.%1$I IS DISTINCT FROM NEW.%1$I THEN list_key(%1$L, NEW.%1$I::text) END', col);
    differs := differs || format(' OR OLD.%1$I IS DISTINCT FROM NEW.%1$I', col);
  END LOOP;
  FOR i IN 1..coalesce(array_length(links, 1), 0) LOOP
    carry := carry || format('
          UPDATE %1$I SET is_live = %3$s WHERE workspace_id = NEW.workspace_id AND %2$I = NEW.id;',
      links[i][1], links[i][2], new_is_live);
  END LOOP;

  EXECUTE format($f$
    CREATE OR REPLACE FUNCTION count_%1$s() RETURNS trigger LANGUAGE plpgsql AS $t$
    DECLARE
      lost bigint[] := '{}';
      gained bigint[] := '{}';
      place bigint;
      workspace uuid;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        workspace := NEW.workspace_id;
        place := NEW.position;
        IF %3$s THEN gained := %5$s]; END IF;
      ELSIF TG_OP = 'DELETE' THEN
        workspace := OLD.workspace_id;
        place := OLD.position;
        IF %2$s THEN lost := %4$s]; END IF;
      ELSE
        workspace := OLD.workspace_id;
        place := OLD.position;
        IF %2$s AND %3$s THEN
          lost := array_remove(ARRAY[%6$s]::bigint[], NULL);
          gained := array_remove(ARRAY[%7$s]::bigint[], NULL);
        ELSIF %2$s OR %3$s THEN
          IF %2$s THEN lost := %4$s]; ELSE gained := %5$s]; END IF;%8$s
        END IF;
      END IF;
      IF lost <> '{}' OR gained <> '{}' THEN
        INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
        VALUES (workspace, %1$L, place, gained, lost);
      END IF;
      RETURN NULL;
    END $t$ $f$, list_name, old_is_live, new_is_live, old_keys, new_keys, lost, gained, carry);
  EXECUTE format('CREATE OR REPLACE TRIGGER count_rows AFTER INSERT OR DELETE ON %1$I
    FOR EACH ROW EXECUTE FUNCTION count_%1$s()', list_name);
  EXECUTE format('CREATE OR REPLACE TRIGGER count_changes AFTER UPDATE ON %1$I
    FOR EACH ROW WHEN (%2$s) EXECUTE FUNCTION count_%1$s()', list_name, differs);

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
    EXECUTE format('CREATE OR REPLACE TRIGGER count_changes AFTER UPDATE ON %1$I
      FOR EACH ROW WHEN (OLD.is_live <> NEW.is_live OR OLD.%2$I <> NEW.%2$I)
      EXECUTE FUNCTION count_%1$s()', link[1], link[3]);
    EXECUTE format('UPDATE %1$I x SET position = r.position, is_live = %4$s FROM %2$I r
      WHERE r.workspace_id = x.workspace_id AND r.id = x.%3$I
        AND (x.position, x.is_live) IS DISTINCT FROM (r.position, %4$s)', link[1], list_name, link[2],
      CASE WHEN has_deleted THEN 'r.deleted_at IS NULL' ELSE 'true' END);
  END LOOP;

  DELETE FROM list_dimensions d WHERE d.list = list_name;
  INSERT INTO list_dimensions (list, dimension)
  SELECT list_name, 'all' UNION ALL SELECT list_name, unnest(columns);
  FOR i IN 1..coalesce(array_length(links, 1), 0) LOOP
    INSERT INTO list_dimensions (list, dimension) VALUES (list_name, links[i][1] || '.' || links[i][3]);
  END LOOP;
END $outer$;
--> statement-breakpoint
SELECT count_list('tickets',
  '{status,priority,type,channel,contact_id,assignee_id,creator_id,category_id}',
  '{{ticket_tags,ticket_id,tag_id}}');
--> statement-breakpoint
SELECT count_list('contacts', '{channel,is_blocked}',
  '{{contact_tags,contact_id,tag_id},{group_members,contact_id,group_id}}');
--> statement-breakpoint
SELECT count_list('tags', '{}');
--> statement-breakpoint
SELECT count_list('api_tokens', '{}');
