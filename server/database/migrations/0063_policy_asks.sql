ALTER TABLE "report_policy" ADD COLUMN "asks_ages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "report_policy" ADD COLUMN "asks_gender" boolean DEFAULT true NOT NULL;