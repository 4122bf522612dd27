CREATE INDEX "changes_workspace_id_request_id_idx" ON "changes" USING btree ("workspace_id","request_id") WHERE action is not null and request_id is not null;
