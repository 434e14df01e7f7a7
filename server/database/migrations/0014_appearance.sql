CREATE TABLE "appearance" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"scheme" text NOT NULL,
	"theme" text NOT NULL,
	"layout" text NOT NULL,
	"density" text NOT NULL,
	CONSTRAINT "appearance_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "appearance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appearance" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "appearance_tenant" ON "appearance" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
