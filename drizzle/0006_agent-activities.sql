CREATE TABLE "agent_activities" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"previous_presence_status_id" uuid,
	"presence_status_id" uuid NOT NULL,
	"category" text NOT NULL,
	"source" text NOT NULL,
	"reason" text,
	"started_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "agent_activities_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "agent_activities_workspace_id_position_key" UNIQUE("workspace_id","position"),
	CONSTRAINT "agent_activities_ended_at_check" CHECK (ended_at >= started_at)
);
--> statement-breakpoint
CREATE TABLE "agent_presence" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"presence_status_id" uuid NOT NULL,
	"reason" text,
	"since" timestamp(3) with time zone NOT NULL,
	"until" timestamp(3) with time zone,
	"heartbeat_at" timestamp(3) with time zone,
	CONSTRAINT "agent_presence_pkey" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "presence_statuses" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"system_name" text NOT NULL,
	"display_name" text NOT NULL,
	"emoji" text,
	"color" text,
	"category" text NOT NULL,
	"routable" jsonb NOT NULL,
	"requires_reason" boolean DEFAULT false NOT NULL,
	"max_minutes" integer,
	"is_system" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"sort_order" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "presence_statuses_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "presence_statuses_category_check" CHECK (category in ('available', 'busy', 'away', 'offline'))
);
--> statement-breakpoint
ALTER TABLE "agent_activities" ADD CONSTRAINT "agent_activities_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_activities" ADD CONSTRAINT "agent_activities_workspace_id_user_id_fkey" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_activities" ADD CONSTRAINT "agent_activities_workspace_id_presence_status_id_fkey" FOREIGN KEY ("workspace_id","presence_status_id") REFERENCES "public"."presence_statuses"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_activities" ADD CONSTRAINT "agent_activities_workspace_id_previous_presence_status_id_fkey" FOREIGN KEY ("workspace_id","previous_presence_status_id") REFERENCES "public"."presence_statuses"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_presence" ADD CONSTRAINT "agent_presence_workspace_id_user_id_fkey" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_presence" ADD CONSTRAINT "agent_presence_workspace_id_presence_status_id_fkey" FOREIGN KEY ("workspace_id","presence_status_id") REFERENCES "public"."presence_statuses"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence_statuses" ADD CONSTRAINT "presence_statuses_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_activities_workspace_id_started_at_idx" ON "agent_activities" USING btree ("workspace_id","started_at","position");--> statement-breakpoint
CREATE INDEX "agent_activities_workspace_id_user_id_position_idx" ON "agent_activities" USING btree ("workspace_id","user_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_activities_workspace_id_user_id_open_key" ON "agent_activities" USING btree ("workspace_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "agent_presence_workspace_id_presence_status_id_idx" ON "agent_presence" USING btree ("workspace_id","presence_status_id");--> statement-breakpoint
CREATE INDEX "agent_presence_until_idx" ON "agent_presence" USING btree ("until") WHERE until is not null;--> statement-breakpoint
CREATE INDEX "agent_presence_heartbeat_at_idx" ON "agent_presence" USING btree ("heartbeat_at") WHERE heartbeat_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "presence_statuses_workspace_id_system_name_key" ON "presence_statuses" USING btree ("workspace_id","system_name") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "presence_statuses_workspace_id_default_key" ON "presence_statuses" USING btree ("workspace_id") WHERE is_default;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE agent_activities ADD CONSTRAINT agent_activities_workspace_id_user_id_excl
  EXCLUDE USING gist (workspace_id WITH =, user_id WITH =, tstzrange(started_at, ended_at) WITH &&);
--> statement-breakpoint
CREATE FUNCTION keep_activities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an activity can only be ended' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_activities BEFORE UPDATE ON agent_activities
  FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL OR NEW.ended_at IS NULL
    OR (OLD.workspace_id, OLD.id, OLD.position, OLD.user_id, OLD.previous_presence_status_id,
      OLD.presence_status_id, OLD.category, OLD.source, OLD.reason, OLD.started_at, OLD.created_at)
    IS DISTINCT FROM (NEW.workspace_id, NEW.id, NEW.position, NEW.user_id,
      NEW.previous_presence_status_id, NEW.presence_status_id, NEW.category, NEW.source, NEW.reason,
      NEW.started_at, NEW.created_at))
  EXECUTE FUNCTION keep_activities();
--> statement-breakpoint
-- Every change of what a user is goes through here. Whoever calls it holds the user's row, so that one
-- change follows another; times are the database's, and never run backwards for a user.
CREATE FUNCTION change_presence(workspace uuid, agent uuid, status uuid, origin text, why text, runs_out timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held agent_presence;
  next presence_statuses;
  moment timestamptz;
  ends timestamptz;
BEGIN
  SELECT * INTO STRICT next FROM presence_statuses s WHERE s.workspace_id = workspace AND s.id = status;
  SELECT * INTO held FROM agent_presence p
  WHERE p.workspace_id = workspace AND p.user_id = agent FOR NO KEY UPDATE;
  moment := greatest(date_trunc('milliseconds', clock_timestamp()), held.since);
  -- Being offline does not run out
  IF next.category <> 'offline' THEN
    ends := least(runs_out, moment + make_interval(mins => next.max_minutes));
  END IF;

  IF held.presence_status_id = status AND held.reason IS NOT DISTINCT FROM why THEN
    UPDATE agent_presence p
    SET until = CASE WHEN next.category <> 'offline'
        THEN least(runs_out, held.since + make_interval(mins => next.max_minutes)) END,
      heartbeat_at = CASE WHEN next.category <> 'offline' THEN moment END
    WHERE p.workspace_id = workspace AND p.user_id = agent;
    RETURN;
  END IF;

  UPDATE agent_activities a SET ended_at = moment
  WHERE a.workspace_id = workspace AND a.user_id = agent AND a.ended_at IS NULL;
  INSERT INTO agent_activities (workspace_id, position, user_id, previous_presence_status_id,
    presence_status_id, category, source, reason, started_at, created_at)
  VALUES (workspace, next_position(workspace, 'agent_activities'), agent, held.presence_status_id,
    status, next.category, origin, why, moment, moment);
  INSERT INTO agent_presence (workspace_id, user_id, presence_status_id, reason, since, until, heartbeat_at)
  VALUES (workspace, agent, status, why, moment, ends, CASE WHEN next.category <> 'offline' THEN moment END)
  ON CONFLICT (workspace_id, user_id) DO UPDATE SET presence_status_id = EXCLUDED.presence_status_id,
    reason = EXCLUDED.reason, since = EXCLUDED.since, until = EXCLUDED.until,
    heartbeat_at = EXCLUDED.heartbeat_at;
END $$;
--> statement-breakpoint
INSERT INTO presence_statuses (workspace_id, id, system_name, display_name, emoji, category, routable,
  is_system, is_default, sort_order, created_at, updated_at)
SELECT w.id, gen_random_uuid(), s.system_name, s.display_name, s.emoji, s.category,
  jsonb_build_object('voice', s.voice, 'chat', s.chat, 'email', s.email), true,
  s.system_name = 'available', s.sort_order, now(), now()
FROM workspaces w CROSS JOIN (VALUES
  (1, 'available', 'Available', '🟢', 'available', 'yes', 'yes', 'yes'),
  (2, 'busy', 'Busy', '🔴', 'busy', 'no', 'transfers', 'transfers'),
  (3, 'transfers_only', 'Transfers only', '🔀', 'busy', 'transfers', 'transfers', 'transfers'),
  (4, 'on_call', 'On a call', '📞', 'busy', 'no', 'yes', 'yes'),
  (5, 'wrap_up', 'Wrapping up', '📝', 'busy', 'no', 'no', 'no'),
  (6, 'away', 'Away', '🌙', 'away', 'no', 'no', 'yes'),
  (7, 'break', 'Break', '☕', 'away', 'no', 'no', 'no'),
  (8, 'meal', 'Meal', '🍽️', 'away', 'no', 'no', 'no'),
  (9, 'training', 'Training', '🎓', 'away', 'no', 'no', 'no'),
  (10, 'meeting', 'Meeting', '📅', 'away', 'no', 'no', 'no'),
  (11, 'offline', 'Offline', '⚫', 'offline', 'no', 'no', 'no'))
  AS s (sort_order, system_name, display_name, emoji, category, voice, chat, email);
--> statement-breakpoint
SELECT count_list('agent_activities', '{user_id}');
--> statement-breakpoint
-- The first instant of a day in a time zone. Where clocks go back over midnight its time on the clock comes
-- twice and the first one counts; a day that a zone left out (Pacific/Apia, 2011-12-30) has none.
CREATE FUNCTION day_start(day date, zone text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(instant) FROM (
    SELECT day::timestamp AT TIME ZONE zone - back AS instant
    FROM (VALUES (interval '0'), ('30 minutes'), ('1 hour'), ('2 hours')) AS shifts (back)) AS near
  WHERE (instant AT TIME ZONE zone)::date = day
$$;
--> statement-breakpoint
-- The seconds from one instant to another, between whole seconds: those of parts add up to those of the whole.
CREATE FUNCTION whole_seconds(starts timestamptz, ends timestamptz) RETURNS float8
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor(extract(epoch FROM ends))::float8 - floor(extract(epoch FROM starts))::float8
$$;
