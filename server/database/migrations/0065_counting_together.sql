CREATE TABLE "door_count" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"date" date NOT NULL,
	"door" text NOT NULL,
	"added" jsonb NOT NULL,
	"taken" jsonb NOT NULL,
	"is_out" boolean NOT NULL,
	"tapped_at" text NOT NULL,
	"account_id" uuid NOT NULL,
	"account_name" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "door_count_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_version" ADD COLUMN "contributions" jsonb;--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "door_count" ADD CONSTRAINT "door_count_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_count" ADD CONSTRAINT "door_count_tenant_id_service_id_service_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."service"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "door_count_received" ON "door_count" USING btree ("tenant_id","received_at");--> statement-breakpoint
ALTER TABLE "door_count" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "door_count" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "door_count_tenant" ON "door_count" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
