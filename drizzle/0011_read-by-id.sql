CREATE STATISTICS IF NOT EXISTS contact_emails_address ON lower(email) FROM contact_emails;
--> statement-breakpoint
CREATE STATISTICS IF NOT EXISTS contact_identities_identity ON (type || ' ' || platform_id) FROM contact_identities;
--> statement-breakpoint
CREATE OR REPLACE VIEW routed_work AS
  SELECT t.workspace_id, t.id, 'ticket' AS entity_type, 'task' AS kind, t.queue_id, t.assignee_id, t.contact_id,
    t.position, entry_priority(t.priority) AS priority,
    t.deleted_at IS NULL AND t.status NOT IN ('resolved', 'closed') AS is_open, t.deleted_at IS NOT NULL AS is_deleted,
    false AS is_abandoned
  FROM tickets t
  UNION ALL
  SELECT c.workspace_id, c.id, 'conversation', CASE c.kind WHEN 'email' THEN 'email' ELSE 'chat' END, c.queue_id,
    c.assignee_id, c.contact_id, c.position, 60, c.status <> 'closed' AND c.kind <> 'group', c.kind = 'group', false
  FROM conversations c
  UNION ALL
  SELECT d.workspace_id, d.id, 'call', 'voice', d.queue_id,
    CASE WHEN d.answered_at IS NOT NULL THEN d.agent_id END, d.contact_id, d.position, 60,
    d.status IN ('ringing', 'in_progress'), false,
    (d.answered_at IS NULL OR d.agent_id IS NULL) AND (d.status = 'abandoned'
      OR d.status IN ('no_answer', 'canceled')
        AND coalesce(d.end_reason, 'caller_hangup') IN ('caller_hangup', 'cancel', 'normal_clearing')
      OR d.status = 'answered' AND coalesce(d.end_reason, '') = 'caller_hangup')
  FROM cdrs d;
