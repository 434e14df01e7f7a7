CREATE TABLE "report_reminder" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"group_id" uuid,
	"service_id" uuid,
	"date" date NOT NULL,
	"by_name" text,
	"reminded_at" timestamp with time zone NOT NULL,
	"told" integer NOT NULL,
	CONSTRAINT "report_reminder_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "report_reminder_key" UNIQUE NULLS NOT DISTINCT("tenant_id","church_id","service_id","group_id","date")
);
--> statement-breakpoint
ALTER TABLE "attendance_report" ADD COLUMN "first_received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attendance_report" ADD COLUMN "review" jsonb;--> statement-breakpoint
ALTER TABLE "report_policy" ADD COLUMN "due_hours_after" integer;--> statement-breakpoint
ALTER TABLE "report_policy" ADD COLUMN "late_after_hours" integer;--> statement-breakpoint
ALTER TABLE "report_policy" ADD COLUMN "require_verification" boolean;--> statement-breakpoint
ALTER TABLE "report_policy" ADD COLUMN "reminds_missing" boolean;--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "groups" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_reminder" ADD CONSTRAINT "report_reminder_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_reminder" ADD CONSTRAINT "report_reminder_tenant_id_service_id_service_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."service"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_reminder" ADD CONSTRAINT "report_reminder_tenant_id_group_id_groups_tenant_id_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_reminder" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_reminder" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "report_reminder_tenant" ON "report_reminder" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);