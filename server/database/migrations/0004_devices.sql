CREATE TABLE "store_loss" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"account_name" text NOT NULL,
	"last_seen_at" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"unsent_dates" text[] NOT NULL,
	"church_ids" uuid[] NOT NULL,
	CONSTRAINT "store_loss_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_version" ADD COLUMN "clock_skew_seconds" integer;--> statement-breakpoint
ALTER TABLE "store_loss" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "store_loss" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "store_loss_tenant" ON "store_loss" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
