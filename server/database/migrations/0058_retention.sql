CREATE TABLE "audit_cut" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"before" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_cut_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "retention_period" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"months" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"chosen_by" uuid NOT NULL,
	CONSTRAINT "retention_period_tenant_id_kind_pk" PRIMARY KEY("tenant_id","kind")
);
--> statement-breakpoint
CREATE TABLE "retention_run" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"counts" jsonb NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "retention_run_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "retention_run_started" ON "retention_run" USING btree ("tenant_id","started_at");--> statement-breakpoint
ALTER TABLE "retention_period" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "retention_period" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "retention_period_tenant" ON "retention_period" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "retention_run" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "retention_run" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "retention_run_tenant" ON "retention_run" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "audit_cut" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_cut" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "audit_cut_tenant" ON "audit_cut" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
-- The one way in which lines of the audit go: all before a moment, of one organisation, and none younger than a year, whatever
-- the server says. Lines of merges stay: an erasing finds by them whom histories name.
CREATE RULE "audit_cut_lines" AS ON INSERT TO "audit_cut" DO ALSO
  DELETE FROM "audit_entry"
  WHERE "audit_entry"."tenant_id" = NEW."tenant_id" AND "audit_entry"."at" < NEW."before"
    AND "audit_entry"."at" < now() - interval '1 year'
    AND "audit_entry"."action" NOT IN ('people.merge', 'people.undoMerge');
