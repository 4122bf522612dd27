ALTER TABLE "comments" ADD COLUMN "external_id" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "comments_workspace_id_external_id_key" ON "comments" USING btree ("workspace_id","external_id") WHERE deleted_at is null and external_id is not null;
