CREATE TABLE "roll" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"date" date NOT NULL,
	"present" uuid[] NOT NULL,
	"absent" uuid[] NOT NULL,
	"first_timers" uuid[] NOT NULL,
	"new_converts" uuid[] NOT NULL,
	"received_holy_spirit" uuid[] NOT NULL,
	"author_ids" uuid[] NOT NULL,
	"author_names" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"times" jsonb NOT NULL,
	CONSTRAINT "roll_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "roll_meeting" UNIQUE("tenant_id","group_id","service_id","date")
);
--> statement-breakpoint
ALTER TABLE "groups" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "roll" ADD CONSTRAINT "roll_tenant_id_group_id_groups_tenant_id_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll" ADD CONSTRAINT "roll_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll" ADD CONSTRAINT "roll_tenant_id_service_id_service_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."service"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "groups" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "roll" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "roll" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "roll_tenant" ON "roll" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
