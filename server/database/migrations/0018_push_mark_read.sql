ALTER TABLE "push_message" ADD COLUMN "mark_read" jsonb;--> statement-breakpoint
ALTER TABLE "push_message" DROP COLUMN "message_number";