DROP INDEX "agent_activities_workspace_id_user_id_started_at_idx";
--> statement-breakpoint
CREATE INDEX "agent_activities_workspace_id_user_id_started_at_ended_at_idx" ON "agent_activities" USING btree ("workspace_id","user_id","started_at","ended_at","presence_status_id","category");
