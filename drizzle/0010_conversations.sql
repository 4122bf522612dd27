CREATE TABLE "channels" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"status_reason" text,
	"address" text,
	"capabilities" text[] NOT NULL,
	"message_window_hours" integer,
	"config" jsonb NOT NULL,
	"secrets" jsonb NOT NULL,
	"validate_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "channels_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "channels_workspace_id_position_key" UNIQUE("workspace_id","position"),
	CONSTRAINT "channels_type_check" CHECK (type in ('api', 'custom', 'email')),
	CONSTRAINT "channels_status_check" CHECK (status in ('active', 'disabled', 'error', 'pending'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"conversation_id" uuid NOT NULL,
	"contact_id" uuid,
	"channel_id" uuid,
	"direction" text NOT NULL,
	"message_type" text NOT NULL,
	"message" text,
	"html" text,
	"subject" text,
	"cc" text[] NOT NULL,
	"bcc" text[] NOT NULL,
	"location" jsonb,
	"metadata" jsonb NOT NULL,
	"sender_type" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"status" text NOT NULL,
	"error_code" text,
	"error_message" text,
	"external_id" text,
	"client_request_id" text,
	"token_id" uuid,
	"reply_to_message_id" uuid,
	"scheduled_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"delivered_at" timestamp(3) with time zone,
	"read_at" timestamp(3) with time zone,
	"failed_at" timestamp(3) with time zone,
	"attempt" integer DEFAULT 0 NOT NULL,
	"attempt_base" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone,
	"ingested_at" timestamp(3) with time zone NOT NULL,
	"redacted_at" timestamp(3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', coalesce(subject, '') || ' ' || coalesce(message, ''))) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "messages_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "messages_workspace_id_position_key" UNIQUE("workspace_id","position"),
	CONSTRAINT "messages_direction_check" CHECK (direction in ('inbound', 'outbound')),
	CONSTRAINT "messages_status_check" CHECK (case direction when 'inbound' then status in ('received', 'read') else status in
        ('scheduled', 'queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'canceled') end),
	CONSTRAINT "messages_due_at_check" CHECK ((due_at is not null) = (status in ('scheduled', 'queued', 'sending')))
);
--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "ticket_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "room_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "position" bigint;--> statement-breakpoint
UPDATE "conversations" c SET "position" = r.nth FROM (
  SELECT workspace_id, id, row_number() OVER (PARTITION BY workspace_id ORDER BY created_at, id) AS nth
  FROM "conversations") r
WHERE r.workspace_id = c.workspace_id AND r.id = c.id;--> statement-breakpoint
INSERT INTO "list_positions" (workspace_id, list, last)
SELECT workspace_id, 'conversations', max("position") FROM "conversations" GROUP BY workspace_id;--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "channel_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "disposition" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_message_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_inbound_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_message_preview" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "unread_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "is_muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "closed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "updated_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "conversations" SET "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_workspace_id_conversation_id_fkey" FOREIGN KEY ("workspace_id","conversation_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_workspace_id_contact_id_fkey" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_workspace_id_channel_id_fkey" FOREIGN KEY ("workspace_id","channel_id") REFERENCES "public"."channels"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_workspace_id_reply_to_message_id_fkey" FOREIGN KEY ("workspace_id","reply_to_message_id") REFERENCES "public"."messages"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channels_workspace_id_address_key" ON "channels" USING btree ("workspace_id","address") WHERE type = 'email' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "channels_workspace_id_live_idx" ON "channels" USING btree ("workspace_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "channels_validate_at_idx" ON "channels" USING btree ("validate_at") WHERE validate_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_workspace_id_channel_id_external_id_key" ON "messages" USING btree ("workspace_id","channel_id","external_id") WHERE external_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_workspace_id_token_id_client_request_id_key" ON "messages" USING btree ("workspace_id","token_id","client_request_id") WHERE client_request_id is not null;--> statement-breakpoint
CREATE INDEX "messages_workspace_id_created_at_idx" ON "messages" USING btree ("workspace_id","created_at","position");--> statement-breakpoint
CREATE INDEX "messages_workspace_id_conversation_id_idx" ON "messages" USING btree ("workspace_id","conversation_id","created_at","position");--> statement-breakpoint
CREATE INDEX "messages_workspace_id_contact_id_idx" ON "messages" USING btree ("workspace_id","contact_id","created_at","position");--> statement-breakpoint
CREATE INDEX "messages_workspace_id_channel_id_idx" ON "messages" USING btree ("workspace_id","channel_id","created_at","position");--> statement-breakpoint
CREATE INDEX "messages_workspace_id_reply_to_message_id_idx" ON "messages" USING btree ("workspace_id","reply_to_message_id") WHERE reply_to_message_id is not null;--> statement-breakpoint
CREATE INDEX "messages_workspace_id_channel_id_due_at_idx" ON "messages" USING btree ("workspace_id","channel_id","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "messages_due_at_idx" ON "messages" USING btree ("due_at") WHERE due_at is not null and channel_id is null;--> statement-breakpoint
CREATE INDEX "messages_workspace_id_conversation_id_due_idx" ON "messages" USING btree ("workspace_id","conversation_id","position") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "messages_workspace_id_conversation_id_received_idx" ON "messages" USING btree ("workspace_id","conversation_id") WHERE status = 'received';--> statement-breakpoint
CREATE INDEX "messages_workspace_id_search_idx" ON "messages" USING gin ("workspace_id","search");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_room_id_fkey" FOREIGN KEY ("workspace_id","room_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_channel_id_fkey" FOREIGN KEY ("workspace_id","channel_id") REFERENCES "public"."channels"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_contact_id_fkey" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_assignee_id_fkey" FOREIGN KEY ("workspace_id","assignee_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_workspace_id_room_id_idx" ON "comments" USING btree ("workspace_id","room_id","position") WHERE room_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_workspace_id_channel_id_contact_id_key" ON "conversations" USING btree ("workspace_id","channel_id","contact_id") WHERE status <> 'closed' and contact_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_workspace_id_status_idx" ON "conversations" USING btree ("workspace_id","status","position");--> statement-breakpoint
CREATE INDEX "conversations_workspace_id_kind_idx" ON "conversations" USING btree ("workspace_id","kind","position");--> statement-breakpoint
CREATE INDEX "conversations_workspace_id_subject_idx" ON "conversations" USING gin ("workspace_id",to_tsvector('simple', coalesce(subject, '')));--> statement-breakpoint
CREATE INDEX "conversations_workspace_id_channel_id_idx" ON "conversations" USING btree ("workspace_id","channel_id","position");--> statement-breakpoint
CREATE INDEX "conversations_workspace_id_contact_id_idx" ON "conversations" USING btree ("workspace_id","contact_id","position");--> statement-breakpoint
CREATE INDEX "conversations_workspace_id_assignee_id_idx" ON "conversations" USING btree ("workspace_id","assignee_id","position");--> statement-breakpoint
CREATE INDEX "conversations_workspace_id_last_message_at_idx" ON "conversations" USING btree ("workspace_id",coalesce(last_message_at, created_at),"position");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_position_key" UNIQUE("workspace_id","position");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_place_check" CHECK ((ticket_id is null) <> (room_id is null));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_kind_check" CHECK (kind in ('direct', 'email', 'group'));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_status_check" CHECK (status in ('open', 'hold', 'closed'));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_contact_check" CHECK ((kind = 'group') = (contact_id is null) and (kind = 'group') = (channel_id is null));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_closed_at_check" CHECK ((status = 'closed') = (closed_at is not null));
--> statement-breakpoint
SELECT count_list('channels', '{type}');
--> statement-breakpoint
SELECT count_list('conversations', '{status,kind,channel_id,contact_id,assignee_id}');
--> statement-breakpoint
SELECT count_list('messages', '{conversation_id,contact_id,channel_id}');
