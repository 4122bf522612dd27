-- Positions: each list of a workspace numbers its rows by a sequence of its own, in the schema `positions`
-- (docs/decisions/lists.md). nextval() neither waits for another transaction nor holds anything that another one
-- waits for. Tables that are numbered by an identity column, such as comments, are not concerned.

-- Holds the sequences: `<list>_<workspace>`, one for each row of numbered_lists and each workspace.
CREATE SCHEMA IF NOT EXISTS positions;

-- Returns the sequence of a list of a workspace.
CREATE OR REPLACE FUNCTION position_sequence(workspace uuid, list_name text) RETURNS regclass
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ('positions."' || list_name || '_' || workspace || '"')::regclass
$$;

-- Returns the next position in a list of a workspace. Positions are unique and ascend, but they become
-- visible in the order of the commits, and those of a transaction that is rolled back remain unused.
CREATE OR REPLACE FUNCTION next_position(workspace uuid, list_name text) RETURNS bigint
LANGUAGE sql VOLATILE AS $$
  SELECT nextval(position_sequence(workspace, list_name))
$$;

-- Returns the last position that next_position() returned; 0 before the first one.
CREATE OR REPLACE FUNCTION last_position(workspace uuid, list_name text) RETURNS bigint
LANGUAGE sql VOLATILE AS $$
  SELECT coalesce(pg_sequence_last_value(position_sequence(workspace, list_name)), 0)
$$;

-- Continues a list behind a position, for rows that were written with positions of their own. A ROLLBACK does
-- not undo it.
CREATE OR REPLACE FUNCTION continue_behind(workspace uuid, list_name text, last bigint) RETURNS void
LANGUAGE sql VOLATILE AS $$
  SELECT setval(position_sequence(workspace, list_name), greatest(last, 1), last > 0)
$$;

-- Creates or drops the sequences of every numbered list of a workspace. The statements are dynamic because the name of a
-- sequence cannot be a parameter.
CREATE OR REPLACE FUNCTION number_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  list_name text;
BEGIN
  FOR list_name IN SELECT n.list FROM numbered_lists n LOOP
    IF TG_OP = 'INSERT' THEN
      EXECUTE format('CREATE SEQUENCE positions.%I', list_name || '_' || NEW.id);
    ELSE
      EXECUTE format('DROP SEQUENCE positions.%I', list_name || '_' || OLD.id);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Numbering: A new workspace needs a sequence for each numbered list; those of a deleted workspace are
-- dropped.
CREATE OR REPLACE TRIGGER number_workspace AFTER INSERT OR DELETE ON workspaces
  FOR EACH ROW EXECUTE FUNCTION number_workspace();

-- The numbered lists, by the names of their tables.
INSERT INTO numbered_lists (list) VALUES
  ('agent_activities'), ('api_tokens'), ('automation_queues'), ('cdrs'), ('channels'), ('contacts'),
  ('conversations'), ('cx_logs'), ('groups'), ('media_files'), ('media_folders'), ('messages'), ('tags'),
  ('tickets'), ('users')
ON CONFLICT DO NOTHING;
