CREATE TABLE "follow_up" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"type" text NOT NULL,
	"severity" text NOT NULL,
	"assigned_to" uuid,
	"assigned_date" date NOT NULL,
	"action_date" date,
	"snoozed_until" date,
	"note" text,
	"outcome" text,
	"requires_additional_follow_up" boolean NOT NULL,
	"done_on" date,
	"status" text NOT NULL,
	CONSTRAINT "follow_up_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "follow_up" ADD CONSTRAINT "follow_up_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up" ADD CONSTRAINT "follow_up_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up" ADD CONSTRAINT "follow_up_tenant_id_assigned_to_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","assigned_to") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "follow_up_person" ON "follow_up" USING btree ("tenant_id","person_id");--> statement-breakpoint
ALTER TABLE "follow_up" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "follow_up" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "follow_up_tenant" ON "follow_up" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
-- Who looks after people sees their follow-ups from now on, and the lists of follow-ups that others share.
UPDATE "account" a SET "reach_version" = "reach_version" + 1, "reach" = (
  SELECT jsonb_agg(e ORDER BY e->>'scope' COLLATE "C") FROM (
    SELECT e FROM jsonb_array_elements(a."reach") e
    UNION SELECT jsonb_build_object('scope', 'church:' || place.id || '/followups', 'view', 'full')
    FROM jsonb_array_elements(a."grants") g
      CROSS JOIN LATERAL (
        SELECT id FROM jsonb_array_elements_text(g->'churchIds') AS covered(id)
        UNION ALL SELECT a."tenant_id"::text) AS place
    WHERE g->>'role' IN ('System Admin', 'Church Admin', 'Pastor', 'Missions Coordinator', 'Auditor')) all_of)
  WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(a."grants") g
    WHERE g->>'role' IN ('System Admin', 'Church Admin', 'Pastor', 'Missions Coordinator', 'Auditor'));
