CREATE TABLE "group_membership" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role_key" text NOT NULL,
	"joined_on" date NOT NULL,
	"left_on" date,
	"status" text NOT NULL,
	"note" text,
	CONSTRAINT "group_membership_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "born_from_group_id" uuid;--> statement-breakpoint
ALTER TABLE "groups" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "group_membership" ADD CONSTRAINT "group_membership_tenant_id_group_id_groups_tenant_id_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_membership" ADD CONSTRAINT "group_membership_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_membership" ADD CONSTRAINT "group_membership_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_membership_current" ON "group_membership" USING btree ("tenant_id","group_id","person_id") WHERE status <> 'left';--> statement-breakpoint
CREATE INDEX "group_membership_group" ON "group_membership" USING btree ("tenant_id","group_id");--> statement-breakpoint
CREATE INDEX "group_membership_person" ON "group_membership" USING btree ("tenant_id","person_id");--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_tenant_id_born_from_group_id_groups_tenant_id_id_fk" FOREIGN KEY ("tenant_id","born_from_group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "groups" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "group_membership" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "group_membership" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "group_membership_tenant" ON "group_membership" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
-- Who looks after groups sees their people from now on.
UPDATE "account" a SET "reach_version" = "reach_version" + 1, "reach" = (
  SELECT jsonb_agg(e ORDER BY e->>'scope' COLLATE "C") FROM (
    SELECT e FROM jsonb_array_elements(a."reach") e
    UNION SELECT jsonb_build_object('scope', place.scope, 'view', 'full')
    FROM jsonb_array_elements(a."grants") g
      CROSS JOIN LATERAL (
        SELECT 'church:' || id || '/members' AS scope FROM jsonb_array_elements_text(g->'churchIds') AS covered(id)
        UNION ALL SELECT 'group:' || (g->>'scopeId') || '/members' WHERE g->>'scope' = 'group'
          AND g->>'groupChurchId' IS NOT NULL) AS place
    WHERE g->>'role' IN ('System Admin', 'Church Admin', 'Pastor', 'Group Leader', 'Missions Coordinator', 'Auditor')) all_of)
  WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(a."grants") g
    WHERE g->>'role' IN ('System Admin', 'Church Admin', 'Pastor', 'Group Leader', 'Missions Coordinator', 'Auditor'));
