CREATE OR REPLACE FUNCTION ticket_history_entries(action text, differences json, object json)
RETURNS TABLE (number integer, field text, before jsonb, after jsonb) LANGUAGE sql IMMUTABLE AS $$
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
$$;
