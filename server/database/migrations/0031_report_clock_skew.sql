ALTER TABLE "attendance_report" ADD COLUMN "clock_skew_seconds" integer;--> statement-breakpoint
-- Devices no longer hold the versions that said it. Rows without it are brought again anyway.
ALTER TABLE "attendance_report" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_version" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "attendance_report" r SET "clock_skew_seconds" = v."clock_skew_seconds" FROM "report_version" v
  WHERE v."tenant_id" = r."tenant_id" AND v."id" = r."standing_version_id" AND v."clock_skew_seconds" <> 0;--> statement-breakpoint
ALTER TABLE "report_version" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attendance_report" FORCE ROW LEVEL SECURITY;
