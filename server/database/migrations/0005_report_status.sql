ALTER TABLE "attendance_report" ADD COLUMN "status" text DEFAULT 'submitted' NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance_report" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "attendance_report" SET "status" = 'void' WHERE "voided";--> statement-breakpoint
ALTER TABLE "attendance_report" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attendance_report" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "attendance_report" DROP COLUMN "voided";
