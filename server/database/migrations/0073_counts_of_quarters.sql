CREATE TABLE "attendance_counts" (
	"tenant_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"quarter" date NOT NULL,
	"packed" "bytea",
	CONSTRAINT "attendance_counts_tenant_id_place_id_quarter_pk" PRIMARY KEY("tenant_id","place_id","quarter")
);
--> statement-breakpoint
-- Read by no tenant, of all of them: FORCE would keep the owner out.
ALTER TABLE "attendance_report" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- The first upkeep packs them. Until then the reports themselves are read.
INSERT INTO "attendance_counts" ("tenant_id", "place_id", "quarter")
SELECT DISTINCT "tenant_id", case when group_id is null then service_id else group_id end, date_trunc('quarter', "date")::date FROM "attendance_report";--> statement-breakpoint
ALTER TABLE "attendance_report" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attendance_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attendance_counts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "attendance_counts_tenant" ON "attendance_counts" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
