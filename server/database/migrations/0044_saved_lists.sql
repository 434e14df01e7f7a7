CREATE TABLE "saved_list" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"register" text NOT NULL,
	"name" text NOT NULL,
	"question" jsonb NOT NULL,
	"shared" boolean NOT NULL,
	"account_id" uuid NOT NULL,
	"owner_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_list_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "saved_list_account" ON "saved_list" USING btree ("tenant_id","account_id","register");--> statement-breakpoint
ALTER TABLE "saved_list" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_list" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "saved_list_tenant" ON "saved_list" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
-- Who sees churches, groups or members anywhere sees the lists of them that others share.
UPDATE "account" a SET "reach_version" = "reach_version" + 1, "reach" = (
  SELECT jsonb_agg(e ORDER BY e->>'scope' COLLATE "C") FROM (
    SELECT e FROM jsonb_array_elements(a."reach") e
    UNION SELECT jsonb_build_object('scope', 'church:' || a."tenant_id" || '/' || opened.facet, 'view', 'full')
    FROM jsonb_array_elements(a."grants") g
      JOIN (VALUES
        ('counting', ARRAY['System Admin', 'Church Admin', 'Pastor', 'Group Leader', 'Usher', 'Check-in Volunteer', 'Finance',
          'Communications', 'Event Manager', 'Missions Coordinator', 'Auditor', 'Member', 'Kiosk']),
        ('groups', ARRAY['System Admin', 'Church Admin', 'Pastor', 'Group Leader', 'Communications', 'Event Manager',
          'Missions Coordinator', 'Auditor']),
        ('members', ARRAY['System Admin', 'Church Admin', 'Pastor', 'Group Leader', 'Missions Coordinator', 'Auditor'])
      ) AS opened(facet, roles) ON g->>'role' = ANY(opened.roles)) all_of)
  WHERE a."grants" <> '[]'::jsonb;
