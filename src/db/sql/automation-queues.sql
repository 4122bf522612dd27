-- Routing: queues, their entries, and reservations of agents. Its rules are reactions
-- (src/api/automation-queues/reactions.ts).

-- Rows of this table are inserted and deleted all the time.
ALTER TABLE routing_wakes SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000);

-- Returns the advisory lock of an agent. The transaction that holds it is the only one that assigns work to
-- the agent or changes whether the agent is eligible.
CREATE OR REPLACE FUNCTION agent_lock(workspace uuid, agent uuid) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('agent ' || agent::text || ' ' || workspace::text, 0)
$$;

-- Returns the priority in a queue of an entry whose ticket has a priority.
CREATE OR REPLACE FUNCTION entry_priority(ticket_priority text) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 100 - 20 * array_position('{low,medium,high,urgent}'::text[], ticket_priority)
$$;
