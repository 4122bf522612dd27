CREATE TABLE "audit_logs" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_logs_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"occurred_at" timestamp(3) with time zone NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"changes" json NOT NULL,
	"request_id" text,
	"ip" text,
	"user_agent" text,
	"token_id" uuid,
	CONSTRAINT "audit_logs_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_cursors" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"numbered" bigint DEFAULT 0 NOT NULL,
	"dispatched" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sequence" bigint,
	"type" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"request_id" text,
	"data" json NOT NULL,
	"previous" json,
	"occurred_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "events_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"workspace_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"request_headers" json NOT NULL,
	"request_body" text NOT NULL,
	"response_status" integer,
	"response_headers" json,
	"response_body" text,
	"error" text,
	CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY("workspace_id","delivery_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" uuid NOT NULL,
	"event_id" uuid,
	"sample" json,
	"type" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"leased_until" timestamp(3) with time zone,
	"response_status" integer,
	"error" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "webhook_deliveries_workspace_id_event_id_webhook_id_key" UNIQUE("workspace_id","event_id","webhook_id"),
	CONSTRAINT "webhook_deliveries_sample_check" CHECK ((event_id is null) = (sample is not null))
);
--> statement-breakpoint
CREATE TABLE "webhook_queues" (
	"workspace_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"wake_at" timestamp(3) with time zone,
	"rest_until" timestamp(3) with time zone,
	"consecutive_failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp(3) with time zone,
	"last_success_at" timestamp(3) with time zone,
	"last_failure_at" timestamp(3) with time zone,
	CONSTRAINT "webhook_queues_pkey" PRIMARY KEY("workspace_id","webhook_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"description" text,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"events" text[] NOT NULL,
	"filter" jsonb,
	"auth_type" text NOT NULL,
	"credentials" "bytea",
	"payload" text NOT NULL,
	"ordered_by" text NOT NULL,
	"max_per_second" integer,
	"timeout_seconds" integer NOT NULL,
	"secret" "bytea" NOT NULL,
	"secret_preview" text NOT NULL,
	"old_secret" "bytea",
	"old_secret_until" timestamp(3) with time zone,
	"disabled_reason" text,
	"maker_token_id" uuid NOT NULL,
	"maker_user_id" uuid,
	"maker_scopes" text[] NOT NULL,
	"from_position" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhooks_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "event_cursors" ADD CONSTRAINT "event_cursors_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_workspace_id_delivery_id_fkey" FOREIGN KEY ("workspace_id","delivery_id") REFERENCES "public"."webhook_deliveries"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_workspace_id_webhook_id_fkey" FOREIGN KEY ("workspace_id","webhook_id") REFERENCES "public"."webhooks"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_workspace_id_event_id_fkey" FOREIGN KEY ("workspace_id","event_id") REFERENCES "public"."events"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_queues" ADD CONSTRAINT "webhook_queues_workspace_id_webhook_id_fkey" FOREIGN KEY ("workspace_id","webhook_id") REFERENCES "public"."webhooks"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_logs_workspace_id_position_idx" ON "audit_logs" USING btree ("workspace_id","position");--> statement-breakpoint
CREATE INDEX "audit_logs_workspace_id_resource_id_idx" ON "audit_logs" USING btree ("workspace_id","resource_id","position");--> statement-breakpoint
CREATE INDEX "audit_logs_workspace_id_actor_id_idx" ON "audit_logs" USING btree ("workspace_id","actor_id","position");--> statement-breakpoint
CREATE INDEX "audit_logs_occurred_at_idx" ON "audit_logs" USING brin ("occurred_at");--> statement-breakpoint
CREATE INDEX "event_cursors_waiting_idx" ON "event_cursors" USING btree ("workspace_id") WHERE numbered > dispatched;--> statement-breakpoint
CREATE UNIQUE INDEX "events_workspace_id_sequence_key" ON "events" USING btree ("workspace_id","sequence") WHERE sequence is not null;--> statement-breakpoint
CREATE INDEX "events_workspace_id_resource_id_idx" ON "events" USING btree ("workspace_id","resource_id","sequence");--> statement-breakpoint
CREATE INDEX "events_unnumbered_idx" ON "events" USING btree ("workspace_id","position") WHERE sequence is null;--> statement-breakpoint
CREATE INDEX "events_occurred_at_idx" ON "events" USING brin ("occurred_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_workspace_id_webhook_id_position_idx" ON "webhook_deliveries" USING btree ("workspace_id","webhook_id","position");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries" USING btree ("workspace_id","webhook_id","due_at","sequence") WHERE status = 'pending' and leased_until is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_leased_idx" ON "webhook_deliveries" USING btree ("workspace_id","webhook_id","leased_until") WHERE status = 'pending' and leased_until is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order_idx" ON "webhook_deliveries" USING btree ("workspace_id","webhook_id","resource_id","sequence") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_queues_wake_at_idx" ON "webhook_queues" USING btree ("wake_at") WHERE wake_at is not null;--> statement-breakpoint
CREATE INDEX "webhooks_workspace_id_maker_token_id_idx" ON "webhooks" USING btree ("workspace_id","maker_token_id");--> statement-breakpoint
-- Numbers the committed events of a workspace in the order of their insertion, `most` at most, and
-- returns how many. One transaction at a time: a number is visible before the next one is given.
CREATE FUNCTION number_events(workspace uuid, most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  reached bigint;
  done integer;
BEGIN
  INSERT INTO event_cursors (workspace_id) VALUES (workspace) ON CONFLICT DO NOTHING;
  SELECT c.numbered INTO reached FROM event_cursors c WHERE c.workspace_id = workspace FOR UPDATE;
  -- A snapshot younger than the lock, so that it sees what the one before has numbered
  WITH w AS MATERIALIZED (
    SELECT u.id, row_number() OVER (ORDER BY u.position) AS nth
    FROM (SELECT x.id, x.position FROM events x
      WHERE x.workspace_id = workspace AND x.sequence IS NULL ORDER BY x.position LIMIT most) u)
  UPDATE events e SET sequence = reached + w.nth FROM w
  WHERE e.workspace_id = workspace AND e.id = w.id;
  GET DIAGNOSTICS done = ROW_COUNT;
  IF done > 0 THEN
    UPDATE event_cursors c SET numbered = reached + done WHERE c.workspace_id = workspace;
  END IF;
  RETURN done;
END $$;
--> statement-breakpoint
-- Leases up to `batch` deliveries that are due, `each` of one webhook at most, counting those that
-- others have leased. Webhooks take turns by when they last had one, so none waits behind another's backlog.
CREATE FUNCTION claim_deliveries(batch integer, each integer, lease interval)
RETURNS TABLE (workspace_id uuid, id uuid, attempt integer)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  q record;
  busy integer;
  room integer;
  got integer;
  taken integer := 0;
  rest timestamptz;
  next_due timestamptz;
  next_lease timestamptz;
BEGIN
  FOR q IN
    SELECT w.workspace_id AS workspace, w.webhook_id AS webhook, w.rest_until, h.max_per_second AS rate
    FROM webhook_queues w
    JOIN webhooks h ON h.workspace_id = w.workspace_id AND h.id = w.webhook_id
    WHERE w.wake_at <= now() AND h.is_enabled
    ORDER BY w.wake_at LIMIT batch FOR UPDATE OF w SKIP LOCKED
  LOOP
    -- Whoever had them is gone
    UPDATE webhook_deliveries d SET leased_until = NULL
    WHERE d.workspace_id = q.workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NOT NULL AND d.leased_until <= now();
    SELECT count(*) INTO busy FROM webhook_deliveries d
    WHERE d.workspace_id = q.workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NOT NULL;
    rest := coalesce(q.rest_until, '-infinity');
    room := CASE WHEN rest > now() THEN 0
      ELSE least(each - busy, batch - taken, coalesce(q.rate, each)) END;
    got := 0;
    IF room > 0 THEN
      RETURN QUERY
      -- Not a subquery: that may be run once for each row that is joined, each time locking more
      WITH due AS MATERIALIZED (
        SELECT x.id FROM webhook_deliveries x
        WHERE x.workspace_id = q.workspace AND x.webhook_id = q.webhook AND x.status = 'pending'
          AND x.leased_until IS NULL AND x.due_at <= now()
        ORDER BY x.due_at, x.sequence LIMIT room FOR UPDATE SKIP LOCKED)
      UPDATE webhook_deliveries d SET leased_until = now() + lease, attempt = d.attempt + 1
      FROM due
      WHERE d.workspace_id = q.workspace AND d.id = due.id
      RETURNING d.workspace_id, d.id, d.attempt;
      GET DIAGNOSTICS got = ROW_COUNT;
      taken := taken + got;
      IF q.rate IS NOT NULL AND got > 0 THEN
        rest := now() + make_interval(secs => got::double precision / q.rate);
      END IF;
    END IF;

    SELECT min(d.due_at) INTO next_due FROM webhook_deliveries d
    WHERE d.workspace_id = q.workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NULL;
    SELECT min(d.leased_until) INTO next_lease FROM webhook_deliveries d
    WHERE d.workspace_id = q.workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NOT NULL;
    -- Full: the end of an attempt wakes it
    IF busy + got >= each THEN next_due := NULL; END IF;
    UPDATE webhook_queues w SET
      rest_until = nullif(rest, '-infinity'),
      wake_at = nullif(least(greatest(next_due, rest), next_lease), 'infinity')
    WHERE w.workspace_id = q.workspace AND w.webhook_id = q.webhook;
    EXIT WHEN taken >= batch;
  END LOOP;
END $$;
--> statement-breakpoint
-- Records an attempt of whoever still holds the delivery, and nothing of anybody else: false then.
-- `outcome` is succeeded, failed or, with a delay, pending; `rest` is how long the endpoint wants peace.
CREATE FUNCTION finish_delivery(workspace uuid, delivery uuid, held integer, outcome text,
  delay interval, rest interval, result json)
RETURNS TABLE (webhook_id uuid, consecutive_failures integer, has_failed_for interval)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  hook uuid;
  resource uuid;
  is_attempt boolean := result -> 'requestHeaders' IS NOT NULL;
  has_succeeded boolean := outcome = 'succeeded';
BEGIN
  SELECT d.webhook_id INTO hook FROM webhook_deliveries d
  WHERE d.workspace_id = workspace AND d.id = delivery;
  -- The queue before the delivery, as those who claim do
  PERFORM 1 FROM webhook_queues w
  WHERE w.workspace_id = workspace AND w.webhook_id = hook FOR UPDATE;
  UPDATE webhook_deliveries d SET status = outcome, leased_until = NULL,
    step = CASE WHEN is_attempt THEN d.step + 1 ELSE d.step END,
    due_at = CASE WHEN outcome = 'pending' THEN now() + delay ELSE d.due_at END,
    finished_at = CASE WHEN outcome <> 'pending' THEN now() END,
    response_status = CASE WHEN is_attempt THEN (result ->> 'responseStatus')::integer ELSE d.response_status END,
    error = CASE WHEN result IS NOT NULL THEN result ->> 'error' ELSE d.error END
  WHERE d.workspace_id = workspace AND d.id = delivery AND d.attempt = held
    AND d.status = 'pending' AND d.leased_until IS NOT NULL
  RETURNING d.resource_id INTO resource;
  IF NOT FOUND THEN RETURN; END IF;

  IF is_attempt THEN
    INSERT INTO webhook_attempts (workspace_id, delivery_id, attempt, started_at, duration_ms,
      request_headers, request_body, response_status, response_headers, response_body, error)
    VALUES (workspace, delivery, held,
      now() - make_interval(secs => (result ->> 'durationMs')::double precision / 1000),
      (result ->> 'durationMs')::integer, result -> 'requestHeaders', result ->> 'requestBody',
      (result ->> 'responseStatus')::integer, result -> 'responseHeaders', result ->> 'responseBody',
      result ->> 'error');
  END IF;
  IF outcome <> 'pending' THEN
    UPDATE webhook_deliveries d SET due_at = now()
    FROM (SELECT x.id FROM webhook_deliveries x
      WHERE x.workspace_id = workspace AND x.webhook_id = hook AND x.resource_id = resource
        AND x.status = 'pending' ORDER BY x.sequence LIMIT 1) next
    WHERE d.workspace_id = workspace AND d.id = next.id AND d.due_at = 'infinity';
  END IF;
  RETURN QUERY
  UPDATE webhook_queues w SET
    consecutive_failures = CASE WHEN NOT is_attempt THEN w.consecutive_failures
      WHEN has_succeeded THEN 0 ELSE w.consecutive_failures + 1 END,
    failing_since = CASE WHEN NOT is_attempt THEN w.failing_since
      WHEN has_succeeded THEN NULL ELSE coalesce(w.failing_since, now()) END,
    last_success_at = CASE WHEN is_attempt AND has_succeeded THEN now() ELSE w.last_success_at END,
    last_failure_at = CASE WHEN is_attempt AND NOT has_succeeded THEN now() ELSE w.last_failure_at END,
    rest_until = greatest(w.rest_until, now() + rest),
    wake_at = least(w.wake_at, (SELECT nullif(greatest(min(d.due_at), w.rest_until, now() + rest), 'infinity')
      FROM webhook_deliveries d
      WHERE d.workspace_id = workspace AND d.webhook_id = hook AND d.status = 'pending'
        AND d.leased_until IS NULL))
  WHERE w.workspace_id = workspace AND w.webhook_id = hook
  RETURNING w.webhook_id, w.consecutive_failures, now() - w.failing_since;
END $$;
--> statement-breakpoint
-- What was recorded stays as it was; only the end of retention, which says so, takes it away.
CREATE FUNCTION keep_audit_logs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('switchboard.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit logs can only be added to' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_rows BEFORE UPDATE OR DELETE ON audit_logs
  FOR EACH ROW EXECUTE FUNCTION keep_audit_logs();
--> statement-breakpoint
CREATE TRIGGER keep_table BEFORE TRUNCATE ON audit_logs
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_logs();
