CREATE TABLE "conversation_tickets" (
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	CONSTRAINT "conversation_tickets_pkey" PRIMARY KEY("workspace_id","conversation_id","ticket_id")
);
--> statement-breakpoint
ALTER TABLE "conversation_tickets" ADD CONSTRAINT "conversation_tickets_workspace_id_conversation_id_fkey" FOREIGN KEY ("workspace_id","conversation_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_tickets" ADD CONSTRAINT "conversation_tickets_workspace_id_ticket_id_fkey" FOREIGN KEY ("workspace_id","ticket_id") REFERENCES "public"."tickets"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_tickets_workspace_id_ticket_id_idx" ON "conversation_tickets" USING btree ("workspace_id","ticket_id");