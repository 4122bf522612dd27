-- Users, their roles, and what they may do.

-- Increments the access version of the row's workspace, in the transaction of the change. Processes compare
-- it with the version of what they have cached of an actor; a change of a token is found by the token's own
-- version.
CREATE OR REPLACE FUNCTION move_access_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE workspaces SET access_version = access_version + 1
  WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.workspace_id ELSE NEW.workspace_id END;
  RETURN NULL;
END $$;

-- Counter: Cached permissions of the workspace become stale when a user receives or loses a role, whoever
-- writes the row.
CREATE OR REPLACE TRIGGER move_access_version AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION move_access_version();

-- Counter: Cached permissions of the workspace become stale when the permissions of a role change, whoever
-- writes the row.
CREATE OR REPLACE TRIGGER move_access_version AFTER UPDATE OF permissions, system_name ON roles
  FOR EACH ROW EXECUTE FUNCTION move_access_version();

-- Counter: Cached permissions of the workspace become stale when a user is suspended, activated, deleted or
-- restored, whoever writes the row.
CREATE OR REPLACE TRIGGER move_access_version AFTER UPDATE OF status, deleted_at ON users
  FOR EACH ROW EXECUTE FUNCTION move_access_version();
