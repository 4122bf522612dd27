CREATE TABLE "audit_log_marks" (
	"workspace_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"entries" bigint NOT NULL,
	CONSTRAINT "audit_log_marks_pkey" PRIMARY KEY("workspace_id","at")
);
--> statement-breakpoint
CREATE TABLE "audit_log_wants" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"wanted_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log_marks" ADD CONSTRAINT "audit_log_marks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_log_wants" ADD CONSTRAINT "audit_log_wants_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_log_marks_workspace_id_entries_idx" ON "audit_log_marks" USING btree ("workspace_id","entries");
