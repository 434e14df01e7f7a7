CREATE TABLE "audit_entry" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_entry_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_entry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "audit_entry_tenant" ON "audit_entry" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
