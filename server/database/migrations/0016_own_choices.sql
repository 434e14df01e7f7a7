CREATE TABLE "own_name" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "own_name_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "news_choice" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"off" text[] NOT NULL,
	CONSTRAINT "news_choice_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "own_name" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "own_name" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_name_tenant" ON "own_name" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "news_choice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "news_choice" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "news_choice_tenant" ON "news_choice" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
