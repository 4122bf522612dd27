ALTER INDEX comments_workspace_id_search_idx SET (gin_pending_list_limit = 256);
--> statement-breakpoint
ALTER INDEX messages_workspace_id_search_idx SET (gin_pending_list_limit = 256);
--> statement-breakpoint
ALTER INDEX tickets_workspace_id_search_idx SET (gin_pending_list_limit = 256);
--> statement-breakpoint
ALTER INDEX contacts_workspace_id_search_idx SET (gin_pending_list_limit = 256);
--> statement-breakpoint
ALTER INDEX contacts_workspace_id_name_form_trgm_idx SET (gin_pending_list_limit = 256);
--> statement-breakpoint
ALTER INDEX contacts_workspace_id_addresses_trgm_idx SET (gin_pending_list_limit = 256);
--> statement-breakpoint
ALTER INDEX groups_workspace_id_name_trgm_idx SET (gin_pending_list_limit = 256);
--> statement-breakpoint
ALTER INDEX media_files_workspace_id_name_trgm_idx SET (gin_pending_list_limit = 256);
--> statement-breakpoint
ALTER INDEX media_files_workspace_id_tags_idx SET (gin_pending_list_limit = 256);
--> statement-breakpoint
ALTER INDEX conversations_workspace_id_subject_idx SET (gin_pending_list_limit = 256);
