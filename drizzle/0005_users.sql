ALTER TABLE "roles" DROP CONSTRAINT "roles_workspace_id_name_key";--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "extension" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "timezone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "skills" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "capacity" jsonb DEFAULT '{"voice":1,"chat":5,"email":20,"task":20}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "api_tokens_workspace_id_user_id_idx" ON "api_tokens" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_workspace_id_name_key" ON "roles" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
CREATE INDEX "users_workspace_id_live_idx" ON "users" USING btree ("workspace_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_workspace_id_status_idx" ON "users" USING btree ("workspace_id","status","position") WHERE deleted_at is null;
--> statement-breakpoint
SELECT count_list('users', '{status}');
