ALTER TABLE "attendance_report" ADD COLUMN "first_received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attendance_report" ADD COLUMN "review" jsonb;--> statement-breakpoint
ALTER TABLE "report_policy" ADD COLUMN "due_hours_after" integer;--> statement-breakpoint
ALTER TABLE "report_policy" ADD COLUMN "late_after_hours" integer;--> statement-breakpoint
ALTER TABLE "report_policy" ADD COLUMN "require_verification" boolean;--> statement-breakpoint
ALTER TABLE "report_policy" ADD COLUMN "reminds_missing" boolean;