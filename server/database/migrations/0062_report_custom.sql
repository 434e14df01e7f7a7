ALTER TABLE "attendance_report" ADD COLUMN "custom" jsonb;--> statement-breakpoint
ALTER TABLE "report_version" ADD COLUMN "custom" jsonb;