ALTER TABLE "groups" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "max_age" integer;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "portal_visible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "confidential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "portal_visible" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "confidential" DROP DEFAULT;--> statement-breakpoint
-- Who oversees groups sees confidential ones, with the money of their reports where they see that of the others.
UPDATE "account" a SET "reach_version" = "reach_version" + 1, "reach" = (
  SELECT jsonb_agg(e ORDER BY e->>'scope' COLLATE "C") FROM (
    SELECT e FROM jsonb_array_elements(a."reach") e
    UNION SELECT jsonb_build_object('scope', 'church:' || church.id || '/confidential', 'view', r->>'view')
    FROM jsonb_array_elements(a."grants") g
      CROSS JOIN LATERAL jsonb_array_elements_text(g->'churchIds') AS church(id)
      JOIN jsonb_array_elements(a."reach") r ON r->>'scope' = 'church:' || church.id || '/reports'
    WHERE g->>'role' IN ('System Admin', 'Church Admin', 'Pastor')) all_of)
  WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(a."grants") g
    WHERE g->>'role' IN ('System Admin', 'Church Admin', 'Pastor') AND g->'churchIds' <> '[]'::jsonb);
