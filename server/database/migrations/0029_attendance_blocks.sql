-- The foreign key is checked as the owner, whom FORCE would keep out.
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attendance_block" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"quarter" date NOT NULL,
	"until" date NOT NULL,
	"church_reports" integer NOT NULL,
	"group_reports" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"money" jsonb NOT NULL,
	"made_of" text NOT NULL,
	CONSTRAINT "attendance_block_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "attendance_block_quarter" UNIQUE("tenant_id","church_id","quarter")
);
--> statement-breakpoint
ALTER TABLE "attendance_report" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attendance_block" ADD CONSTRAINT "attendance_block_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_block" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attendance_block" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "attendance_block_tenant" ON "attendance_block" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;
