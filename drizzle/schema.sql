-- Written by `npm run db:generate` from a migrated database. Do not edit.

CREATE EXTENSION btree_gin;
CREATE EXTENSION btree_gist;
CREATE EXTENSION pg_trgm;

CREATE SCHEMA positions;

CREATE SEQUENCE changes_position_seq;

CREATE TABLE agent_activities (
  workspace_id uuid NOT NULL,
  id uuid DEFAULT new_id() NOT NULL,
  "position" bigint NOT NULL,
  user_id uuid NOT NULL,
  previous_presence_status_id uuid,
  presence_status_id uuid NOT NULL,
  category text NOT NULL,
  source text NOT NULL,
  reason text,
  started_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT agent_activities_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT agent_activities_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT agent_activities_workspace_id_user_id_excl EXCLUDE USING gist (workspace_id WITH =, user_id WITH =, tstzrange(started_at, ended_at) WITH &&),
  CONSTRAINT agent_activities_ended_at_check CHECK ((ended_at >= started_at)),
  CONSTRAINT agent_activities_workspace_id_presence_status_id_fkey FOREIGN KEY (workspace_id, presence_status_id) REFERENCES presence_statuses(workspace_id, id),
  CONSTRAINT agent_activities_workspace_id_previous_presence_status_id_fkey FOREIGN KEY (workspace_id, previous_presence_status_id) REFERENCES presence_statuses(workspace_id, id),
  CONSTRAINT agent_activities_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES users(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX agent_activities_workspace_id_started_at_idx ON agent_activities USING btree (workspace_id, started_at, "position");
CREATE UNIQUE INDEX agent_activities_workspace_id_user_id_open_key ON agent_activities USING btree (workspace_id, user_id) WHERE (ended_at IS NULL);
CREATE INDEX agent_activities_workspace_id_user_id_position_idx ON agent_activities USING btree (workspace_id, user_id, "position");
CREATE INDEX agent_activities_workspace_id_user_id_started_at_ended_at_idx ON agent_activities USING btree (workspace_id, user_id, started_at, ended_at, presence_status_id, category);
CREATE TRIGGER keep_activities BEFORE UPDATE ON agent_activities FOR EACH ROW WHEN (((old.ended_at IS NOT NULL) OR (new.ended_at IS NULL) OR (((((((((((old.workspace_id IS DISTINCT FROM new.workspace_id) OR (old.id IS DISTINCT FROM new.id)) OR (old."position" IS DISTINCT FROM new."position")) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.previous_presence_status_id IS DISTINCT FROM new.previous_presence_status_id)) OR (old.presence_status_id IS DISTINCT FROM new.presence_status_id)) OR (old.category IS DISTINCT FROM new.category)) OR (old.source IS DISTINCT FROM new.source)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.started_at IS DISTINCT FROM new.started_at)) OR (old.created_at IS DISTINCT FROM new.created_at)))) EXECUTE FUNCTION keep_activities();

CREATE TABLE agent_presence (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  presence_status_id uuid NOT NULL,
  reason text,
  since timestamp(3) with time zone NOT NULL,
  until timestamp(3) with time zone,
  heartbeat_at timestamp(3) with time zone,
  earlier_until timestamp(3) with time zone,
  CONSTRAINT agent_presence_pkey PRIMARY KEY (workspace_id, user_id),
  CONSTRAINT agent_presence_workspace_id_presence_status_id_fkey FOREIGN KEY (workspace_id, presence_status_id) REFERENCES presence_statuses(workspace_id, id),
  CONSTRAINT agent_presence_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES users(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX agent_presence_workspace_id_heartbeat_at_idx ON agent_presence USING btree (workspace_id, heartbeat_at) WHERE (heartbeat_at IS NOT NULL);
CREATE INDEX agent_presence_workspace_id_presence_status_id_idx ON agent_presence USING btree (workspace_id, presence_status_id);
CREATE INDEX agent_presence_workspace_id_until_idx ON agent_presence USING btree (workspace_id, until) WHERE (until IS NOT NULL);

CREATE TABLE api_tokens (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  user_id uuid,
  creator_id uuid,
  hash bytea NOT NULL,
  preview text NOT NULL,
  scopes text[] NOT NULL,
  expires_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  last_used_ip text,
  device text,
  revoked_at timestamp(3) with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT api_tokens_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT api_tokens_hash_key UNIQUE (hash),
  CONSTRAINT api_tokens_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT api_tokens_kind_check CHECK (((kind = 'service'::text) = (user_id IS NULL))),
  CONSTRAINT api_tokens_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES users(workspace_id, id),
  CONSTRAINT api_tokens_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX api_tokens_workspace_id_creator_id_idx ON api_tokens USING btree (workspace_id, creator_id);
CREATE INDEX api_tokens_workspace_id_expires_at_idx ON api_tokens USING btree (workspace_id, COALESCE(expires_at, 'infinity'::timestamp with time zone)) WHERE (revoked_at IS NULL);
CREATE INDEX api_tokens_workspace_id_user_id_idx ON api_tokens USING btree (workspace_id, user_id);

CREATE TABLE automation_queues (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  name text NOT NULL,
  description text,
  is_enabled boolean NOT NULL,
  sort_order integer NOT NULL,
  priority integer NOT NULL,
  channels text[] NOT NULL,
  conditions jsonb NOT NULL,
  strategy text NOT NULL,
  assignment_order text NOT NULL,
  required_skills jsonb NOT NULL,
  skill_relax_after_seconds integer,
  offer_timeout_seconds integer NOT NULL,
  max_offers integer,
  auto_accept boolean NOT NULL,
  sticky_assignment text NOT NULL,
  sticky_minutes integer,
  wrap_up_seconds integer NOT NULL,
  max_wait_seconds integer,
  max_length integer,
  overflow_action text,
  overflow_queue_id uuid,
  reassign_on_offline boolean NOT NULL,
  ticket_on_missed_call boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT automation_queues_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT automation_queues_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT automation_queues_overflow_action_check CHECK (((NOT (overflow_action IS DISTINCT FROM 'queue'::text)) = (overflow_queue_id IS NOT NULL))),
  CONSTRAINT automation_queues_overflow_check CHECK (((overflow_action IS NOT NULL) OR ((max_wait_seconds IS NULL) AND (max_length IS NULL) AND (max_offers IS NULL)))),
  CONSTRAINT automation_queues_overflow_queue_id_check CHECK ((overflow_queue_id <> id)),
  CONSTRAINT automation_queues_strategy_check CHECK ((strategy = ANY (ARRAY['round_robin'::text, 'least_active'::text, 'longest_idle'::text, 'priority_order'::text, 'skills_based'::text, 'weighted'::text, 'random'::text, 'broadcast'::text, 'manual'::text]))),
  CONSTRAINT automation_queues_workspace_id_overflow_queue_id_fkey FOREIGN KEY (workspace_id, overflow_queue_id) REFERENCES automation_queues(workspace_id, id),
  CONSTRAINT automation_queues_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX automation_queues_workspace_id_name_key ON automation_queues USING btree (workspace_id, name_key(name)) WHERE (deleted_at IS NULL);
CREATE INDEX automation_queues_workspace_id_overflow_queue_id_idx ON automation_queues USING btree (workspace_id, overflow_queue_id) WHERE ((overflow_queue_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX automation_queues_workspace_id_sort_order_idx ON automation_queues USING btree (workspace_id, sort_order, "position");

CREATE TABLE call_events (
  workspace_id uuid NOT NULL,
  cdr_id uuid NOT NULL,
  key text NOT NULL,
  type text NOT NULL,
  occurred_at timestamp(3) with time zone NOT NULL,
  reported jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT call_events_pkey PRIMARY KEY (workspace_id, cdr_id, key),
  CONSTRAINT call_events_workspace_id_cdr_id_fkey FOREIGN KEY (workspace_id, cdr_id) REFERENCES cdrs(workspace_id, id) ON DELETE CASCADE
);

CREATE TABLE categories (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  parent_id uuid,
  value text NOT NULL,
  description text,
  sort_order integer NOT NULL,
  is_archived boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT categories_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT categories_workspace_id_parent_id_fkey FOREIGN KEY (workspace_id, parent_id) REFERENCES categories(workspace_id, id),
  CONSTRAINT categories_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX categories_workspace_id_parent_id_idx ON categories USING btree (workspace_id, parent_id);
CREATE UNIQUE INDEX categories_workspace_id_parent_id_value_key ON categories USING btree (workspace_id, name_key(value), COALESCE(parent_id, workspace_id)) WHERE (deleted_at IS NULL);

CREATE TABLE cdr_recordings (
  workspace_id uuid NOT NULL,
  cdr_id uuid NOT NULL,
  file_id uuid NOT NULL,
  CONSTRAINT cdr_recordings_pkey PRIMARY KEY (workspace_id, cdr_id),
  CONSTRAINT cdr_recordings_workspace_id_cdr_id_fkey FOREIGN KEY (workspace_id, cdr_id) REFERENCES cdrs(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT cdr_recordings_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES media_files(workspace_id, id)
);
CREATE TRIGGER refer_to_media AFTER INSERT OR DELETE OR UPDATE ON cdr_recordings FOR EACH ROW EXECUTE FUNCTION refer_to_media('cdr', 'cdr_id');

CREATE TABLE cdr_transcripts (
  workspace_id uuid NOT NULL,
  cdr_id uuid NOT NULL,
  language text,
  segments jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT cdr_transcripts_pkey PRIMARY KEY (workspace_id, cdr_id),
  CONSTRAINT cdr_transcripts_workspace_id_cdr_id_fkey FOREIGN KEY (workspace_id, cdr_id) REFERENCES cdrs(workspace_id, id) ON DELETE CASCADE
);

CREATE TABLE cdrs (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  provider text NOT NULL,
  external_call_id text NOT NULL,
  call_id text NOT NULL,
  parent_call_id text,
  direction text NOT NULL,
  call_from text,
  call_from_name text,
  raw_from text,
  call_to text,
  call_to_name text,
  raw_to text,
  did text,
  trunk text,
  extension text,
  status text NOT NULL,
  end_reason text,
  started_at timestamp(3) with time zone NOT NULL,
  ringing_at timestamp(3) with time zone,
  queued_at timestamp(3) with time zone,
  answered_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  call_duration integer,
  ring_duration integer,
  queue_duration integer,
  talk_duration integer,
  hold_duration integer,
  wrap_up_duration integer,
  agent_id uuid,
  queue_id uuid,
  contact_id uuid,
  ticket_id uuid,
  legs jsonb NOT NULL,
  transfer_type text NOT NULL,
  transferred_to_id uuid,
  recording_status text DEFAULT 'none'::text NOT NULL,
  recording_duration integer,
  recording_consent text DEFAULT 'unknown'::text NOT NULL,
  is_blocked boolean DEFAULT false NOT NULL,
  quality jsonb,
  cost jsonb,
  disposition text,
  note text,
  tags text[] NOT NULL,
  reported text[] NOT NULL,
  live jsonb,
  talking_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT cdrs_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT cdrs_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT cdrs_direction_check CHECK ((direction = ANY (ARRAY['inbound'::text, 'outbound'::text, 'internal'::text]))),
  CONSTRAINT cdrs_status_check CHECK ((status = ANY (ARRAY['ringing'::text, 'in_progress'::text, 'answered'::text, 'no_answer'::text, 'busy'::text, 'failed'::text, 'voicemail'::text, 'canceled'::text, 'abandoned'::text]))),
  CONSTRAINT cdrs_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES users(workspace_id, id),
  CONSTRAINT cdrs_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts(workspace_id, id),
  CONSTRAINT cdrs_workspace_id_queue_id_fkey FOREIGN KEY (workspace_id, queue_id) REFERENCES automation_queues(workspace_id, id),
  CONSTRAINT cdrs_workspace_id_ticket_id_fkey FOREIGN KEY (workspace_id, ticket_id) REFERENCES tickets(workspace_id, id),
  CONSTRAINT cdrs_workspace_id_transferred_to_id_fkey FOREIGN KEY (workspace_id, transferred_to_id) REFERENCES users(workspace_id, id),
  CONSTRAINT cdrs_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX cdrs_workspace_id_agent_id_idx ON cdrs USING btree (workspace_id, agent_id, started_at, "position");
CREATE INDEX cdrs_workspace_id_call_from_idx ON cdrs USING btree (workspace_id, call_from, started_at, "position");
CREATE INDEX cdrs_workspace_id_call_to_idx ON cdrs USING btree (workspace_id, call_to, started_at, "position");
CREATE INDEX cdrs_workspace_id_contact_id_idx ON cdrs USING btree (workspace_id, contact_id, started_at, "position");
CREATE UNIQUE INDEX cdrs_workspace_id_provider_external_call_id_key ON cdrs USING btree (workspace_id, provider, external_call_id);
CREATE INDEX cdrs_workspace_id_queue_id_idx ON cdrs USING btree (workspace_id, queue_id, started_at, "position");
CREATE INDEX cdrs_workspace_id_started_at_idx ON cdrs USING btree (workspace_id, started_at, "position");
CREATE INDEX cdrs_workspace_id_talk_duration_idx ON cdrs USING btree (workspace_id, COALESCE(talk_duration, '-1'::integer), "position");
CREATE INDEX cdrs_workspace_id_talking_id_idx ON cdrs USING btree (workspace_id, talking_id) WHERE (talking_id IS NOT NULL);
CREATE INDEX cdrs_workspace_id_ticket_id_idx ON cdrs USING btree (workspace_id, ticket_id, started_at, "position") WHERE (ticket_id IS NOT NULL);
CREATE INDEX cdrs_workspace_id_updated_at_idx ON cdrs USING btree (workspace_id, updated_at, "position");
CREATE TRIGGER count_agent_id AFTER UPDATE OF agent_id ON cdrs FOR EACH ROW WHEN ((old.agent_id IS DISTINCT FROM new.agent_id)) EXECUTE FUNCTION count_cdrs_changed('agent_id');
CREATE TRIGGER count_contact_id AFTER UPDATE OF contact_id ON cdrs FOR EACH ROW WHEN ((old.contact_id IS DISTINCT FROM new.contact_id)) EXECUTE FUNCTION count_cdrs_changed('contact_id');
CREATE TRIGGER count_direction AFTER UPDATE OF direction ON cdrs FOR EACH ROW WHEN ((old.direction IS DISTINCT FROM new.direction)) EXECUTE FUNCTION count_cdrs_changed('direction');
CREATE TRIGGER count_inserted AFTER INSERT ON cdrs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_cdrs_inserted();
CREATE TRIGGER count_queue_id AFTER UPDATE OF queue_id ON cdrs FOR EACH ROW WHEN ((old.queue_id IS DISTINCT FROM new.queue_id)) EXECUTE FUNCTION count_cdrs_changed('queue_id');
CREATE TRIGGER count_rows AFTER DELETE ON cdrs FOR EACH ROW EXECUTE FUNCTION count_cdrs();
CREATE TRIGGER count_status AFTER UPDATE OF status ON cdrs FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION count_cdrs_changed('status');

CREATE TABLE change_data (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  transaction bigint DEFAULT transaction_number() NOT NULL,
  occurred_at timestamp(3) with time zone NOT NULL,
  size integer NOT NULL,
  events smallint NOT NULL,
  content json
) PARTITION BY RANGE (occurred_at);
CREATE INDEX change_data_transaction_idx ON ONLY change_data USING btree (transaction);
CREATE INDEX change_data_workspace_id_transaction_idx ON ONLY change_data USING btree (workspace_id, transaction, "position");
CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON change_data FOR EACH ROW EXECUTE FUNCTION keep_log();
CREATE TRIGGER keep_table BEFORE TRUNCATE ON change_data FOR EACH STATEMENT EXECUTE FUNCTION keep_log();

CREATE TABLE changes (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint DEFAULT nextval('changes_position_seq'::regclass) NOT NULL,
  transaction bigint DEFAULT transaction_number() NOT NULL,
  occurred_at timestamp(3) with time zone NOT NULL,
  retention text NOT NULL,
  resource_type text NOT NULL,
  resource_id uuid NOT NULL,
  action text,
  event_types text,
  cause_type text,
  cause_id uuid,
  actor_type text NOT NULL,
  actor_id uuid,
  token_id uuid,
  request_id text,
  traceparent text,
  ip text,
  user_agent text,
  differences json,
  object json
) PARTITION BY LIST (retention);
CREATE INDEX changes_id_idx ON ONLY changes USING btree (id);
CREATE INDEX changes_request_id_hash_idx ON ONLY changes USING btree (hashtextextended(request_id, uuid_hash_extended(workspace_id, (0)::bigint))) WHERE ((action IS NOT NULL) AND (request_id IS NOT NULL));
CREATE INDEX changes_resource_id_idx ON ONLY changes USING btree (resource_id, "position");
CREATE INDEX changes_workspace_id_actor_id_idx ON ONLY changes USING btree (workspace_id, actor_id, occurred_at) WHERE (action IS NOT NULL);
CREATE INDEX changes_workspace_id_occurred_at_idx ON ONLY changes USING btree (workspace_id, occurred_at) WHERE (action IS NOT NULL);
CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON changes FOR EACH ROW EXECUTE FUNCTION keep_log();
CREATE TRIGGER keep_table BEFORE TRUNCATE ON changes FOR EACH STATEMENT EXECUTE FUNCTION keep_log();

CREATE TABLE channels (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  status text NOT NULL,
  status_reason text,
  address text,
  capabilities text[] NOT NULL,
  message_window_hours integer,
  default_queue_id uuid,
  ticketing jsonb DEFAULT '{}'::jsonb NOT NULL,
  auto_reply jsonb DEFAULT '{}'::jsonb NOT NULL,
  idle_minutes integer,
  idle_text text,
  config jsonb NOT NULL,
  secrets jsonb NOT NULL,
  validate_at timestamp(3) with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT channels_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT channels_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT channels_auto_reply_check CHECK (((auto_reply ? 'text'::text) OR ((auto_reply -> 'enabled'::text) IS DISTINCT FROM 'true'::jsonb))),
  CONSTRAINT channels_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text, 'error'::text, 'pending'::text]))),
  CONSTRAINT channels_type_check CHECK ((type = ANY (ARRAY['api'::text, 'custom'::text, 'email'::text]))),
  CONSTRAINT channels_workspace_id_default_queue_id_fkey FOREIGN KEY (workspace_id, default_queue_id) REFERENCES automation_queues(workspace_id, id),
  CONSTRAINT channels_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX channels_workspace_id_address_key ON channels USING btree (workspace_id, address) WHERE ((type = 'email'::text) AND (deleted_at IS NULL));
CREATE INDEX channels_workspace_id_idle_minutes_idx ON channels USING btree (workspace_id, id) WHERE ((idle_minutes IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX channels_workspace_id_live_idx ON channels USING btree (workspace_id, "position") WHERE (deleted_at IS NULL);
CREATE INDEX channels_workspace_id_validate_at_idx ON channels USING btree (workspace_id, validate_at) WHERE (validate_at IS NOT NULL);

CREATE TABLE comment_attachments (
  workspace_id uuid NOT NULL,
  comment_id uuid NOT NULL,
  file_id uuid NOT NULL,
  sort_order smallint NOT NULL,
  CONSTRAINT comment_attachments_pkey PRIMARY KEY (workspace_id, comment_id, file_id),
  CONSTRAINT comment_attachments_workspace_id_comment_id_fkey FOREIGN KEY (workspace_id, comment_id) REFERENCES comments(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT comment_attachments_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES media_files(workspace_id, id)
);
CREATE INDEX comment_attachments_workspace_id_file_id_idx ON comment_attachments USING btree (workspace_id, file_id);
CREATE TRIGGER refer_to_media AFTER INSERT OR DELETE OR UPDATE ON comment_attachments FOR EACH ROW EXECUTE FUNCTION refer_to_media('comment', 'comment_id');

CREATE TABLE comments (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  ticket_id uuid,
  room_id uuid,
  text text NOT NULL,
  mentions jsonb NOT NULL,
  type text NOT NULL,
  visibility text NOT NULL,
  author_type text NOT NULL,
  author_id uuid,
  parent_id uuid,
  message_id uuid,
  edited_at timestamp(3) with time zone,
  search tsvector GENERATED ALWAYS AS (search_words(text)) STORED NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  external_id text,
  CONSTRAINT comments_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT comments_author_check CHECK (((author_type = 'system'::text) = (author_id IS NULL))),
  CONSTRAINT comments_place_check CHECK (((ticket_id IS NULL) <> (room_id IS NULL))),
  CONSTRAINT comments_workspace_id_parent_id_fkey FOREIGN KEY (workspace_id, parent_id) REFERENCES comments(workspace_id, id),
  CONSTRAINT comments_workspace_id_room_id_fkey FOREIGN KEY (workspace_id, room_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT comments_workspace_id_ticket_id_fkey FOREIGN KEY (workspace_id, ticket_id) REFERENCES tickets(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT comments_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX comments_room_id_idx ON comments USING btree (room_id) WHERE (room_id IS NOT NULL);
CREATE INDEX comments_room_id_live_idx ON comments USING btree (room_id, created_at, "position", id, workspace_id) WHERE ((room_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX comments_ticket_id_idx ON comments USING btree (ticket_id);
CREATE INDEX comments_ticket_id_live_idx ON comments USING btree (ticket_id, created_at, "position", id, workspace_id) WHERE ((ticket_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX comments_workspace_id_external_id_key ON comments USING btree (workspace_id, external_id) WHERE ((deleted_at IS NULL) AND (external_id IS NOT NULL));
CREATE INDEX comments_workspace_id_parent_id_idx ON comments USING btree (workspace_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX comments_workspace_id_search_idx ON comments USING gin (workspace_id, search) WITH (gin_pending_list_limit='256');

CREATE TABLE companies (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT companies_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT companies_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX companies_workspace_id_name_key ON companies USING btree (workspace_id, name_key(name));

CREATE TABLE contact_emails (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  contact_id uuid NOT NULL,
  email text NOT NULL,
  is_primary boolean NOT NULL,
  is_verified boolean NOT NULL,
  bounced_at timestamp(3) with time zone,
  sort_order integer NOT NULL,
  is_live boolean DEFAULT true NOT NULL,
  CONSTRAINT contact_emails_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT contact_emails_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_emails_workspace_id_contact_id_idx ON contact_emails USING btree (workspace_id, contact_id);
CREATE INDEX contact_emails_workspace_id_email_deleted_idx ON contact_emails USING btree (workspace_id, lower(email)) WHERE (NOT is_live);
CREATE UNIQUE INDEX contact_emails_workspace_id_email_key ON contact_emails USING btree (workspace_id, lower(email)) WHERE is_live;
CREATE STATISTICS contact_emails_address ON lower(email) FROM contact_emails;

CREATE TABLE contact_identities (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  contact_id uuid NOT NULL,
  type text NOT NULL,
  platform_id text NOT NULL,
  display_name text,
  sort_order integer NOT NULL,
  is_live boolean DEFAULT true NOT NULL,
  CONSTRAINT contact_identities_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT contact_identities_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_identities_workspace_id_contact_id_idx ON contact_identities USING btree (workspace_id, contact_id);
CREATE INDEX contact_identities_workspace_id_platform_id_deleted_idx ON contact_identities USING btree (workspace_id, (((type || ' '::text) || platform_id))) WHERE (NOT is_live);
CREATE UNIQUE INDEX contact_identities_workspace_id_platform_id_key ON contact_identities USING btree (workspace_id, (((type || ' '::text) || platform_id))) WHERE is_live;
CREATE STATISTICS contact_identities_identity ON ((type || ' '::text) || platform_id) FROM contact_identities;

CREATE TABLE contact_merges (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  target_id uuid NOT NULL,
  source_id uuid NOT NULL,
  actor_type text NOT NULL,
  actor_id uuid NOT NULL,
  merged_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT contact_merges_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT contact_merges_workspace_id_source_id_key UNIQUE (workspace_id, source_id),
  CONSTRAINT contact_merges_workspace_id_source_id_fkey FOREIGN KEY (workspace_id, source_id) REFERENCES contacts(workspace_id, id),
  CONSTRAINT contact_merges_workspace_id_target_id_fkey FOREIGN KEY (workspace_id, target_id) REFERENCES contacts(workspace_id, id),
  CONSTRAINT contact_merges_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX contact_merges_workspace_id_target_id_idx ON contact_merges USING btree (workspace_id, target_id, "position");

CREATE TABLE contact_phones (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  contact_id uuid NOT NULL,
  phone text NOT NULL,
  is_primary boolean NOT NULL,
  type text NOT NULL,
  sort_order integer NOT NULL,
  is_live boolean DEFAULT true NOT NULL,
  CONSTRAINT contact_phones_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT contact_phones_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_phones_workspace_id_contact_id_idx ON contact_phones USING btree (workspace_id, contact_id);
CREATE INDEX contact_phones_workspace_id_phone_deleted_idx ON contact_phones USING btree (workspace_id, phone) WHERE (NOT is_live);
CREATE UNIQUE INDEX contact_phones_workspace_id_phone_key ON contact_phones USING btree (workspace_id, phone) WHERE is_live;

CREATE TABLE contact_tags (
  workspace_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  tag_id uuid NOT NULL,
  "position" bigint DEFAULT 0 NOT NULL,
  is_live boolean DEFAULT true NOT NULL,
  CONSTRAINT contact_tags_pkey PRIMARY KEY (workspace_id, contact_id, tag_id),
  CONSTRAINT contact_tags_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT contact_tags_workspace_id_tag_id_fkey FOREIGN KEY (workspace_id, tag_id) REFERENCES tags(workspace_id, id)
);
CREATE INDEX contact_tags_workspace_id_tag_id_idx ON contact_tags USING btree (workspace_id, tag_id, is_live, "position");
CREATE TRIGGER count_changes AFTER UPDATE OF is_live, tag_id ON contact_tags FOR EACH ROW WHEN (((old.is_live <> new.is_live) OR (old.tag_id <> new.tag_id))) EXECUTE FUNCTION count_contact_tags();
CREATE TRIGGER count_inserted AFTER INSERT ON contact_tags REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_contact_tags_inserted();
CREATE TRIGGER count_rows AFTER DELETE ON contact_tags FOR EACH ROW EXECUTE FUNCTION count_contact_tags();
CREATE TRIGGER place_row BEFORE INSERT ON contact_tags FOR EACH ROW EXECUTE FUNCTION place_contact_tags();

CREATE TABLE contacts (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  username text NOT NULL,
  name text NOT NULL,
  first_name text,
  last_name text,
  avatar_url text,
  address text,
  job_title text,
  channel text NOT NULL,
  notes text,
  language text,
  timezone text,
  country text,
  external_id text,
  social_profile_url text,
  custom_fields jsonb NOT NULL,
  owner_id uuid,
  company_id uuid,
  is_blocked boolean DEFAULT false NOT NULL,
  blocked_reason text,
  last_seen_at timestamp(3) with time zone,
  last_contacted_at timestamp(3) with time zone,
  merged_into_id uuid,
  search tsvector GENERATED ALWAYS AS (search_words(((((((((((((name || ' '::text) || username) || ' '::text) || COALESCE(first_name, ''::text)) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || COALESCE(external_id, ''::text)) || ' '::text) || COALESCE(notes, ''::text)) || ' '::text) || search_values(custom_fields)))) STORED NOT NULL,
  name_form text GENERATED ALWAYS AS (search_form(name)) STORED NOT NULL,
  addresses text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT contacts_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT contacts_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT contacts_workspace_id_company_id_fkey FOREIGN KEY (workspace_id, company_id) REFERENCES companies(workspace_id, id),
  CONSTRAINT contacts_workspace_id_merged_into_id_fkey FOREIGN KEY (workspace_id, merged_into_id) REFERENCES contacts(workspace_id, id),
  CONSTRAINT contacts_workspace_id_owner_id_fkey FOREIGN KEY (workspace_id, owner_id) REFERENCES users(workspace_id, id),
  CONSTRAINT contacts_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX contacts_workspace_id_addresses_trgm_idx ON contacts USING gin (workspace_id, addresses gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX contacts_workspace_id_channel_idx ON contacts USING btree (workspace_id, channel, "position") WHERE (deleted_at IS NULL);
CREATE INDEX contacts_workspace_id_company_id_idx ON contacts USING btree (workspace_id, company_id, "position");
CREATE INDEX contacts_workspace_id_custom_fields_idx ON contacts USING gin (workspace_id, custom_fields jsonb_path_ops) WITH (fastupdate='false') WHERE (custom_fields <> '{}'::jsonb);
CREATE INDEX contacts_workspace_id_deleted_idx ON contacts USING btree (workspace_id, "position") WHERE (deleted_at IS NOT NULL);
CREATE INDEX contacts_workspace_id_external_id_deleted_idx ON contacts USING btree (workspace_id, external_id) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX contacts_workspace_id_external_id_key ON contacts USING btree (workspace_id, external_id) WHERE (deleted_at IS NULL);
CREATE INDEX contacts_workspace_id_is_blocked_idx ON contacts USING btree (workspace_id, is_blocked, "position") WHERE (deleted_at IS NULL);
CREATE INDEX contacts_workspace_id_last_seen_at_idx ON contacts USING btree (workspace_id, last_seen_at, "position") WHERE (deleted_at IS NULL);
CREATE INDEX contacts_workspace_id_live_idx ON contacts USING btree (workspace_id, "position") WHERE (deleted_at IS NULL);
CREATE INDEX contacts_workspace_id_name_form_trgm_idx ON contacts USING gin (workspace_id, name_form gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX contacts_workspace_id_name_idx ON contacts USING btree (workspace_id, name COLLATE "und-x-icu", "position") WHERE (deleted_at IS NULL);
CREATE INDEX contacts_workspace_id_owner_id_idx ON contacts USING btree (workspace_id, owner_id);
CREATE INDEX contacts_workspace_id_search_idx ON contacts USING gin (workspace_id, search) WITH (gin_pending_list_limit='256');
CREATE INDEX contacts_workspace_id_updated_at_idx ON contacts USING btree (workspace_id, updated_at, "position") WHERE (deleted_at IS NULL);
CREATE INDEX contacts_workspace_id_username_deleted_idx ON contacts USING btree (workspace_id, username) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX contacts_workspace_id_username_key ON contacts USING btree (workspace_id, username) WHERE (deleted_at IS NULL);
CREATE TRIGGER count_channel AFTER UPDATE OF channel ON contacts FOR EACH ROW WHEN ((old.channel IS DISTINCT FROM new.channel)) EXECUTE FUNCTION count_contacts_changed('channel');
CREATE TRIGGER count_custom_fields AFTER UPDATE OF custom_fields ON contacts FOR EACH ROW WHEN ((old.custom_fields IS DISTINCT FROM new.custom_fields)) EXECUTE FUNCTION count_contacts_changed('custom_fields');
CREATE TRIGGER count_inserted AFTER INSERT ON contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_contacts_inserted();
CREATE TRIGGER count_is_blocked AFTER UPDATE OF is_blocked ON contacts FOR EACH ROW WHEN ((old.is_blocked IS DISTINCT FROM new.is_blocked)) EXECUTE FUNCTION count_contacts_changed('is_blocked');
CREATE TRIGGER count_life AFTER UPDATE OF deleted_at ON contacts FOR EACH ROW WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) EXECUTE FUNCTION count_contacts();
CREATE TRIGGER count_rows AFTER DELETE ON contacts FOR EACH ROW EXECUTE FUNCTION count_contacts();

CREATE TABLE conversation_participants (
  workspace_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  address text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  sort_order integer NOT NULL,
  bounced_at timestamp(3) with time zone,
  CONSTRAINT conversation_participants_pkey PRIMARY KEY (workspace_id, conversation_id, address),
  CONSTRAINT conversation_participants_role_check CHECK ((role = ANY (ARRAY['from'::text, 'to'::text, 'cc'::text]))),
  CONSTRAINT conversation_participants_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);

CREATE TABLE conversation_tickets (
  workspace_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  CONSTRAINT conversation_tickets_pkey PRIMARY KEY (workspace_id, conversation_id, ticket_id),
  CONSTRAINT conversation_tickets_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT conversation_tickets_workspace_id_ticket_id_fkey FOREIGN KEY (workspace_id, ticket_id) REFERENCES tickets(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX conversation_tickets_workspace_id_ticket_id_idx ON conversation_tickets USING btree (workspace_id, ticket_id);

CREATE TABLE conversations (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  kind text NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  channel_id uuid,
  contact_id uuid,
  subject text,
  related_conversation_id uuid,
  assignee_id uuid,
  queue_id uuid,
  disposition text,
  last_message_at timestamp(3) with time zone,
  last_inbound_at timestamp(3) with time zone,
  last_message_preview text,
  unread_count integer DEFAULT 0 NOT NULL,
  closed_at timestamp(3) with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT conversations_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT conversations_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT conversations_closed_at_check CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  CONSTRAINT conversations_contact_check CHECK ((((kind = 'group'::text) = (channel_id IS NULL)) AND
CASE kind
    WHEN 'group'::text THEN (contact_id IS NULL)
    WHEN 'direct'::text THEN (contact_id IS NOT NULL)
    ELSE true
END)),
  CONSTRAINT conversations_kind_check CHECK ((kind = ANY (ARRAY['direct'::text, 'email'::text, 'group'::text]))),
  CONSTRAINT conversations_status_check CHECK ((status = ANY (ARRAY['open'::text, 'hold'::text, 'closed'::text]))),
  CONSTRAINT conversations_workspace_id_assignee_id_fkey FOREIGN KEY (workspace_id, assignee_id) REFERENCES users(workspace_id, id),
  CONSTRAINT conversations_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id),
  CONSTRAINT conversations_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts(workspace_id, id),
  CONSTRAINT conversations_workspace_id_queue_id_fkey FOREIGN KEY (workspace_id, queue_id) REFERENCES automation_queues(workspace_id, id),
  CONSTRAINT conversations_workspace_id_related_conversation_id_fkey FOREIGN KEY (workspace_id, related_conversation_id) REFERENCES conversations(workspace_id, id),
  CONSTRAINT conversations_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX conversations_workspace_id_assignee_id_idx ON conversations USING btree (workspace_id, assignee_id, "position");
CREATE INDEX conversations_workspace_id_assignee_id_open_idx ON conversations USING btree (workspace_id, assignee_id) WHERE (status <> 'closed'::text);
CREATE UNIQUE INDEX conversations_workspace_id_channel_id_contact_id_key ON conversations USING btree (workspace_id, channel_id, contact_id) WHERE ((status <> 'closed'::text) AND (kind = 'direct'::text));
CREATE INDEX conversations_workspace_id_contact_id_idx ON conversations USING btree (workspace_id, contact_id, "position");
CREATE INDEX conversations_workspace_id_last_message_at_idx ON conversations USING btree (workspace_id, COALESCE(last_message_at, created_at), "position");
CREATE INDEX conversations_workspace_id_queue_id_idx ON conversations USING btree (workspace_id, queue_id, "position");
CREATE INDEX conversations_workspace_id_related_conversation_id_idx ON conversations USING btree (workspace_id, related_conversation_id) WHERE (related_conversation_id IS NOT NULL);
CREATE INDEX conversations_workspace_id_subject_idx ON conversations USING gin (workspace_id, search_words(COALESCE(subject, ''::text))) WITH (gin_pending_list_limit='256');
CREATE INDEX conversations_workspace_id_updated_at_idx ON conversations USING btree (workspace_id, updated_at, "position");
CREATE TRIGGER count_assignee_id AFTER UPDATE OF assignee_id ON conversations FOR EACH ROW WHEN ((old.assignee_id IS DISTINCT FROM new.assignee_id)) EXECUTE FUNCTION count_conversations_changed('assignee_id');
CREATE TRIGGER count_channel_id AFTER UPDATE OF channel_id ON conversations FOR EACH ROW WHEN ((old.channel_id IS DISTINCT FROM new.channel_id)) EXECUTE FUNCTION count_conversations_changed('channel_id');
CREATE TRIGGER count_contact_id AFTER UPDATE OF contact_id ON conversations FOR EACH ROW WHEN ((old.contact_id IS DISTINCT FROM new.contact_id)) EXECUTE FUNCTION count_conversations_changed('contact_id');
CREATE TRIGGER count_inserted AFTER INSERT ON conversations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_conversations_inserted();
CREATE TRIGGER count_kind AFTER UPDATE OF kind ON conversations FOR EACH ROW WHEN ((old.kind IS DISTINCT FROM new.kind)) EXECUTE FUNCTION count_conversations_changed('kind');
CREATE TRIGGER count_last_message_at AFTER UPDATE OF last_message_at, created_at ON conversations FOR EACH ROW WHEN ((list_day(COALESCE(old.last_message_at, old.created_at)) IS DISTINCT FROM list_day(COALESCE(new.last_message_at, new.created_at)))) EXECUTE FUNCTION count_conversations_changed('last_message_at');
CREATE TRIGGER count_queue_id AFTER UPDATE OF queue_id ON conversations FOR EACH ROW WHEN ((old.queue_id IS DISTINCT FROM new.queue_id)) EXECUTE FUNCTION count_conversations_changed('queue_id');
CREATE TRIGGER count_rows AFTER DELETE ON conversations FOR EACH ROW EXECUTE FUNCTION count_conversations();
CREATE TRIGGER count_status AFTER UPDATE OF status ON conversations FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION count_conversations_changed('status');

CREATE TABLE custom_fields (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  entity text NOT NULL,
  system_name text NOT NULL,
  display_name text NOT NULL,
  description text,
  type text NOT NULL,
  options jsonb NOT NULL,
  default_value jsonb,
  validation jsonb DEFAULT '{}'::jsonb NOT NULL,
  is_required boolean DEFAULT false NOT NULL,
  is_required_to_resolve boolean DEFAULT false NOT NULL,
  is_unique boolean DEFAULT false NOT NULL,
  is_read_only boolean DEFAULT false NOT NULL,
  is_archived boolean DEFAULT false NOT NULL,
  sort_order integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT custom_fields_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT custom_fields_workspace_id_entity_system_name_key UNIQUE (workspace_id, entity, system_name),
  CONSTRAINT custom_fields_system_name_check CHECK ((system_name ~ '^cf_[a-z0-9_]{1,60}$'::text)),
  CONSTRAINT custom_fields_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);

CREATE TABLE cx_log_changed_days (
  workspace_id uuid NOT NULL,
  day date NOT NULL
);
CREATE INDEX cx_log_changed_days_workspace_id_day_idx ON cx_log_changed_days USING btree (workspace_id, day);

CREATE TABLE cx_log_days (
  workspace_id uuid NOT NULL,
  "grouping" text NOT NULL,
  day date NOT NULL,
  key text NOT NULL,
  opened integer NOT NULL,
  closed integer NOT NULL,
  inbound integer NOT NULL,
  outbound integer NOT NULL,
  internal integer NOT NULL,
  buckets integer[] NOT NULL,
  counts integer[] NOT NULL,
  seconds bigint[] NOT NULL,
  CONSTRAINT cx_log_days_pkey PRIMARY KEY (workspace_id, "grouping", day, key),
  CONSTRAINT cx_log_days_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);

CREATE TABLE cx_log_events (
  workspace_id uuid NOT NULL,
  id uuid DEFAULT new_id() NOT NULL,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  cx_log_id uuid NOT NULL,
  kind text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  actor_type text NOT NULL,
  actor_id uuid,
  detail jsonb NOT NULL,
  CONSTRAINT cx_log_events_pkey PRIMARY KEY (workspace_id, cx_log_id, at, "position"),
  CONSTRAINT cx_log_events_workspace_id_cx_log_id_fkey FOREIGN KEY (workspace_id, cx_log_id) REFERENCES cx_logs(workspace_id, id) ON DELETE CASCADE
);

CREATE TABLE cx_logs (
  workspace_id uuid NOT NULL,
  id uuid DEFAULT new_id() NOT NULL,
  "position" bigint NOT NULL,
  kind text NOT NULL,
  contact_id uuid,
  contact_label text[] DEFAULT '{}'::text[] NOT NULL,
  customer_phone text,
  channel_id uuid,
  channel_type text NOT NULL,
  direction text NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  queue_id uuid,
  first_assignee_id uuid,
  agent_id uuid,
  closed_assignee_id uuid,
  started_at timestamp(3) with time zone NOT NULL,
  assigned_at timestamp(3) with time zone,
  first_replied_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  wrap_up_ended_at timestamp(3) with time zone,
  state_since timestamp(3) with time zone NOT NULL,
  hold_seconds integer DEFAULT 0 NOT NULL,
  handled_seconds integer DEFAULT 0 NOT NULL,
  transfer_count integer DEFAULT 0 NOT NULL,
  reopen_count integer DEFAULT 0 NOT NULL,
  inbound_count integer DEFAULT 0 NOT NULL,
  outbound_count integer DEFAULT 0 NOT NULL,
  disposition text,
  note text,
  wrap_up jsonb DEFAULT '{}'::jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT cx_logs_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT cx_logs_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT cx_logs_status_check CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  CONSTRAINT cx_logs_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES users(workspace_id, id),
  CONSTRAINT cx_logs_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id),
  CONSTRAINT cx_logs_workspace_id_closed_assignee_id_fkey FOREIGN KEY (workspace_id, closed_assignee_id) REFERENCES users(workspace_id, id),
  CONSTRAINT cx_logs_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts(workspace_id, id),
  CONSTRAINT cx_logs_workspace_id_first_assignee_id_fkey FOREIGN KEY (workspace_id, first_assignee_id) REFERENCES users(workspace_id, id),
  CONSTRAINT cx_logs_workspace_id_queue_id_fkey FOREIGN KEY (workspace_id, queue_id) REFERENCES automation_queues(workspace_id, id),
  CONSTRAINT cx_logs_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX cx_logs_workspace_id_agent_id_idx ON cx_logs USING btree (workspace_id, agent_id, started_at, "position");
CREATE INDEX cx_logs_workspace_id_contact_id_idx ON cx_logs USING btree (workspace_id, contact_id, started_at, "position");
CREATE INDEX cx_logs_workspace_id_open_idx ON cx_logs USING btree (workspace_id, status, started_at, "position") WHERE (status <> 'closed'::text);
CREATE INDEX cx_logs_workspace_id_queue_id_idx ON cx_logs USING btree (workspace_id, queue_id, started_at, "position");
CREATE INDEX cx_logs_workspace_id_started_at_idx ON cx_logs USING btree (workspace_id, started_at, "position");
CREATE INDEX cx_logs_workspace_id_updated_at_idx ON cx_logs USING btree (workspace_id, updated_at, "position");
CREATE TRIGGER mark_changed_day AFTER UPDATE OF queue_id, agent_id, channel_type, channel_id, direction, started_at, assigned_at, first_replied_at, closed_at, wrap_up_ended_at, hold_seconds, handled_seconds ON cx_logs FOR EACH ROW WHEN (((((((((((((old.queue_id IS DISTINCT FROM new.queue_id) OR (old.agent_id IS DISTINCT FROM new.agent_id)) OR (old.channel_type IS DISTINCT FROM new.channel_type)) OR (old.channel_id IS DISTINCT FROM new.channel_id)) OR (old.direction IS DISTINCT FROM new.direction)) OR (old.started_at IS DISTINCT FROM new.started_at)) OR (old.assigned_at IS DISTINCT FROM new.assigned_at)) OR (old.first_replied_at IS DISTINCT FROM new.first_replied_at)) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.wrap_up_ended_at IS DISTINCT FROM new.wrap_up_ended_at)) OR (
        CASE
            WHEN (old.closed_at IS NOT NULL) THEN old.hold_seconds
            ELSE NULL::integer
        END IS DISTINCT FROM
        CASE
            WHEN (new.closed_at IS NOT NULL) THEN new.hold_seconds
            ELSE NULL::integer
        END)) OR (
        CASE
            WHEN (old.closed_at IS NOT NULL) THEN old.handled_seconds
            ELSE NULL::integer
        END IS DISTINCT FROM
        CASE
            WHEN (new.closed_at IS NOT NULL) THEN new.handled_seconds
            ELSE NULL::integer
        END))) EXECUTE FUNCTION mark_case_day();
CREATE TRIGGER mark_day AFTER INSERT OR DELETE ON cx_logs FOR EACH ROW EXECUTE FUNCTION mark_case_day();

CREATE TABLE event_batches (
  workspace_id uuid NOT NULL,
  numbered_at timestamp(3) with time zone NOT NULL,
  first_sequence bigint NOT NULL,
  event_ids uuid[] NOT NULL
) PARTITION BY RANGE (numbered_at);
CREATE INDEX event_batches_workspace_id_first_sequence_idx ON ONLY event_batches USING btree (workspace_id, first_sequence);
CREATE INDEX event_batches_workspace_id_numbered_at_idx ON ONLY event_batches USING btree (workspace_id, numbered_at);
CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON event_batches FOR EACH ROW EXECUTE FUNCTION keep_log();
CREATE TRIGGER keep_table BEFORE TRUNCATE ON event_batches FOR EACH STATEMENT EXECUTE FUNCTION keep_log();

CREATE TABLE event_cursors (
  workspace_id uuid NOT NULL,
  numbered bigint DEFAULT 0 NOT NULL,
  dispatched bigint DEFAULT 0 NOT NULL,
  next_transaction bigint DEFAULT 0 NOT NULL,
  open_transactions bigint[] DEFAULT '{}'::bigint[] NOT NULL,
  CONSTRAINT event_cursors_pkey PRIMARY KEY (workspace_id),
  CONSTRAINT event_cursors_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX event_cursors_waiting_idx ON event_cursors USING btree (workspace_id) WHERE (numbered > dispatched);

CREATE TABLE file_storage (
  is_only boolean DEFAULT true NOT NULL,
  marker uuid NOT NULL,
  CONSTRAINT file_storage_pkey PRIMARY KEY (is_only),
  CONSTRAINT file_storage_is_only_check CHECK (is_only)
);

CREATE TABLE group_members (
  workspace_id uuid NOT NULL,
  group_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  sort_order integer NOT NULL,
  "position" bigint DEFAULT 0 NOT NULL,
  is_live boolean DEFAULT true NOT NULL,
  CONSTRAINT group_members_pkey PRIMARY KEY (workspace_id, group_id, contact_id),
  CONSTRAINT group_members_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts(workspace_id, id),
  CONSTRAINT group_members_workspace_id_group_id_fkey FOREIGN KEY (workspace_id, group_id) REFERENCES groups(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX group_members_workspace_id_contact_id_idx ON group_members USING btree (workspace_id, contact_id);
CREATE INDEX group_members_workspace_id_group_id_idx ON group_members USING btree (workspace_id, group_id, is_live, "position");
CREATE TRIGGER count_changes AFTER UPDATE OF is_live, group_id ON group_members FOR EACH ROW WHEN (((old.is_live <> new.is_live) OR (old.group_id <> new.group_id))) EXECUTE FUNCTION count_group_members();
CREATE TRIGGER count_inserted AFTER INSERT ON group_members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_group_members_inserted();
CREATE TRIGGER count_rows AFTER DELETE ON group_members FOR EACH ROW EXECUTE FUNCTION count_group_members();
CREATE TRIGGER place_row BEFORE INSERT ON group_members FOR EACH ROW EXECUTE FUNCTION place_group_members();

CREATE TABLE groups (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  name text NOT NULL,
  description text,
  avatar_url text,
  conversation_id uuid NOT NULL,
  archived_at timestamp(3) with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT groups_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT groups_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT groups_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id),
  CONSTRAINT groups_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX groups_workspace_id_conversation_id_idx ON groups USING btree (workspace_id, conversation_id);
CREATE INDEX groups_workspace_id_name_trgm_idx ON groups USING gin (workspace_id, search_form(name) gin_trgm_ops) WITH (gin_pending_list_limit='256');

CREATE TABLE idempotency_keys (
  workspace_id uuid NOT NULL,
  key text NOT NULL,
  fingerprint bytea NOT NULL,
  status integer NOT NULL,
  headers jsonb NOT NULL,
  object_id uuid,
  body bytea,
  digest bytea,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (workspace_id, key),
  CONSTRAINT idempotency_keys_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_workspace_id_created_at_idx ON idempotency_keys USING btree (workspace_id, created_at);
CREATE INDEX idempotency_keys_workspace_id_object_id_idx ON idempotency_keys USING btree (workspace_id, object_id) WHERE (object_id IS NOT NULL);

CREATE TABLE list_cells (
  workspace_id uuid NOT NULL,
  list text NOT NULL,
  key bigint NOT NULL,
  block integer NOT NULL,
  count integer NOT NULL,
  bits bit varying NOT NULL STORAGE MAIN,
  CONSTRAINT list_cells_pkey PRIMARY KEY (workspace_id, list, key, block)
) WITH (toast_tuple_target=128, fillfactor=75, autovacuum_vacuum_scale_factor=0.05);

CREATE TABLE list_deltas (
  workspace_id uuid NOT NULL,
  list text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "position" bigint NOT NULL,
  gained bigint[] NOT NULL,
  lost bigint[] NOT NULL,
  created_at timestamp(3) with time zone,
  CONSTRAINT list_deltas_pkey PRIMARY KEY (workspace_id, list, id)
) WITH (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_threshold=5000);

CREATE TABLE list_dimensions (
  list text NOT NULL,
  dimension text NOT NULL,
  is_of_few boolean NOT NULL,
  CONSTRAINT list_dimensions_pkey PRIMARY KEY (list, dimension)
);
INSERT INTO list_dimensions VALUES (cdrs,agent_id,f);
INSERT INTO list_dimensions VALUES (cdrs,all,f);
INSERT INTO list_dimensions VALUES (cdrs,contact_id,f);
INSERT INTO list_dimensions VALUES (cdrs,direction,t);
INSERT INTO list_dimensions VALUES (cdrs,queue_id,t);
INSERT INTO list_dimensions VALUES (cdrs,status,t);
INSERT INTO list_dimensions VALUES (contacts,all,f);
INSERT INTO list_dimensions VALUES (contacts,channel,f);
INSERT INTO list_dimensions VALUES (contacts,contact_tags.tag_id,f);
INSERT INTO list_dimensions VALUES (contacts,custom_fields,f);
INSERT INTO list_dimensions VALUES (contacts,group_members.group_id,f);
INSERT INTO list_dimensions VALUES (contacts,is_blocked,f);
INSERT INTO list_dimensions VALUES (conversations,all,f);
INSERT INTO list_dimensions VALUES (conversations,assignee_id,f);
INSERT INTO list_dimensions VALUES (conversations,channel_id,t);
INSERT INTO list_dimensions VALUES (conversations,contact_id,f);
INSERT INTO list_dimensions VALUES (conversations,kind,t);
INSERT INTO list_dimensions VALUES (conversations,last_message_at,t);
INSERT INTO list_dimensions VALUES (conversations,last_message_at:part,f);
INSERT INTO list_dimensions VALUES (conversations,queue_id,t);
INSERT INTO list_dimensions VALUES (conversations,status,t);
INSERT INTO list_dimensions VALUES (media_files,all,f);
INSERT INTO list_dimensions VALUES (media_files,folder_id,f);
INSERT INTO list_dimensions VALUES (messages,all,f);
INSERT INTO list_dimensions VALUES (messages,channel_id,t);
INSERT INTO list_dimensions VALUES (messages,contact_id,f);
INSERT INTO list_dimensions VALUES (messages,conversation_id,f);
INSERT INTO list_dimensions VALUES (messages,direction,t);
INSERT INTO list_dimensions VALUES (messages,message_type,t);
INSERT INTO list_dimensions VALUES (messages,status,t);
INSERT INTO list_dimensions VALUES (tickets,all,f);
INSERT INTO list_dimensions VALUES (tickets,assignee_id,f);
INSERT INTO list_dimensions VALUES (tickets,category_id,f);
INSERT INTO list_dimensions VALUES (tickets,channel,t);
INSERT INTO list_dimensions VALUES (tickets,contact_id,f);
INSERT INTO list_dimensions VALUES (tickets,creator_id,t);
INSERT INTO list_dimensions VALUES (tickets,custom_fields,f);
INSERT INTO list_dimensions VALUES (tickets,due_at,t);
INSERT INTO list_dimensions VALUES (tickets,due_at:part,f);
INSERT INTO list_dimensions VALUES (tickets,priority,t);
INSERT INTO list_dimensions VALUES (tickets,queue_id,f);
INSERT INTO list_dimensions VALUES (tickets,status,t);
INSERT INTO list_dimensions VALUES (tickets,ticket_tags.tag_id,f);
INSERT INTO list_dimensions VALUES (tickets,type,t);
INSERT INTO list_dimensions VALUES (tickets,updated_at,t);
INSERT INTO list_dimensions VALUES (tickets,updated_at:part,f);

CREATE TABLE list_keys (
  workspace_id uuid NOT NULL,
  list text NOT NULL,
  key bigint NOT NULL,
  dimension text NOT NULL,
  value text,
  wanted_at timestamp(3) with time zone NOT NULL,
  built_at timestamp(3) with time zone,
  CONSTRAINT list_keys_pkey PRIMARY KEY (workspace_id, list, key)
);
CREATE INDEX list_keys_workspace_id_built_idx ON list_keys USING btree (workspace_id, wanted_at) WHERE (built_at IS NOT NULL);
CREATE INDEX list_keys_workspace_id_wanted_idx ON list_keys USING btree (workspace_id, wanted_at) WHERE (built_at IS NULL);

CREATE TABLE list_spans (
  workspace_id uuid NOT NULL,
  list text NOT NULL,
  strip integer NOT NULL,
  first timestamp(3) with time zone NOT NULL,
  last timestamp(3) with time zone NOT NULL,
  CONSTRAINT list_spans_pkey PRIMARY KEY (workspace_id, list, strip)
);

CREATE TABLE media_files (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  upload_id uuid NOT NULL,
  folder_id uuid,
  name text NOT NULL,
  original_name text NOT NULL,
  mime_type text NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  width integer,
  height integer,
  visibility text NOT NULL,
  alt_text text,
  tags text[] NOT NULL,
  link_key bytea NOT NULL,
  creator_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT media_files_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT media_files_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT media_files_workspace_id_upload_id_key UNIQUE (workspace_id, upload_id),
  CONSTRAINT media_files_size_check CHECK ((size >= 0)),
  CONSTRAINT media_files_visibility_check CHECK ((visibility = ANY (ARRAY['private'::text, 'public'::text]))),
  CONSTRAINT media_files_workspace_id_folder_id_fkey FOREIGN KEY (workspace_id, folder_id) REFERENCES media_folders(workspace_id, id),
  CONSTRAINT media_files_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX media_files_id_idx ON media_files USING btree (id);
CREATE INDEX media_files_workspace_id_deleted_at_idx ON media_files USING btree (workspace_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX media_files_workspace_id_folder_id_idx ON media_files USING btree (workspace_id, folder_id, "position") WHERE (deleted_at IS NULL);
CREATE INDEX media_files_workspace_id_folder_id_name_idx ON media_files USING btree (workspace_id, folder_id, name COLLATE "und-x-icu", "position") WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX media_files_workspace_id_folder_id_sha256_key ON media_files USING btree (workspace_id, sha256, COALESCE(folder_id, workspace_id)) WHERE (deleted_at IS NULL);
CREATE INDEX media_files_workspace_id_folder_id_size_idx ON media_files USING btree (workspace_id, folder_id, size, "position") WHERE (deleted_at IS NULL);
CREATE INDEX media_files_workspace_id_folder_id_updated_at_idx ON media_files USING btree (workspace_id, folder_id, updated_at, "position") WHERE (deleted_at IS NULL);
CREATE INDEX media_files_workspace_id_live_idx ON media_files USING btree (workspace_id, "position") WHERE (deleted_at IS NULL);
CREATE INDEX media_files_workspace_id_name_idx ON media_files USING btree (workspace_id, name COLLATE "und-x-icu", "position") WHERE (deleted_at IS NULL);
CREATE INDEX media_files_workspace_id_name_trgm_idx ON media_files USING gin (workspace_id, search_form(name) gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX media_files_workspace_id_size_idx ON media_files USING btree (workspace_id, size, "position") WHERE (deleted_at IS NULL);
CREATE INDEX media_files_workspace_id_tags_idx ON media_files USING gin (workspace_id, tags) WITH (gin_pending_list_limit='256');
CREATE INDEX media_files_workspace_id_updated_at_idx ON media_files USING btree (workspace_id, updated_at, "position") WHERE (deleted_at IS NULL);
CREATE TRIGGER count_folder_id AFTER UPDATE OF folder_id ON media_files FOR EACH ROW WHEN ((old.folder_id IS DISTINCT FROM new.folder_id)) EXECUTE FUNCTION count_media_files_changed('folder_id');
CREATE TRIGGER count_inserted AFTER INSERT ON media_files REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_media_files_inserted();
CREATE TRIGGER count_life AFTER UPDATE OF deleted_at ON media_files FOR EACH ROW WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) EXECUTE FUNCTION count_media_files();
CREATE TRIGGER count_rows AFTER DELETE ON media_files FOR EACH ROW EXECUTE FUNCTION count_media_files();

CREATE TABLE media_folders (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  parent_id uuid,
  name text NOT NULL,
  creator_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT media_folders_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT media_folders_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT media_folders_workspace_id_parent_id_fkey FOREIGN KEY (workspace_id, parent_id) REFERENCES media_folders(workspace_id, id),
  CONSTRAINT media_folders_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX media_folders_workspace_id_live_idx ON media_folders USING btree (workspace_id, "position") WHERE (deleted_at IS NULL);
CREATE INDEX media_folders_workspace_id_parent_id_idx ON media_folders USING btree (workspace_id, parent_id, "position") WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX media_folders_workspace_id_parent_id_name_key ON media_folders USING btree (workspace_id, name_key(name), COALESCE(parent_id, workspace_id)) WHERE (deleted_at IS NULL);

CREATE TABLE media_references (
  workspace_id uuid NOT NULL,
  file_id uuid NOT NULL,
  resource text NOT NULL,
  resource_id uuid NOT NULL,
  CONSTRAINT media_references_pkey PRIMARY KEY (workspace_id, file_id, resource, resource_id),
  CONSTRAINT media_references_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES media_files(workspace_id, id)
);

CREATE TABLE media_uploads (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT media_uploads_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT media_uploads_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX media_uploads_workspace_id_created_at_idx ON media_uploads USING btree (workspace_id, created_at);

CREATE TABLE media_usage (
  workspace_id uuid NOT NULL,
  used_bytes bigint NOT NULL,
  CONSTRAINT media_usage_pkey PRIMARY KEY (workspace_id),
  CONSTRAINT media_usage_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);

CREATE TABLE message_attachments (
  workspace_id uuid NOT NULL,
  message_id uuid NOT NULL,
  file_id uuid NOT NULL,
  sort_order smallint NOT NULL,
  name text,
  content_id text,
  is_inline boolean DEFAULT false NOT NULL,
  mime_type text,
  CONSTRAINT message_attachments_pkey PRIMARY KEY (workspace_id, message_id, sort_order),
  CONSTRAINT message_attachments_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES media_files(workspace_id, id),
  CONSTRAINT message_attachments_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX message_attachments_workspace_id_file_id_idx ON message_attachments USING btree (workspace_id, file_id);
CREATE TRIGGER refer_to_media AFTER INSERT OR DELETE OR UPDATE ON message_attachments FOR EACH ROW EXECUTE FUNCTION refer_to_media('message', 'message_id');

CREATE TABLE message_originals (
  workspace_id uuid NOT NULL,
  message_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT message_originals_pkey PRIMARY KEY (workspace_id, message_id),
  CONSTRAINT message_originals_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX message_originals_workspace_id_created_at_idx ON message_originals USING btree (workspace_id, created_at, message_id);
CREATE UNIQUE INDEX message_originals_workspace_id_upload_id_key ON message_originals USING btree (workspace_id, upload_id);
CREATE TRIGGER release_originals AFTER DELETE ON message_originals REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION release_originals();

CREATE TABLE message_recipients (
  workspace_id uuid NOT NULL,
  message_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  address text,
  status text NOT NULL,
  error_code text,
  error_message text,
  sent_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  CONSTRAINT message_recipients_pkey PRIMARY KEY (workspace_id, message_id, contact_id),
  CONSTRAINT message_recipients_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]))),
  CONSTRAINT message_recipients_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT message_recipients_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX message_recipients_workspace_id_contact_id_idx ON message_recipients USING btree (workspace_id, contact_id);

CREATE TABLE messages (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  conversation_id uuid NOT NULL,
  contact_id uuid,
  channel_id uuid,
  direction text NOT NULL,
  message_type text NOT NULL,
  message text,
  quoted_text text,
  html text,
  sanitized_html text,
  subject text,
  from_address text,
  to_addresses text[] DEFAULT '{}'::text[] NOT NULL,
  cc text[] NOT NULL,
  bcc text[] NOT NULL,
  location jsonb,
  dropped_attachments jsonb DEFAULT '[]'::jsonb NOT NULL,
  left_out jsonb DEFAULT '[]'::jsonb NOT NULL,
  is_automatic boolean DEFAULT false NOT NULL,
  is_blocked boolean DEFAULT false NOT NULL,
  suppress_auto_reply boolean DEFAULT false NOT NULL,
  sender_verified text,
  headers jsonb,
  metadata jsonb NOT NULL,
  sender_type text NOT NULL,
  sender_id uuid,
  comment_id uuid,
  status text NOT NULL,
  error_code text,
  error_message text,
  external_id text,
  mail_digest text,
  client_request_id text,
  token_id uuid,
  reply_to_message_id uuid,
  scheduled_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  delivered_at timestamp(3) with time zone,
  read_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  attempt integer DEFAULT 0 NOT NULL,
  attempt_base integer DEFAULT 0 NOT NULL,
  due_at timestamp(3) with time zone,
  traceparent text,
  ingested_at timestamp(3) with time zone NOT NULL,
  redacted_at timestamp(3) with time zone,
  search tsvector GENERATED ALWAYS AS (search_words(((((COALESCE(subject, ''::text) || ' '::text) || COALESCE(message, ''::text)) || ' '::text) || COALESCE(quoted_text, ''::text)))) STORED NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  settled jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT messages_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT messages_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT messages_direction_check CHECK ((direction = ANY (ARRAY['inbound'::text, 'outbound'::text]))),
  CONSTRAINT messages_due_at_check CHECK (((due_at IS NOT NULL) = (status = ANY (ARRAY['scheduled'::text, 'queued'::text, 'sending'::text])))),
  CONSTRAINT messages_sender_check CHECK (((sender_type = 'system'::text) = (sender_id IS NULL))),
  CONSTRAINT messages_sender_verified_check CHECK ((sender_verified = ANY (ARRAY['pass'::text, 'fail'::text, 'unknown'::text]))),
  CONSTRAINT messages_status_check CHECK (
CASE direction
    WHEN 'inbound'::text THEN (status = ANY (ARRAY['received'::text, 'read'::text]))
    ELSE (status = ANY (ARRAY['scheduled'::text, 'queued'::text, 'sending'::text, 'sent'::text, 'delivered'::text, 'read'::text, 'failed'::text, 'canceled'::text]))
END),
  CONSTRAINT messages_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id),
  CONSTRAINT messages_workspace_id_comment_id_fkey FOREIGN KEY (workspace_id, comment_id) REFERENCES comments(workspace_id, id),
  CONSTRAINT messages_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts(workspace_id, id),
  CONSTRAINT messages_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT messages_workspace_id_reply_to_message_id_fkey FOREIGN KEY (workspace_id, reply_to_message_id) REFERENCES messages(workspace_id, id)
);
CREATE INDEX messages_workspace_id_channel_id_automatic_idx ON messages USING btree (workspace_id, channel_id, created_at) WHERE ((direction = 'outbound'::text) AND (sender_type = 'system'::text) AND is_automatic);
CREATE INDEX messages_workspace_id_channel_id_due_at_idx ON messages USING btree (workspace_id, channel_id, due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX messages_workspace_id_channel_id_external_id_key ON messages USING btree (workspace_id, channel_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX messages_workspace_id_contact_id_idx ON messages USING btree (workspace_id, contact_id, created_at, "position");
CREATE INDEX messages_workspace_id_conversation_id_due_idx ON messages USING btree (workspace_id, conversation_id, "position") WHERE (due_at IS NOT NULL);
CREATE INDEX messages_workspace_id_conversation_id_idx ON messages USING btree (workspace_id, conversation_id, created_at, "position");
CREATE INDEX messages_workspace_id_conversation_id_received_idx ON messages USING btree (workspace_id, conversation_id) WHERE (status = 'received'::text);
CREATE INDEX messages_workspace_id_created_at_idx ON messages USING btree (workspace_id, created_at, "position");
CREATE INDEX messages_workspace_id_due_at_idx ON messages USING btree (workspace_id, due_at) WHERE ((due_at IS NOT NULL) AND (channel_id IS NOT NULL));
CREATE INDEX messages_workspace_id_kept_at_idx ON messages USING btree (workspace_id, due_at) WHERE ((due_at IS NOT NULL) AND (channel_id IS NULL));
CREATE INDEX messages_workspace_id_receiver_automatic_idx ON messages USING btree (workspace_id, COALESCE(regexp_replace(lower(to_addresses[1]), '\+[^@]*@'::text, '@'::text), (contact_id)::text), created_at) WHERE ((direction = 'outbound'::text) AND (sender_type = 'system'::text) AND is_automatic);
CREATE INDEX messages_workspace_id_reply_to_message_id_idx ON messages USING btree (workspace_id, reply_to_message_id) WHERE (reply_to_message_id IS NOT NULL);
CREATE INDEX messages_workspace_id_search_idx ON messages USING gin (workspace_id, search) WITH (gin_pending_list_limit='256');
CREATE UNIQUE INDEX messages_workspace_id_token_id_client_request_id_key ON messages USING btree (workspace_id, token_id, client_request_id) WHERE (client_request_id IS NOT NULL);
CREATE TRIGGER count_channel_id AFTER UPDATE OF channel_id ON messages FOR EACH ROW WHEN ((old.channel_id IS DISTINCT FROM new.channel_id)) EXECUTE FUNCTION count_messages_changed('channel_id');
CREATE TRIGGER count_contact_id AFTER UPDATE OF contact_id ON messages FOR EACH ROW WHEN ((old.contact_id IS DISTINCT FROM new.contact_id)) EXECUTE FUNCTION count_messages_changed('contact_id');
CREATE TRIGGER count_conversation_id AFTER UPDATE OF conversation_id ON messages FOR EACH ROW WHEN ((old.conversation_id IS DISTINCT FROM new.conversation_id)) EXECUTE FUNCTION count_messages_changed('conversation_id');
CREATE TRIGGER count_direction AFTER UPDATE OF direction ON messages FOR EACH ROW WHEN ((old.direction IS DISTINCT FROM new.direction)) EXECUTE FUNCTION count_messages_changed('direction');
CREATE TRIGGER count_inserted AFTER INSERT ON messages REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_messages_inserted();
CREATE TRIGGER count_message_type AFTER UPDATE OF message_type ON messages FOR EACH ROW WHEN ((old.message_type IS DISTINCT FROM new.message_type)) EXECUTE FUNCTION count_messages_changed('message_type');
CREATE TRIGGER count_rows AFTER DELETE ON messages FOR EACH ROW EXECUTE FUNCTION count_messages();
CREATE TRIGGER count_status AFTER UPDATE OF status ON messages FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION count_messages_changed('status');

CREATE TABLE notifications (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id uuid NOT NULL,
  event_id uuid NOT NULL,
  event_type text NOT NULL,
  resource_type text NOT NULL,
  resource_id uuid NOT NULL,
  actor_id uuid,
  created_at timestamp(3) with time zone NOT NULL,
  read_at timestamp(3) with time zone,
  CONSTRAINT notifications_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT notifications_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX notifications_workspace_id_created_at_idx ON notifications USING btree (workspace_id, created_at);
CREATE INDEX notifications_workspace_id_user_id_idx ON notifications USING btree (workspace_id, user_id, "position");

CREATE TABLE numbered_lists (
  list text NOT NULL,
  CONSTRAINT numbered_lists_pkey PRIMARY KEY (list)
);
INSERT INTO numbered_lists VALUES (agent_activities);
INSERT INTO numbered_lists VALUES (api_tokens);
INSERT INTO numbered_lists VALUES (automation_queues);
INSERT INTO numbered_lists VALUES (cdrs);
INSERT INTO numbered_lists VALUES (channels);
INSERT INTO numbered_lists VALUES (contacts);
INSERT INTO numbered_lists VALUES (conversations);
INSERT INTO numbered_lists VALUES (cx_logs);
INSERT INTO numbered_lists VALUES (groups);
INSERT INTO numbered_lists VALUES (media_files);
INSERT INTO numbered_lists VALUES (media_folders);
INSERT INTO numbered_lists VALUES (messages);
INSERT INTO numbered_lists VALUES (tags);
INSERT INTO numbered_lists VALUES (tickets);
INSERT INTO numbered_lists VALUES (users);

CREATE TABLE pending_work (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  from_ids uuid[] NOT NULL,
  to_id uuid,
  begun_by jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT pending_work_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT pending_work_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);

CREATE TABLE presence_statuses (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  system_name text NOT NULL,
  display_name text NOT NULL,
  emoji text,
  color text,
  category text NOT NULL,
  routable jsonb NOT NULL,
  requires_reason boolean DEFAULT false NOT NULL,
  max_minutes integer,
  is_system boolean DEFAULT false NOT NULL,
  is_default boolean DEFAULT false NOT NULL,
  sort_order integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT presence_statuses_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT presence_statuses_category_check CHECK ((category = ANY (ARRAY['available'::text, 'busy'::text, 'away'::text, 'offline'::text]))),
  CONSTRAINT presence_statuses_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX presence_statuses_workspace_id_default_key ON presence_statuses USING btree (workspace_id) WHERE is_default;
CREATE UNIQUE INDEX presence_statuses_workspace_id_system_name_key ON presence_statuses USING btree (workspace_id, system_name) WHERE (deleted_at IS NULL);

CREATE TABLE queue_cursors (
  workspace_id uuid NOT NULL,
  queue_id uuid NOT NULL,
  last_position bigint DEFAULT 0 NOT NULL,
  CONSTRAINT queue_cursors_pkey PRIMARY KEY (workspace_id, queue_id),
  CONSTRAINT queue_cursors_workspace_id_queue_id_fkey FOREIGN KEY (workspace_id, queue_id) REFERENCES automation_queues(workspace_id, id) ON DELETE CASCADE
);

CREATE TABLE queue_entries (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  queue_id uuid NOT NULL,
  entity_type text NOT NULL,
  entity_id uuid NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  priority integer NOT NULL,
  has_own_priority boolean DEFAULT false NOT NULL,
  required_skills jsonb NOT NULL,
  is_transfer boolean DEFAULT false NOT NULL,
  is_surplus boolean DEFAULT false NOT NULL,
  is_relaxed boolean DEFAULT false NOT NULL,
  is_attempted boolean DEFAULT false NOT NULL,
  assignee_id uuid,
  offer_count integer DEFAULT 0 NOT NULL,
  declined_by uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  visited uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  entered_at timestamp(3) with time zone NOT NULL,
  queued_at timestamp(3) with time zone NOT NULL,
  assigned_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  overflow_action text,
  CONSTRAINT queue_entries_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT queue_entries_kind_check CHECK ((((((entity_type = 'ticket'::text) AND (kind = 'task'::text)) OR ((entity_type = 'conversation'::text) AND (kind = 'chat'::text))) OR ((entity_type = 'conversation'::text) AND (kind = 'email'::text))) OR ((entity_type = 'call'::text) AND (kind = 'voice'::text)))),
  CONSTRAINT queue_entries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'offered'::text, 'assigned'::text, 'completed'::text, 'overflowed'::text, 'abandoned'::text, 'canceled'::text]))),
  CONSTRAINT queue_entries_workspace_id_queue_id_fkey FOREIGN KEY (workspace_id, queue_id) REFERENCES automation_queues(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX queue_entries_workspace_id_assignee_id_assigned_at_idx ON queue_entries USING btree (workspace_id, assignee_id, assigned_at);
CREATE INDEX queue_entries_workspace_id_assignee_id_ended_at_idx ON queue_entries USING btree (workspace_id, assignee_id, ended_at);
CREATE INDEX queue_entries_workspace_id_assignee_id_voice_idx ON queue_entries USING btree (workspace_id, assignee_id) WHERE ((status = 'assigned'::text) AND (kind = 'voice'::text));
CREATE INDEX queue_entries_workspace_id_entity_id_idx ON queue_entries USING btree (workspace_id, entity_id);
CREATE UNIQUE INDEX queue_entries_workspace_id_entity_id_key ON queue_entries USING btree (workspace_id, entity_id) WHERE (status = ANY (ARRAY['waiting'::text, 'offered'::text, 'assigned'::text]));
CREATE INDEX queue_entries_workspace_id_queue_id_entered_at_idx ON queue_entries USING btree (workspace_id, queue_id, entered_at);
CREATE INDEX queue_entries_workspace_id_queue_id_priority_idx ON queue_entries USING btree (workspace_id, queue_id, priority, entered_at, "position") WHERE (status = 'waiting'::text);
CREATE INDEX queue_entries_workspace_id_queue_id_status_idx ON queue_entries USING btree (workspace_id, queue_id, status);
CREATE INDEX queue_entries_workspace_id_queue_id_unattempted_idx ON queue_entries USING btree (workspace_id, queue_id) WHERE ((status = 'waiting'::text) AND (NOT is_attempted));
CREATE INDEX queue_entries_workspace_id_queue_id_waiting_idx ON queue_entries USING btree (workspace_id, queue_id, entered_at, "position") WHERE (status = 'waiting'::text);

CREATE TABLE queue_members (
  workspace_id uuid NOT NULL,
  queue_id uuid NOT NULL,
  user_id uuid NOT NULL,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  role text NOT NULL,
  priority integer NOT NULL,
  weight integer DEFAULT 1 NOT NULL,
  turn_weight bigint DEFAULT 0 NOT NULL,
  skills jsonb NOT NULL,
  capacity jsonb,
  is_paused boolean DEFAULT false NOT NULL,
  pause_reason text,
  added_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT queue_members_pkey PRIMARY KEY (workspace_id, queue_id, user_id),
  CONSTRAINT queue_members_workspace_id_queue_id_fkey FOREIGN KEY (workspace_id, queue_id) REFERENCES automation_queues(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT queue_members_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES users(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX queue_members_workspace_id_user_id_idx ON queue_members USING btree (workspace_id, user_id);

CREATE TABLE redactions (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  resource_ids uuid[] NOT NULL,
  redaction jsonb NOT NULL,
  after bigint NOT NULL,
  CONSTRAINT redactions_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT redactions_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);

CREATE TABLE reservations (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  queue_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  entity_type text NOT NULL,
  entity_id uuid NOT NULL,
  kind text NOT NULL,
  user_id uuid NOT NULL,
  status text NOT NULL,
  reason text,
  offered_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone,
  accepted_at timestamp(3) with time zone,
  wrap_up_until timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  CONSTRAINT reservations_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT reservations_workspace_id_entry_id_fkey FOREIGN KEY (workspace_id, entry_id) REFERENCES queue_entries(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT reservations_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES users(workspace_id, id)
);
CREATE INDEX reservations_workspace_id_entity_id_idx ON reservations USING btree (workspace_id, entity_id);
CREATE INDEX reservations_workspace_id_entry_id_idx ON reservations USING btree (workspace_id, entry_id);
CREATE INDEX reservations_workspace_id_expires_at_idx ON reservations USING btree (workspace_id, expires_at) WHERE (status = 'pending'::text);
CREATE INDEX reservations_workspace_id_position_idx ON reservations USING btree (workspace_id, "position");
CREATE INDEX reservations_workspace_id_queue_id_idx ON reservations USING btree (workspace_id, queue_id, offered_at);
CREATE INDEX reservations_workspace_id_user_id_held_idx ON reservations USING btree (workspace_id, user_id) WHERE (status = ANY (ARRAY['pending'::text, 'wrapping'::text]));
CREATE INDEX reservations_workspace_id_user_id_idx ON reservations USING btree (workspace_id, user_id, "position");
CREATE INDEX reservations_workspace_id_wrap_up_until_idx ON reservations USING btree (workspace_id, wrap_up_until) WHERE (status = 'wrapping'::text);

CREATE TABLE roles (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  system_name text,
  description text,
  permissions text[] NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT roles_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT roles_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX roles_workspace_id_name_key ON roles USING btree (workspace_id, name_key(name)) WHERE (deleted_at IS NULL);
CREATE TRIGGER move_access_version AFTER UPDATE OF permissions, system_name ON roles FOR EACH ROW EXECUTE FUNCTION move_access_version();

CREATE TABLE routing_decisions (
  workspace_id uuid NOT NULL,
  id uuid DEFAULT new_id() NOT NULL,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  queue_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  entity_type text NOT NULL,
  entity_id uuid NOT NULL,
  reservation_id uuid,
  strategy text NOT NULL,
  outcome text NOT NULL,
  assignee_id uuid,
  is_sticky boolean NOT NULL,
  candidates jsonb NOT NULL,
  decided_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT routing_decisions_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT routing_decisions_workspace_id_entry_id_fkey FOREIGN KEY (workspace_id, entry_id) REFERENCES queue_entries(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX routing_decisions_workspace_id_decided_at_idx ON routing_decisions USING btree (workspace_id, decided_at);
CREATE INDEX routing_decisions_workspace_id_entity_id_idx ON routing_decisions USING btree (workspace_id, entity_id, "position");

CREATE TABLE routing_wakes (
  workspace_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  queue_id uuid,
  user_id uuid,
  recalled_by uuid,
  CONSTRAINT routing_wakes_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT routing_wakes_check CHECK (((queue_id IS NULL) <> (user_id IS NULL)))
) WITH (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_threshold=5000);

CREATE TABLE settings (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  time_zone text DEFAULT 'UTC'::text NOT NULL,
  default_country text,
  reopen_window_days integer DEFAULT 7 NOT NULL,
  auto_close_hours integer DEFAULT 96,
  original_retention_days integer,
  follow_up_on_closed boolean DEFAULT true NOT NULL,
  sign_in_url text,
  oidc jsonb,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT settings_pkey PRIMARY KEY (workspace_id),
  CONSTRAINT settings_id_check CHECK ((id = workspace_id)),
  CONSTRAINT settings_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);

CREATE TABLE sign_in_attempts (
  key bytea NOT NULL,
  count integer NOT NULL,
  since timestamp(3) with time zone NOT NULL,
  CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (key)
);
CREATE INDEX sign_in_attempts_since_idx ON sign_in_attempts USING btree (since);

CREATE TABLE sign_in_links (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  email text NOT NULL,
  hash bytea,
  expires_at timestamp(3) with time zone NOT NULL,
  mail_due_at timestamp(3) with time zone,
  mail_attempts integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  rights text[],
  CONSTRAINT sign_in_links_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT sign_in_links_hash_key UNIQUE (hash),
  CONSTRAINT sign_in_links_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES users(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT sign_in_links_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_links_workspace_id_mail_due_at_idx ON sign_in_links USING btree (workspace_id, mail_due_at) WHERE (mail_due_at IS NOT NULL);
CREATE INDEX sign_in_links_workspace_id_user_id_idx ON sign_in_links USING btree (workspace_id, user_id);

CREATE TABLE signals (
  workspace_id uuid NOT NULL,
  type text NOT NULL,
  resource_id uuid NOT NULL,
  user_id uuid NOT NULL,
  is_active boolean NOT NULL,
  sent_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT signals_pkey PRIMARY KEY (workspace_id, type, resource_id, user_id),
  CONSTRAINT signals_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES users(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT signals_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX signals_workspace_id_sent_at_idx ON signals USING btree (workspace_id, sent_at);
CREATE INDEX signals_workspace_id_user_id_idx ON signals USING btree (workspace_id, user_id);

CREATE TABLE tags (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  name text NOT NULL,
  color text,
  description text,
  sort_order integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT tags_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT tags_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT tags_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX tags_workspace_id_name_key ON tags USING btree (workspace_id, name_key(name)) WHERE (deleted_at IS NULL);
CREATE INDEX tags_workspace_id_sort_order_idx ON tags USING btree (workspace_id, sort_order, "position");

CREATE TABLE thread_references (
  workspace_id uuid NOT NULL,
  channel_id uuid NOT NULL,
  message_id text NOT NULL,
  conversation_id uuid NOT NULL,
  CONSTRAINT thread_references_pkey PRIMARY KEY (workspace_id, channel_id, message_id),
  CONSTRAINT thread_references_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX thread_references_workspace_id_conversation_id_idx ON thread_references USING btree (workspace_id, conversation_id);

CREATE TABLE ticket_attachments (
  workspace_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  file_id uuid NOT NULL,
  sort_order smallint NOT NULL,
  name text,
  mime_type text,
  CONSTRAINT ticket_attachments_pkey PRIMARY KEY (workspace_id, ticket_id, file_id),
  CONSTRAINT ticket_attachments_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES media_files(workspace_id, id),
  CONSTRAINT ticket_attachments_workspace_id_ticket_id_fkey FOREIGN KEY (workspace_id, ticket_id) REFERENCES tickets(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_attachments_workspace_id_file_id_idx ON ticket_attachments USING btree (workspace_id, file_id);
CREATE TRIGGER refer_to_media AFTER INSERT OR DELETE OR UPDATE ON ticket_attachments FOR EACH ROW EXECUTE FUNCTION refer_to_media('ticket', 'ticket_id');

CREATE TABLE ticket_tags (
  workspace_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  tag_id uuid NOT NULL,
  "position" bigint DEFAULT 0 NOT NULL,
  is_live boolean DEFAULT true NOT NULL,
  CONSTRAINT ticket_tags_pkey PRIMARY KEY (workspace_id, ticket_id, tag_id),
  CONSTRAINT ticket_tags_workspace_id_tag_id_fkey FOREIGN KEY (workspace_id, tag_id) REFERENCES tags(workspace_id, id),
  CONSTRAINT ticket_tags_workspace_id_ticket_id_fkey FOREIGN KEY (workspace_id, ticket_id) REFERENCES tickets(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_tags_workspace_id_tag_id_idx ON ticket_tags USING btree (workspace_id, tag_id, is_live, "position");
CREATE TRIGGER count_changes AFTER UPDATE OF is_live, tag_id ON ticket_tags FOR EACH ROW WHEN (((old.is_live <> new.is_live) OR (old.tag_id <> new.tag_id))) EXECUTE FUNCTION count_ticket_tags();
CREATE TRIGGER count_inserted AFTER INSERT ON ticket_tags REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_ticket_tags_inserted();
CREATE TRIGGER count_rows AFTER DELETE ON ticket_tags FOR EACH ROW EXECUTE FUNCTION count_ticket_tags();
CREATE TRIGGER place_row BEFORE INSERT ON ticket_tags FOR EACH ROW EXECUTE FUNCTION place_ticket_tags();

CREATE TABLE tickets (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  title text NOT NULL,
  description text,
  source_message_id uuid,
  type text NOT NULL,
  channel text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  status_reason text,
  resolution_code text,
  resolution_note text,
  contact_id uuid NOT NULL,
  creator_id uuid NOT NULL,
  assignee_id uuid,
  reason_to_assign text,
  category_id uuid,
  queue_id uuid,
  external_id text,
  follow_up_of_id uuid,
  cx_log_id uuid,
  custom_fields jsonb NOT NULL,
  due_at timestamp(3) with time zone,
  overdue_for timestamp(3) with time zone,
  snoozed_until timestamp(3) with time zone,
  first_response_at timestamp(3) with time zone,
  delivery_failed_at timestamp(3) with time zone,
  resolved_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  reopen_count integer DEFAULT 0 NOT NULL,
  search tsvector GENERATED ALWAYS AS (search_words(((((((((("position")::text || ' '::text) || COALESCE(external_id, ''::text)) || ' '::text) || title) || ' '::text) || COALESCE(description, ''::text)) || ' '::text) || search_values(custom_fields)))) STORED NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT tickets_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT tickets_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT tickets_workspace_id_assignee_id_fkey FOREIGN KEY (workspace_id, assignee_id) REFERENCES users(workspace_id, id),
  CONSTRAINT tickets_workspace_id_category_id_fkey FOREIGN KEY (workspace_id, category_id) REFERENCES categories(workspace_id, id),
  CONSTRAINT tickets_workspace_id_contact_id_fkey FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts(workspace_id, id),
  CONSTRAINT tickets_workspace_id_follow_up_of_id_fkey FOREIGN KEY (workspace_id, follow_up_of_id) REFERENCES tickets(workspace_id, id),
  CONSTRAINT tickets_workspace_id_queue_id_fkey FOREIGN KEY (workspace_id, queue_id) REFERENCES automation_queues(workspace_id, id),
  CONSTRAINT tickets_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX tickets_workspace_id_assignee_id_idx ON tickets USING btree (workspace_id, assignee_id, "position") WHERE (deleted_at IS NULL);
CREATE INDEX tickets_workspace_id_category_id_idx ON tickets USING btree (workspace_id, category_id, "position");
CREATE INDEX tickets_workspace_id_contact_id_idx ON tickets USING btree (workspace_id, contact_id, "position");
CREATE INDEX tickets_workspace_id_custom_fields_idx ON tickets USING gin (workspace_id, custom_fields jsonb_path_ops) WITH (fastupdate='false') WHERE (custom_fields <> '{}'::jsonb);
CREATE INDEX tickets_workspace_id_cx_log_id_idx ON tickets USING btree (workspace_id, cx_log_id) WHERE (cx_log_id IS NOT NULL);
CREATE INDEX tickets_workspace_id_deleted_idx ON tickets USING btree (workspace_id, "position") WHERE (deleted_at IS NOT NULL);
CREATE INDEX tickets_workspace_id_due_at_idx ON tickets USING btree (workspace_id, due_at, "position") WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX tickets_workspace_id_external_id_key ON tickets USING btree (workspace_id, external_id) WHERE ((deleted_at IS NULL) AND (external_id IS NOT NULL));
CREATE INDEX tickets_workspace_id_follow_up_of_id_idx ON tickets USING btree (workspace_id, follow_up_of_id) WHERE (follow_up_of_id IS NOT NULL);
CREATE INDEX tickets_workspace_id_live_idx ON tickets USING btree (workspace_id, "position") WHERE (deleted_at IS NULL);
CREATE INDEX tickets_workspace_id_open_idx ON tickets USING btree (workspace_id, assignee_id) WHERE ((assignee_id IS NOT NULL) AND (deleted_at IS NULL) AND (status <> ALL (ARRAY['resolved'::text, 'closed'::text])));
CREATE INDEX tickets_workspace_id_overdue_idx ON tickets USING btree (workspace_id, due_at) WHERE ((due_at IS NOT NULL) AND (deleted_at IS NULL) AND (status <> ALL (ARRAY['resolved'::text, 'closed'::text])) AND (overdue_for IS DISTINCT FROM due_at));
CREATE INDEX tickets_workspace_id_queue_id_idx ON tickets USING btree (workspace_id, queue_id, "position");
CREATE INDEX tickets_workspace_id_resolved_at_idx ON tickets USING btree (workspace_id, resolved_at) WHERE ((status = 'resolved'::text) AND (deleted_at IS NULL));
CREATE INDEX tickets_workspace_id_search_idx ON tickets USING gin (workspace_id, search) WITH (gin_pending_list_limit='256');
CREATE INDEX tickets_workspace_id_snoozed_until_idx ON tickets USING btree (workspace_id, snoozed_until) WHERE ((snoozed_until IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX tickets_workspace_id_source_message_id_idx ON tickets USING btree (workspace_id, source_message_id) WHERE (source_message_id IS NOT NULL);
CREATE INDEX tickets_workspace_id_updated_at_idx ON tickets USING btree (workspace_id, updated_at, "position") WHERE (deleted_at IS NULL);
CREATE TRIGGER count_assignee_id AFTER UPDATE OF assignee_id ON tickets FOR EACH ROW WHEN ((old.assignee_id IS DISTINCT FROM new.assignee_id)) EXECUTE FUNCTION count_tickets_changed('assignee_id');
CREATE TRIGGER count_category_id AFTER UPDATE OF category_id ON tickets FOR EACH ROW WHEN ((old.category_id IS DISTINCT FROM new.category_id)) EXECUTE FUNCTION count_tickets_changed('category_id');
CREATE TRIGGER count_channel AFTER UPDATE OF channel ON tickets FOR EACH ROW WHEN ((old.channel IS DISTINCT FROM new.channel)) EXECUTE FUNCTION count_tickets_changed('channel');
CREATE TRIGGER count_contact_id AFTER UPDATE OF contact_id ON tickets FOR EACH ROW WHEN ((old.contact_id IS DISTINCT FROM new.contact_id)) EXECUTE FUNCTION count_tickets_changed('contact_id');
CREATE TRIGGER count_creator_id AFTER UPDATE OF creator_id ON tickets FOR EACH ROW WHEN ((old.creator_id IS DISTINCT FROM new.creator_id)) EXECUTE FUNCTION count_tickets_changed('creator_id');
CREATE TRIGGER count_custom_fields AFTER UPDATE OF custom_fields ON tickets FOR EACH ROW WHEN ((old.custom_fields IS DISTINCT FROM new.custom_fields)) EXECUTE FUNCTION count_tickets_changed('custom_fields');
CREATE TRIGGER count_due_at AFTER UPDATE OF due_at ON tickets FOR EACH ROW WHEN ((list_day(old.due_at) IS DISTINCT FROM list_day(new.due_at))) EXECUTE FUNCTION count_tickets_changed('due_at');
CREATE TRIGGER count_inserted AFTER INSERT ON tickets REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_tickets_inserted();
CREATE TRIGGER count_life AFTER UPDATE OF deleted_at ON tickets FOR EACH ROW WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) EXECUTE FUNCTION count_tickets();
CREATE TRIGGER count_priority AFTER UPDATE OF priority ON tickets FOR EACH ROW WHEN ((old.priority IS DISTINCT FROM new.priority)) EXECUTE FUNCTION count_tickets_changed('priority');
CREATE TRIGGER count_queue_id AFTER UPDATE OF queue_id ON tickets FOR EACH ROW WHEN ((old.queue_id IS DISTINCT FROM new.queue_id)) EXECUTE FUNCTION count_tickets_changed('queue_id');
CREATE TRIGGER count_rows AFTER DELETE ON tickets FOR EACH ROW EXECUTE FUNCTION count_tickets();
CREATE TRIGGER count_status AFTER UPDATE OF status ON tickets FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION count_tickets_changed('status');
CREATE TRIGGER count_type AFTER UPDATE OF type ON tickets FOR EACH ROW WHEN ((old.type IS DISTINCT FROM new.type)) EXECUTE FUNCTION count_tickets_changed('type');
CREATE TRIGGER count_updated_at AFTER UPDATE OF updated_at ON tickets FOR EACH ROW WHEN ((list_day(old.updated_at) IS DISTINCT FROM list_day(new.updated_at))) EXECUTE FUNCTION count_tickets_changed('updated_at');

CREATE TABLE transaction_shift (
  shift bigint DEFAULT 0 NOT NULL,
  system_identifier text
);

CREATE TABLE user_identities (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  provider bytea NOT NULL,
  person bytea NOT NULL,
  bound_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT user_identities_pkey PRIMARY KEY (workspace_id, user_id),
  CONSTRAINT user_identities_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES users(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT user_identities_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX user_identities_workspace_id_person_idx ON user_identities USING btree (workspace_id, person);

CREATE TABLE user_passwords (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  hash text NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT user_passwords_pkey PRIMARY KEY (workspace_id, user_id),
  CONSTRAINT user_passwords_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES users(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT user_passwords_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);

CREATE TABLE user_roles (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role_id uuid NOT NULL,
  CONSTRAINT user_roles_pkey PRIMARY KEY (workspace_id, user_id, role_id),
  CONSTRAINT user_roles_workspace_id_role_id_fkey FOREIGN KEY (workspace_id, role_id) REFERENCES roles(workspace_id, id),
  CONSTRAINT user_roles_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES users(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX user_roles_workspace_id_role_id_idx ON user_roles USING btree (workspace_id, role_id);
CREATE TRIGGER move_access_version AFTER INSERT OR DELETE OR UPDATE ON user_roles FOR EACH ROW EXECUTE FUNCTION move_access_version();

CREATE TABLE users (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  status text DEFAULT 'active'::text NOT NULL,
  phone text,
  extension text,
  avatar_url text,
  language text,
  timezone text,
  skills jsonb DEFAULT '[]'::jsonb NOT NULL,
  capacity jsonb DEFAULT '{"chat": 5, "task": 20, "email": 20, "voice": 1}'::jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT users_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT users_workspace_id_position_key UNIQUE (workspace_id, "position"),
  CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text]))),
  CONSTRAINT users_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX users_workspace_id_email_key ON users USING btree (workspace_id, lower(email)) WHERE (deleted_at IS NULL);
CREATE INDEX users_workspace_id_live_idx ON users USING btree (workspace_id, "position") WHERE (deleted_at IS NULL);
CREATE INDEX users_workspace_id_status_idx ON users USING btree (workspace_id, status, "position") WHERE (deleted_at IS NULL);
CREATE TRIGGER move_access_version AFTER UPDATE OF status, deleted_at ON users FOR EACH ROW EXECUTE FUNCTION move_access_version();

CREATE TABLE webhook_attempts (
  workspace_id uuid NOT NULL,
  delivery_id uuid NOT NULL,
  attempt integer NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  duration_ms integer NOT NULL,
  request_headers json NOT NULL,
  request_body text NOT NULL,
  response_status integer,
  response_headers json,
  response_body text,
  error text,
  CONSTRAINT webhook_attempts_pkey PRIMARY KEY (workspace_id, delivery_id, attempt),
  CONSTRAINT webhook_attempts_workspace_id_delivery_id_fkey FOREIGN KEY (workspace_id, delivery_id) REFERENCES webhook_deliveries(workspace_id, id) ON DELETE CASCADE
);

CREATE TABLE webhook_deliveries (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  webhook_id uuid NOT NULL,
  event_id uuid,
  sample json,
  type text NOT NULL,
  resource_id uuid NOT NULL,
  sequence bigint NOT NULL,
  status text NOT NULL,
  attempt integer DEFAULT 0 NOT NULL,
  step integer DEFAULT 0 NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  leased_until timestamp(3) with time zone,
  erased_attempt integer,
  response_status integer,
  error text,
  created_at timestamp(3) with time zone NOT NULL,
  finished_at timestamp(3) with time zone,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT webhook_deliveries_workspace_id_event_id_webhook_id_key UNIQUE (workspace_id, event_id, webhook_id),
  CONSTRAINT webhook_deliveries_sample_check CHECK (((event_id IS NULL) = (sample IS NOT NULL))),
  CONSTRAINT webhook_deliveries_workspace_id_webhook_id_fkey FOREIGN KEY (workspace_id, webhook_id) REFERENCES webhooks(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries USING btree (workspace_id, webhook_id, due_at, sequence) WHERE ((status = 'pending'::text) AND (leased_until IS NULL));
CREATE INDEX webhook_deliveries_leased_idx ON webhook_deliveries USING btree (workspace_id, webhook_id, leased_until) WHERE ((status = 'pending'::text) AND (leased_until IS NOT NULL));
CREATE INDEX webhook_deliveries_order_idx ON webhook_deliveries USING btree (workspace_id, webhook_id, resource_id, sequence) WHERE (status = 'pending'::text);
CREATE INDEX webhook_deliveries_workspace_id_samples_idx ON webhook_deliveries USING btree (workspace_id, created_at) WHERE (event_id IS NULL);
CREATE INDEX webhook_deliveries_workspace_id_webhook_id_position_idx ON webhook_deliveries USING btree (workspace_id, webhook_id, "position");

CREATE TABLE webhook_queues (
  workspace_id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  wake_at timestamp(3) with time zone,
  rest_until timestamp(3) with time zone,
  consecutive_failures integer DEFAULT 0 NOT NULL,
  failing_since timestamp(3) with time zone,
  last_success_at timestamp(3) with time zone,
  last_failure_at timestamp(3) with time zone,
  CONSTRAINT webhook_queues_pkey PRIMARY KEY (workspace_id, webhook_id),
  CONSTRAINT webhook_queues_workspace_id_webhook_id_fkey FOREIGN KEY (workspace_id, webhook_id) REFERENCES webhooks(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_queues_workspace_id_wake_at_idx ON webhook_queues USING btree (workspace_id, wake_at) WHERE (wake_at IS NOT NULL);

CREATE TABLE webhooks (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  description text,
  is_enabled boolean DEFAULT true NOT NULL,
  events text[] NOT NULL,
  filter jsonb,
  auth_type text NOT NULL,
  credentials bytea,
  payload text NOT NULL,
  ordered_by text NOT NULL,
  max_per_second integer,
  timeout_seconds integer NOT NULL,
  secret bytea NOT NULL,
  secret_preview text NOT NULL,
  old_secret bytea,
  old_secret_until timestamp(3) with time zone,
  disabled_reason text,
  maker_token_id uuid NOT NULL,
  maker_user_id uuid,
  maker_scopes text[] NOT NULL,
  from_position bigint NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT webhooks_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT webhooks_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX webhooks_workspace_id_maker_token_id_idx ON webhooks USING btree (workspace_id, maker_token_id);

CREATE TABLE workspace_volumes (
  workspace_id uuid NOT NULL,
  day date NOT NULL,
  bytes bigint NOT NULL,
  CONSTRAINT workspace_volumes_pkey PRIMARY KEY (workspace_id, day),
  CONSTRAINT workspace_volumes_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);

CREATE TABLE workspaces (
  id uuid NOT NULL,
  name text NOT NULL,
  suspended_at timestamp(3) with time zone,
  access_version bigint DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT workspaces_pkey PRIMARY KEY (id),
  CONSTRAINT workspaces_name_key UNIQUE (name)
);
CREATE TRIGGER number_workspace AFTER INSERT OR DELETE ON workspaces FOR EACH ROW EXECUTE FUNCTION number_workspace();

CREATE VIEW log_tables AS
 SELECT name,
    period,
    kept
   FROM ( VALUES ('changes_history'::text,'year'::text,NULL::interval), ('changes_audit'::text,'month'::text,'400 days'::interval), ('changes_event'::text,'week'::text,'30 days'::interval), ('change_data'::text,'week'::text,'30 days'::interval), ('event_batches'::text,'week'::text,'30 days'::interval)) t(name, period, kept);

CREATE VIEW routed_work AS
 SELECT t.workspace_id,
    t.id,
    'ticket'::text AS entity_type,
    'task'::text AS kind,
    t.queue_id,
    t.assignee_id,
    t.contact_id,
    t."position",
    entry_priority(t.priority) AS priority,
    ((t.deleted_at IS NULL) AND (t.status <> ALL (ARRAY['resolved'::text, 'closed'::text]))) AS is_open,
    (t.deleted_at IS NOT NULL) AS is_deleted,
    false AS is_abandoned
   FROM tickets t
UNION ALL
 SELECT c.workspace_id,
    c.id,
    'conversation'::text AS entity_type,
        CASE c.kind
            WHEN 'email'::text THEN 'email'::text
            ELSE 'chat'::text
        END AS kind,
    c.queue_id,
    c.assignee_id,
    c.contact_id,
    c."position",
    60 AS priority,
    ((c.status <> 'closed'::text) AND (c.kind <> 'group'::text)) AS is_open,
    (c.kind = 'group'::text) AS is_deleted,
    false AS is_abandoned
   FROM conversations c
UNION ALL
 SELECT d.workspace_id,
    d.id,
    'call'::text AS entity_type,
    'voice'::text AS kind,
    d.queue_id,
        CASE
            WHEN (d.answered_at IS NOT NULL) THEN d.agent_id
            ELSE NULL::uuid
        END AS assignee_id,
    d.contact_id,
    d."position",
    60 AS priority,
    (d.status = ANY (ARRAY['ringing'::text, 'in_progress'::text])) AS is_open,
    false AS is_deleted,
    (((d.answered_at IS NULL) OR (d.agent_id IS NULL)) AND ((d.status = 'abandoned'::text) OR ((d.status = ANY (ARRAY['no_answer'::text, 'canceled'::text])) AND (COALESCE(d.end_reason, 'caller_hangup'::text) = ANY (ARRAY['caller_hangup'::text, 'cancel'::text, 'normal_clearing'::text]))) OR ((d.status = 'answered'::text) AND (COALESCE(d.end_reason, ''::text) = 'caller_hangup'::text)))) AS is_abandoned
   FROM cdrs d;

CREATE OR REPLACE FUNCTION public.address_number_pattern(q text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN typed !~ '^[0-9 ()+./-]+$' OR dialled !~ '[0-9]' THEN NULL
    WHEN dialled ~ '^[+]' THEN '%' || E'\n' || dialled || '%'
    WHEN length(dialled) < 3 THEN '%' || E'\n+' || dialled || '%'
    ELSE '%' || E'\n+%' || dialled || '%' END
  FROM btrim(regexp_replace(search_letters(q), '^\s*tel:|[\u2010-\u2015\u2212]', '-', 'g'), '- ') typed,
    ltrim(regexp_replace(regexp_replace(typed, '^([+]|00)(.*)[(]0[)]', '\1\2'), '[^0-9+]', '', 'g'), '0') dialled
$function$;

CREATE OR REPLACE FUNCTION public.address_pattern(q text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN line ~ '[[:alnum:]]{3}' THEN holding(line)
    WHEN line ~ '[[:alnum:]]' THEN '%' || E'\n' || substr(holding(line), 2) END
  FROM translate(lower(coalesce(substring(q FROM '<([^<> ]+@[^<> ]+)>'), q)), E'\n', ' ') line
$function$;

CREATE OR REPLACE FUNCTION public.agent_load(workspace uuid, agent uuid)
 RETURNS TABLE(voice integer, chat integer, email integer, task integer)
 LANGUAGE sql
 STABLE ROWS 1
AS $function$
  SELECT voice.load, chat.load, email.load, task.load
  FROM agent_load_of(workspace, agent, 'voice') voice, agent_load_of(workspace, agent, 'chat') chat,
    agent_load_of(workspace, agent, 'email') email, agent_load_of(workspace, agent, 'task') task
$function$;

CREATE OR REPLACE FUNCTION public.agent_load_of(workspace uuid, agent uuid, asked text)
 RETURNS TABLE(load integer)
 LANGUAGE sql
 STABLE ROWS 1
AS $function$
  SELECT ((
    SELECT count(*) FROM reservations r
    WHERE r.workspace_id = workspace AND r.user_id = agent AND r.status IN ('pending', 'wrapping')
      AND r.kind = asked) + CASE asked
    WHEN 'task' THEN (
      SELECT count(*) FROM (SELECT FROM tickets t
        WHERE t.workspace_id = workspace AND t.assignee_id = agent AND t.deleted_at IS NULL
          AND t.status NOT IN ('resolved', 'closed') LIMIT 201) open)
    WHEN 'voice' THEN (
      SELECT count(*) FROM (
        SELECT d.id FROM cdrs d WHERE d.workspace_id = workspace AND d.talking_id = agent
        UNION SELECT e.entity_id FROM queue_entries e
          WHERE e.workspace_id = workspace AND e.assignee_id = agent AND e.status = 'assigned'
            AND e.kind = 'voice') calls)
    ELSE (
      SELECT count(*) FROM (SELECT c.kind, c.channel_id FROM conversations c
        WHERE c.workspace_id = workspace AND c.assignee_id = agent AND c.status <> 'closed' LIMIT 1000) c
      JOIN channels n ON n.workspace_id = workspace AND n.id = c.channel_id
        AND n.ticketing ->> 'mode' IS DISTINCT FROM 'on'
      WHERE c.kind = CASE asked WHEN 'chat' THEN 'direct' ELSE asked END) END)::int
$function$;

CREATE OR REPLACE FUNCTION public.agent_lock(workspace uuid, agent uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT hashtextextended('agent ' || agent::text || ' ' || workspace::text, 0)
$function$;

CREATE OR REPLACE FUNCTION public.case_id(id uuid)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT overlay(id::text PLACING translate(substr(id::text, 25, 1), '0123456789abcdef', 'fedcba9876543210')
    FROM 25 FOR 1)::uuid
$function$;

CREATE OR REPLACE FUNCTION public.change_of_event(event uuid)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT (left(event::text, 32) || '0000')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.change_presence(workspace uuid, agent uuid, status uuid, origin text, why text, runs_out timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
  -- The offline status has no end
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
  INSERT INTO agent_presence (workspace_id, user_id, presence_status_id, reason, since, until, earlier_until,
    heartbeat_at)
  VALUES (workspace, agent, status, why, moment, ends,
    CASE WHEN origin = 'telephony' AND next.system_name = 'on_call' THEN held.until END,
    CASE WHEN next.category <> 'offline' THEN moment END)
  ON CONFLICT (workspace_id, user_id) DO UPDATE SET presence_status_id = EXCLUDED.presence_status_id,
    reason = EXCLUDED.reason, since = EXCLUDED.since, until = EXCLUDED.until,
    earlier_until = EXCLUDED.earlier_until, heartbeat_at = EXCLUDED.heartbeat_at;
  IF held.presence_status_id IS DISTINCT FROM status THEN
    PERFORM pg_advisory_xact_lock(agent_lock(workspace, agent));
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION public.claim_deliveries(workspace uuid, batch integer, each integer, lease interval)
 RETURNS TABLE(workspace_id uuid, id uuid, attempt integer)
 LANGUAGE plpgsql
AS $function$
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
    SELECT w.webhook_id AS webhook, w.rest_until, h.max_per_second AS rate
    FROM webhook_queues w
    JOIN webhooks h ON h.workspace_id = w.workspace_id AND h.id = w.webhook_id
    WHERE w.workspace_id = workspace AND w.wake_at <= now() AND h.is_enabled
    ORDER BY (SELECT count(*) FROM webhook_deliveries d
        WHERE d.workspace_id = workspace AND d.webhook_id = w.webhook_id AND d.status = 'pending'
          AND d.leased_until > now()),
      w.consecutive_failures > 0, greatest(w.last_success_at, w.last_failure_at) NULLS FIRST, w.wake_at
    LIMIT batch FOR UPDATE OF w SKIP LOCKED
  LOOP
    -- Whoever had them is gone
    UPDATE webhook_deliveries d SET leased_until = NULL
    WHERE d.workspace_id = workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NOT NULL AND d.leased_until <= now();
    SELECT count(*) INTO busy FROM webhook_deliveries d
    WHERE d.workspace_id = workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NOT NULL;
    rest := coalesce(q.rest_until, '-infinity');
    room := CASE WHEN rest > now() THEN 0
      -- Half of what is left, so that a few endpoints that do not answer leave something to the others
      ELSE least(each - busy, ceil((batch - taken) / 2.0)::integer, coalesce(q.rate, each)) END;
    got := 0;
    IF room > 0 THEN
      RETURN QUERY
      -- Not a subquery: that may be run once for each row that is joined, each time locking more
      WITH due AS MATERIALIZED (
        SELECT x.id FROM webhook_deliveries x
        WHERE x.workspace_id = workspace AND x.webhook_id = q.webhook AND x.status = 'pending'
          AND x.leased_until IS NULL AND x.due_at <= now()
        ORDER BY x.due_at, x.sequence LIMIT room FOR UPDATE SKIP LOCKED)
      UPDATE webhook_deliveries d SET leased_until = now() + lease, attempt = d.attempt + 1
      -- An array of ids is looked up by the index, where a join would read all deliveries of a small table
      WHERE d.workspace_id = workspace AND d.id = ANY (ARRAY(SELECT due.id FROM due))
      RETURNING d.workspace_id, d.id, d.attempt;
      GET DIAGNOSTICS got = ROW_COUNT;
      taken := taken + got;
      IF q.rate IS NOT NULL AND got > 0 THEN
        rest := now() + make_interval(secs => got::double precision / q.rate);
      END IF;
    END IF;

    SELECT min(d.due_at) INTO next_due FROM webhook_deliveries d
    WHERE d.workspace_id = workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NULL;
    SELECT min(d.leased_until) INTO next_lease FROM webhook_deliveries d
    WHERE d.workspace_id = workspace AND d.webhook_id = q.webhook AND d.status = 'pending'
      AND d.leased_until IS NOT NULL;
    -- Full: the end of an attempt wakes it
    IF busy + got >= each THEN next_due := NULL; END IF;
    -- `greatest` ignores null: without this a queue in which nothing waits would be due for ever
    IF next_due IS NOT NULL THEN next_due := greatest(next_due, rest); END IF;
    UPDATE webhook_queues w SET
      rest_until = nullif(rest, '-infinity'),
      wake_at = nullif(least(next_due, next_lease), 'infinity')
    WHERE w.workspace_id = workspace AND w.webhook_id = q.webhook;
    EXIT WHEN taken >= batch;
  END LOOP;
END $function$;

CREATE OR REPLACE FUNCTION public.continue_behind(workspace uuid, list_name text, last bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  SELECT setval(position_sequence(workspace, list_name), greatest(last, 1), last > 0)
$function$;

CREATE OR REPLACE FUNCTION public.count_cdrs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (OLD.workspace_id, 'cdrs', OLD.position,
    '{}',
    ARRAY[-995150415703991694,
        list_key('status', OLD.status::text),
        list_key('direction', OLD.direction::text),
        list_key('agent_id', OLD.agent_id::text),
        list_key('contact_id', OLD.contact_id::text),
        list_key('queue_id', OLD.queue_id::text)]);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_cdrs_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  CASE TG_ARGV[0]
  WHEN 'status' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cdrs', NEW.position,
      ARRAY[list_key('status', NEW.status::text)],
      ARRAY[list_key('status', OLD.status::text)]);
  WHEN 'direction' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cdrs', NEW.position,
      ARRAY[list_key('direction', NEW.direction::text)],
      ARRAY[list_key('direction', OLD.direction::text)]);
  WHEN 'agent_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cdrs', NEW.position,
      ARRAY[list_key('agent_id', NEW.agent_id::text)],
      ARRAY[list_key('agent_id', OLD.agent_id::text)]);
  WHEN 'contact_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cdrs', NEW.position,
      ARRAY[list_key('contact_id', NEW.contact_id::text)],
      ARRAY[list_key('contact_id', OLD.contact_id::text)]);
  WHEN 'queue_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'cdrs', NEW.position,
      ARRAY[list_key('queue_id', NEW.queue_id::text)],
      ARRAY[list_key('queue_id', OLD.queue_id::text)]);
  END CASE;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_cdrs_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'cdrs', added.position,
    ARRAY[-995150415703991694,
        list_key('status', added.status::text),
        list_key('direction', added.direction::text),
        list_key('agent_id', added.agent_id::text),
        list_key('contact_id', added.contact_id::text),
        list_key('queue_id', added.queue_id::text)],
    '{}'
  FROM added;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_contact_tags()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'contacts', OLD.position,
      '{}',
      ARRAY[list_key('contact_tags.tag_id', OLD.tag_id::text)]);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[list_key('contact_tags.tag_id', NEW.tag_id::text)],
      '{}');
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_contact_tags_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'contacts', added.position,
    ARRAY[list_key('contact_tags.tag_id', added.tag_id::text)],
    '{}'
  FROM added
  WHERE added.is_live;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'contacts', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('channel', OLD.channel::text),
          list_key('is_blocked', OLD.is_blocked::text)] || CASE WHEN OLD.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', OLD.custom_fields) END);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[-995150415703991694,
          list_key('channel', NEW.channel::text),
          list_key('is_blocked', NEW.is_blocked::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END,
      '{}');
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE contact_tags SET is_live = NEW.deleted_at IS NULL
    WHERE workspace_id = NEW.workspace_id AND contact_id = NEW.id;
    UPDATE group_members SET is_live = NEW.deleted_at IS NULL
    WHERE workspace_id = NEW.workspace_id AND contact_id = NEW.id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_contacts_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.deleted_at IS NOT NULL OR NEW.deleted_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
  CASE TG_ARGV[0]
  WHEN 'channel' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[list_key('channel', NEW.channel::text)],
      ARRAY[list_key('channel', OLD.channel::text)]);
  WHEN 'is_blocked' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[list_key('is_blocked', NEW.is_blocked::text)],
      ARRAY[list_key('is_blocked', OLD.is_blocked::text)]);
  WHEN 'custom_fields' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY(SELECT unnest(list_members('custom_fields', NEW.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', OLD.custom_fields))),
      ARRAY(SELECT unnest(list_members('custom_fields', OLD.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', NEW.custom_fields))));
  END CASE;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_contacts_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at)
  SELECT added.workspace_id, 'contacts', added.position,
    ARRAY[-995150415703991694,
        list_key('channel', added.channel::text),
        list_key('is_blocked', added.is_blocked::text)] || CASE WHEN added.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', added.custom_fields) END,
    '{}',
    added.created_at
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_conversations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (OLD.workspace_id, 'conversations', OLD.position,
    '{}',
    ARRAY[-995150415703991694,
        list_key('status', OLD.status::text),
        list_key('kind', OLD.kind::text),
        list_key('channel_id', OLD.channel_id::text),
        list_key('contact_id', OLD.contact_id::text),
        list_key('assignee_id', OLD.assignee_id::text),
        list_key('queue_id', OLD.queue_id::text)] || list_instant('last_message_at', coalesce(OLD.last_message_at, OLD.created_at)));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_conversations_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  CASE TG_ARGV[0]
  WHEN 'status' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('status', NEW.status::text)],
      ARRAY[list_key('status', OLD.status::text)]);
  WHEN 'kind' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('kind', NEW.kind::text)],
      ARRAY[list_key('kind', OLD.kind::text)]);
  WHEN 'channel_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('channel_id', NEW.channel_id::text)],
      ARRAY[list_key('channel_id', OLD.channel_id::text)]);
  WHEN 'contact_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('contact_id', NEW.contact_id::text)],
      ARRAY[list_key('contact_id', OLD.contact_id::text)]);
  WHEN 'assignee_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('assignee_id', NEW.assignee_id::text)],
      ARRAY[list_key('assignee_id', OLD.assignee_id::text)]);
  WHEN 'queue_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY[list_key('queue_id', NEW.queue_id::text)],
      ARRAY[list_key('queue_id', OLD.queue_id::text)]);
  WHEN 'last_message_at' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'conversations', NEW.position,
      ARRAY(SELECT unnest(list_instant('last_message_at', coalesce(NEW.last_message_at, NEW.created_at))) EXCEPT SELECT unnest(list_instant('last_message_at', coalesce(OLD.last_message_at, OLD.created_at)))),
      ARRAY(SELECT unnest(list_instant('last_message_at', coalesce(OLD.last_message_at, OLD.created_at))) EXCEPT SELECT unnest(list_instant('last_message_at', coalesce(NEW.last_message_at, NEW.created_at)))));
  END CASE;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_conversations_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at)
  SELECT added.workspace_id, 'conversations', added.position,
    ARRAY[-995150415703991694,
        list_key('status', added.status::text),
        list_key('kind', added.kind::text),
        list_key('channel_id', added.channel_id::text),
        list_key('contact_id', added.contact_id::text),
        list_key('assignee_id', added.assignee_id::text),
        list_key('queue_id', added.queue_id::text)] || list_instant('last_message_at', coalesce(added.last_message_at, added.created_at)),
    '{}',
    added.created_at
  FROM added;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_group_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'contacts', OLD.position,
      '{}',
      ARRAY[list_key('group_members.group_id', OLD.group_id::text)]);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'contacts', NEW.position,
      ARRAY[list_key('group_members.group_id', NEW.group_id::text)],
      '{}');
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_group_members_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'contacts', added.position,
    ARRAY[list_key('group_members.group_id', added.group_id::text)],
    '{}'
  FROM added
  WHERE added.is_live;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_media_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'media_files', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('folder_id', OLD.folder_id::text)]);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'media_files', NEW.position,
      ARRAY[-995150415703991694,
          list_key('folder_id', NEW.folder_id::text)],
      '{}');
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_media_files_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.deleted_at IS NOT NULL OR NEW.deleted_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
  CASE TG_ARGV[0]
  WHEN 'folder_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'media_files', NEW.position,
      ARRAY[list_key('folder_id', NEW.folder_id::text)],
      ARRAY[list_key('folder_id', OLD.folder_id::text)]);
  END CASE;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_media_files_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'media_files', added.position,
    ARRAY[-995150415703991694,
        list_key('folder_id', added.folder_id::text)],
    '{}'
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_messages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  VALUES (OLD.workspace_id, 'messages', OLD.position,
    '{}',
    ARRAY[-995150415703991694,
        list_key('conversation_id', OLD.conversation_id::text),
        list_key('contact_id', OLD.contact_id::text),
        list_key('channel_id', OLD.channel_id::text),
        list_key('direction', OLD.direction::text),
        list_key('status', OLD.status::text),
        list_key('message_type', OLD.message_type::text)]);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_messages_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  CASE TG_ARGV[0]
  WHEN 'conversation_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('conversation_id', NEW.conversation_id::text)],
      ARRAY[list_key('conversation_id', OLD.conversation_id::text)]);
  WHEN 'contact_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('contact_id', NEW.contact_id::text)],
      ARRAY[list_key('contact_id', OLD.contact_id::text)]);
  WHEN 'channel_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('channel_id', NEW.channel_id::text)],
      ARRAY[list_key('channel_id', OLD.channel_id::text)]);
  WHEN 'direction' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('direction', NEW.direction::text)],
      ARRAY[list_key('direction', OLD.direction::text)]);
  WHEN 'status' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('status', NEW.status::text)],
      ARRAY[list_key('status', OLD.status::text)]);
  WHEN 'message_type' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'messages', NEW.position,
      ARRAY[list_key('message_type', NEW.message_type::text)],
      ARRAY[list_key('message_type', OLD.message_type::text)]);
  END CASE;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_messages_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'messages', added.position,
    ARRAY[-995150415703991694,
        list_key('conversation_id', added.conversation_id::text),
        list_key('contact_id', added.contact_id::text),
        list_key('channel_id', added.channel_id::text),
        list_key('direction', added.direction::text),
        list_key('status', added.status::text),
        list_key('message_type', added.message_type::text)],
    '{}'
  FROM added;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_ticket_tags()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'tickets', OLD.position,
      '{}',
      ARRAY[list_key('ticket_tags.tag_id', OLD.tag_id::text)]);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.is_live THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('ticket_tags.tag_id', NEW.tag_id::text)],
      '{}');
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_ticket_tags_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
  SELECT added.workspace_id, 'tickets', added.position,
    ARRAY[list_key('ticket_tags.tag_id', added.tag_id::text)],
    '{}'
  FROM added
  WHERE added.is_live;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_tickets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (OLD.workspace_id, 'tickets', OLD.position,
      '{}',
      ARRAY[-995150415703991694,
          list_key('status', OLD.status::text),
          list_key('priority', OLD.priority::text),
          list_key('type', OLD.type::text),
          list_key('channel', OLD.channel::text),
          list_key('contact_id', OLD.contact_id::text),
          list_key('assignee_id', OLD.assignee_id::text),
          list_key('creator_id', OLD.creator_id::text),
          list_key('category_id', OLD.category_id::text),
          list_key('queue_id', OLD.queue_id::text)] || CASE WHEN OLD.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', OLD.custom_fields) END || list_instant('updated_at', OLD.updated_at) || list_instant('due_at', OLD.due_at));
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[-995150415703991694,
          list_key('status', NEW.status::text),
          list_key('priority', NEW.priority::text),
          list_key('type', NEW.type::text),
          list_key('channel', NEW.channel::text),
          list_key('contact_id', NEW.contact_id::text),
          list_key('assignee_id', NEW.assignee_id::text),
          list_key('creator_id', NEW.creator_id::text),
          list_key('category_id', NEW.category_id::text),
          list_key('queue_id', NEW.queue_id::text)] || CASE WHEN NEW.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', NEW.custom_fields) END || list_instant('updated_at', NEW.updated_at) || list_instant('due_at', NEW.due_at),
      '{}');
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE ticket_tags SET is_live = NEW.deleted_at IS NULL
    WHERE workspace_id = NEW.workspace_id AND ticket_id = NEW.id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_tickets_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.deleted_at IS NOT NULL OR NEW.deleted_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
  CASE TG_ARGV[0]
  WHEN 'status' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('status', NEW.status::text)],
      ARRAY[list_key('status', OLD.status::text)]);
  WHEN 'priority' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('priority', NEW.priority::text)],
      ARRAY[list_key('priority', OLD.priority::text)]);
  WHEN 'type' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('type', NEW.type::text)],
      ARRAY[list_key('type', OLD.type::text)]);
  WHEN 'channel' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('channel', NEW.channel::text)],
      ARRAY[list_key('channel', OLD.channel::text)]);
  WHEN 'contact_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('contact_id', NEW.contact_id::text)],
      ARRAY[list_key('contact_id', OLD.contact_id::text)]);
  WHEN 'assignee_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('assignee_id', NEW.assignee_id::text)],
      ARRAY[list_key('assignee_id', OLD.assignee_id::text)]);
  WHEN 'creator_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('creator_id', NEW.creator_id::text)],
      ARRAY[list_key('creator_id', OLD.creator_id::text)]);
  WHEN 'category_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('category_id', NEW.category_id::text)],
      ARRAY[list_key('category_id', OLD.category_id::text)]);
  WHEN 'queue_id' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY[list_key('queue_id', NEW.queue_id::text)],
      ARRAY[list_key('queue_id', OLD.queue_id::text)]);
  WHEN 'custom_fields' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY(SELECT unnest(list_members('custom_fields', NEW.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', OLD.custom_fields))),
      ARRAY(SELECT unnest(list_members('custom_fields', OLD.custom_fields)) EXCEPT SELECT unnest(list_members('custom_fields', NEW.custom_fields))));
  WHEN 'updated_at' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY(SELECT unnest(list_instant('updated_at', NEW.updated_at)) EXCEPT SELECT unnest(list_instant('updated_at', OLD.updated_at))),
      ARRAY(SELECT unnest(list_instant('updated_at', OLD.updated_at)) EXCEPT SELECT unnest(list_instant('updated_at', NEW.updated_at))));
  WHEN 'due_at' THEN
    INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
    VALUES (NEW.workspace_id, 'tickets', NEW.position,
      ARRAY(SELECT unnest(list_instant('due_at', NEW.due_at)) EXCEPT SELECT unnest(list_instant('due_at', OLD.due_at))),
      ARRAY(SELECT unnest(list_instant('due_at', OLD.due_at)) EXCEPT SELECT unnest(list_instant('due_at', NEW.due_at))));
  END CASE;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_tickets_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO list_deltas (workspace_id, list, position, gained, lost, created_at)
  SELECT added.workspace_id, 'tickets', added.position,
    ARRAY[-995150415703991694,
        list_key('status', added.status::text),
        list_key('priority', added.priority::text),
        list_key('type', added.type::text),
        list_key('channel', added.channel::text),
        list_key('contact_id', added.contact_id::text),
        list_key('assignee_id', added.assignee_id::text),
        list_key('creator_id', added.creator_id::text),
        list_key('category_id', added.category_id::text),
        list_key('queue_id', added.queue_id::text)] || CASE WHEN added.custom_fields = '{}' THEN '{}' ELSE list_members('custom_fields', added.custom_fields) END || list_instant('updated_at', added.updated_at) || list_instant('due_at', added.due_at),
    '{}',
    added.created_at
  FROM added
  WHERE added.deleted_at IS NULL;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.created_contacts(workspace uuid, strips integer[], since timestamp with time zone, before timestamp with time zone)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
AS $function$
  SELECT t.position FROM unnest(strips) s (strip) CROSS JOIN LATERAL (
    SELECT r.position FROM contacts r
    WHERE r.workspace_id = workspace AND r.position >= s.strip::bigint << 10
      AND r.position < (s.strip::bigint + 1) << 10
      AND r.created_at >= coalesce(since, '-infinity') AND r.created_at < coalesce(before, 'infinity')
    OFFSET 0) t
$function$;

CREATE OR REPLACE FUNCTION public.created_conversations(workspace uuid, strips integer[], since timestamp with time zone, before timestamp with time zone)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
AS $function$
  SELECT t.position FROM unnest(strips) s (strip) CROSS JOIN LATERAL (
    SELECT r.position FROM conversations r
    WHERE r.workspace_id = workspace AND r.position >= s.strip::bigint << 10
      AND r.position < (s.strip::bigint + 1) << 10
      AND r.created_at >= coalesce(since, '-infinity') AND r.created_at < coalesce(before, 'infinity')
    OFFSET 0) t
$function$;

CREATE OR REPLACE FUNCTION public.created_tickets(workspace uuid, strips integer[], since timestamp with time zone, before timestamp with time zone)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
AS $function$
  SELECT t.position FROM unnest(strips) s (strip) CROSS JOIN LATERAL (
    SELECT r.position FROM tickets r
    WHERE r.workspace_id = workspace AND r.position >= s.strip::bigint << 10
      AND r.position < (s.strip::bigint + 1) << 10
      AND r.created_at >= coalesce(since, '-infinity') AND r.created_at < coalesce(before, 'infinity')
    OFFSET 0) t
$function$;

CREATE OR REPLACE FUNCTION public.day_start(day date, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  SELECT min(instant) FROM (
    SELECT day::timestamp AT TIME ZONE zone - back AS instant
    FROM (VALUES (interval '0'), ('30 minutes'), ('1 hour'), ('2 hours')) AS shifts (back)) AS near
  WHERE (instant AT TIME ZONE zone)::date = day
$function$;

CREATE OR REPLACE FUNCTION public.ended_log_partitions()
 RETURNS TABLE(name text, parent text, is_detaching boolean)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT c.relname::text, i.inhparent::regclass::text, coalesce(i.inhdetachpending, false)
  FROM log_tables t
  JOIN pg_class c ON c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
    AND c.relname ~ ('^' || t.name || '_[0-9]{4}_[0-9]{2}_[0-9]{2}$')
  LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
  WHERE (to_timestamp(right(c.relname, 10), 'YYYY_MM_DD')::timestamp + ('1 ' || t.period)::interval)
    AT TIME ZONE 'UTC' < now() - t.kept
$function$;

CREATE OR REPLACE FUNCTION public.entry_priority(ticket_priority text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT 100 - 20 * array_position('{low,medium,high,urgent}'::text[], ticket_priority)
$function$;

CREATE OR REPLACE FUNCTION public.finish_delivery(workspace uuid, delivery uuid, held integer, outcome text, delay interval, rest interval, result json)
 RETURNS TABLE(webhook_id uuid, consecutive_failures integer, has_failed_for interval)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
DECLARE
  hook uuid;
  resource uuid;
  erased integer;
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
  RETURNING d.resource_id, d.erased_attempt INTO resource, erased;
  IF NOT FOUND THEN RETURN; END IF;

  IF is_attempt THEN
    INSERT INTO webhook_attempts (workspace_id, delivery_id, attempt, started_at, duration_ms,
      request_headers, request_body, response_status, response_headers, response_body, error)
    VALUES (workspace, delivery, held,
      now() - make_interval(secs => (result ->> 'durationMs')::double precision / 1000),
      (result ->> 'durationMs')::integer, result -> 'requestHeaders',
      CASE WHEN held <= erased THEN '' ELSE result ->> 'requestBody' END,
      -- What the endpoint answered may repeat what was erased
      (result ->> 'responseStatus')::integer,
      CASE WHEN held <= erased THEN NULL ELSE result -> 'responseHeaders' END,
      CASE WHEN held <= erased THEN NULL ELSE result ->> 'responseBody' END, result ->> 'error');
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
END $function$;

CREATE OR REPLACE FUNCTION public.has_new_events(workspace uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (
      SELECT FROM change_data d WHERE d.workspace_id = workspace AND d.transaction >= coalesce(
        (SELECT c.next_transaction FROM event_cursors c WHERE c.workspace_id = workspace), 0))
    OR EXISTS (
      SELECT FROM change_data d WHERE d.workspace_id = workspace AND d.transaction = ANY (ARRAY(
        SELECT unnest(c.open_transactions) FROM event_cursors c WHERE c.workspace_id = workspace)))
$function$;

CREATE OR REPLACE FUNCTION public.hold_work(workspace uuid, type text, entity uuid, is_patient boolean)
 RETURNS SETOF routed_work
 LANGUAGE plpgsql
 ROWS 1
AS $function$
BEGIN
  IF type = 'ticket' AND is_patient THEN
    PERFORM FROM tickets t WHERE t.workspace_id = workspace AND t.id = entity FOR NO KEY UPDATE;
  ELSIF type = 'ticket' THEN
    PERFORM FROM tickets t WHERE t.workspace_id = workspace AND t.id = entity FOR NO KEY UPDATE SKIP LOCKED;
  ELSIF type = 'conversation' AND is_patient THEN
    PERFORM FROM conversations c WHERE c.workspace_id = workspace AND c.id = entity FOR NO KEY UPDATE;
  ELSIF type = 'conversation' THEN
    PERFORM FROM conversations c WHERE c.workspace_id = workspace AND c.id = entity FOR NO KEY UPDATE SKIP LOCKED;
  ELSIF is_patient THEN
    PERFORM FROM cdrs d WHERE d.workspace_id = workspace AND d.id = entity FOR NO KEY UPDATE;
  ELSE
    PERFORM FROM cdrs d WHERE d.workspace_id = workspace AND d.id = entity FOR NO KEY UPDATE SKIP LOCKED;
  END IF;
  IF FOUND THEN
    RETURN QUERY SELECT * FROM routed_work w WHERE w.workspace_id = workspace AND w.id = entity;
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION public.holding(q text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT '%' || replace(replace(replace(q, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$function$;

CREATE OR REPLACE FUNCTION public.id_within(change uuid, number integer)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT (left(change::text, 32) || lpad(to_hex(number), 4, '0'))::uuid
$function$;

CREATE OR REPLACE FUNCTION public.keep_activities()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'an activity can only be ended' USING ERRCODE = 'restrict_violation';
END $function$;

CREATE OR REPLACE FUNCTION public.keep_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('switchboard.redaction', true) = 'on' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the log of changes can only be added to' USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE OR REPLACE FUNCTION public.last_position(workspace uuid, list_name text)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  SELECT coalesce(pg_sequence_last_value(position_sequence(workspace, list_name)), 0)
$function$;

CREATE OR REPLACE FUNCTION public.list_apply(workspace uuid, batch integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  lists text[];
  applied int;
BEGIN
  -- Every list that has any, by leaps, so that one with many does not hide the others
  WITH RECURSIVE waiting AS (
    (SELECT d.list FROM list_deltas d WHERE d.workspace_id = workspace ORDER BY d.list LIMIT 1)
    UNION ALL
    SELECT next.list FROM waiting CROSS JOIN LATERAL (
      SELECT d.list FROM list_deltas d
      WHERE d.workspace_id = workspace AND d.list > waiting.list ORDER BY d.list LIMIT 1) next)
  SELECT array_agg(w.list) INTO lists FROM waiting w
  WHERE pg_try_advisory_xact_lock_shared(list_lock(workspace, w.list));
  IF lists IS NULL THEN
    RETURN 0;
  END IF;

  -- With a snapshot younger than the locks
  WITH due AS (
    SELECT d.ctid AS at FROM list_deltas d
    WHERE d.workspace_id = workspace AND d.list = ANY (lists)
    LIMIT batch FOR UPDATE OF d SKIP LOCKED),
  taken AS (
    DELETE FROM list_deltas d WHERE d.ctid = ANY (ARRAY(SELECT at FROM due))
    RETURNING d.workspace_id, d.list, d.position, d.gained, d.lost, d.created_at),
  -- IS TRUE has the keys hashed once, whatever the statistics say: a join of 10,000 deltas took 1.2 s without them
  toggles AS (
    SELECT t.workspace_id, t.list, c.key, t.position
    FROM taken t CROSS JOIN LATERAL unnest(t.gained || t.lost) c (key)
    WHERE ((t.list, c.key) IN (
      SELECT k.list, k.key FROM list_keys k
      WHERE k.workspace_id = workspace AND k.list = ANY (lists) AND k.built_at IS NOT NULL)) IS TRUE
    GROUP BY 1, 2, 3, 4 HAVING count(*) % 2 = 1),
  masks AS (
    SELECT workspace_id, list, key, list_block(position) AS block, count(*)::int AS count,
      bit_or(list_bit(position))::varbit AS bits
    FROM toggles GROUP BY 1, 2, 3, 4),
  -- All in one order, so that two processes cannot deadlock
  written AS (
    INSERT INTO list_cells AS c (workspace_id, list, key, block, count, bits)
    SELECT * FROM masks ORDER BY 1, 2, 3, 4
    ON CONFLICT (workspace_id, list, key, block) DO UPDATE
    SET count = bit_count(c.bits # excluded.bits), bits = c.bits # excluded.bits),
  spanned AS (
    INSERT INTO list_spans AS s (workspace_id, list, strip, first, last)
    SELECT workspace_id, list, list_strip(position), min(created_at), max(created_at) FROM taken
    WHERE created_at IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (workspace_id, list, strip) DO UPDATE
    SET first = least(s.first, excluded.first), last = greatest(s.last, excluded.last)
    WHERE excluded.first < s.first OR excluded.last > s.last)
  SELECT count(*) INTO applied FROM taken;
  RETURN applied;
END $function$;

CREATE OR REPLACE FUNCTION public.list_bit(at bigint)
 RETURNS bit
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT set_bit(repeat('0', 16384)::bit(16384), (at & 16383)::int, 1)
$function$;

CREATE OR REPLACE FUNCTION public.list_bitmap(workspace uuid, list_name text, dimension text, value text)
 RETURNS TABLE(block integer, bits bit)
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT list_block(r.at), bit_or(list_bit(r.at)) FROM %I($1, $2, $3, NULL) r (at) GROUP BY 1',
    'rows_of_' || list_name)
  USING workspace, dimension, value;
END $function$;

CREATE OR REPLACE FUNCTION public.list_bits(workspace uuid, list_name text, asked bigint[], built bigint[], mask_keys bigint[], mask_positions bigint[], whole integer[], within integer[])
 RETURNS TABLE(key bigint, block integer, bits bit, n integer)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  WITH masks AS MATERIALIZED (
    SELECT p.key, p.block, bit_xor(p.bits) AS bits FROM (
      SELECT s.key, s.strip >> 4, bit_or(s.bits::bit(16384) >> ((s.strip & 15) << 10))
      FROM (
        -- By strips, since each step of bit_or copies all of its bits
        SELECT m.key, list_strip(m.at) AS strip, bit_or(B'1'::bit(1024) >> (m.at & 1023)::int) AS bits
        FROM unnest(mask_keys, mask_positions) m (key, at) WHERE m.key = ANY (asked) GROUP BY 1, 2) s
      GROUP BY 1, 2
      UNION ALL
      SELECT 0, w.strip >> 4, (repeat('1', 1024) || repeat('0', 15360))::bit(16384) >> ((w.strip & 15) << 10)
      FROM unnest(whole) w (strip) WHERE 0 = ANY (asked)) p (key, block, bits)
    WHERE within IS NULL OR p.block = ANY (within)
    GROUP BY p.key, p.block),
  cells AS NOT MATERIALIZED (
    SELECT c.key, c.block, c.bits, c.count FROM list_cells c
    WHERE c.workspace_id = workspace AND c.list = list_name AND c.key = ANY (asked) AND c.key = ANY (built)
      AND (within IS NULL OR c.block = ANY (within)))
  -- IS NOT TRUE has the masks hashed once, whatever the planner takes them for
  SELECT c.key, c.block, c.bits::bit(16384), c.count FROM cells c
  WHERE ((c.key, c.block) IN (SELECT m.key, m.block FROM masks m)) IS NOT TRUE
  UNION ALL
  SELECT m.key, m.block, coalesce(m.bits # c.bits::bit(16384), m.bits),
    bit_count(coalesce(m.bits # c.bits::bit(16384), m.bits))::int
  FROM masks m LEFT JOIN list_cells c ON c.workspace_id = workspace AND c.list = list_name
    AND c.key = m.key AND c.block = m.block AND c.key = ANY (built)
$function$;

CREATE OR REPLACE FUNCTION public.list_block(at bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT (at >> 14)::int
$function$;

CREATE OR REPLACE FUNCTION public.list_blocks(filters bit varying[], descending boolean, OUT total bigint, OUT blocks integer[], OUT counts integer[])
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
BEGIN
  SELECT coalesce(sum(o.n), 0), array_agg(o.block), array_agg(o.n) INTO total, blocks, counts
  FROM (
    SELECT f.block::int - 1 AS block, bit_count(f.bits) AS n FROM unnest(filters) WITH ORDINALITY f (bits, block)
    WHERE bit_count(f.bits) > 0 ORDER BY CASE WHEN descending THEN -f.block ELSE f.block END) o;
END $function$;

CREATE OR REPLACE FUNCTION public.list_build(workspace uuid, list_name text, wanted bigint, anew boolean DEFAULT false)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  asked list_keys;
BEGIN
  PERFORM pg_advisory_xact_lock(list_lock(workspace, list_name));
  SELECT * INTO asked FROM list_keys k
  WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted
    AND (anew OR k.built_at IS NULL) FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  -- Wanted by a version that counted by it and is being replaced
  IF NOT EXISTS (SELECT FROM list_dimensions m WHERE m.list = list_name AND m.dimension = asked.dimension) THEN
    DELETE FROM list_keys k WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted;
    RETURN false;
  END IF;

  -- What is pending at this snapshot is applied or added later, so the bitmap leaves it out
  DELETE FROM list_cells c
  WHERE c.workspace_id = workspace AND c.list = list_name AND c.key = wanted;
  INSERT INTO list_cells (workspace_id, list, key, block, count, bits)
  SELECT workspace, list_name, wanted, b.block, bit_count(b.bits), b.bits::varbit
  FROM (
    SELECT p.block, bit_xor(p.bits) AS bits FROM (
      SELECT * FROM list_bitmap(workspace, list_name, asked.dimension, asked.value)
      UNION ALL
      SELECT list_block(t.at), bit_or(list_bit(t.at))
      FROM list_toggles(workspace, list_name, ARRAY[wanted]) t GROUP BY 1) p (block, bits)
    GROUP BY p.block) b
  WHERE bit_count(b.bits) > 0;

  IF asked.dimension = 'all' AND to_regproc('spans_of_' || list_name) IS NOT NULL THEN
    DELETE FROM list_spans s WHERE s.workspace_id = workspace AND s.list = list_name;
    EXECUTE format('INSERT INTO list_spans (workspace_id, list, strip, first, last) SELECT $1, $2, s.* FROM %I($1) s',
      'spans_of_' || list_name)
    USING workspace, list_name;
  END IF;

  -- Last, since readers that want it too wait for a row that is being changed
  UPDATE list_keys k SET built_at = clock_timestamp()
  WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted;
  RETURN true;
END $function$;

CREATE OR REPLACE FUNCTION public.list_created(workspace uuid, list_name text, since timestamp with time zone, before timestamp with time zone)
 RETURNS TABLE(strip integer, is_whole boolean)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT s.strip, min(s.first) >= coalesce(since, '-infinity') AND max(s.last) < coalesce(before, 'infinity')
  FROM (
    SELECT p.strip, p.first, p.last FROM list_spans p WHERE p.workspace_id = workspace AND p.list = list_name
    UNION ALL
    SELECT list_strip(d.position), d.created_at, d.created_at FROM list_deltas d
    WHERE d.workspace_id = workspace AND d.list = list_name AND d.created_at IS NOT NULL) s
  GROUP BY s.strip
  HAVING max(s.last) >= coalesce(since, '-infinity') AND min(s.first) < coalesce(before, 'infinity')
$function$;

CREATE OR REPLACE FUNCTION public.list_dated_page(workspace uuid, list_name text, instant text, latest_first boolean, filters bit varying[], sort_values text[], sort_keys bigint[], built bigint[], mask_keys bigint[], mask_positions bigint[], ranks integer[], blocks integer[], counts integer[], descending boolean, skip bigint, take integer, most integer, OUT positions bigint[], OUT skipped bigint, OUT wanted_values text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  touched text[];
  matched bigint;
  null_rank int;
  before_null bigint;
  undated bigint[] := '{}';
  before_days bigint;
BEGIN
  SELECT t.* INTO touched, skipped, matched, null_rank, before_null
  FROM list_touched(sort_values, ranks, counts, skip, take) t;
  IF null_rank IS NOT NULL THEN
    undated := (
      SELECT list_page(workspace, list_name, filters, sort_keys, built, mask_keys, mask_positions,
        array_agg(u.rank ORDER BY u.n), array_agg(u.block ORDER BY u.n), array_agg(u.count ORDER BY u.n), descending,
        greatest(skip - before_null, 0), skip + take - greatest(skip, before_null))
      FROM unnest(ranks, blocks, counts) WITH ORDINALITY u (rank, block, count, n) WHERE u.rank = null_rank);
  END IF;

  IF matched > 10 * most THEN
    -- The days take the place of their periods
    SELECT d.days, d.keys, d.unbuilt INTO sort_values, sort_keys, wanted_values
    FROM list_days(workspace, list_name, instant, touched, latest_first) d;
    IF wanted_values <> '{}' THEN
      RETURN;
    END IF;
    SELECT mask_keys || coalesce(array_agg(t.key), '{}'), mask_positions || coalesce(array_agg(t.at), '{}')
    INTO mask_keys, mask_positions FROM list_toggles(workspace, list_name, sort_keys) t WHERE t.key <> ALL (built);
    built := built || sort_keys;
    SELECT t.ranks, t.counts INTO ranks, counts
    FROM list_tally(workspace, list_name, filters, sort_keys, built, mask_keys, mask_positions, descending) t;
    before_days := skipped;
    SELECT t.touched, before_days + t.skipped, t.matched INTO touched, skipped, matched
    FROM list_touched(sort_values, ranks, counts, skip - before_days, take) t;
    IF matched > 10 * most THEN
      RETURN;
    END IF;
  END IF;

  positions := undated || ARRAY(
    SELECT list_positions(b.block,
      CASE WHEN filters IS NULL THEN b.bits ELSE b.bits & filters[b.block + 1]::bit(16384) END)
    FROM list_bits(workspace, list_name,
      ARRAY(SELECT k.key FROM unnest(sort_keys, sort_values) k (key, value) WHERE k.value = ANY (touched)),
      built, mask_keys, mask_positions, '{}', NULL) b);
  IF null_rank IS NOT NULL AND (latest_first OR touched = '{}') THEN
    skipped := skip;
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION public.list_day(at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT (at AT TIME ZONE 'UTC')::date - DATE '1970-01-01'
$function$;

CREATE OR REPLACE FUNCTION public.list_days(workspace uuid, list_name text, instant text, periods text[], latest_first boolean, OUT days text[], OUT keys bigint[], OUT unbuilt text[])
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  SELECT array_agg(d.value ORDER BY d.place), array_agg(d.key ORDER BY d.place),
    coalesce(array_agg(d.value) FILTER (WHERE NOT EXISTS (
      SELECT FROM list_keys k
      WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = d.key AND k.built_at IS NOT NULL)), '{}')
  FROM (
    SELECT 'd' || n AS value, list_key(instant, 'd' || n) AS key, CASE WHEN latest_first THEN -n ELSE n END AS place
    FROM unnest(periods) p (value)
    CROSS JOIN LATERAL generate_series(substr(p.value, 2)::int << 5, (substr(p.value, 2)::int << 5) + 31) n) d
$function$;

CREATE OR REPLACE FUNCTION public.list_demote(workspace uuid, batch integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  small list_keys;
  given_up int := 0;
BEGIN
  FOR small IN
    SELECT * FROM list_keys k
    WHERE k.workspace_id = workspace AND k.built_at IS NOT NULL AND k.wanted_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM list_dimensions m WHERE m.list = k.list AND m.dimension = k.dimension AND m.is_of_few)
      AND 500 > (
        SELECT coalesce(sum(c.count), 0) FROM list_cells c
        WHERE c.workspace_id = k.workspace_id AND c.list = k.list AND c.key = k.key)
    LIMIT batch
  LOOP
    CONTINUE WHEN NOT pg_try_advisory_xact_lock(list_lock(small.workspace_id, small.list));
    DELETE FROM list_cells c
    WHERE c.workspace_id = small.workspace_id AND c.list = small.list AND c.key = small.key;
    DELETE FROM list_keys k
    WHERE k.workspace_id = small.workspace_id AND k.list = small.list AND k.key = small.key;
    given_up := given_up + 1;
  END LOOP;
  RETURN given_up;
END $function$;

CREATE OR REPLACE FUNCTION public.list_faults(workspace uuid, list_name text, wanted bigint)
 RETURNS TABLE(block integer, counted bigint, actual bigint)
 LANGUAGE sql
 STABLE
AS $function$
  WITH asked AS (
    SELECT k.dimension, k.value FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = wanted
      AND k.built_at IS NOT NULL),
  cells AS (
    SELECT c.block, c.count, c.bits AS bits FROM asked, list_cells c
    WHERE c.workspace_id = workspace AND c.list = list_name AND c.key = wanted),
  known AS (
    SELECT p.block, bit_xor(p.bits) AS bits FROM (
      SELECT c.block, c.bits FROM cells c
      UNION ALL
      SELECT list_block(t.at), bit_or(list_bit(t.at))
      FROM asked, list_toggles(workspace, list_name, ARRAY[wanted]) t GROUP BY 1) p
    GROUP BY p.block),
  rows AS (
    SELECT b.block, b.bits FROM asked, list_bitmap(workspace, list_name, asked.dimension, asked.value) b)
  SELECT block, coalesce(bit_count(k.bits), 0), coalesce(bit_count(r.bits), 0)
  FROM known k FULL JOIN rows r USING (block)
  WHERE coalesce(bit_count(k.bits # r.bits), bit_count(k.bits), bit_count(r.bits)) > 0
  UNION ALL
  SELECT c.block, c.count, bit_count(c.bits) FROM cells c WHERE c.count <> bit_count(c.bits)
  UNION ALL
  SELECT f.strip >> 4, -1, -1 FROM asked, list_span_faults(workspace, list_name) f (strip)
  WHERE asked.dimension = 'all'
$function$;

CREATE OR REPLACE FUNCTION public.list_filters(workspace uuid, list_name text, conditions integer, keys bigint[], numbers integer[], built bigint[], mask_keys bigint[], mask_positions bigint[], whole integer[])
 RETURNS bit varying[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  WITH fulfilled AS (
    SELECT a.number, k.block, bit_or(k.bits) AS bits
    FROM unnest(keys, numbers) a (key, number)
    JOIN list_bits(workspace, list_name, keys, built, mask_keys, mask_positions, whole, NULL) k USING (key)
    GROUP BY a.number, k.block),
  filtered AS MATERIALIZED (
    SELECT f.block, bit_and(f.bits) AS bits FROM fulfilled f GROUP BY f.block HAVING count(*) = conditions)
  SELECT coalesce(array_agg(f.bits::varbit ORDER BY b.block), '{}')
  FROM generate_series(0, (SELECT max(block) FROM filtered)) b (block) LEFT JOIN filtered f USING (block)
$function$;

CREATE OR REPLACE FUNCTION public.list_find(workspace uuid, list_name text, conditions integer, numbers integer[], dimensions text[], vals text[], since timestamp with time zone, before timestamp with time zone, sort_dimension text, sort_values text[], descending boolean, skip bigint, take integer, most integer, latest_first boolean DEFAULT NULL::boolean, OUT total bigint, OUT positions bigint[], OUT pending bigint, OUT wanted_dimensions text[], OUT wanted_values text[], OUT skipped bigint)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  all_rows CONSTANT bigint := list_key('all', NULL);
  is_sorted CONSTANT boolean := latest_first IS NOT NULL OR sort_values <> '{}';
  is_bounded CONSTANT boolean := since IS NOT NULL OR before IS NOT NULL;
  keys bigint[];
  sort_keys bigint[];
  source record;
  -- The key of the rows that were created in the interval
  created CONSTANT bigint := 0;
  created_strips int[] := '{}';
  created_positions bigint[];
  filters varbit[];
  ranks int[];
  blocks int[];
  counts int[];
  unbuilt text[];
BEGIN
  IF latest_first IS NOT NULL THEN
    sort_values := list_periods(workspace, list_name, sort_dimension, latest_first);
    IF sort_values IS NULL THEN
      wanted_dimensions := '{}';
      wanted_values := '{}';
      RETURN;
    END IF;
  END IF;
  -- The key of all rows where nothing else says which; and it has the spans of creation
  IF is_bounded OR conditions = 0 AND NOT is_sorted THEN
    conditions := conditions + 1;
    numbers := numbers || conditions;
    dimensions := dimensions || 'all'::text;
    vals := vals || NULL::text;
  END IF;
  keys := ARRAY(SELECT list_key(u.d, u.v) FROM unnest(dimensions, vals) WITH ORDINALITY u (d, v, n) ORDER BY u.n);
  sort_keys := ARRAY(SELECT list_key(sort_dimension, u.v) FROM unnest(sort_values) WITH ORDINALITY u (v, n) ORDER BY u.n);
  source := list_sources(workspace, list_name, keys || sort_keys,
    dimensions || array_fill(sort_dimension, ARRAY[cardinality(sort_values)]), vals || sort_values, most);
  pending := source.pending;
  wanted_dimensions := source.wanted_dimensions;
  wanted_values := source.wanted_values;
  IF source.is_missing THEN
    RETURN;
  END IF;

  IF is_bounded THEN
    SELECT w.whole, w.positions INTO created_strips, created_positions
    FROM list_within(workspace, list_name, since, before, all_rows = ANY (source.built),
      ARRAY(SELECT m.at FROM unnest(source.mask_keys, source.mask_positions) m (key, at) WHERE m.key = all_rows)) w;
    source.mask_keys := source.mask_keys || array_fill(created, ARRAY[cardinality(created_positions)]);
    source.mask_positions := source.mask_positions || created_positions;
    conditions := conditions + 1;
    keys := keys || created;
    numbers := numbers || 0;
  END IF;
  IF conditions > 0 THEN
    filters := list_filters(workspace, list_name, conditions, keys, numbers, source.built, source.mask_keys,
      source.mask_positions, created_strips);
  END IF;

  IF NOT is_sorted THEN
    SELECT b.* INTO total, blocks, counts FROM list_blocks(filters, descending) b;
  ELSE
    SELECT t.* INTO total, ranks, blocks, counts
    FROM list_tally(workspace, list_name, filters, sort_keys, source.built, source.mask_keys, source.mask_positions, descending) t;
  END IF;
  IF latest_first IS NULL THEN
    positions := list_page(workspace, list_name, filters, sort_keys, source.built, source.mask_keys, source.mask_positions,
      ranks, blocks, counts, descending, skip, take);
    RETURN;
  END IF;
  SELECT d.positions, d.skipped, d.wanted_values INTO positions, skipped, unbuilt
  FROM list_dated_page(workspace, list_name, sort_dimension, latest_first, filters, sort_values, sort_keys, source.built,
    source.mask_keys, source.mask_positions, ranks, blocks, counts, descending, skip, take, most) d;
  IF cardinality(unbuilt) > 0 THEN
    wanted_dimensions := wanted_dimensions || array_fill(sort_dimension, ARRAY[cardinality(unbuilt)]);
    wanted_values := wanted_values || unbuilt;
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION public.list_instant(dimension text, at timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN at IS NULL THEN ARRAY[list_key(dimension, NULL)]
    ELSE ARRAY[list_key(dimension, 'p' || (list_day(at) >> 5)::text), list_key(dimension, 'd' || list_day(at)::text)] END
$function$;

CREATE OR REPLACE FUNCTION public.list_key(dimension text, value text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT hashtextextended(dimension || coalesce('=' || value, ''), 0)
$function$;

CREATE OR REPLACE FUNCTION public.list_lock(workspace uuid, list_name text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT hashtextextended('list ' || list_name || ' ' || workspace::text, 0)
$function$;

CREATE OR REPLACE FUNCTION public.list_member(name text, value jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE
    WHEN jsonb_typeof(value) = 'number' THEN name || '=' || trim_scale(value::numeric)
    WHEN jsonb_typeof(value) IN ('string', 'boolean') AND length(value::text) <= 200 THEN name || '=' || value::text
  END
$function$;

CREATE OR REPLACE FUNCTION public.list_member_path(value text)
 RETURNS jsonpath
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT format('$.%s[*] == %s', to_json(split_part(value, '=', 1)), substr(value, strpos(value, '=') + 1))::jsonpath
$function$;

CREATE OR REPLACE FUNCTION public.list_members(dimension text, members jsonb)
 RETURNS bigint[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(array_agg(DISTINCT list_key(dimension, m.value)), '{}')
  FROM (
    SELECT list_member(e.key, v.value) AS value
    FROM jsonb_each(members) e CROSS JOIN LATERAL jsonb_path_query(e.value, 'lax $[*]') v (value)) m
  WHERE m.value IS NOT NULL
$function$;

CREATE OR REPLACE FUNCTION public.list_page(workspace uuid, list_name text, filters bit varying[], sort_keys bigint[], built bigint[], mask_keys bigint[], mask_positions bigint[], ranks integer[], blocks integer[], counts integer[], descending boolean, skip bigint, take bigint)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  page_keys bigint[];
  page_blocks int[];
BEGIN
  IF ranks IS NULL THEN
    RETURN ARRAY(
      SELECT s.at FROM list_parts(counts, skip, take) p
      CROSS JOIN LATERAL unnest(list_slice(blocks[p.n], filters[blocks[p.n] + 1]::bit(16384), counts[p.n],
        p.skipped, p.taken, descending)) WITH ORDINALITY s (at, n)
      ORDER BY p.n, s.n);
  END IF;
  SELECT array_agg(DISTINCT sort_keys[ranks[p.n]]), array_agg(DISTINCT blocks[p.n]) INTO page_keys, page_blocks
  FROM list_parts(counts, skip, take) p;
  RETURN ARRAY(
    SELECT s.at FROM list_parts(counts, skip, take) p
    JOIN list_bits(workspace, list_name, page_keys, built, mask_keys, mask_positions, '{}', page_blocks) b
      ON b.key = sort_keys[ranks[p.n]] AND b.block = blocks[p.n]
    CROSS JOIN LATERAL unnest(list_slice(b.block,
      CASE WHEN filters IS NULL THEN b.bits ELSE b.bits & filters[b.block + 1]::bit(16384) END, counts[p.n],
      p.skipped, p.taken, descending)) WITH ORDINALITY s (at, n)
    ORDER BY p.n, s.n);
END $function$;

CREATE OR REPLACE FUNCTION public.list_parts(counts integer[], skip bigint, take bigint)
 RETURNS TABLE(n integer, skipped integer, taken integer)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT c.n::int, greatest(skip - c.upto + c.count, 0)::int,
    (least(skip + take, c.upto) - greatest(skip, c.upto - c.count))::int
  FROM (SELECT u.count, u.n, sum(u.count) OVER (ORDER BY u.n) AS upto FROM unnest(counts) WITH ORDINALITY u (count, n)) c
  WHERE c.upto > skip AND c.upto - c.count < skip + take
$function$;

CREATE OR REPLACE FUNCTION public.list_periods(workspace uuid, list_name text, dimension text, latest_first boolean)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  periods text[];
BEGIN
  EXECUTE format('SELECT ARRAY(SELECT %I($1, $2))', 'periods_of_' || list_name) INTO periods USING workspace, dimension;
  IF cardinality(periods) > 1000 THEN
    RETURN NULL;
  END IF;
  RETURN ARRAY(
    SELECT p.value FROM unnest(periods) WITH ORDINALITY p (value, n) ORDER BY CASE WHEN latest_first THEN -p.n ELSE p.n END);
END $function$;

CREATE OR REPLACE FUNCTION public.list_positions(block integer, bits bit)
 RETURNS SETOF bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT (block::bigint << 14) - 1 + sum(octet_length(z.zeros) + 1) OVER (ORDER BY z.n ROWS UNBOUNDED PRECEDING)
  FROM string_to_table(bits::text, '1') WITH ORDINALITY z (zeros, n)
  LIMIT bit_count(bits)
$function$;

CREATE OR REPLACE FUNCTION public.list_range(workspace uuid, list_name text, instant text, since timestamp with time zone, before timestamp with time zone)
 RETURNS TABLE(dimension text, value text)
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  first CONSTANT timestamptz := coalesce(since, '-infinity');
  behind CONSTANT timestamptz := coalesce(before, 'infinity');
  periods CONSTANT text[] := list_periods(workspace, list_name, instant, false);
BEGIN
  IF periods IS NULL THEN
    RETURN QUERY SELECT instant || ':part', first || '/' || behind;
    RETURN;
  END IF;
  RETURN QUERY
  WITH touched AS (
    SELECT p.value, list_start(p.value) >= first AND list_start(p.value, 1) <= behind AS is_whole
    FROM unnest(periods) p (value)
    WHERE list_start(p.value) < behind AND list_start(p.value, 1) > first),
  cut AS (
    SELECT d.value, list_start(d.value) AS start, list_start(d.value, 1) AS next
    FROM touched t CROSS JOIN LATERAL (
      SELECT 'd' || ((substr(t.value, 2)::int << 5) + n) FROM generate_series(0, 31) n) d (value)
    WHERE NOT t.is_whole)
  SELECT instant, t.value FROM touched t WHERE t.is_whole
  UNION ALL
  SELECT instant, c.value FROM cut c WHERE c.start >= first AND c.next <= behind
  UNION ALL
  SELECT instant || ':part', greatest(c.start, first) || '/' || least(c.next, behind)
  FROM cut c WHERE c.start < behind AND c.next > first AND NOT (c.start >= first AND c.next <= behind);
END $function$;

CREATE OR REPLACE FUNCTION public.list_read(workspace uuid, list_name text, dimension text, value text, most integer)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  found bigint[];
BEGIN
  EXECUTE format('SELECT ARRAY(SELECT %I($1, $2, $3, $4))', 'rows_of_' || list_name)
  INTO found USING workspace, dimension, value, most + 1;
  RETURN CASE WHEN cardinality(found) <= most THEN found END;
END $function$;

CREATE OR REPLACE FUNCTION public.list_slice(block integer, bits bit, n integer, skip integer, take integer, descending boolean)
 RETURNS bigint[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  -- The ranks of the slice from the lower end, and where the bits begin that are looked at for the first and for the last
  first CONSTANT int := CASE WHEN descending THEN n - skip - take ELSE skip END + 1;
  last CONSTANT int := first + take - 1;
  begins int := 0;
  ends int := 0;
  before_begin int := 0;
  before_end int := 0;
  width int := 8192;
  more int;
  found bigint[];
BEGIN
  IF take = n THEN
    RETURN ARRAY(SELECT p FROM list_positions(block, bits) p ORDER BY CASE WHEN descending THEN -p ELSE p END);
  END IF;
  -- Halves the block until 64 bits are left with the first rank, and 64 with the last
  WHILE width >= 64 LOOP
    more := bit_count(substring(bits FROM begins + 1 FOR width));
    IF before_begin + more < first THEN
      begins := begins + width;
      before_begin := before_begin + more;
    END IF;
    more := bit_count(substring(bits FROM ends + 1 FOR width));
    IF before_end + more < last THEN
      ends := ends + width;
      before_end := before_end + more;
    END IF;
    width := width / 2;
  END LOOP;
  IF descending THEN
    found := ARRAY(
      SELECT (block::bigint << 14) + o FROM generate_series(ends + 63, begins, -1) o WHERE get_bit(bits, o) = 1);
    more := before_begin + cardinality(found);
    RETURN found[more - last + 1 : more - first + 1];
  END IF;
  found := ARRAY(
    SELECT (block::bigint << 14) + o FROM generate_series(begins, ends + 63) o WHERE get_bit(bits, o) = 1);
  RETURN found[first - before_begin : last - before_begin];
END $function$;

CREATE OR REPLACE FUNCTION public.list_sources(workspace uuid, list_name text, keys bigint[], dimensions text[], vals text[], most integer, OUT built bigint[], OUT mask_keys bigint[], OUT mask_positions bigint[], OUT pending bigint, OUT is_missing boolean, OUT wanted_dimensions text[], OUT wanted_values text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  asked record;
  is_small boolean;
  read bigint[];
BEGIN
  mask_keys := '{}';
  mask_positions := '{}';
  is_missing := false;
  SELECT count(*) INTO pending FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name;
  built := ARRAY(
    SELECT k.key FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = ANY (keys) AND k.built_at IS NOT NULL);
  IF NOT keys <@ built THEN
    FOR asked IN
      SELECT DISTINCT u.key, u.dimension, u.value, m.is_of_few, right(u.dimension, 5) = ':part' AS is_part,
        EXISTS (SELECT FROM list_dimensions p WHERE p.list = list_name AND p.dimension = u.dimension || ':part') AS is_instant
      FROM unnest(keys, dimensions, vals) u (key, dimension, value)
      LEFT JOIN list_dimensions m ON m.list = list_name AND m.dimension = u.dimension
      WHERE u.key <> ALL (built)
    LOOP
      IF asked.is_of_few AND is_small IS NULL THEN
        is_small := list_read(workspace, list_name, 'all', NULL, most) IS NOT NULL;
      END IF;
      IF asked.is_of_few IS NULL OR asked.is_of_few AND is_small THEN
        is_missing := true;
        wanted_dimensions := NULL;
        wanted_values := NULL;
        RETURN;
      END IF;
      read := NULL;
      IF NOT asked.is_of_few OR asked.is_instant THEN
        read := list_read(workspace, list_name, asked.dimension, asked.value,
          CASE WHEN asked.is_part THEN 20 * most ELSE most END);
      END IF;
      IF asked.is_instant OR read IS NULL AND NOT asked.is_part THEN
        wanted_dimensions := wanted_dimensions || asked.dimension;
        wanted_values := wanted_values || asked.value;
      END IF;
      IF read IS NULL THEN
        is_missing := true;
      ELSE
        mask_keys := mask_keys || array_fill(asked.key::bigint, ARRAY[cardinality(read)]);
        mask_positions := mask_positions || read;
      END IF;
    END LOOP;
  END IF;
  IF is_missing THEN
    wanted_dimensions := coalesce(wanted_dimensions, '{}');
    wanted_values := coalesce(wanted_values, '{}');
  ELSIF pending > 0 THEN
    SELECT mask_keys || coalesce(array_agg(t.key), '{}'), mask_positions || coalesce(array_agg(t.at), '{}')
    INTO mask_keys, mask_positions FROM list_toggles(workspace, list_name, built) t;
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION public.list_span_faults(workspace uuid, list_name text)
 RETURNS SETOF integer
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  IF to_regproc('spans_of_' || list_name) IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE format(
    'SELECT a.strip FROM %I($1) a LEFT JOIN (
       SELECT k.strip, min(k.first) AS first, max(k.last) AS last FROM (
         SELECT s.strip, s.first, s.last FROM list_spans s WHERE s.workspace_id = $1 AND s.list = $2
         UNION ALL
         SELECT list_strip(d.position), d.created_at, d.created_at FROM list_deltas d
         WHERE d.workspace_id = $1 AND d.list = $2 AND d.created_at IS NOT NULL) k
       GROUP BY k.strip) k ON k.strip = a.strip
     WHERE k.strip IS NULL OR a.first < k.first OR a.last > k.last', 'spans_of_' || list_name)
  USING workspace, list_name;
END $function$;

CREATE OR REPLACE FUNCTION public.list_start(value text, further integer DEFAULT 0)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN value LIKE '%/%' THEN split_part(value, '/', 1 + further)::timestamptz
    ELSE (DATE '1970-01-01' + ((substr(value, 2)::int + further) << CASE WHEN value LIKE 'p%' THEN 5 ELSE 0 END))::timestamp
      AT TIME ZONE 'UTC' END
$function$;

CREATE OR REPLACE FUNCTION public.list_strip(at bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT (at >> 10)::int
$function$;

CREATE OR REPLACE FUNCTION public.list_tally(workspace uuid, list_name text, filters bit varying[], sort_keys bigint[], built bigint[], mask_keys bigint[], mask_positions bigint[], descending boolean, OUT total bigint, OUT ranks integer[], OUT blocks integer[], OUT counts integer[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  SELECT coalesce(sum(o.n), 0), array_agg(o.rank), array_agg(o.block), array_agg(o.n)
  INTO total, ranks, blocks, counts
  FROM (
    SELECT t.* FROM (
      SELECT s.rank::int AS rank, k.block,
        CASE WHEN filters IS NULL THEN k.n ELSE bit_count(k.bits & filters[k.block + 1]::bit(16384))::int END AS n
      FROM unnest(sort_keys) WITH ORDINALITY s (key, rank)
      JOIN list_bits(workspace, list_name, sort_keys, built, mask_keys, mask_positions, '{}', NULL) k USING (key)
      OFFSET 0) t
    WHERE t.n > 0
    ORDER BY t.rank, CASE WHEN descending THEN -t.block ELSE t.block END) o;
END $function$;

CREATE OR REPLACE FUNCTION public.list_toggles(workspace uuid, list_name text, keys bigint[])
 RETURNS TABLE(key bigint, at bigint)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT k.key, d.position
  FROM list_deltas d CROSS JOIN LATERAL unnest(d.gained || d.lost) k (key)
  WHERE d.workspace_id = workspace AND d.list = list_name AND k.key = ANY (keys)
  GROUP BY 1, 2 HAVING count(*) % 2 = 1
$function$;

CREATE OR REPLACE FUNCTION public.list_total(workspace uuid, list_name text, keys bigint[], OUT total bigint, OUT pending bigint)
 RETURNS record
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
BEGIN
  IF cardinality(keys) = 0 OR cardinality(keys) > (
    SELECT count(*) FROM list_keys k
    WHERE k.workspace_id = workspace AND k.list = list_name AND k.key = ANY (keys)
      AND k.built_at IS NOT NULL) THEN
    RETURN;
  END IF;
  SELECT count(*), coalesce(sum((d.gained && keys)::int - (d.lost && keys)::int), 0)
  INTO pending, total
  FROM list_deltas d WHERE d.workspace_id = workspace AND d.list = list_name;
  SELECT total + coalesce(sum(c.count), 0) INTO total
  FROM list_cells c
  WHERE c.workspace_id = workspace AND c.list = list_name AND c.key = ANY (keys);
END $function$;

CREATE OR REPLACE FUNCTION public.list_touched(sort_values text[], ranks integer[], counts integer[], skip bigint, take integer, OUT touched text[], OUT skipped bigint, OUT matched bigint, OUT null_rank integer, OUT before_null bigint)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(array_agg(s.value) FILTER (WHERE s.value IS NOT NULL), '{}'),
    min(s.upto - s.n) FILTER (WHERE s.value IS NOT NULL), coalesce(sum(s.n) FILTER (WHERE s.value IS NOT NULL), 0)::bigint,
    min(s.rank) FILTER (WHERE s.value IS NULL), min(s.upto - s.n) FILTER (WHERE s.value IS NULL)
  FROM (
    SELECT u.rank, sort_values[u.rank] AS value, sum(u.n) AS n, (sum(sum(u.n)) OVER (ORDER BY u.rank))::bigint AS upto
    FROM unnest(ranks, counts) u (rank, n) GROUP BY u.rank) s
  WHERE s.upto > skip AND s.upto - s.n < skip + take
$function$;

CREATE OR REPLACE FUNCTION public.list_within(workspace uuid, list_name text, since timestamp with time zone, before timestamp with time zone, has_spans boolean, known bigint[], OUT whole integer[], OUT positions bigint[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  cut int[];
BEGIN
  IF has_spans THEN
    SELECT coalesce(array_agg(c.strip) FILTER (WHERE c.is_whole), '{}'),
      coalesce(array_agg(c.strip) FILTER (WHERE NOT c.is_whole), '{}')
    INTO whole, cut FROM list_created(workspace, list_name, since, before) c;
  ELSE
    whole := '{}';
    cut := ARRAY(SELECT DISTINCT list_strip(k.at) FROM unnest(known) k (at));
  END IF;
  EXECUTE format('SELECT ARRAY(SELECT %I($1, $2, $3, $4))', 'created_' || list_name)
  INTO positions USING workspace, cut, since, before;
END $function$;

CREATE OR REPLACE FUNCTION public.list_without(list jsonb, other jsonb, member text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT coalesce(jsonb_agg(e.value -> member ORDER BY e.nth), '[]')
  FROM jsonb_array_elements(CASE jsonb_typeof(list) WHEN 'array' THEN list ELSE '[]' END) WITH ORDINALITY e (value, nth)
  WHERE NOT EXISTS (
    SELECT FROM jsonb_array_elements(CASE jsonb_typeof(other) WHEN 'array' THEN other ELSE '[]' END) o
    WHERE o -> member = e.value -> member)
$function$;

CREATE OR REPLACE FUNCTION public.make_log_partitions(at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.mark_case_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO cx_log_changed_days (workspace_id, day)
  SELECT DISTINCT coalesce(NEW.workspace_id, OLD.workspace_id), (started AT TIME ZONE 'UTC')::date
  FROM unnest(ARRAY[OLD.started_at, NEW.started_at]) started WHERE started IS NOT NULL;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.move_access_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE workspaces SET access_version = access_version + 1
  WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.workspace_id ELSE NEW.workspace_id END;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((octet_length(name) = char_length(name)) AND (strpos(name, ''::text) = 0)) THEN lower((btrim(regexp_replace(name, '\s+'::text, ' '::text, 'g'::text)) COLLATE "und-x-icu")) ELSE replace(translate(NORMALIZE(lower((btrim(regexp_replace(regexp_replace(NORMALIZE(name, NFKC), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+'::text, ''::text, 'g'::text), '[\s\u0085\u00a0]+'::text, ' '::text, 'g'::text)) COLLATE "und-x-icu")), NFKC), 'ς'::text, 'σ'::text), 'ß'::text, 'ss'::text) END;

CREATE OR REPLACE FUNCTION public.name_pattern(q text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN form ~ '[[:alnum:]]{3}' THEN holding(form) WHEN form ~ '[[:alnum:]]' THEN substr(holding(form), 2) END
  FROM search_form(q) form
$function$;

CREATE OR REPLACE FUNCTION public.new_id()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
AS $function$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
    FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.next_position(workspace uuid, list_name text)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  SELECT nextval(position_sequence(workspace, list_name))
$function$;

CREATE OR REPLACE FUNCTION public.number_events(workspace uuid, most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  reached event_cursors;
  done integer;
BEGIN
  -- Readers call it outside of transactions, which would make a missing one and begin again
  PERFORM make_log_partitions(clock_timestamp());
  INSERT INTO event_cursors (workspace_id) VALUES (workspace) ON CONFLICT DO NOTHING;
  SELECT * INTO reached FROM event_cursors c WHERE c.workspace_id = workspace FOR UPDATE;
  -- One statement, with one snapshot that is younger than the lock: what it sees is numbered, and what it does
  -- not see belongs to a transaction that the cursor names from then on
  WITH seen AS MATERIALIZED (
    SELECT pg_snapshot_xmax(n.snapshot)::text::bigint + s.shift AS next,
      ARRAY(SELECT x::text::bigint + s.shift FROM pg_snapshot_xip(n.snapshot) x) AS open
    FROM (SELECT pg_current_snapshot() AS snapshot) n, transaction_shift s),
  bound AS MATERIALIZED (
    SELECT least(seen.next, 1 + (
      SELECT d.transaction FROM change_data d
      WHERE d.workspace_id = workspace AND d.transaction >= reached.next_transaction
      ORDER BY d.transaction OFFSET most LIMIT 1)) AS next
    FROM seen),
  members AS MATERIALIZED (
    SELECT d.id, d.position, d.events FROM change_data d
    WHERE d.workspace_id = workspace AND d.transaction >= reached.next_transaction
      AND d.transaction < (SELECT bound.next FROM bound)
    UNION ALL
    SELECT d.id, d.position, d.events FROM change_data d
    WHERE d.workspace_id = workspace AND d.transaction = ANY (reached.open_transactions)),
  numbered AS MATERIALIZED (
    -- By position, since who changes an object has its lock by then
    SELECT id_within(m.id, n) AS id, row_number() OVER (ORDER BY m.position, n) AS nth
    FROM members m CROSS JOIN LATERAL generate_series(1, m.events) n),
  batches AS (
    INSERT INTO event_batches (workspace_id, numbered_at, first_sequence, event_ids)
    SELECT workspace, clock_timestamp(), reached.numbered + min(nth), array_agg(id ORDER BY nth)
    FROM numbered GROUP BY (nth - 1) / 100 ORDER BY 3
    RETURNING cardinality(event_ids) AS count),
  total AS (SELECT coalesce(sum(count), 0)::integer AS done FROM batches),
  moved AS (
    UPDATE event_cursors c SET numbered = c.numbered + total.done, next_transaction = bound.next,
      open_transactions = ARRAY(SELECT x FROM unnest(seen.open) x WHERE x < bound.next)
    FROM total, bound, seen
    WHERE c.workspace_id = workspace AND total.done > 0)
  SELECT total.done INTO done FROM total;
  RETURN done;
END $function$;

CREATE OR REPLACE FUNCTION public.number_of_event(event uuid)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT get_byte(uuid_send(event), 14) * 256 + get_byte(uuid_send(event), 15)
$function$;

CREATE OR REPLACE FUNCTION public.number_workspace()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  list_name text;
BEGIN
  FOR list_name IN SELECT n.list FROM numbered_lists n LOOP
    IF TG_OP = 'INSERT' THEN
      EXECUTE format('CREATE SEQUENCE positions.%I', list_name || '_' || NEW.id);
    ELSE
      EXECUTE format('DROP SEQUENCE positions.%I', list_name || '_' || OLD.id);
    END IF;
  END LOOP;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.options_named(options jsonb, value jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN coalesce((
    WITH RECURSIVE named (option) AS (
      SELECT jsonb_path_query_first(options, '$[*] ? (@.value == $key)', jsonb_build_object('key', key))
      FROM jsonb_path_query(value, 'lax $[*]') key
      UNION
      SELECT jsonb_path_query_first(options, '$[*] ? (@.value == $key)',
        jsonb_build_object('key', n.option -> 'parentValue'))
      FROM named n WHERE n.option ->> 'parentValue' IS NOT NULL)
    SELECT jsonb_agg(option) FROM named WHERE option IS NOT NULL), '[]');
END $function$;

CREATE OR REPLACE FUNCTION public.periods_of_conversations(workspace uuid, dimension text)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  CASE dimension
  WHEN 'last_message_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(coalesce(t.last_message_at, t.created_at)) >> 5 FROM conversations t
        WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) > '-infinity'
        ORDER BY coalesce(t.last_message_at, t.created_at), t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(coalesce(t.last_message_at, t.created_at)) >> 5 FROM conversations t
        WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) >= list_start('p' || f.period::text, 1)
        ORDER BY coalesce(t.last_message_at, t.created_at), t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
  END CASE;
END $function$;

CREATE OR REPLACE FUNCTION public.periods_of_tickets(workspace uuid, dimension text)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  CASE dimension
  WHEN 'updated_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(t.updated_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at > '-infinity'
        ORDER BY t.updated_at, t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(t.updated_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= list_start('p' || f.period::text, 1)
        ORDER BY t.updated_at, t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
  WHEN 'due_at' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (SELECT list_day(t.due_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at > '-infinity'
        ORDER BY t.due_at, t.position LIMIT 1)
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        SELECT list_day(t.due_at) >> 5 FROM tickets t
        WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at >= list_start('p' || f.period::text, 1)
        ORDER BY t.due_at, t.position LIMIT 1) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;
    RETURN NEXT NULL;
  END CASE;
END $function$;

CREATE OR REPLACE FUNCTION public.place_contact_tags()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT r.position, r.deleted_at IS NULL INTO NEW.position, NEW.is_live FROM contacts r
  WHERE r.workspace_id = NEW.workspace_id AND r.id = NEW.contact_id FOR SHARE;
  -- Without the row the foreign key refuses the link
  NEW.position := coalesce(NEW.position, 0);
  NEW.is_live := coalesce(NEW.is_live, false);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.place_group_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT r.position, r.deleted_at IS NULL INTO NEW.position, NEW.is_live FROM contacts r
  WHERE r.workspace_id = NEW.workspace_id AND r.id = NEW.contact_id FOR SHARE;
  -- Without the row the foreign key refuses the link
  NEW.position := coalesce(NEW.position, 0);
  NEW.is_live := coalesce(NEW.is_live, false);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.place_ticket_tags()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT r.position, r.deleted_at IS NULL INTO NEW.position, NEW.is_live FROM tickets r
  WHERE r.workspace_id = NEW.workspace_id AND r.id = NEW.ticket_id FOR SHARE;
  -- Without the row the foreign key refuses the link
  NEW.position := coalesce(NEW.position, 0);
  NEW.is_live := coalesce(NEW.is_live, false);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.position_sequence(workspace uuid, list_name text)
 RETURNS regclass
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT ('positions."' || list_name || '_' || workspace || '"')::regclass
$function$;

CREATE OR REPLACE FUNCTION public.refer_to_media()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.release_originals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE media_usage u SET used_bytes = used_bytes - d.size
  FROM (SELECT workspace_id, sum(size) AS size FROM deleted GROUP BY workspace_id) d
  WHERE u.workspace_id = d.workspace_id;
  INSERT INTO media_uploads (workspace_id, id, created_at)
  SELECT d.workspace_id, d.upload_id, now() - interval '1 hour'
  FROM deleted d JOIN workspaces w ON w.id = d.workspace_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.rows_of_cdrs(workspace uuid, dimension text, value text, most bigint)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM cdrs t
    WHERE t.workspace_id = workspace LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM cdrs t
    WHERE t.workspace_id = workspace AND t.status = value::text LIMIT most;
  WHEN 'direction' THEN
    RETURN QUERY SELECT t.position FROM cdrs t
    WHERE t.workspace_id = workspace AND t.direction = value::text LIMIT most;
  WHEN 'agent_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.agent_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.agent_id = value::uuid LIMIT most;
    END IF;
  WHEN 'contact_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.contact_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.contact_id = value::uuid LIMIT most;
    END IF;
  WHEN 'queue_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.queue_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM cdrs t
      WHERE t.workspace_id = workspace AND t.queue_id = value::uuid LIMIT most;
    END IF;
  END CASE;
END $function$;

CREATE OR REPLACE FUNCTION public.rows_of_contacts(workspace uuid, dimension text, value text, most bigint)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL LIMIT most;
  WHEN 'channel' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.channel = value::text LIMIT most;
  WHEN 'is_blocked' THEN
    RETURN QUERY SELECT t.position FROM contacts t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.is_blocked = value::boolean LIMIT most;
  WHEN 'custom_fields' THEN
    RETURN QUERY WITH found AS MATERIALIZED (
      SELECT t.position FROM contacts t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.custom_fields <> '{}' AND t.custom_fields @@ (SELECT list_member_path(value)))
    SELECT f.position FROM found f LIMIT most;
  WHEN 'contact_tags.tag_id' THEN
    RETURN QUERY SELECT t.position FROM contact_tags t
    WHERE t.workspace_id = workspace AND t.tag_id = value::uuid AND t.is_live LIMIT most;
  WHEN 'group_members.group_id' THEN
    RETURN QUERY SELECT t.position FROM group_members t
    WHERE t.workspace_id = workspace AND t.group_id = value::uuid AND t.is_live LIMIT most;
  END CASE;
END $function$;

CREATE OR REPLACE FUNCTION public.rows_of_conversations(workspace uuid, dimension text, value text, most bigint)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND t.status = value::text LIMIT most;
  WHEN 'kind' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND t.kind = value::text LIMIT most;
  WHEN 'channel_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.channel_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.channel_id = value::uuid LIMIT most;
    END IF;
  WHEN 'contact_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.contact_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.contact_id = value::uuid LIMIT most;
    END IF;
  WHEN 'assignee_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.assignee_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.assignee_id = value::uuid LIMIT most;
    END IF;
  WHEN 'queue_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.queue_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM conversations t
      WHERE t.workspace_id = workspace AND t.queue_id = value::uuid LIMIT most;
    END IF;
  WHEN 'last_message_at' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) >= list_start(value) AND coalesce(t.last_message_at, t.created_at) < list_start(value, 1) LIMIT most;
  WHEN 'last_message_at:part' THEN
    RETURN QUERY SELECT t.position FROM conversations t
    WHERE t.workspace_id = workspace AND coalesce(t.last_message_at, t.created_at) >= split_part(value, '/', 1)::timestamptz
      AND coalesce(t.last_message_at, t.created_at) < split_part(value, '/', 2)::timestamptz LIMIT most;
  END CASE;
END $function$;

CREATE OR REPLACE FUNCTION public.rows_of_media_files(workspace uuid, dimension text, value text, most bigint)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM media_files t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL LIMIT most;
  WHEN 'folder_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM media_files t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.folder_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM media_files t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.folder_id = value::uuid LIMIT most;
    END IF;
  END CASE;
END $function$;

CREATE OR REPLACE FUNCTION public.rows_of_messages(workspace uuid, dimension text, value text, most bigint)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace LIMIT most;
  WHEN 'conversation_id' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.conversation_id = value::uuid LIMIT most;
  WHEN 'contact_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.contact_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.contact_id = value::uuid LIMIT most;
    END IF;
  WHEN 'channel_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.channel_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM messages t
      WHERE t.workspace_id = workspace AND t.channel_id = value::uuid LIMIT most;
    END IF;
  WHEN 'direction' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.direction = value::text LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.status = value::text LIMIT most;
  WHEN 'message_type' THEN
    RETURN QUERY SELECT t.position FROM messages t
    WHERE t.workspace_id = workspace AND t.message_type = value::text LIMIT most;
  END CASE;
END $function$;

CREATE OR REPLACE FUNCTION public.rows_of_tickets(workspace uuid, dimension text, value text, most bigint)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  CASE dimension
  WHEN 'all' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL LIMIT most;
  WHEN 'status' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.status = value::text LIMIT most;
  WHEN 'priority' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.priority = value::text LIMIT most;
  WHEN 'type' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.type = value::text LIMIT most;
  WHEN 'channel' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.channel = value::text LIMIT most;
  WHEN 'contact_id' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.contact_id = value::uuid LIMIT most;
  WHEN 'assignee_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.assignee_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.assignee_id = value::uuid LIMIT most;
    END IF;
  WHEN 'creator_id' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.creator_id = value::uuid LIMIT most;
  WHEN 'category_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.category_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.category_id = value::uuid LIMIT most;
    END IF;
  WHEN 'queue_id' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.queue_id IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.queue_id = value::uuid LIMIT most;
    END IF;
  WHEN 'custom_fields' THEN
    RETURN QUERY WITH found AS MATERIALIZED (
      SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.custom_fields <> '{}' AND t.custom_fields @@ (SELECT list_member_path(value)))
    SELECT f.position FROM found f LIMIT most;
  WHEN 'updated_at' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= list_start(value) AND t.updated_at < list_start(value, 1) LIMIT most;
  WHEN 'updated_at:part' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.updated_at >= split_part(value, '/', 1)::timestamptz
      AND t.updated_at < split_part(value, '/', 2)::timestamptz LIMIT most;
  WHEN 'due_at' THEN
    IF value IS NULL THEN
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at IS NULL LIMIT most;
    ELSE
      RETURN QUERY SELECT t.position FROM tickets t
      WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at >= list_start(value) AND t.due_at < list_start(value, 1) LIMIT most;
    END IF;
  WHEN 'due_at:part' THEN
    RETURN QUERY SELECT t.position FROM tickets t
    WHERE t.workspace_id = workspace AND t.deleted_at IS NULL AND t.due_at >= split_part(value, '/', 1)::timestamptz
      AND t.due_at < split_part(value, '/', 2)::timestamptz LIMIT most;
  WHEN 'ticket_tags.tag_id' THEN
    RETURN QUERY SELECT t.position FROM ticket_tags t
    WHERE t.workspace_id = workspace AND t.tag_id = value::uuid AND t.is_live LIMIT most;
  END CASE;
END $function$;

CREATE OR REPLACE FUNCTION public.search_form(t text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace((CASE WHEN (octet_length(t) = char_length(t)) THEN replace(search_letters(t), '
'::text, ' '::text) ELSE regexp_replace(replace(search_letters(t), '
'::text, ' '::text), '([\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u103f\u1780-\u17d3\u3005-\u3007\u3041-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff])'::text, '-\1-'::text, 'g'::text) END COLLATE "und-x-icu"), '[^ [:alnum:]\u0900-\u0963\u0966-\u0df3\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0ed9\u0f18-\u0fbc\u1000-\u1049\u1050-\u109f\u1780-\u17d3\u17e0-\u17e9]+'::text, '-'::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.search_letters(t text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (octet_length(t) = char_length(t)) THEN lower((t COLLATE "und-x-icu")) ELSE NORMALIZE(replace(replace(replace(replace(translate(regexp_replace(lower((NORMALIZE(t, NFKD) COLLATE "und-x-icu")), '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u115f\u1160\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+'::text, ''::text, 'g'::text), ('øłđðħŧıς'::text || CASE WHEN (t ~ '[\u0629-\u0e59\ufb50-\ufefc]'::text) THEN 'ةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯๐๑๒๓๔๕๖๗๘๙'::text ELSE ''::text END), 'olddhtiσهييك01234567890123456789012345678901234567890123456789'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text), NFC) END;

CREATE OR REPLACE FUNCTION public.search_query(q text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT (string_agg(("left"(words.word, 100) || CASE WHEN (words.is_end OR (length(words.word) > 100)) THEN ':*'::text ELSE ''::text END), ' & '::text))::tsquery AS string_agg FROM (SELECT (ltrim(runs.run, '-'::text) || CASE WHEN (runs.next ~~ '-%'::text) THEN runs.next ELSE ''::text END) AS word, ((runs.next !~~ '-%'::text) OR (runs.after_next !~~ '-%'::text)) AS is_end, ((runs.run ~~ '-%'::text) AND (runs.next !~~ '-%'::text)) AS is_joined FROM (SELECT run.run, lead(run.run, 1, ''::text) OVER () AS next, lead(run.run, 2, ''::text) OVER () AS after_next FROM string_to_table(replace(search_runs(search_query.q), '-'::text, ' -'::text), ' '::text) run(run)) runs) words WHERE ((words.word <> ''::text) AND (NOT words.is_joined)));

CREATE OR REPLACE FUNCTION public.search_runs(t text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN btrim(replace(replace("left"(search_form(t), 110000), '- '::text, ' '::text), ' -'::text, ' '::text), '- '::text);

CREATE OR REPLACE FUNCTION public.search_values(fields jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (fields = '{}'::jsonb) THEN ''::text ELSE (SELECT COALESCE(string_agg((v.v #>> '{}'::text[]), ' '::text), ''::text) AS "coalesce" FROM jsonb_path_query(search_values.fields, 'strict $.**?(@.type() == "string" || @.type() == "number")'::jsonpath) v(v)) END;

CREATE OR REPLACE FUNCTION public.search_words(t text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO '$user', 'public'
AS $function$
DECLARE
  runs text := search_runs(t);
BEGIN
  IF runs !~ '-|[^ ]{101}' THEN
    RETURN array_to_tsvector(array_remove(string_to_array(runs, ' '), ''));
  END IF;
  RETURN (SELECT array_to_tsvector(array_agg(left(word, 100))) FROM (
      SELECT ltrim(run, '-') || CASE WHEN lead(run) OVER () LIKE '-%' THEN lead(run) OVER () ELSE '' END AS word
      FROM string_to_table(replace(runs, '-', ' -'), ' ') run) words
    WHERE word <> '');
END $function$;

CREATE OR REPLACE FUNCTION public.shift_transactions(cluster text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  known transaction_shift;
  highest bigint;
BEGIN
  SELECT * INTO known FROM transaction_shift;
  IF NOT FOUND THEN
    INSERT INTO transaction_shift (system_identifier) VALUES (cluster);
    RETURN;
  END IF;
  IF known.system_identifier = cluster THEN RETURN; END IF;
  SELECT * INTO known FROM transaction_shift FOR UPDATE;
  -- The last of each workspace, by a leap along the index
  SELECT greatest(max(c.next_transaction), max(last.transaction)) INTO highest
  FROM workspaces w
  LEFT JOIN event_cursors c ON c.workspace_id = w.id
  LEFT JOIN LATERAL (
    SELECT d.transaction FROM change_data d WHERE d.workspace_id = w.id
    ORDER BY d.transaction DESC LIMIT 1) last ON true;
  UPDATE transaction_shift SET system_identifier = cluster,
    shift = greatest(shift, coalesce(highest, 0) - pg_snapshot_xmin(pg_current_snapshot())::text::bigint + 1);
END $function$;

CREATE OR REPLACE FUNCTION public.spans_of_contacts(workspace uuid)
 RETURNS TABLE(strip integer, first timestamp with time zone, last timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT list_strip(t.position), min(t.created_at), max(t.created_at) FROM contacts t
  WHERE t.workspace_id = workspace GROUP BY 1
$function$;

CREATE OR REPLACE FUNCTION public.spans_of_conversations(workspace uuid)
 RETURNS TABLE(strip integer, first timestamp with time zone, last timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT list_strip(t.position), min(t.created_at), max(t.created_at) FROM conversations t
  WHERE t.workspace_id = workspace GROUP BY 1
$function$;

CREATE OR REPLACE FUNCTION public.spans_of_tickets(workspace uuid)
 RETURNS TABLE(strip integer, first timestamp with time zone, last timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT list_strip(t.position), min(t.created_at), max(t.created_at) FROM tickets t
  WHERE t.workspace_id = workspace GROUP BY 1
$function$;

CREATE OR REPLACE FUNCTION public.surviving_contact(workspace uuid, contact uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  WITH RECURSIVE steps AS (
    SELECT c.id, c.merged_into_id FROM contacts c
    WHERE c.workspace_id = workspace AND c.id = contact
    UNION ALL
    SELECT c.id, c.merged_into_id FROM steps s
    JOIN contacts c ON c.workspace_id = workspace AND c.id = s.merged_into_id)
  SELECT id FROM steps WHERE merged_into_id IS NULL
$function$;

CREATE OR REPLACE FUNCTION public.ticket_history_entries(action text, differences json, object json)
 RETURNS TABLE(number integer, field text, before jsonb, after jsonb)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT row_number() OVER (
      ORDER BY array_position('{/customFields,/tags,/attachments}'::text[], d.path) NULLS FIRST, entry.nth, entry.field)::integer, entry.field, nullif(entry.before, 'null'),
    nullif(entry.after, 'null')
  FROM (SELECT d.value ->> 0 AS path, (d.value -> 1)::jsonb AS before, (d.value -> 2)::jsonb AS after, d.nth
    FROM json_array_elements(differences) WITH ORDINALITY d (value, nth)
    UNION ALL
    SELECT '/' || o.key, NULL, o.value::jsonb, o.nth FROM json_each(object) WITH ORDINALITY o (key, value, nth)) d
  CROSS JOIN LATERAL (
    SELECT d.nth, substr(d.path, 2) AS field, d.before, d.after
    WHERE d.path IN ('/title', '/description', '/type', '/channel', '/priority', '/status', '/statusReason',
      '/contactId', '/assigneeId', '/reasonToAssign', '/categoryId', '/queueId', '/externalId', '/dueAt',
      '/snoozedUntil', '/deletedAt', '/firstResponseAt', '/deliveryFailedAt')
    UNION ALL
    SELECT d.nth, 'resolution', d.before -> 'code', d.after -> 'code'
    WHERE d.path = '/resolution' AND d.before ->> 'code' IS DISTINCT FROM d.after ->> 'code'
    UNION ALL
    SELECT d.nth, substr(d.path, 2), l.removed, l.added
    FROM (SELECT CASE d.path WHEN '/tags' THEN 'id' WHEN '/attachments' THEN 'fileId' END AS key) k
    CROSS JOIN LATERAL (SELECT list_without(d.before, d.after, k.key) AS removed,
      list_without(d.after, d.before, k.key) AS added) l
    WHERE k.key IS NOT NULL AND l.removed <> l.added
    UNION ALL
    SELECT d.nth, coalesce(was.name, became.name), was.value, became.value
    FROM (SELECT f #>> '{attribute,systemName}' AS name, f -> 'value' AS value
      FROM jsonb_array_elements(CASE WHEN d.path = '/customFields' THEN d.before ELSE '[]' END) f) was
    FULL JOIN (SELECT f #>> '{attribute,systemName}' AS name, f -> 'value' AS value
      FROM jsonb_array_elements(CASE WHEN d.path = '/customFields' THEN d.after ELSE '[]' END) f) became
      ON became.name = was.name
    WHERE was.value IS DISTINCT FROM became.value) entry
  WHERE CASE action WHEN 'ticket.created' THEN d.path IN ('/status', '/tags', '/attachments')
    WHEN 'ticket.deleted' THEN d.path = '/deletedAt' WHEN 'ticket.overdue' THEN false ELSE true END
$function$;

CREATE OR REPLACE FUNCTION public.transaction_number()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
BEGIN
  RETURN (SELECT pg_current_xact_id()::text::bigint + s.shift FROM transaction_shift s);
END $function$;

CREATE OR REPLACE FUNCTION public.whole_seconds(starts timestamp with time zone, ends timestamp with time zone)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT floor(date_part('epoch', ends - timestamptz '1970-01-01 00:00:00+00'))
    - floor(date_part('epoch', starts - timestamptz '1970-01-01 00:00:00+00'))
$function$;
