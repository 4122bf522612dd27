ALTER TABLE "message_attachments" ADD COLUMN "mime_type" text;
--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD COLUMN "mime_type" text;
