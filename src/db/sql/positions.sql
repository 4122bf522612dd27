-- Positions: each list of a workspace numbers its rows by a sequence of its own, in the schema `positions`
-- (docs/decisions/lists.md). nextval() neither waits for another transaction nor holds anything that another one
-- waits for. Tables that are numbered by an identity column, such as ticket_history, are not concerned.

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

-- Creates the sequence of a list of a workspace. The statement is dynamic because the name of a sequence
-- cannot be a parameter.
CREATE OR REPLACE FUNCTION create_positions(workspace uuid, list_name text) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  EXECUTE format('CREATE SEQUENCE positions.%I', list_name || '_' || workspace);
END $$;

-- Drops the sequence of a list of a workspace.
CREATE OR REPLACE FUNCTION drop_positions(workspace uuid, list_name text) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  EXECUTE format('DROP SEQUENCE positions.%I', list_name || '_' || workspace);
END $$;

-- Creates or drops the sequences of a list in every workspace.
CREATE OR REPLACE FUNCTION number_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM create_positions(w.id, NEW.list) FROM workspaces w;
  ELSE
    PERFORM drop_positions(w.id, OLD.list) FROM workspaces w;
  END IF;
  RETURN NULL;
END $$;

-- Numbering: A list that becomes numbered needs its sequence in the workspaces that exist already.
CREATE OR REPLACE TRIGGER number_list AFTER INSERT OR DELETE ON numbered_lists
  FOR EACH ROW EXECUTE FUNCTION number_list();

-- Creates or drops the sequences of every numbered list of a workspace.
CREATE OR REPLACE FUNCTION number_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM create_positions(NEW.id, n.list) FROM numbered_lists n;
  ELSE
    PERFORM drop_positions(OLD.id, n.list) FROM numbered_lists n;
  END IF;
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
