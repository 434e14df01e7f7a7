ALTER TABLE "church" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "left_at" timestamp with time zone;