CREATE TABLE "custom_role" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"permissions" text[] NOT NULL,
	"ever_permissions" text[] NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "custom_role_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "role_assignment" ADD COLUMN "custom_role_id" uuid;--> statement-breakpoint
ALTER TABLE "role_assignment" ADD COLUMN "ends_on" date;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_role_name" ON "custom_role" USING btree ("tenant_id",lower("name")) WHERE "custom_role"."status" = 'active';--> statement-breakpoint
ALTER TABLE "role_assignment" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "role_assignment" ADD CONSTRAINT "role_assignment_custom_role" FOREIGN KEY ("tenant_id","custom_role_id") REFERENCES "public"."custom_role"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_assignment" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "custom_role" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "custom_role" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "custom_role_tenant" ON "custom_role" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
