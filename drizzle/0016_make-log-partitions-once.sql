CREATE OR REPLACE FUNCTION make_log_partitions(at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part record;
BEGIN
  FOR part IN
    SELECT t.name AS parent, b.first, b.first + ('1 ' || t.period)::interval AS beyond,
      t.name || to_char(b.first, '_YYYY_MM_DD') AS name
    FROM log_tables t, LATERAL (SELECT date_trunc(t.period, at AT TIME ZONE 'UTC') AS first) b
  LOOP
    CONTINUE WHEN to_regclass(part.name) IS NOT NULL;
    PERFORM pg_advisory_xact_lock(hashtextextended('log partitions', 0));
    -- By a query, since to_regclass() remembers from before the wait that there was none
    CONTINUE WHEN EXISTS (
      SELECT FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relname = part.name);
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING INDEXES)', part.name, part.parent);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part.parent, part.name,
      part.first AT TIME ZONE 'UTC', part.beyond AT TIME ZONE 'UTC');
    EXECUTE format('CREATE TRIGGER keep_table BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION keep_log()',
      part.name);
  END LOOP;
END $$;
