DROP INDEX "contact_emails_workspace_id_email_trgm_idx";
--> statement-breakpoint
DROP INDEX "contact_phones_workspace_id_phone_trgm_idx";
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "addresses" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE contacts c SET addresses = derived.addresses
FROM (
  SELECT workspace_id, contact_id, string_agg(E'\n' || address, '' ORDER BY kind, sort_order, id) AS addresses
  FROM (
    SELECT workspace_id, contact_id, id, 1 AS kind, sort_order, lower(email) AS address FROM contact_emails
    UNION ALL
    SELECT workspace_id, contact_id, id, 2, sort_order, phone FROM contact_phones) x
  GROUP BY workspace_id, contact_id) derived
WHERE c.workspace_id = derived.workspace_id AND c.id = derived.contact_id;
--> statement-breakpoint
CREATE INDEX "contacts_workspace_id_addresses_trgm_idx" ON "contacts" USING gin ("workspace_id","addresses" gin_trgm_ops);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION address_pattern(q text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN line ~ '[[:alnum:]]{3}' THEN holding(line)
    WHEN line ~ '[[:alnum:]]' THEN '%' || E'\n' || substr(holding(line), 2) END
  FROM translate(lower(q), E'\n', ' ') line
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION address_number_pattern(q text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN q !~ '^[0-9 ()+./-]+$' OR dialled !~ '[0-9]' THEN NULL
    WHEN dialled ~ '^[+]' THEN '%' || E'\n' || dialled || '%'
    WHEN length(dialled) < 3 THEN '%' || E'\n+' || dialled || '%'
    ELSE '%' || E'\n+%' || dialled || '%' END
  FROM ltrim(regexp_replace(q, '[^0-9+]', '', 'g'), '0') dialled
$$;
