ALTER TABLE "session" ADD COLUMN "seen_by_session" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seen_by_version" integer;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seen_version" integer;