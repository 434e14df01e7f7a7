CREATE TABLE "pickup_person" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"person_id" uuid,
	"name" text,
	"relationship" text,
	"standing" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	CONSTRAINT "pickup_person_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "family" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pickup_person" ADD CONSTRAINT "pickup_person_tenant_id_family_id_family_tenant_id_id_fk" FOREIGN KEY ("tenant_id","family_id") REFERENCES "public"."family"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_person" ADD CONSTRAINT "pickup_person_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_person" ADD CONSTRAINT "pickup_person_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "family" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_person_current" ON "pickup_person" USING btree ("tenant_id","family_id","person_id") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "pickup_person_family" ON "pickup_person" USING btree ("tenant_id","family_id");--> statement-breakpoint
CREATE INDEX "pickup_person_person" ON "pickup_person" USING btree ("tenant_id","person_id");--> statement-breakpoint
ALTER TABLE "pickup_person" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pickup_person" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "pickup_person_tenant" ON "pickup_person" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
-- Who edits people sees from now on who may fetch the children of their families.
UPDATE "account" a SET "reach_version" = "reach_version" + 1, "reach" = (
  SELECT jsonb_agg(e ORDER BY e->>'scope' COLLATE "C") FROM (
    SELECT e FROM jsonb_array_elements(a."reach") e
    UNION SELECT jsonb_build_object('scope', 'church:' || place.id || '/pickup', 'view', 'full')
    FROM jsonb_array_elements(a."grants") g
      CROSS JOIN LATERAL (
        SELECT id FROM jsonb_array_elements_text(g->'churchIds') AS covered(id)
        UNION ALL SELECT a."tenant_id"::text) AS place
    WHERE g->>'role' IN ('System Admin', 'Church Admin', 'Pastor', 'Missions Coordinator')
      OR g->'custom'->'permissions' ? 'person.edit') all_of)
  WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(a."grants") g
    WHERE g->>'role' IN ('System Admin', 'Church Admin', 'Pastor', 'Missions Coordinator')
      OR g->'custom'->'permissions' ? 'person.edit');
--> statement-breakpoint
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
