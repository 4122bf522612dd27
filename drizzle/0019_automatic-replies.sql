CREATE INDEX "messages_workspace_id_contact_id_automatic_idx" ON "messages" USING btree ("workspace_id","contact_id","created_at") WHERE sender_type = 'system' and is_automatic;
