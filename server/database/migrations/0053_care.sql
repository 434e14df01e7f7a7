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
--> statement-breakpoint
CREATE TABLE "pastoral_note" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"note" text NOT NULL,
	"written_on" date NOT NULL,
	"writer_id" uuid,
	"status" text NOT NULL,
	CONSTRAINT "pastoral_note_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "safety_note" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"note" text NOT NULL,
	"written_on" date NOT NULL,
	"writer_id" uuid,
	"status" text NOT NULL,
	CONSTRAINT "safety_note_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pastoral_note" ADD CONSTRAINT "pastoral_note_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pastoral_note" ADD CONSTRAINT "pastoral_note_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pastoral_note" ADD CONSTRAINT "pastoral_note_tenant_id_writer_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","writer_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_note" ADD CONSTRAINT "safety_note_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_note" ADD CONSTRAINT "safety_note_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_note" ADD CONSTRAINT "safety_note_tenant_id_writer_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","writer_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "pastoral_note_person" ON "pastoral_note" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "safety_note_person" ON "safety_note" USING btree ("tenant_id","person_id");--> statement-breakpoint
ALTER TABLE "pastoral_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pastoral_note" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "pastoral_note_tenant" ON "pastoral_note" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "safety_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "safety_note" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "safety_note_tenant" ON "safety_note" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
-- Pastors see the notes about people of their churches from now on, and group leaders what keeps their members safe.
UPDATE "account" a SET "reach_version" = "reach_version" + 1, "reach" = (
  SELECT jsonb_agg(e ORDER BY e->>'scope' COLLATE "C") FROM (
    SELECT e FROM jsonb_array_elements(a."reach") e
    UNION SELECT jsonb_build_object('scope', 'church:' || place.id || '/' || facet, 'view', 'full')
    FROM jsonb_array_elements(a."grants") g
      CROSS JOIN LATERAL (
        SELECT id FROM jsonb_array_elements_text(g->'churchIds') AS covered(id)
        UNION ALL SELECT a."tenant_id"::text) AS place
      CROSS JOIN (VALUES ('pastoral'), ('safety')) AS opened(facet)
    WHERE g->>'role' IN ('System Admin', 'Pastor') OR (facet = 'safety' AND g->>'role' = 'Group Leader')
    UNION SELECT jsonb_build_object('scope', 'group:' || (g->>'scopeId') || '/safety', 'view', 'full')
    FROM jsonb_array_elements(a."grants") g
    WHERE g->>'scope' = 'group' AND g->>'groupChurchId' IS NOT NULL AND EXISTS (
      SELECT 1 FROM jsonb_array_elements(a."grants") h
      WHERE h->>'role' IN ('System Admin', 'Pastor', 'Group Leader') AND (h->>'scope' = 'tenant'
        OR (h->>'scope' = 'group' AND h->>'scopeId' = g->>'scopeId')
        OR h->'churchIds' ? (g->>'groupChurchId')))) all_of)
  WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(a."grants") g
    WHERE g->>'role' IN ('System Admin', 'Pastor', 'Group Leader'));
