ALTER TABLE "messages" ADD COLUMN "settled" jsonb DEFAULT '[]'::jsonb NOT NULL;
