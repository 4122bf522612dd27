DROP INDEX "changes_workspace_id_id_idx";
--> statement-breakpoint
DROP INDEX "changes_workspace_id_resource_id_idx";
--> statement-breakpoint
DROP INDEX "changes_workspace_id_request_id_idx";
--> statement-breakpoint
DROP INDEX "comments_workspace_id_ticket_id_position_key";
--> statement-breakpoint
DROP INDEX "comments_workspace_id_ticket_id_created_at_idx";
--> statement-breakpoint
DROP INDEX "cx_log_events_workspace_id_cx_log_id_idx";
--> statement-breakpoint
DROP INDEX "comments_workspace_id_parent_id_idx";
--> statement-breakpoint
ALTER TABLE "change_data" ALTER COLUMN "content" DROP NOT NULL;
--> statement-breakpoint
-- What is there was written by an older version, which may still run; a new database gets the newest format
ALTER TABLE "transaction_shift" ADD COLUMN "format" smallint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "transaction_shift" ALTER COLUMN "format" SET DEFAULT 2;
--> statement-breakpoint
CREATE INDEX "changes_id_idx" ON "changes" USING btree ("id");
--> statement-breakpoint
CREATE INDEX "changes_resource_id_idx" ON "changes" USING btree ("resource_id","position");
--> statement-breakpoint
CREATE INDEX "changes_request_id_hash_idx" ON "changes" USING btree (hashtextextended(request_id, uuid_hash_extended(workspace_id, 0))) WHERE action is not null and request_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "comments_ticket_id_position_key" ON "comments" USING btree ("ticket_id","position");
--> statement-breakpoint
CREATE INDEX "comments_ticket_id_created_at_idx" ON "comments" USING btree ("ticket_id","created_at") WHERE ticket_id is not null and deleted_at is null;
--> statement-breakpoint
CREATE INDEX "comments_workspace_id_parent_id_idx" ON "comments" USING btree ("workspace_id","parent_id") WHERE parent_id is not null;
--> statement-breakpoint
ALTER TABLE "cx_log_events" DROP CONSTRAINT "cx_log_events_pkey";
--> statement-breakpoint
ALTER TABLE "cx_log_events" ADD CONSTRAINT "cx_log_events_pkey" PRIMARY KEY("workspace_id","cx_log_id","at","position");
