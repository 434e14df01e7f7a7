ALTER TABLE "report_version" ADD COLUMN "contested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_version" ALTER COLUMN "contested" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "report_version" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attendance_report" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "change" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_seq" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "report_version" v SET "contested" = true FROM "attendance_report" r
  WHERE r."tenant_id" = v."tenant_id" AND r."id" = v."report_id" AND r."open_versions" > 0
    AND v."state" <> 'superseded';--> statement-breakpoint
UPDATE "tenant_seq" SET "v" = "v" + 1;--> statement-breakpoint
-- What a row is still in moves with what it left, as with every touch: what is left alone would go as a whole.
UPDATE "change" c SET "v" = s."v", "gone" = c."gone" OR c."scope" ~ '^(church|group):'
  FROM "report_version" v, "tenant_seq" s
  WHERE c."tenant_id" = v."tenant_id" AND c."t" = 'reportVersion' AND c."id" = v."id"
    AND s."tenant_id" = v."tenant_id" AND NOT v."contested";--> statement-breakpoint
ALTER TABLE "tenant_seq" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "change" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attendance_report" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_version" FORCE ROW LEVEL SECURITY;
