ALTER TABLE "church" ADD COLUMN "parent_church_id" uuid;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "portal_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "portal_shows_events" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "portal_shows_groups" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "portal_shows_giving" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "registration_policy" text DEFAULT 'anyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "church" ALTER COLUMN "portal_enabled" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "church" ALTER COLUMN "portal_shows_events" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "church" ALTER COLUMN "portal_shows_groups" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "church" ALTER COLUMN "portal_shows_giving" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "church" ALTER COLUMN "registration_policy" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" ADD CONSTRAINT "church_tenant_id_parent_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parent_church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" ADD CONSTRAINT "church_slug" UNIQUE("tenant_id","slug");
