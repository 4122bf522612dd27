CREATE TABLE "comment_attachments" (
	"workspace_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "comment_attachments_pkey" PRIMARY KEY("workspace_id","comment_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"workspace_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "message_attachments_pkey" PRIMARY KEY("workspace_id","message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_attachments" (
	"workspace_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "ticket_attachments_pkey" PRIMARY KEY("workspace_id","ticket_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "dropped_attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_attachments" ADD CONSTRAINT "comment_attachments_workspace_id_comment_id_fkey" FOREIGN KEY ("workspace_id","comment_id") REFERENCES "public"."comments"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_attachments" ADD CONSTRAINT "comment_attachments_workspace_id_file_id_fkey" FOREIGN KEY ("workspace_id","file_id") REFERENCES "public"."media_files"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_workspace_id_message_id_fkey" FOREIGN KEY ("workspace_id","message_id") REFERENCES "public"."messages"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_workspace_id_file_id_fkey" FOREIGN KEY ("workspace_id","file_id") REFERENCES "public"."media_files"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_workspace_id_ticket_id_fkey" FOREIGN KEY ("workspace_id","ticket_id") REFERENCES "public"."tickets"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_workspace_id_file_id_fkey" FOREIGN KEY ("workspace_id","file_id") REFERENCES "public"."media_files"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_attachments_workspace_id_file_id_idx" ON "comment_attachments" USING btree ("workspace_id","file_id");--> statement-breakpoint
CREATE INDEX "message_attachments_workspace_id_file_id_idx" ON "message_attachments" USING btree ("workspace_id","file_id");--> statement-breakpoint
CREATE INDEX "ticket_attachments_workspace_id_file_id_idx" ON "ticket_attachments" USING btree ("workspace_id","file_id");
--> statement-breakpoint
SELECT refer_to_media('comment_attachments', 'comment', 'comment_id');
--> statement-breakpoint
SELECT refer_to_media('message_attachments', 'message', 'message_id');
--> statement-breakpoint
SELECT refer_to_media('ticket_attachments', 'ticket', 'ticket_id');
--> statement-breakpoint
-- What these adapters can do now; of a custom channel its maker says so
UPDATE channels SET version = version + 1, updated_at = now(),
  capabilities = CASE type WHEN 'email' THEN '{text,image,video,audio,file}'::text[]
    ELSE '{text,image,video,audio,file,location}'::text[] END
WHERE type <> 'custom';
