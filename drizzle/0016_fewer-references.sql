-- Their parents are of a workspace already, and go with it. Checking it for each row locks the row of the workspace,
-- which all that write in it meet at.
ALTER TABLE "agent_activities" DROP CONSTRAINT "agent_activities_workspace_id_workspaces_id_fk";
--> statement-breakpoint
ALTER TABLE "queue_entries" DROP CONSTRAINT "queue_entries_workspace_id_workspaces_id_fk";
--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_workspace_id_workspaces_id_fk";
--> statement-breakpoint
ALTER TABLE "routing_decisions" DROP CONSTRAINT "routing_decisions_workspace_id_workspaces_id_fk";
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_workspace_id_workspaces_id_fk";
--> statement-breakpoint
ALTER TABLE "ticket_history" DROP CONSTRAINT "ticket_history_workspace_id_workspaces_id_fk";
