CREATE TABLE "call_events" (
	"workspace_id" uuid NOT NULL,
	"cdr_id" uuid NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"occurred_at" timestamp(3) with time zone NOT NULL,
	"tells" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "call_events_pkey" PRIMARY KEY("workspace_id","cdr_id","key")
);
--> statement-breakpoint
CREATE TABLE "cdr_recordings" (
	"workspace_id" uuid NOT NULL,
	"cdr_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "cdr_recordings_pkey" PRIMARY KEY("workspace_id","cdr_id")
);
--> statement-breakpoint
CREATE TABLE "cdr_transcripts" (
	"workspace_id" uuid NOT NULL,
	"cdr_id" uuid NOT NULL,
	"language" text,
	"segments" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cdr_transcripts_pkey" PRIMARY KEY("workspace_id","cdr_id")
);
--> statement-breakpoint
CREATE TABLE "cdrs" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"provider" text NOT NULL,
	"external_call_id" text NOT NULL,
	"call_id" text NOT NULL,
	"parent_call_id" text,
	"direction" text NOT NULL,
	"call_from" text,
	"call_from_name" text,
	"raw_from" text,
	"call_to" text,
	"call_to_name" text,
	"raw_to" text,
	"did" text,
	"trunk" text,
	"extension" text,
	"status" text NOT NULL,
	"end_reason" text,
	"started_at" timestamp(3) with time zone NOT NULL,
	"ringing_at" timestamp(3) with time zone,
	"queued_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"call_duration" integer,
	"ring_duration" integer,
	"queue_duration" integer,
	"talk_duration" integer,
	"hold_duration" integer,
	"wrap_up_duration" integer,
	"agent_id" uuid,
	"queue_id" uuid,
	"contact_id" uuid,
	"ticket_id" uuid,
	"legs" jsonb NOT NULL,
	"transfer_type" text NOT NULL,
	"transferred_to_id" uuid,
	"recording_status" text DEFAULT 'none' NOT NULL,
	"recording_duration" integer,
	"recording_consent" text DEFAULT 'unknown' NOT NULL,
	"quality" jsonb,
	"cost" jsonb,
	"disposition" text,
	"note" text,
	"tags" text[] NOT NULL,
	"told" text[] NOT NULL,
	"live" jsonb,
	"talking_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cdrs_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "cdrs_workspace_id_position_key" UNIQUE("workspace_id","position"),
	CONSTRAINT "cdrs_status_check" CHECK (status in ('ringing', 'in_progress', 'answered', 'no_answer', 'busy', 'failed',
        'voicemail', 'canceled', 'abandoned')),
	CONSTRAINT "cdrs_direction_check" CHECK (direction in ('inbound', 'outbound', 'internal'))
);
--> statement-breakpoint
ALTER TABLE "call_events" ADD CONSTRAINT "call_events_workspace_id_cdr_id_fkey" FOREIGN KEY ("workspace_id","cdr_id") REFERENCES "public"."cdrs"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdr_recordings" ADD CONSTRAINT "cdr_recordings_workspace_id_cdr_id_fkey" FOREIGN KEY ("workspace_id","cdr_id") REFERENCES "public"."cdrs"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdr_recordings" ADD CONSTRAINT "cdr_recordings_workspace_id_file_id_fkey" FOREIGN KEY ("workspace_id","file_id") REFERENCES "public"."media_files"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdr_transcripts" ADD CONSTRAINT "cdr_transcripts_workspace_id_cdr_id_fkey" FOREIGN KEY ("workspace_id","cdr_id") REFERENCES "public"."cdrs"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdrs" ADD CONSTRAINT "cdrs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdrs" ADD CONSTRAINT "cdrs_workspace_id_agent_id_fkey" FOREIGN KEY ("workspace_id","agent_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdrs" ADD CONSTRAINT "cdrs_workspace_id_transferred_to_id_fkey" FOREIGN KEY ("workspace_id","transferred_to_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdrs" ADD CONSTRAINT "cdrs_workspace_id_queue_id_fkey" FOREIGN KEY ("workspace_id","queue_id") REFERENCES "public"."automation_queues"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdrs" ADD CONSTRAINT "cdrs_workspace_id_contact_id_fkey" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdrs" ADD CONSTRAINT "cdrs_workspace_id_ticket_id_fkey" FOREIGN KEY ("workspace_id","ticket_id") REFERENCES "public"."tickets"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cdrs_workspace_id_provider_external_call_id_key" ON "cdrs" USING btree ("workspace_id","provider","external_call_id");--> statement-breakpoint
CREATE INDEX "cdrs_workspace_id_started_at_idx" ON "cdrs" USING btree ("workspace_id","started_at","position");--> statement-breakpoint
CREATE INDEX "cdrs_workspace_id_talk_duration_idx" ON "cdrs" USING btree ("workspace_id",coalesce("talk_duration", -1),"position");--> statement-breakpoint
CREATE INDEX "cdrs_workspace_id_status_idx" ON "cdrs" USING btree ("workspace_id","status","started_at","position");--> statement-breakpoint
CREATE INDEX "cdrs_workspace_id_direction_idx" ON "cdrs" USING btree ("workspace_id","direction","started_at","position");--> statement-breakpoint
CREATE INDEX "cdrs_workspace_id_agent_id_idx" ON "cdrs" USING btree ("workspace_id","agent_id","started_at","position");--> statement-breakpoint
CREATE INDEX "cdrs_workspace_id_queue_id_idx" ON "cdrs" USING btree ("workspace_id","queue_id","started_at","position");--> statement-breakpoint
CREATE INDEX "cdrs_workspace_id_contact_id_idx" ON "cdrs" USING btree ("workspace_id","contact_id","started_at","position");--> statement-breakpoint
CREATE INDEX "cdrs_workspace_id_ticket_id_idx" ON "cdrs" USING btree ("workspace_id","ticket_id","started_at","position") WHERE ticket_id is not null;--> statement-breakpoint
CREATE INDEX "cdrs_workspace_id_talking_id_idx" ON "cdrs" USING btree ("workspace_id","talking_id") WHERE talking_id is not null;--> statement-breakpoint
CREATE INDEX "cdrs_workspace_id_call_from_idx" ON "cdrs" USING btree ("workspace_id","call_from","started_at","position");--> statement-breakpoint
CREATE INDEX "cdrs_workspace_id_call_to_idx" ON "cdrs" USING btree ("workspace_id","call_to","started_at","position");--> statement-breakpoint
SELECT refer_to_media('cdr_recordings', 'cdr', 'cdr_id');
--> statement-breakpoint
SELECT count_list('cdrs', '{status,direction,agent_id,contact_id}');
