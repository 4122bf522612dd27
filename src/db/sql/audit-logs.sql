-- The audit log.

-- Refuses to change or remove entries of the audit log. Only the job that ends their retention may delete
-- them; it sets switchboard.retention for its transaction.
CREATE OR REPLACE FUNCTION keep_audit_logs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('switchboard.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit logs can only be added to' USING ERRCODE = 'insufficient_privilege';
END $$;

-- Append-only: An entry of the audit log stays as it was recorded.
CREATE OR REPLACE TRIGGER keep_rows BEFORE UPDATE OR DELETE ON audit_logs
  FOR EACH ROW EXECUTE FUNCTION keep_audit_logs();

-- Append-only: The audit log cannot be emptied.
CREATE OR REPLACE TRIGGER keep_table BEFORE TRUNCATE ON audit_logs
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_logs();
