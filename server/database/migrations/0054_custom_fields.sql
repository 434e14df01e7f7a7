CREATE TABLE "custom_field" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"register" text NOT NULL,
	"label" text NOT NULL,
	"help" text,
	"kind" text NOT NULL,
	"unit" text,
	"choices" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "custom_field_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "custom" jsonb;--> statement-breakpoint
ALTER TABLE "family" ADD COLUMN "custom" jsonb;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "custom" jsonb;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "custom" jsonb;--> statement-breakpoint
CREATE INDEX "custom_field_register" ON "custom_field" USING btree ("tenant_id","register");--> statement-breakpoint
ALTER TABLE "custom_field" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "custom_field" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "custom_field_tenant" ON "custom_field" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
