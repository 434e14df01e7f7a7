CREATE TABLE "erased_record" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "erased_record_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "erased_on" date;--> statement-breakpoint
ALTER TABLE "erased_record" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "erased_record" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "erased_record_tenant" ON "erased_record" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
-- The one change that the audit knows: values of erased records go from its lines, which stay. The rule runs as its owner, and
-- says itself what is written, so that the server's role needs no right to change a line and can write nothing else into one.
CREATE RULE "erased_record_audit" AS ON INSERT TO "erased_record" DO ALSO
  UPDATE "audit_entry" SET
    "changes" = (
      SELECT jsonb_agg(jsonb_build_object('field', c.value->'field', 'hidden', true))
      FROM jsonb_array_elements(CASE jsonb_typeof("audit_entry"."changes") WHEN 'array' THEN "audit_entry"."changes" END) c),
    "reason" = NULL
  WHERE "audit_entry"."tenant_id" = NEW."tenant_id" AND "audit_entry"."entity_id" = NEW."id";
