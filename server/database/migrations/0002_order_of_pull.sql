DROP INDEX "change_v";--> statement-breakpoint
CREATE INDEX "change_v" ON "change" USING btree ("tenant_id","v","t","id");