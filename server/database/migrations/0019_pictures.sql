CREATE TABLE "picture" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"bytes" "bytea" NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "picture_owner" ON "picture" USING btree ("tenant_id","owner_kind","owner_id");--> statement-breakpoint
ALTER TABLE "picture" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "picture" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "picture_tenant" ON "picture" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
