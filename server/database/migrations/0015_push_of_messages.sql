ALTER TABLE "push_message" ADD COLUMN "message_number" integer;--> statement-breakpoint
ALTER TABLE "push_message" DROP COLUMN "notification_id";