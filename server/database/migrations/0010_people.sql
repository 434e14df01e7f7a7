-- A new foreign key looks at every row, which the owner under FORCE may not.
ALTER TABLE "church" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"photo_url" text,
	"connection_status" text NOT NULL,
	"name_words" text[] NOT NULL,
	CONSTRAINT "person_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_word_1" ON "person" USING btree ("tenant_id",(name_words[1]) collate "C");--> statement-breakpoint
CREATE INDEX "person_word_2" ON "person" USING btree ("tenant_id",(name_words[2]) collate "C");--> statement-breakpoint
CREATE INDEX "person_word_3" ON "person" USING btree ("tenant_id",(name_words[3]) collate "C");--> statement-breakpoint
CREATE INDEX "person_word_4" ON "person" USING btree ("tenant_id",(name_words[4]) collate "C");--> statement-breakpoint
CREATE INDEX "person_word_5" ON "person" USING btree ("tenant_id",(name_words[5]) collate "C");--> statement-breakpoint
ALTER TABLE "church" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "person_tenant" ON "person" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
