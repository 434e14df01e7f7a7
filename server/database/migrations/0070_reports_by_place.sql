CREATE INDEX "attendance_report_place" ON "attendance_report" USING btree ("tenant_id",(case when group_id is null then service_id else group_id end),"date") WHERE status <> 'void';
--> statement-breakpoint
-- Without it nobody knows how few reports a place has, and the index is not asked.
ANALYZE "attendance_report";
