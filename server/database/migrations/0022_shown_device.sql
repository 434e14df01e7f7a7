ALTER TABLE "device" ADD COLUMN "shown_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_shown_id_unique" UNIQUE("shown_id");