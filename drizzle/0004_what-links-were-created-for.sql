ALTER TABLE "sign_in_links" ADD COLUMN "rights" text[];
