ALTER TABLE "church_group" ADD COLUMN "parent_church_group_id" uuid;--> statement-breakpoint
ALTER TABLE "church_group" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "church_group" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "church_group" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "change" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_seq" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church_group" ADD CONSTRAINT "church_group_tenant_id_parent_church_group_id_church_group_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parent_church_group_id") REFERENCES "public"."church_group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A church group is in a scope of its own, beside those of its churches.
UPDATE "tenant_seq" SET "v" = "v" + 1 WHERE "tenant_id" IN (SELECT "tenant_id" FROM "church_group");--> statement-breakpoint
UPDATE "change" c SET "v" = s."v" FROM "tenant_seq" s
  WHERE s."tenant_id" = c."tenant_id" AND c."t" = 'churchGroup' AND NOT c."gone";--> statement-breakpoint
INSERT INTO "change" ("tenant_id", "scope", "t", "id", "v", "gone")
  SELECT g."tenant_id", 'church:' || g."id" || '/counting', 'churchGroup', g."id", s."v", false
  FROM "church_group" g JOIN "tenant_seq" s ON s."tenant_id" = g."tenant_id";--> statement-breakpoint
-- Grants name the church groups that they cover. No church group is in another one yet.
UPDATE "account" a SET "grants" = (
  SELECT jsonb_agg(g || jsonb_build_object('churchGroupIds', CASE g->>'scope'
      WHEN 'tenant' THEN (SELECT coalesce(jsonb_agg(cg."id" ORDER BY cg."id"), '[]'::jsonb)
        FROM "church_group" cg WHERE cg."tenant_id" = a."tenant_id")
      WHEN 'churchGroup' THEN jsonb_build_array(g->'scopeId')
      ELSE '[]'::jsonb END) ORDER BY at)
  FROM jsonb_array_elements(a."grants") WITH ORDINALITY AS one(g, at))
  WHERE a."grants" <> '[]'::jsonb;--> statement-breakpoint
-- Each role sees the churches, and the church groups, that it covers.
UPDATE "account" a SET "reach_version" = "reach_version" + 1, "reach" = (
  SELECT jsonb_agg(e ORDER BY e->>'scope' COLLATE "C") FROM (
    SELECT e FROM jsonb_array_elements(a."reach") e
    UNION SELECT jsonb_build_object('scope', 'church:' || covered.id || '/counting', 'view', 'full')
    FROM jsonb_array_elements(a."grants") g
      CROSS JOIN LATERAL jsonb_array_elements_text(g->'churchGroupIds') AS covered(id)) all_of)
  WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(a."grants") g
    WHERE g->'churchGroupIds' <> '[]'::jsonb);--> statement-breakpoint
ALTER TABLE "tenant_seq" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "change" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church_group" FORCE ROW LEVEL SECURITY;
