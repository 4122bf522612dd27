-- References of files: which objects use a file that must not be deleted. Bytes of original mails that are deleted.

-- Keeps media_references in step with a table of attachments, whose rows tie the file in `file_id` to an object.
-- The trigger names the resource and the column with the object's id; both are part of the table's key.
CREATE OR REPLACE FUNCTION refer_to_media() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM media_references x WHERE x.workspace_id = OLD.workspace_id AND x.file_id = OLD.file_id
      AND x.resource = TG_ARGV[0] AND x.resource_id = (to_jsonb(OLD) ->> TG_ARGV[1])::uuid;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO media_references (workspace_id, file_id, resource, resource_id)
    VALUES (NEW.workspace_id, NEW.file_id, TG_ARGV[0], (to_jsonb(NEW) ->> TG_ARGV[1])::uuid)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

-- Reference: A ticket uses the files that are attached to it.
CREATE OR REPLACE TRIGGER refer_to_media AFTER INSERT OR UPDATE OR DELETE ON ticket_attachments
  FOR EACH ROW EXECUTE FUNCTION refer_to_media('ticket', 'ticket_id');

-- Reference: A comment uses the files that are attached to it.
CREATE OR REPLACE TRIGGER refer_to_media AFTER INSERT OR UPDATE OR DELETE ON comment_attachments
  FOR EACH ROW EXECUTE FUNCTION refer_to_media('comment', 'comment_id');

-- Reference: A message uses the files that are attached to it.
CREATE OR REPLACE TRIGGER refer_to_media AFTER INSERT OR UPDATE OR DELETE ON message_attachments
  FOR EACH ROW EXECUTE FUNCTION refer_to_media('message', 'message_id');

-- Reference: A call detail record uses the file of its recording.
CREATE OR REPLACE TRIGGER refer_to_media AFTER INSERT OR UPDATE OR DELETE ON cdr_recordings
  FOR EACH ROW EXECUTE FUNCTION refer_to_media('cdr', 'cdr_id');

-- Leaves the bytes of deleted originals to the removal of uploads, and takes them out of the used storage.
CREATE OR REPLACE FUNCTION release_originals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE media_usage u SET used_bytes = used_bytes - d.size
  FROM (SELECT workspace_id, sum(size) AS size FROM deleted GROUP BY workspace_id) d
  WHERE u.workspace_id = d.workspace_id;
  INSERT INTO media_uploads (workspace_id, id, created_at)
  SELECT d.workspace_id, d.upload_id, now() - interval '1 hour'
  FROM deleted d JOIN workspaces w ON w.id = d.workspace_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Counter: An original that is deleted, also together with its message, takes up no storage any more.
CREATE OR REPLACE TRIGGER release_originals AFTER DELETE ON message_originals
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION release_originals();
