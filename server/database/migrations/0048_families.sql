CREATE TABLE "family" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"city" text,
	"province" text,
	"country" text,
	"postal_code" text,
	"language" text,
	"home_phone" text,
	"email" text,
	"wedding_date" date,
	"notes" text,
	"status" text NOT NULL,
	CONSTRAINT "family_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "family_member" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"is_primary_contact" boolean NOT NULL,
	"lives_here" boolean NOT NULL,
	"is_primary_family" boolean NOT NULL,
	"since" date,
	"until" date,
	"note" text,
	"status" text NOT NULL,
	CONSTRAINT "family_member_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "family" ADD CONSTRAINT "family_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_tenant_id_family_id_family_tenant_id_id_fk" FOREIGN KEY ("tenant_id","family_id") REFERENCES "public"."family"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "family_member_current" ON "family_member" USING btree ("tenant_id","family_id","person_id") WHERE status <> 'left';--> statement-breakpoint
CREATE INDEX "family_member_family" ON "family_member" USING btree ("tenant_id","family_id");--> statement-breakpoint
CREATE INDEX "family_member_person" ON "family_member" USING btree ("tenant_id","person_id");--> statement-breakpoint
ALTER TABLE "family" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "family" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "family_tenant" ON "family" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "family_member" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "family_member" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "family_member_tenant" ON "family_member" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
