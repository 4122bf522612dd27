CREATE TABLE "automation_queues" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"is_enabled" boolean NOT NULL,
	"sort_order" integer NOT NULL,
	"priority" integer NOT NULL,
	"channels" text[] NOT NULL,
	"conditions" jsonb NOT NULL,
	"strategy" text NOT NULL,
	"assignment_order" text NOT NULL,
	"required_skills" jsonb NOT NULL,
	"skill_relax_after_seconds" integer,
	"offer_timeout_seconds" integer NOT NULL,
	"max_offers" integer,
	"auto_accept" boolean NOT NULL,
	"sticky_assignment" text NOT NULL,
	"wrap_up_seconds" integer NOT NULL,
	"max_wait_seconds" integer,
	"max_length" integer,
	"overflow_queue_id" uuid,
	"reassign_on_offline" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "automation_queues_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "automation_queues_workspace_id_position_key" UNIQUE("workspace_id","position"),
	CONSTRAINT "automation_queues_strategy_check" CHECK (strategy in ('round_robin', 'least_active', 'longest_idle', 'priority_order',
        'skills_based', 'manual')),
	CONSTRAINT "automation_queues_overflow_check" CHECK (overflow_queue_id is not null
        or (max_wait_seconds is null and max_length is null and max_offers is null)),
	CONSTRAINT "automation_queues_overflow_queue_id_check" CHECK (overflow_queue_id <> id)
);
--> statement-breakpoint
CREATE TABLE "queue_cursors" (
	"workspace_id" uuid NOT NULL,
	"queue_id" uuid NOT NULL,
	"last_position" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "queue_cursors_pkey" PRIMARY KEY("workspace_id","queue_id")
);
--> statement-breakpoint
CREATE TABLE "queue_members" (
	"workspace_id" uuid NOT NULL,
	"queue_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "queue_members_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"priority" integer NOT NULL,
	"skills" jsonb NOT NULL,
	"capacity" jsonb,
	"is_paused" boolean DEFAULT false NOT NULL,
	"pause_reason" text,
	"added_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "queue_members_pkey" PRIMARY KEY("workspace_id","queue_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "queue_entries" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "queue_entries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"status" text NOT NULL,
	"priority" integer NOT NULL,
	"has_own_priority" boolean DEFAULT false NOT NULL,
	"required_skills" jsonb NOT NULL,
	"is_relaxed" boolean DEFAULT false NOT NULL,
	"is_attempted" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"offer_count" integer DEFAULT 0 NOT NULL,
	"declined_by" uuid[] DEFAULT '{}' NOT NULL,
	"visited" uuid[] DEFAULT '{}' NOT NULL,
	"entered_at" timestamp(3) with time zone NOT NULL,
	"queued_at" timestamp(3) with time zone NOT NULL,
	"assigned_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "queue_entries_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "queue_entries_status_check" CHECK (status in ('waiting', 'offered', 'assigned', 'completed', 'overflowed', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reservations_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"offered_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"accepted_at" timestamp(3) with time zone,
	"wrap_up_until" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "reservations_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "routing_decisions" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "routing_decisions_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"reservation_id" uuid,
	"strategy" text NOT NULL,
	"outcome" text NOT NULL,
	"user_id" uuid,
	"is_sticky" boolean NOT NULL,
	"candidates" jsonb NOT NULL,
	"decided_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "routing_decisions_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "routing_wakes" (
	"workspace_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "routing_wakes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue_id" uuid,
	"user_id" uuid,
	"recalled_by" uuid,
	CONSTRAINT "routing_wakes_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "routing_wakes_check" CHECK ((queue_id is null) <> (user_id is null))
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "queue_id" uuid;--> statement-breakpoint
ALTER TABLE "automation_queues" ADD CONSTRAINT "automation_queues_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_queues" ADD CONSTRAINT "automation_queues_workspace_id_overflow_queue_id_fkey" FOREIGN KEY ("workspace_id","overflow_queue_id") REFERENCES "public"."automation_queues"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_cursors" ADD CONSTRAINT "queue_cursors_workspace_id_queue_id_fkey" FOREIGN KEY ("workspace_id","queue_id") REFERENCES "public"."automation_queues"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_members" ADD CONSTRAINT "queue_members_workspace_id_queue_id_fkey" FOREIGN KEY ("workspace_id","queue_id") REFERENCES "public"."automation_queues"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_members" ADD CONSTRAINT "queue_members_workspace_id_user_id_fkey" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_workspace_id_queue_id_fkey" FOREIGN KEY ("workspace_id","queue_id") REFERENCES "public"."automation_queues"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_workspace_id_ticket_id_fkey" FOREIGN KEY ("workspace_id","ticket_id") REFERENCES "public"."tickets"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_workspace_id_entry_id_fkey" FOREIGN KEY ("workspace_id","entry_id") REFERENCES "public"."queue_entries"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_workspace_id_user_id_fkey" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_decisions" ADD CONSTRAINT "routing_decisions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_decisions" ADD CONSTRAINT "routing_decisions_workspace_id_entry_id_fkey" FOREIGN KEY ("workspace_id","entry_id") REFERENCES "public"."queue_entries"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "automation_queues_workspace_id_name_key" ON "automation_queues" USING btree ("workspace_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "automation_queues_workspace_id_sort_order_idx" ON "automation_queues" USING btree ("workspace_id","sort_order","position");--> statement-breakpoint
CREATE INDEX "automation_queues_workspace_id_overflow_queue_id_idx" ON "automation_queues" USING btree ("workspace_id","overflow_queue_id") WHERE overflow_queue_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "queue_members_workspace_id_user_id_idx" ON "queue_members" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_entries_workspace_id_ticket_id_key" ON "queue_entries" USING btree ("workspace_id","ticket_id") WHERE status in ('waiting', 'offered', 'assigned');--> statement-breakpoint
CREATE INDEX "queue_entries_workspace_id_ticket_id_idx" ON "queue_entries" USING btree ("workspace_id","ticket_id");--> statement-breakpoint
CREATE INDEX "queue_entries_workspace_id_queue_id_waiting_idx" ON "queue_entries" USING btree ("workspace_id","queue_id","entered_at","position") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "queue_entries_workspace_id_queue_id_priority_idx" ON "queue_entries" USING btree ("workspace_id","queue_id","priority","entered_at","position") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "queue_entries_workspace_id_queue_id_unattempted_idx" ON "queue_entries" USING btree ("workspace_id","queue_id") WHERE status = 'waiting' and not is_attempted;--> statement-breakpoint
CREATE INDEX "queue_entries_workspace_id_queue_id_status_idx" ON "queue_entries" USING btree ("workspace_id","queue_id","status");--> statement-breakpoint
CREATE INDEX "queue_entries_workspace_id_queue_id_entered_at_idx" ON "queue_entries" USING btree ("workspace_id","queue_id","entered_at");--> statement-breakpoint
CREATE INDEX "queue_entries_workspace_id_user_id_assigned_at_idx" ON "queue_entries" USING btree ("workspace_id","user_id","assigned_at");--> statement-breakpoint
CREATE INDEX "queue_entries_workspace_id_user_id_ended_at_idx" ON "queue_entries" USING btree ("workspace_id","user_id","ended_at");--> statement-breakpoint
CREATE INDEX "reservations_workspace_id_position_idx" ON "reservations" USING btree ("workspace_id","position");--> statement-breakpoint
CREATE INDEX "reservations_workspace_id_user_id_idx" ON "reservations" USING btree ("workspace_id","user_id","position");--> statement-breakpoint
CREATE INDEX "reservations_workspace_id_user_id_held_idx" ON "reservations" USING btree ("workspace_id","user_id") WHERE status in ('pending', 'wrapping');--> statement-breakpoint
CREATE INDEX "reservations_workspace_id_queue_id_idx" ON "reservations" USING btree ("workspace_id","queue_id","offered_at");--> statement-breakpoint
CREATE INDEX "reservations_workspace_id_entry_id_idx" ON "reservations" USING btree ("workspace_id","entry_id");--> statement-breakpoint
CREATE INDEX "reservations_workspace_id_ticket_id_idx" ON "reservations" USING btree ("workspace_id","ticket_id");--> statement-breakpoint
CREATE INDEX "reservations_expires_at_idx" ON "reservations" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "reservations_wrap_up_until_idx" ON "reservations" USING btree ("wrap_up_until") WHERE status = 'wrapping';--> statement-breakpoint
CREATE INDEX "routing_decisions_workspace_id_ticket_id_idx" ON "routing_decisions" USING btree ("workspace_id","ticket_id","position");--> statement-breakpoint
CREATE INDEX "routing_decisions_decided_at_idx" ON "routing_decisions" USING btree ("decided_at");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_workspace_id_queue_id_fkey" FOREIGN KEY ("workspace_id","queue_id") REFERENCES "public"."automation_queues"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_queue_id_idx" ON "tickets" USING btree ("workspace_id","queue_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tickets_workspace_id_open_idx" ON "tickets" USING btree ("workspace_id","assignee_id") WHERE deleted_at is null and status not in ('resolved', 'closed');
--> statement-breakpoint
-- Wakes come and go all the time
ALTER TABLE routing_wakes SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000);
--> statement-breakpoint
-- Whoever holds this is the only one to give work to a user, or to change whether the user may get any.
CREATE FUNCTION agent_lock(workspace uuid, agent uuid) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('agent ' || agent::text || ' ' || workspace::text, 0)
$$;
--> statement-breakpoint
-- A user who may get more, or must lose some, has the queues looked through again.
CREATE FUNCTION wake_agent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  agent uuid := CASE WHEN TG_TABLE_NAME = 'users' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(NEW) ->> 'user_id')::uuid END;
BEGIN
  PERFORM pg_advisory_xact_lock(agent_lock(NEW.workspace_id, agent));
  INSERT INTO routing_wakes (workspace_id, user_id) VALUES (NEW.workspace_id, agent);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wake_agent AFTER INSERT ON agent_presence
  FOR EACH ROW EXECUTE FUNCTION wake_agent();
--> statement-breakpoint
CREATE TRIGGER wake_agent_again AFTER UPDATE ON agent_presence
  FOR EACH ROW WHEN (OLD.presence_status_id <> NEW.presence_status_id)
  EXECUTE FUNCTION wake_agent();
--> statement-breakpoint
CREATE TRIGGER wake_agent AFTER UPDATE ON users
  FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.skills <> NEW.skills
    OR OLD.capacity <> NEW.capacity OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION wake_agent();
--> statement-breakpoint
-- What a status is routable for has changed for everybody who has it.
CREATE FUNCTION wake_present() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO routing_wakes (workspace_id, user_id)
  SELECT p.workspace_id, p.user_id FROM agent_presence p
  WHERE p.workspace_id = NEW.workspace_id AND p.presence_status_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wake_present AFTER UPDATE ON presence_statuses
  FOR EACH ROW WHEN (OLD.category <> NEW.category OR OLD.routable <> NEW.routable)
  EXECUTE FUNCTION wake_present();
--> statement-breakpoint
CREATE FUNCTION wake_queue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  queue uuid := CASE WHEN TG_TABLE_NAME = 'automation_queues' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(NEW) ->> 'queue_id')::uuid END;
BEGIN
  INSERT INTO routing_wakes (workspace_id, queue_id) VALUES (NEW.workspace_id, queue);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wake_queue AFTER UPDATE ON automation_queues
  FOR EACH ROW EXECUTE FUNCTION wake_queue();
--> statement-breakpoint
CREATE TRIGGER wake_queue AFTER INSERT OR UPDATE ON queue_members
  FOR EACH ROW EXECUTE FUNCTION wake_queue();
--> statement-breakpoint
CREATE TRIGGER wake_queue AFTER INSERT ON queue_entries
  FOR EACH ROW WHEN (NEW.status = 'waiting') EXECUTE FUNCTION wake_queue();
--> statement-breakpoint
CREATE TRIGGER wake_queue_again AFTER UPDATE ON queue_entries
  FOR EACH ROW WHEN (NEW.status = 'waiting' AND (OLD.status <> 'waiting'
    OR OLD.is_relaxed <> NEW.is_relaxed OR OLD.is_attempted AND NOT NEW.is_attempted
    OR OLD.required_skills <> NEW.required_skills))
  EXECUTE FUNCTION wake_queue();
--> statement-breakpoint
-- Nobody is given work of a queue while leaving it or being paused.
CREATE FUNCTION hold_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(agent_lock(OLD.workspace_id, OLD.user_id));
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER hold_agent BEFORE UPDATE OR DELETE ON queue_members
  FOR EACH ROW EXECUTE FUNCTION hold_agent();
--> statement-breakpoint
-- A reservation that no longer takes a place makes it free for the next.
CREATE FUNCTION wake_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO routing_wakes (workspace_id, user_id) VALUES (NEW.workspace_id, NEW.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wake_reserved AFTER UPDATE ON reservations
  FOR EACH ROW WHEN (OLD.status IN ('pending', 'wrapping')
    AND NEW.status NOT IN ('pending', 'accepted', 'wrapping'))
  EXECUTE FUNCTION wake_reserved();
--> statement-breakpoint
-- Whatever changes a ticket keeps its entry true: one that is finished, deleted or given to somebody by
-- hand leaves its queue, and whoever had it has a place free. Routing changes the entry first, and so
-- finds nothing to do here.
CREATE FUNCTION follow_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_open CONSTANT boolean := OLD.deleted_at IS NULL AND OLD.status NOT IN ('resolved', 'closed');
  is_open CONSTANT boolean := NEW.deleted_at IS NULL AND NEW.status NOT IN ('resolved', 'closed');
  is_moved CONSTANT boolean := NEW.assignee_id IS DISTINCT FROM OLD.assignee_id;
  entry queue_entries;
  wrap_up int;
BEGIN
  IF was_open AND OLD.assignee_id IS NOT NULL AND (is_moved OR NOT is_open) THEN
    INSERT INTO routing_wakes (workspace_id, user_id) VALUES (OLD.workspace_id, OLD.assignee_id);
  END IF;

  SELECT * INTO entry FROM queue_entries e
  WHERE e.workspace_id = NEW.workspace_id AND e.ticket_id = NEW.id
    AND e.status IN ('waiting', 'offered', 'assigned') FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;

  IF entry.status = 'assigned' THEN
    IF is_open AND NEW.assignee_id IS NOT DISTINCT FROM entry.user_id THEN
      RETURN NULL;
    END IF;
    UPDATE queue_entries e SET status = 'completed', ended_at = now()
    WHERE e.workspace_id = entry.workspace_id AND e.id = entry.id;
    SELECT q.wrap_up_seconds INTO wrap_up FROM automation_queues q
    WHERE q.workspace_id = entry.workspace_id AND q.id = entry.queue_id
      AND NEW.status IN ('resolved', 'closed') AND q.wrap_up_seconds > 0;
    IF wrap_up IS NULL THEN
      UPDATE reservations r SET status = 'completed', ended_at = now()
      WHERE r.workspace_id = entry.workspace_id AND r.entry_id = entry.id AND r.status = 'accepted';
    ELSE
      UPDATE reservations r
      SET status = 'wrapping', wrap_up_until = now() + make_interval(secs => wrap_up)
      WHERE r.workspace_id = entry.workspace_id AND r.entry_id = entry.id AND r.status = 'accepted';
    END IF;
  ELSIF NOT is_open OR is_moved AND NEW.assignee_id IS NOT NULL
    OR NEW.queue_id IS DISTINCT FROM entry.queue_id THEN
    UPDATE queue_entries e SET status = 'canceled', user_id = NULL, ended_at = now()
    WHERE e.workspace_id = entry.workspace_id AND e.id = entry.id;
    UPDATE reservations r SET status = 'canceled', ended_at = now()
    WHERE r.workspace_id = entry.workspace_id AND r.entry_id = entry.id AND r.status = 'pending';
  ELSIF NEW.priority <> OLD.priority AND NOT entry.has_own_priority THEN
    UPDATE queue_entries e SET priority = entry_priority(NEW.priority)
    WHERE e.workspace_id = entry.workspace_id AND e.id = entry.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The priority in a queue of a ticket with a priority of its own.
CREATE FUNCTION entry_priority(ticket_priority text) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 100 - 20 * array_position('{low,medium,high,urgent}'::text[], ticket_priority)
$$;
--> statement-breakpoint
CREATE TRIGGER follow_ticket AFTER UPDATE ON tickets
  FOR EACH ROW WHEN (OLD.assignee_id IS DISTINCT FROM NEW.assignee_id OR OLD.status <> NEW.status
    OR OLD.queue_id IS DISTINCT FROM NEW.queue_id OR OLD.priority <> NEW.priority
    OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION follow_ticket();
--> statement-breakpoint
SELECT count_list('tickets',
  '{status,priority,type,channel,contact_id,assignee_id,creator_id,category_id,queue_id}',
  '{{ticket_tags,ticket_id,tag_id}}');
--> statement-breakpoint
SELECT count_list('automation_queues', '{}');
