ALTER TABLE "api_tokens" ADD COLUMN "creator_id" uuid;--> statement-breakpoint
CREATE INDEX "api_tokens_workspace_id_creator_id_idx" ON "api_tokens" USING btree ("workspace_id","creator_id");--> statement-breakpoint
-- Hand-written: who created the tokens that exist already, as far as the audit log goes back
UPDATE api_tokens t SET creator_id = l.actor_id
FROM audit_logs l
WHERE l.workspace_id = t.workspace_id AND l.resource_id = t.id AND l.action = 'token.created'
  AND l.actor_type = 'user';
