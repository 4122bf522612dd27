-- The filters by status and priority read the indexes of their ranks; what has no external id or assignee is
-- not looked for by it.
-- A CHECK is compiled and tried by every statement that changes a row, whatever it changes; as a trigger only where
-- its column is set.
ALTER TABLE "contacts" DROP CONSTRAINT "contacts_custom_fields_check";--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_status_check";--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_custom_fields_check";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_status_idx";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_priority_idx";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_external_id_key";--> statement-breakpoint
DROP INDEX "tickets_workspace_id_open_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_workspace_id_external_id_key" ON "tickets" USING btree ("workspace_id","external_id") WHERE deleted_at is null and external_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_open_idx" ON "tickets" USING btree ("workspace_id","assignee_id") WHERE assignee_id is not null and deleted_at is null and status not in ('resolved', 'closed');
--> statement-breakpoint
CREATE FUNCTION refuse_value() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING MESSAGE = format('%I refuses a row by %I', TG_TABLE_NAME, TG_NAME),
    CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA;
END $$;
--> statement-breakpoint
CREATE TRIGGER status_check AFTER INSERT OR UPDATE OF status ON tickets
  FOR EACH ROW WHEN (NEW.status NOT IN ('open', 'in_progress', 'pending', 'on_hold', 'resolved', 'closed'))
  EXECUTE FUNCTION refuse_value();
--> statement-breakpoint
-- Keeps the search column within what PostgreSQL can index
CREATE TRIGGER custom_fields_check AFTER INSERT OR UPDATE OF custom_fields ON tickets
  FOR EACH ROW WHEN (octet_length(NEW.custom_fields::text) > 131072) EXECUTE FUNCTION refuse_value();
--> statement-breakpoint
CREATE TRIGGER custom_fields_check AFTER INSERT OR UPDATE OF custom_fields ON contacts
  FOR EACH ROW WHEN (octet_length(NEW.custom_fields::text) > 131072) EXECUTE FUNCTION refuse_value();
