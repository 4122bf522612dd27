-- Ids that the database creates.

-- Returns a new UUIDv7 (RFC 9562, section 5.7): a random UUID with the time in its first 48 bits and the two
-- missing bits of the version. Ids that are created one after the other lie side by side in an index; random
-- ones would each touch a page that is seldom in memory, which PostgreSQL then writes to its log as a whole.
CREATE OR REPLACE FUNCTION new_id() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
    FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$;
