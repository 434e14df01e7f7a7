ALTER TABLE "attendance_report" ADD COLUMN "decision" jsonb;--> statement-breakpoint
ALTER TABLE "attendance_report" ADD COLUMN "voided" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance_report" ALTER COLUMN "voided" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "report_version" ADD COLUMN "reader_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_version" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "report_version" SET "reader_ids" = "author_ids";--> statement-breakpoint
ALTER TABLE "report_version" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_version" ALTER COLUMN "reader_ids" DROP DEFAULT;
