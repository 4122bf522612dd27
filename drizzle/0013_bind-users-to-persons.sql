CREATE TABLE "user_identities" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" "bytea" NOT NULL,
	"person" "bytea" NOT NULL,
	"bound_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "user_identities_pkey" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_workspace_id_user_id_fkey" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "user_identities_workspace_id_person_idx" ON "user_identities" USING btree ("workspace_id","person");
