-- A UUIDv7 (RFC 9562, section 5.7): a random one with the time in front and the version's two missing bits. Its
-- place in an index is beside the last one's, where that of a random one is a page that is seldom in memory, and
-- that is written to the log as a whole.
CREATE FUNCTION new_id() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
    FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$;
--> statement-breakpoint
ALTER TABLE "agent_activities" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "cx_log_events" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "cx_logs" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "routing_decisions" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "ticket_history" ALTER COLUMN "id" SET DEFAULT new_id();