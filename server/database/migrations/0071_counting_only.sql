ALTER TABLE "device" ADD COLUMN "counting_for" uuid;--> statement-breakpoint
ALTER TABLE "registered_device" ADD COLUMN "counting_only" boolean DEFAULT false NOT NULL;