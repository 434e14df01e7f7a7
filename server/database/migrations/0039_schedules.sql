ALTER TABLE "groups" ADD COLUMN "schedule" text;--> statement-breakpoint
ALTER TABLE "groups" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "row_event" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Weekdays and time become a rule that begins at the first meeting after the row was written.
UPDATE "groups" g SET "schedule" = 'DTSTART:' || to_char(w.day + w.ahead, 'YYYYMMDD') || 'T'
    || replace(g."start_time", ':', '') || '00' || chr(10) || 'RRULE:FREQ=WEEKLY;BYDAY=' || w.codes
  FROM (
    SELECT o."tenant_id", o."id", o.day,
      min((d - extract(dow FROM o.day)::int + 7) % 7) AS ahead,
      string_agg((ARRAY['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'])[d + 1], ',' ORDER BY (d + 6) % 7) AS codes
    FROM (
      SELECT r."tenant_id", r."id", r."weekdays", coalesce((
        SELECT min(e."at" AT TIME ZONE 'UTC')::date FROM "row_event" e
        WHERE e."tenant_id" = r."tenant_id" AND e."t" = 'group' AND e."row_id" = r."id"
          AND e."what" = 'created'), '2026-01-01') AS day
      FROM "groups" r) o
      CROSS JOIN LATERAL (SELECT DISTINCT unnest(o."weekdays")::int) AS days(d)
    GROUP BY o."tenant_id", o."id", o.day) w
  WHERE w."tenant_id" = g."tenant_id" AND w."id" = g."id";--> statement-breakpoint
ALTER TABLE "row_event" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "groups" FORCE ROW LEVEL SECURITY;
