ALTER TABLE "person" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "nick_name" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "middle_name" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "suffix" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "gender" text DEFAULT 'Unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "birth_date" jsonb;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "age_classification" text DEFAULT 'Unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "marital_status" text DEFAULT 'Unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "anniversary_date" date;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "phone_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "email_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "languages" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "occupation" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "source" text DEFAULT 'Unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "first_visit_date" date;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "received_holy_spirit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "is_baptised" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "baptism_date" date;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "is_complete_foundation_school" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "foundation_school_date" date;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "list_name" text;--> statement-breakpoint
ALTER TABLE "person" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "person" SET "list_name" = concat_ws(', ', "last_name", "first_name");--> statement-breakpoint
ALTER TABLE "person" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person" ALTER COLUMN "list_name" SET NOT NULL;--> statement-breakpoint
-- Who sees people anywhere sees the lists of them that others share.
UPDATE "account" a SET "reach_version" = "reach_version" + 1, "reach" = (
  SELECT jsonb_agg(e ORDER BY e->>'scope' COLLATE "C") FROM (
    SELECT e FROM jsonb_array_elements(a."reach") e
    UNION SELECT jsonb_build_object('scope', 'church:' || a."tenant_id" || '/people', 'view', 'full')) u(e))
WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(a."grants") g
  WHERE g->>'role' IN ('System Admin', 'Church Admin', 'Pastor', 'Communications', 'Missions Coordinator', 'Auditor'));
