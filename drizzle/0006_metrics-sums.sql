CREATE TABLE "cx_log_deltas" (
	"workspace_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cx_log_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sign" smallint NOT NULL,
	"queue_id" uuid,
	"agent_id" uuid,
	"channel_type" text NOT NULL,
	"channel_id" uuid,
	"direction" text NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"assigned_at" timestamp(3) with time zone,
	"first_replied_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"wrap_up_ended_at" timestamp(3) with time zone,
	"hold_seconds" integer NOT NULL,
	"handled_seconds" integer NOT NULL,
	CONSTRAINT "cx_log_deltas_pkey" PRIMARY KEY("workspace_id","started_at","id")
);
--> statement-breakpoint
CREATE TABLE "cx_log_summed" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cx_log_sums" (
	"workspace_id" uuid NOT NULL,
	"grouping" text NOT NULL,
	"days" smallint NOT NULL,
	"starts" date NOT NULL,
	"key" text NOT NULL,
	"opened" integer NOT NULL,
	"closed" integer NOT NULL,
	"inbound" integer NOT NULL,
	"outbound" integer NOT NULL,
	"internal" integer NOT NULL,
	"durations" "bytea" NOT NULL,
	CONSTRAINT "cx_log_sums_pkey" PRIMARY KEY("workspace_id","grouping","days","starts","key")
);
--> statement-breakpoint
ALTER TABLE "cx_log_summed" ADD CONSTRAINT "cx_log_summed_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cx_log_sums" ADD CONSTRAINT "cx_log_sums_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_case_delta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO cx_log_deltas (workspace_id, sign, queue_id, agent_id, channel_type, channel_id, direction, started_at,
      assigned_at, first_replied_at, closed_at, wrap_up_ended_at, hold_seconds, handled_seconds)
    VALUES (OLD.workspace_id, -1, OLD.queue_id, OLD.agent_id, OLD.channel_type, OLD.channel_id, OLD.direction,
      OLD.started_at, OLD.assigned_at, OLD.first_replied_at, OLD.closed_at, OLD.wrap_up_ended_at, OLD.hold_seconds,
      OLD.handled_seconds);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO cx_log_deltas (workspace_id, sign, queue_id, agent_id, channel_type, channel_id, direction, started_at,
      assigned_at, first_replied_at, closed_at, wrap_up_ended_at, hold_seconds, handled_seconds)
    VALUES (NEW.workspace_id, 1, NEW.queue_id, NEW.agent_id, NEW.channel_type, NEW.channel_id, NEW.direction,
      NEW.started_at, NEW.assigned_at, NEW.first_replied_at, NEW.closed_at, NEW.wrap_up_ended_at, NEW.hold_seconds,
      NEW.handled_seconds);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER record_inserted_case AFTER INSERT ON cx_logs
  FOR EACH ROW WHEN (NEW.started_at < clock_timestamp() - interval '24 hours')
  EXECUTE FUNCTION record_case_delta();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER record_deleted_case AFTER DELETE ON cx_logs
  FOR EACH ROW WHEN (OLD.started_at < clock_timestamp() - interval '24 hours')
  EXECUTE FUNCTION record_case_delta();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER record_changed_case AFTER UPDATE OF queue_id, agent_id, channel_type, channel_id, direction,
  started_at, assigned_at, first_replied_at, closed_at, wrap_up_ended_at, hold_seconds, handled_seconds ON cx_logs
  FOR EACH ROW WHEN (
    (OLD.started_at < clock_timestamp() - interval '24 hours' OR NEW.started_at < clock_timestamp() - interval '24 hours')
    AND (OLD.queue_id, OLD.agent_id, OLD.channel_type, OLD.channel_id, OLD.direction, OLD.started_at, OLD.assigned_at,
      OLD.first_replied_at, OLD.closed_at, OLD.wrap_up_ended_at,
      CASE WHEN OLD.closed_at IS NOT NULL THEN OLD.hold_seconds END,
      CASE WHEN OLD.closed_at IS NOT NULL THEN OLD.handled_seconds END)
    IS DISTINCT FROM (NEW.queue_id, NEW.agent_id, NEW.channel_type, NEW.channel_id, NEW.direction, NEW.started_at,
      NEW.assigned_at, NEW.first_replied_at, NEW.closed_at, NEW.wrap_up_ended_at,
      CASE WHEN NEW.closed_at IS NOT NULL THEN NEW.hold_seconds END,
      CASE WHEN NEW.closed_at IS NOT NULL THEN NEW.handled_seconds END))
  EXECUTE FUNCTION record_case_delta();
