CREATE TABLE "device_code" (
	"hash" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"registration_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_device" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"church_id" uuid NOT NULL,
	"several_ushers" boolean NOT NULL,
	"lock_after" integer,
	"device_id" uuid,
	"registered_by" uuid NOT NULL,
	"claimed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "registered_device_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "registered_device_browser" UNIQUE("tenant_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "storage_kept" boolean;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "unsent" integer;--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "registered_device" ADD CONSTRAINT "registered_device_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "registered_device" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "registered_device" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "registered_device_tenant" ON "registered_device" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
