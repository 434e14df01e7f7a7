CREATE TABLE "family_code" (
	"tenant_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "family_code_tenant_id_family_id_pk" PRIMARY KEY("tenant_id","family_id")
);
--> statement-breakpoint
ALTER TABLE "family" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "family_code" ADD CONSTRAINT "family_code_tenant_id_family_id_family_tenant_id_id_fk" FOREIGN KEY ("tenant_id","family_id") REFERENCES "public"."family"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "family_code_code" ON "family_code" USING btree ("tenant_id","code");--> statement-breakpoint
ALTER TABLE "family_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "family_code" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "family_code_tenant" ON "family_code" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
