CREATE TABLE "removed_list" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"row" jsonb NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_list_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "removed_list" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "removed_list" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "removed_list_tenant" ON "removed_list" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
