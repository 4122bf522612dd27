DROP INDEX "media_files_workspace_id_folder_id_size_idx";
--> statement-breakpoint
CREATE INDEX "media_files_workspace_id_folder_id_updated_at_idx" ON "media_files" USING btree ("workspace_id","folder_id","updated_at","position") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "media_files_workspace_id_folder_id_name_idx" ON "media_files" USING btree ("workspace_id","folder_id","name" COLLATE "und-x-icu","position") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "media_files_workspace_id_folder_id_size_idx" ON "media_files" USING btree ("workspace_id","folder_id","size","position") WHERE deleted_at is null;
