ALTER TABLE "conversation_participants" ADD COLUMN "bounced_at" timestamp(3) with time zone;
