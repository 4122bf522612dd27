DROP INDEX "comments_ticket_id_position_key";
--> statement-breakpoint
DROP INDEX "comments_ticket_id_created_at_idx";
--> statement-breakpoint
DROP INDEX "comments_workspace_id_room_id_idx";
--> statement-breakpoint
CREATE INDEX "comments_ticket_id_idx" ON "comments" USING btree ("ticket_id");
--> statement-breakpoint
CREATE INDEX "comments_room_id_idx" ON "comments" USING btree ("room_id") WHERE room_id is not null;
--> statement-breakpoint
CREATE INDEX "comments_ticket_id_live_idx" ON "comments" USING btree ("ticket_id","created_at","position","id","workspace_id") WHERE ticket_id is not null and deleted_at is null;
--> statement-breakpoint
CREATE INDEX "comments_room_id_live_idx" ON "comments" USING btree ("room_id","created_at","position","id","workspace_id") WHERE room_id is not null and deleted_at is null;
