CREATE TABLE "distinct_pair" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"note" text,
	"status" text NOT NULL,
	CONSTRAINT "distinct_pair_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);--> statement-breakpoint
CREATE TABLE "person_merge" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"lost_id" uuid NOT NULL,
	"other_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_name" text NOT NULL,
	"touched" jsonb NOT NULL,
	CONSTRAINT "person_merge_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);--> statement-breakpoint
CREATE TABLE "row_alias" (
	"tenant_id" uuid NOT NULL,
	"t" text NOT NULL,
	"id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	CONSTRAINT "row_alias_tenant_id_t_id_pk" PRIMARY KEY("tenant_id","t","id")
);--> statement-breakpoint
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "distinct_pair" ADD CONSTRAINT "distinct_pair_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_pair" ADD CONSTRAINT "distinct_pair_tenant_id_person_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_pair" ADD CONSTRAINT "distinct_pair_tenant_id_other_id_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","other_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "distinct_pair_person" ON "distinct_pair" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "distinct_pair_other" ON "distinct_pair" USING btree ("tenant_id","other_id");--> statement-breakpoint
CREATE INDEX "person_merge_kept" ON "person_merge" USING btree ("tenant_id","kept_id");--> statement-breakpoint
CREATE INDEX "person_merge_at" ON "person_merge" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "row_alias_kept" ON "row_alias" USING btree ("tenant_id","t","kept_id");--> statement-breakpoint
ALTER TABLE "distinct_pair" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "distinct_pair" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "distinct_pair_tenant" ON "distinct_pair" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "person_merge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person_merge" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "person_merge_tenant" ON "person_merge" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "row_alias" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "row_alias" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "row_alias_tenant" ON "row_alias" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
