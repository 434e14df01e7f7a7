CREATE TABLE "field_author" (
	"tenant_id" uuid NOT NULL,
	"t" text NOT NULL,
	"id" uuid NOT NULL,
	"field" text NOT NULL,
	"account_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "field_author_tenant_id_t_id_field_pk" PRIMARY KEY("tenant_id","t","id","field")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "field_author" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "field_author" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "field_author_tenant" ON "field_author" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
