-- Trusted extensions of PostgreSQL's own contrib: whoever may create in the database may create them.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What `q` asks of a search column: each word of the text starts some word there. Null without any.
CREATE FUNCTION search_query(q text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
  FROM unnest(to_tsvector('simple', q))
$$;
--> statement-breakpoint
-- The LIKE pattern of whatever holds the text; per cent, underscore and backslash mean themselves.
CREATE FUNCTION holding(q text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || replace(replace(replace(q, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
--> statement-breakpoint
CREATE TABLE "categories" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"value" text NOT NULL,
	"description" text,
	"sort_order" integer NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "categories_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "comments_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"type" text NOT NULL,
	"visibility" text NOT NULL,
	"author_type" text NOT NULL,
	"author_id" uuid,
	"parent_id" uuid,
	"edited_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "comments_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "comments_author_check" CHECK ((author_type = 'system') = (author_id is null))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "companies_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_identities" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"type" text NOT NULL,
	"platform_id" text NOT NULL,
	"display_name" text,
	"sort_order" integer NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "contact_identities_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_merges" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contact_merges_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"merged_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "contact_merges_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "contact_merges_workspace_id_source_id_key" UNIQUE("workspace_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "contact_unique_values" (
	"workspace_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"value" text NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "contact_unique_values_pkey" PRIMARY KEY("workspace_id","contact_id","field_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_unique_values" (
	"workspace_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"value" text NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "ticket_unique_values_pkey" PRIMARY KEY("workspace_id","ticket_id","field_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_history" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ticket_history_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" uuid NOT NULL,
	"field" text NOT NULL,
	"from" jsonb,
	"to" jsonb,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"request_id" text,
	"occurred_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ticket_history_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "is_blocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "last_seen_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "last_contacted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || username || ' ' || coalesce(first_name, '') || ' '
          || coalesce(last_name, '') || ' ' || coalesce(external_id, '') || ' '
          || coalesce(notes, ''))
          || jsonb_to_tsvector('simple', custom_fields, '["string", "numeric"]')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "default_value" jsonb;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "validation" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "is_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "is_required_to_resolve" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "is_unique" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "is_read_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "resolution_code" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "resolution_note" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "follow_up_of_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "due_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "snoozed_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_response_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "reopen_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', position::text || ' ' || title || ' ' || coalesce(description, ''))
          || jsonb_to_tsvector('simple', custom_fields, '["string", "numeric"]')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_workspace_id_parent_id_fkey" FOREIGN KEY ("workspace_id","parent_id") REFERENCES "public"."categories"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_ticket_id_fkey" FOREIGN KEY ("workspace_id","ticket_id") REFERENCES "public"."tickets"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_parent_id_fkey" FOREIGN KEY ("workspace_id","parent_id") REFERENCES "public"."comments"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_identities" ADD CONSTRAINT "contact_identities_workspace_id_contact_id_fkey" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_workspace_id_target_id_fkey" FOREIGN KEY ("workspace_id","target_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_workspace_id_source_id_fkey" FOREIGN KEY ("workspace_id","source_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_unique_values" ADD CONSTRAINT "contact_unique_values_workspace_id_field_id_fkey" FOREIGN KEY ("workspace_id","field_id") REFERENCES "public"."custom_fields"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_unique_values" ADD CONSTRAINT "contact_unique_values_workspace_id_contact_id_fkey" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_unique_values" ADD CONSTRAINT "ticket_unique_values_workspace_id_field_id_fkey" FOREIGN KEY ("workspace_id","field_id") REFERENCES "public"."custom_fields"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_unique_values" ADD CONSTRAINT "ticket_unique_values_workspace_id_ticket_id_fkey" FOREIGN KEY ("workspace_id","ticket_id") REFERENCES "public"."tickets"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_history" ADD CONSTRAINT "ticket_history_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_history" ADD CONSTRAINT "ticket_history_workspace_id_ticket_id_fkey" FOREIGN KEY ("workspace_id","ticket_id") REFERENCES "public"."tickets"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_workspace_id_parent_id_value_key" ON "categories" USING btree ("workspace_id",lower("value"),coalesce("parent_id", "workspace_id")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "categories_workspace_id_parent_id_idx" ON "categories" USING btree ("workspace_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_workspace_id_ticket_id_position_key" ON "comments" USING btree ("workspace_id","ticket_id","position");--> statement-breakpoint
CREATE INDEX "comments_workspace_id_parent_id_idx" ON "comments" USING btree ("workspace_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_workspace_id_name_key" ON "companies" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "contact_identities_workspace_id_platform_id_key" ON "contact_identities" USING btree ("workspace_id",("type" || ' ' || "platform_id")) WHERE is_live;--> statement-breakpoint
CREATE INDEX "contact_identities_workspace_id_platform_id_deleted_idx" ON "contact_identities" USING btree ("workspace_id",("type" || ' ' || "platform_id")) WHERE not is_live;--> statement-breakpoint
CREATE INDEX "contact_identities_workspace_id_contact_id_idx" ON "contact_identities" USING btree ("workspace_id","contact_id");--> statement-breakpoint
CREATE INDEX "contact_merges_workspace_id_target_id_idx" ON "contact_merges" USING btree ("workspace_id","target_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_unique_values_workspace_id_field_id_value_key" ON "contact_unique_values" USING btree ("workspace_id","field_id","value") WHERE is_live;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_unique_values_workspace_id_field_id_value_key" ON "ticket_unique_values" USING btree ("workspace_id","field_id","value") WHERE is_live;--> statement-breakpoint
CREATE INDEX "ticket_history_workspace_id_ticket_id_idx" ON "ticket_history" USING btree ("workspace_id","ticket_id","position");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_workspace_id_company_id_fkey" FOREIGN KEY ("workspace_id","company_id") REFERENCES "public"."companies"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_workspace_id_merged_into_id_fkey" FOREIGN KEY ("workspace_id","merged_into_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_workspace_id_category_id_fkey" FOREIGN KEY ("workspace_id","category_id") REFERENCES "public"."categories"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_workspace_id_follow_up_of_id_fkey" FOREIGN KEY ("workspace_id","follow_up_of_id") REFERENCES "public"."tickets"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_emails_workspace_id_email_deleted_idx" ON "contact_emails" USING btree ("workspace_id",lower("email")) WHERE not is_live;--> statement-breakpoint
CREATE INDEX "contact_emails_workspace_id_email_trgm_idx" ON "contact_emails" USING gin ("workspace_id","email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_phones_workspace_id_phone_deleted_idx" ON "contact_phones" USING btree ("workspace_id","phone") WHERE not is_live;--> statement-breakpoint
CREATE INDEX "contact_phones_workspace_id_phone_trgm_idx" ON "contact_phones" USING gin ("workspace_id","phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_username_deleted_idx" ON "contacts" USING btree ("workspace_id","username") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_external_id_deleted_idx" ON "contacts" USING btree ("workspace_id","external_id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_last_seen_at_idx" ON "contacts" USING btree ("workspace_id","last_seen_at","position");--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_owner_id_idx" ON "contacts" USING btree ("workspace_id","owner_id");--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_company_id_idx" ON "contacts" USING btree ("workspace_id","company_id","position");--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_search_idx" ON "contacts" USING gin ("workspace_id","search");--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_name_trgm_idx" ON "contacts" USING gin ("workspace_id","name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_custom_fields_idx" ON "contacts" USING gin ("workspace_id","custom_fields" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_workspace_id_external_id_key" ON "tickets" USING btree ("workspace_id","external_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_creator_id_idx" ON "tickets" USING btree ("workspace_id","creator_id","position");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_category_id_idx" ON "tickets" USING btree ("workspace_id","category_id","position");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_follow_up_of_id_idx" ON "tickets" USING btree ("workspace_id","follow_up_of_id") WHERE follow_up_of_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_due_at_idx" ON "tickets" USING btree ("workspace_id","due_at","position");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_priority_rank_idx" ON "tickets" USING btree ("workspace_id",array_position('{low,medium,high,urgent}'::text[], "priority"),"position");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_status_rank_idx" ON "tickets" USING btree ("workspace_id",array_position(
  '{open,in_progress,pending,on_hold,resolved,closed}'::text[], "status"),"position");--> statement-breakpoint
CREATE INDEX "tickets_snoozed_until_idx" ON "tickets" USING btree ("snoozed_until") WHERE snoozed_until is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_resolved_at_idx" ON "tickets" USING btree ("resolved_at") WHERE status = 'resolved' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_search_idx" ON "tickets" USING gin ("workspace_id","search");--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_custom_fields_idx" ON "tickets" USING gin ("workspace_id","custom_fields" jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_custom_fields_check" CHECK (octet_length(custom_fields::text) <= 131072);--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_custom_fields_check" CHECK (octet_length(custom_fields::text) <= 131072);