ALTER TABLE "audit_entry" ADD COLUMN "done_at" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "device_label" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "place_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "outcome" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "error" text;--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("tenant_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("tenant_id","actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entry_not_done" ON "audit_entry" USING btree ("tenant_id","at","id") WHERE outcome <> 'done';--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("tenant_id","action","at") WHERE entity <> 'attendanceReport';--> statement-breakpoint
CREATE INDEX "audit_entry_record" ON "audit_entry" USING btree ("tenant_id","entity_id","at");--> statement-breakpoint
-- The one way in which the server reads the audit. It runs as its owner, so that the server's role needs no right to the
-- table, and keeps to the tenant by itself, whoever the owner is. It joins, so that nobody can write through it.
CREATE VIEW "audit_log" AS
  SELECT e."tenant_id", e."id", e."at", e."done_at", e."actor_id", a."name" AS "actor_name", e."role", e."device_label",
    e."action", e."entity", e."entity_id", e."place_id", e."group_id", coalesce(g."confidential", false) AS "confidential",
    e."changes", e."reason", e."outcome", e."error", e."details"
  FROM "audit_entry" e
    LEFT JOIN "account" a ON a."tenant_id" = e."tenant_id" AND a."id" = e."actor_id"
    LEFT JOIN "groups" g ON g."tenant_id" = e."tenant_id" AND g."id" = e."group_id"
  WHERE e."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid;
