CREATE TABLE "media_files" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"upload_id" uuid NOT NULL,
	"folder_id" uuid,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"visibility" text NOT NULL,
	"alt_text" text,
	"tags" text[] NOT NULL,
	"link_key" "bytea" NOT NULL,
	"creator_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "media_files_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "media_files_workspace_id_position_key" UNIQUE("workspace_id","position"),
	CONSTRAINT "media_files_workspace_id_upload_id_key" UNIQUE("workspace_id","upload_id"),
	CONSTRAINT "media_files_visibility_check" CHECK (visibility in ('private', 'public')),
	CONSTRAINT "media_files_size_check" CHECK (size >= 0)
);
--> statement-breakpoint
CREATE TABLE "media_folders" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"creator_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "media_folders_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "media_folders_workspace_id_position_key" UNIQUE("workspace_id","position")
);
--> statement-breakpoint
CREATE TABLE "media_references" (
	"workspace_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "media_references_pkey" PRIMARY KEY("workspace_id","file_id","resource","resource_id")
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "media_uploads_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "media_usage" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"used_bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_workspace_id_folder_id_fkey" FOREIGN KEY ("workspace_id","folder_id") REFERENCES "public"."media_folders"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_workspace_id_parent_id_fkey" FOREIGN KEY ("workspace_id","parent_id") REFERENCES "public"."media_folders"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_references" ADD CONSTRAINT "media_references_workspace_id_file_id_fkey" FOREIGN KEY ("workspace_id","file_id") REFERENCES "public"."media_files"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_usage" ADD CONSTRAINT "media_usage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_files_workspace_id_folder_id_sha256_key" ON "media_files" USING btree ("workspace_id","sha256",coalesce("folder_id", "workspace_id")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "media_files_id_idx" ON "media_files" USING btree ("id");--> statement-breakpoint
CREATE INDEX "media_files_workspace_id_live_idx" ON "media_files" USING btree ("workspace_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "media_files_workspace_id_folder_id_idx" ON "media_files" USING btree ("workspace_id","folder_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "media_files_workspace_id_folder_id_size_idx" ON "media_files" USING btree ("workspace_id","folder_id","size") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "media_files_workspace_id_name_trgm_idx" ON "media_files" USING gin ("workspace_id","name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_files_workspace_id_tags_idx" ON "media_files" USING gin ("workspace_id","tags");--> statement-breakpoint
CREATE INDEX "media_files_deleted_at_idx" ON "media_files" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "media_folders_workspace_id_parent_id_name_key" ON "media_folders" USING btree ("workspace_id",lower("name"),coalesce("parent_id", "workspace_id")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "media_folders_workspace_id_live_idx" ON "media_folders" USING btree ("workspace_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "media_folders_workspace_id_parent_id_idx" ON "media_folders" USING btree ("workspace_id","parent_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "media_uploads_created_at_idx" ON "media_uploads" USING btree ("created_at");
--> statement-breakpoint
SELECT count_list('media_folders', '{parent_id}');
--> statement-breakpoint
SELECT count_list('media_files', '{folder_id}');
--> statement-breakpoint
-- Makes the rows of a table of attachments count as references of the files in their `file_id`. What
-- refers is a `resource`, whose id stands in `id_column`; the row's key must hold both.
CREATE FUNCTION refer_to_media(attachments text, resource text, id_column text)
RETURNS void LANGUAGE plpgsql VOLATILE AS $outer$
BEGIN
  EXECUTE format($f$
    CREATE OR REPLACE FUNCTION refer_%1$s() RETURNS trigger LANGUAGE plpgsql AS $t$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM media_references x WHERE x.workspace_id = OLD.workspace_id
          AND x.file_id = OLD.file_id AND x.resource = %2$L AND x.resource_id = OLD.%3$I;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO media_references (workspace_id, file_id, resource, resource_id)
        VALUES (NEW.workspace_id, NEW.file_id, %2$L, NEW.%3$I) ON CONFLICT DO NOTHING;
      END IF;
      RETURN NULL;
    END $t$ $f$, attachments, resource, id_column);
  EXECUTE format('CREATE OR REPLACE TRIGGER refer_to_media AFTER INSERT OR UPDATE OR DELETE ON %1$I
    FOR EACH ROW EXECUTE FUNCTION refer_%1$s()', attachments);
END $outer$;
