CREATE INDEX "media_files_workspace_id_updated_at_idx" ON "media_files" USING btree ("workspace_id","updated_at","position") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "media_files_workspace_id_name_idx" ON "media_files" USING btree ("workspace_id","name" COLLATE "und-x-icu","position") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "media_files_workspace_id_size_idx" ON "media_files" USING btree ("workspace_id","size","position") WHERE deleted_at is null;
