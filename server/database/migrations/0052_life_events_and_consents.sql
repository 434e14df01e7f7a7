CREATE TABLE "consent" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"said_on" date NOT NULL,
	"how" text NOT NULL,
	"text_version" text NOT NULL,
	"guardian_id" uuid,
	"note" text,
	"status" text NOT NULL,
	CONSTRAINT "consent_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "life_event" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_on" jsonb,
	"place" text,
	"note" text,
	"status" text NOT NULL,
	CONSTRAINT "life_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_tenant_id_guardian_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","guardian_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "life_event" ADD CONSTRAINT "life_event_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "life_event" ADD CONSTRAINT "life_event_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "consent_person" ON "consent" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "life_event_person" ON "life_event" USING btree ("tenant_id","person_id");--> statement-breakpoint
ALTER TABLE "consent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consent" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "consent_tenant" ON "consent" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "life_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "life_event" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "life_event_tenant" ON "life_event" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
