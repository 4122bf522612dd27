CREATE INDEX "idempotency_keys_workspace_id_beginning_idx" ON "idempotency_keys" USING btree ("workspace_id",encode(substring("body" from 1 for 66), 'escape'));
