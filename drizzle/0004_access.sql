ALTER TABLE "workspaces" ADD COLUMN "access_version" bigint DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Whatever changes what an actor may do moves its workspace's version on, in the same transaction; the
-- token's own changes move the token's.
CREATE FUNCTION move_access_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE workspaces SET access_version = access_version + 1
  WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.workspace_id ELSE NEW.workspace_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER move_access_version AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION move_access_version();
--> statement-breakpoint
CREATE TRIGGER move_access_version AFTER UPDATE OF permissions, system_name ON roles
  FOR EACH ROW EXECUTE FUNCTION move_access_version();
--> statement-breakpoint
CREATE TRIGGER move_access_version AFTER UPDATE OF status, deleted_at ON users
  FOR EACH ROW EXECUTE FUNCTION move_access_version();
