CREATE TABLE "contact_emails" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"email" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"sort_order" integer NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "contact_emails_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_phones" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"type" text NOT NULL,
	"sort_order" integer NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "contact_phones_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"avatar_url" text,
	"address" text,
	"job_title" text,
	"channel" text NOT NULL,
	"notes" text,
	"language" text,
	"timezone" text,
	"country" text,
	"external_id" text,
	"social_profile_url" text,
	"custom_fields" jsonb NOT NULL,
	"marketing_consent" jsonb NOT NULL,
	"owner_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "contacts_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "contacts_workspace_id_position_key" UNIQUE("workspace_id","position")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "conversations_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"workspace_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"added_at" timestamp(3) with time zone NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "group_members_pkey" PRIMARY KEY("workspace_id","group_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"avatar_url" text,
	"conversation_id" uuid NOT NULL,
	"archived_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "groups_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "groups_workspace_id_position_key" UNIQUE("workspace_id","position")
);
--> statement-breakpoint
CREATE TABLE "contact_tags" (
	"workspace_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "contact_tags_pkey" PRIMARY KEY("workspace_id","contact_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"name" text NOT NULL,
	"color" text,
	"description" text,
	"sort_order" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "tags_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "tags_workspace_id_position_key" UNIQUE("workspace_id","position")
);
--> statement-breakpoint
CREATE TABLE "ticket_tags" (
	"workspace_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "ticket_tags_pkey" PRIMARY KEY("workspace_id","ticket_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "custom_fields" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"system_name" text NOT NULL,
	"display_name" text NOT NULL,
	"type" text NOT NULL,
	"options" jsonb NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"sort_order" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "custom_fields_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "custom_fields_workspace_id_entity_system_name_key" UNIQUE("workspace_id","entity","system_name"),
	CONSTRAINT "custom_fields_system_name_check" CHECK (system_name ~ '^cf_[a-z0-9_]{1,60}$')
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"type" text NOT NULL,
	"channel" text NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"assignee_id" uuid,
	"reason_to_assign" text,
	"custom_fields" jsonb NOT NULL,
	"resolved_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "tickets_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "tickets_workspace_id_position_key" UNIQUE("workspace_id","position"),
	CONSTRAINT "tickets_status_check" CHECK (status in ('open', 'in_progress', 'pending', 'on_hold', 'resolved', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"hash" "bytea" NOT NULL,
	"preview" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone,
	"last_used_ip" text,
	"revoked_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "api_tokens_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "api_tokens_workspace_id_position_key" UNIQUE("workspace_id","position"),
	CONSTRAINT "api_tokens_hash_key" UNIQUE("hash"),
	CONSTRAINT "api_tokens_kind_check" CHECK ((kind = 'personal') = (user_id is not null))
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"system_name" text,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "roles_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "roles_workspace_id_name_key" UNIQUE("workspace_id","name")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "user_roles_pkey" PRIMARY KEY("workspace_id","user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "users_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "users_workspace_id_position_key" UNIQUE("workspace_id","position"),
	CONSTRAINT "users_status_check" CHECK (status in ('invited', 'active', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"workspace_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"status" integer NOT NULL,
	"headers" jsonb NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("workspace_id","key")
);
--> statement-breakpoint
CREATE TABLE "list_positions" (
	"workspace_id" uuid NOT NULL,
	"list" text NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "list_positions_pkey" PRIMARY KEY("workspace_id","list")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"suspended_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "workspaces_name_key" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "contact_emails" ADD CONSTRAINT "contact_emails_workspace_id_contact_id_fkey" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_phones" ADD CONSTRAINT "contact_phones_workspace_id_contact_id_fkey" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_workspace_id_owner_id_fkey" FOREIGN KEY ("workspace_id","owner_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_workspace_id_group_id_fkey" FOREIGN KEY ("workspace_id","group_id") REFERENCES "public"."groups"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_workspace_id_contact_id_fkey" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_workspace_id_conversation_id_fkey" FOREIGN KEY ("workspace_id","conversation_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD CONSTRAINT "contact_tags_workspace_id_contact_id_fkey" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD CONSTRAINT "contact_tags_workspace_id_tag_id_fkey" FOREIGN KEY ("workspace_id","tag_id") REFERENCES "public"."tags"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_tags" ADD CONSTRAINT "ticket_tags_workspace_id_ticket_id_fkey" FOREIGN KEY ("workspace_id","ticket_id") REFERENCES "public"."tickets"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_tags" ADD CONSTRAINT "ticket_tags_workspace_id_tag_id_fkey" FOREIGN KEY ("workspace_id","tag_id") REFERENCES "public"."tags"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_workspace_id_contact_id_fkey" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_workspace_id_assignee_id_fkey" FOREIGN KEY ("workspace_id","assignee_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_workspace_id_user_id_fkey" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_workspace_id_user_id_fkey" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_workspace_id_role_id_fkey" FOREIGN KEY ("workspace_id","role_id") REFERENCES "public"."roles"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_positions" ADD CONSTRAINT "list_positions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_emails_workspace_id_email_key" ON "contact_emails" USING btree ("workspace_id",lower("email")) WHERE is_live;--> statement-breakpoint
CREATE INDEX "contact_emails_workspace_id_contact_id_idx" ON "contact_emails" USING btree ("workspace_id","contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_phones_workspace_id_phone_key" ON "contact_phones" USING btree ("workspace_id","phone") WHERE is_live;--> statement-breakpoint
CREATE INDEX "contact_phones_workspace_id_contact_id_idx" ON "contact_phones" USING btree ("workspace_id","contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_workspace_id_username_key" ON "contacts" USING btree ("workspace_id","username") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_workspace_id_external_id_key" ON "contacts" USING btree ("workspace_id","external_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_name_idx" ON "contacts" USING btree ("workspace_id","name","position");--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_updated_at_idx" ON "contacts" USING btree ("workspace_id","updated_at","position");--> statement-breakpoint
CREATE INDEX "group_members_workspace_id_contact_id_idx" ON "group_members" USING btree ("workspace_id","contact_id");--> statement-breakpoint
CREATE INDEX "groups_workspace_id_conversation_id_idx" ON "groups" USING btree ("workspace_id","conversation_id");--> statement-breakpoint
CREATE INDEX "contact_tags_workspace_id_tag_id_idx" ON "contact_tags" USING btree ("workspace_id","tag_id","contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_workspace_id_name_key" ON "tags" USING btree ("workspace_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tags_workspace_id_sort_order_idx" ON "tags" USING btree ("workspace_id","sort_order","position");--> statement-breakpoint
CREATE INDEX "ticket_tags_workspace_id_tag_id_idx" ON "ticket_tags" USING btree ("workspace_id","tag_id","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_status_idx" ON "tickets" USING btree ("workspace_id","status","position");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_priority_idx" ON "tickets" USING btree ("workspace_id","priority","position");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_assignee_id_idx" ON "tickets" USING btree ("workspace_id","assignee_id","position");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_contact_id_idx" ON "tickets" USING btree ("workspace_id","contact_id","position");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_updated_at_idx" ON "tickets" USING btree ("workspace_id","updated_at","position");--> statement-breakpoint
CREATE INDEX "user_roles_workspace_id_role_id_idx" ON "user_roles" USING btree ("workspace_id","role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_workspace_id_email_key" ON "users" USING btree ("workspace_id",lower("email")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");