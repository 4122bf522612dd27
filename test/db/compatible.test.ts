import t from 'tap'
import { incompatibilities, incompatibleMigrations } from '../../scripts/database/compatible.ts'
import { only } from '../helpers/only.ts'

const used = {
  tables: new Set(['tags', 'webhook_attempts']),
  functions: new Set(['finish_delivery']),
}

/** Returns the sentences about the statements of a migration that is not released. */
const said = (text: string, name = '0002_change.sql') => incompatibilities(name, text, used)

t.test('no migration takes from the version before what it uses while it still runs', async (t) => {
  t.same(incompatibleMigrations(), [])
})

t.test('a new column is one that the version before can leave out', async (t) => {
  const required = [
    'ALTER TABLE "webhook_attempts" ADD COLUMN "tls_version" text NOT NULL;',
    'ALTER TABLE "webhook_attempts" ALTER COLUMN "tls_version" SET NOT NULL;',
  ]
  for (const text of required) {
    t.match(
      said(text),
      only(
        /^drizzle\/0002_change\.sql requires the column tls_version of webhook_attempts, .* Give the column a default, or/,
      ),
    )
    t.equal(said(text, '0002_remove-change.sql').length, 1)
  }
  t.same(said('ALTER TABLE "webhook_attempts" ADD COLUMN "tls_version" text;'), [])
  t.same(said(`ALTER TABLE "tags" ADD COLUMN "usage" text DEFAULT 'all' NOT NULL;`), [])
  t.same(said('ALTER TABLE "new_table" ADD COLUMN "tls_version" text NOT NULL;'), [])
})

t.test('what the version before uses is removed by a migration that says so', async (t) => {
  for (const text of [
    'ALTER TABLE "tags" DROP COLUMN "color";',
    'ALTER TABLE "tags" RENAME COLUMN "color" TO "colour";',
    'ALTER TABLE "tags" ALTER COLUMN "color" SET DATA TYPE integer;',
    'ALTER TABLE "tags" ALTER COLUMN "version" DROP DEFAULT;',
    'DROP TABLE "tags" CASCADE;',
    'DROP FUNCTION finish_delivery;',
  ]) {
    t.match(said(text), only(/removes or alters .* named remove-….$/), text)
    t.same(said(text, '0002_remove-colors.sql'), [])
  }
  t.same(
    said(`DROP FUNCTION count_tags;
--> statement-breakpoint
DROP TRIGGER IF EXISTS count_rows ON tags;
--> statement-breakpoint
ALTER TABLE tags DROP CONSTRAINT tags_color_check;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION finish_delivery(a int) RETURNS int LANGUAGE sql AS $$ SELECT 1; $$;`),
    [],
    'a function that only other functions use, and what is made again',
  )
})

t.test(
  'a new constraint over columns that the version before writes says that it fits',
  async (t) => {
    for (const text of [
      'ALTER TABLE "tags" ADD CONSTRAINT "tags_color_check" CHECK ("tags"."color" <> \'\');',
      'ALTER TABLE "tags" ADD CONSTRAINT "tags_color_check" CHECK ("tags"."color" <> \'\') NOT VALID;',
      'ALTER TABLE "tags" ADD CONSTRAINT "tags_color_fk" FOREIGN KEY ("color") REFERENCES "public"."colors"("id");',
      'ALTER TABLE tags\n  ADD CONSTRAINT tags_once EXCLUDE USING gist (color WITH =);',
      'ALTER TABLE "tags" ADD CONSTRAINT "tags_color_key" UNIQUE("color");',
      'CREATE UNIQUE INDEX "tags_color_key" ON "tags" USING btree ("color");',
    ]) {
      t.match(said(text), only(/adds the constraint tags_\w+ to tags, .* named require-….$/), text)
      t.same(said(text, '0002_require-colors.sql'), [])
      t.same(said(text.replaceAll('tags', 'new_table')), [], 'on a table that is new')
    }
    t.same(
      said(`ALTER TABLE "tags" ADD COLUMN "usage" text;
--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_usage_check" CHECK ("tags"."usage" in ('all'));
--> statement-breakpoint
CREATE UNIQUE INDEX "tags_usage_key" ON "tags" USING btree ("workspace_id","usage");
--> statement-breakpoint
CREATE INDEX "tags_color_idx" ON "tags" USING btree ("color");
--> statement-breakpoint
ALTER TABLE "tags" DROP CONSTRAINT "tags_kind_check";
--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_kind_check" CHECK ("tags"."kind" in ('a', 'b', 'c'));`),
      [],
      'one over a new column, and one that is made again',
    )
  },
)
