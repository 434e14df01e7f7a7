ALTER TABLE "organisation" ADD COLUMN "teen_from" integer DEFAULT 13 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "adult_from" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "connection_words" jsonb DEFAULT '[]'::jsonb NOT NULL;