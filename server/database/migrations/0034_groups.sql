ALTER TABLE "groups" ADD COLUMN "parent_group_id" uuid;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "is_online" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "is_online" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "groups" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_tenant_id_parent_group_id_groups_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parent_group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" FORCE ROW LEVEL SECURITY;
