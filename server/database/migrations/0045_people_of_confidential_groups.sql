-- Who is in a confidential group is told of it to nobody else by their own row: it moves to the facet of the group's members, and
-- stays among the people of groups where it is in an open one of the church as well.
ALTER TABLE "groups" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "group_membership" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "change" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_seq" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "tenant_seq" SET "v" = "v" + 1 WHERE "tenant_id" IN (SELECT "tenant_id" FROM "groups" WHERE "confidential");--> statement-breakpoint
WITH member AS (
  SELECT m."tenant_id", m."church_id", m."person_id", bool_and(g."confidential") AS alone
  FROM "group_membership" m JOIN "groups" g ON g."tenant_id" = m."tenant_id" AND g."id" = m."group_id"
  WHERE m."status" <> 'left' GROUP BY 1, 2, 3 HAVING bool_or(g."confidential"))
INSERT INTO "change" ("tenant_id", "scope", "t", "id", "v", "gone")
SELECT m."tenant_id", 'church:' || m."church_id" || s.facet, 'person', m."person_id", q."v", s.gone
FROM member m JOIN "tenant_seq" q ON q."tenant_id" = m."tenant_id"
  JOIN (VALUES ('/confidential', false), ('/members', true)) s (facet, gone) ON m.alone OR NOT s.gone
ON CONFLICT ("tenant_id", "scope", "t", "id") DO UPDATE SET "v" = excluded."v", "gone" = excluded."gone";--> statement-breakpoint
ALTER TABLE "tenant_seq" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "change" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "group_membership" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "groups" FORCE ROW LEVEL SECURITY;
