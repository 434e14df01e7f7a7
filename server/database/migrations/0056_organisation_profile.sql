CREATE TABLE "organisation" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"email" text,
	"phone" text,
	"website" text,
	"logo_id" uuid,
	"theme" text NOT NULL,
	"scheme" text NOT NULL,
	"layout" text NOT NULL,
	CONSTRAINT "organisation_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "organisation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "organisation" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organisation_tenant" ON "organisation" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
