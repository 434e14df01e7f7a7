CREATE TABLE "row_event" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"t" text NOT NULL,
	"row_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"what" text NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "row_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "row_event_row" ON "row_event" USING btree ("tenant_id","t","row_id","at");--> statement-breakpoint
ALTER TABLE "row_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "row_event" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "row_event_tenant" ON "row_event" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "group_type" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "group_type" ADD COLUMN "group_term" text DEFAULT 'group' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_type" ADD COLUMN "group_member_term" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_type" ADD COLUMN "join_policy" text DEFAULT 'closed' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_type" ADD COLUMN "icon" text DEFAULT 'people' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_type" ADD COLUMN "is_system" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_type" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_type" ALTER COLUMN "group_term" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "group_type" ALTER COLUMN "group_member_term" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "group_type" ALTER COLUMN "join_policy" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "group_type" ALTER COLUMN "icon" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "group_type" ALTER COLUMN "is_system" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "group_type" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "group_type" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "change" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_seq" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- A type is seen by everybody who sees groups, and no longer only where a group has it.
UPDATE "tenant_seq" SET "v" = "v" + 1 WHERE "tenant_id" IN (SELECT "tenant_id" FROM "group_type");--> statement-breakpoint
UPDATE "change" c SET "v" = s."v", "gone" = true FROM "tenant_seq" s
  WHERE s."tenant_id" = c."tenant_id" AND c."t" = 'groupType';--> statement-breakpoint
INSERT INTO "change" ("tenant_id", "scope", "t", "id", "v", "gone")
  SELECT g."tenant_id", 'tenant', 'groupType', g."id", s."v", false
  FROM "group_type" g JOIN "tenant_seq" s ON s."tenant_id" = g."tenant_id";--> statement-breakpoint
ALTER TABLE "tenant_seq" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "change" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "group_type" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "account" SET "reach_version" = "reach_version" + 1,
  "reach" = (SELECT jsonb_agg(e ORDER BY e->>'scope') FROM jsonb_array_elements(
    "reach" || '[{"scope": "tenant", "view": "full"}]'::jsonb) e)
  WHERE EXISTS (SELECT 1 FROM jsonb_array_elements("reach") e WHERE e->>'scope' LIKE '%/groups');
