-- Submissions could name any text as the time of their capture. Unreadable ones become the time of arrival.
-- Only the server's role is let through by the policies, so FORCE rests while the owner writes.
ALTER TABLE "held_mutation" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_version" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "held_mutation" SET "captured_at" = to_char("received_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
WHERE "captured_at" !~ '^(\d{4}|[+-]\d{6})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$';--> statement-breakpoint
UPDATE "report_version" SET "captured_at" = to_char("received_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
WHERE "captured_at" !~ '^(\d{4}|[+-]\d{6})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$';--> statement-breakpoint
ALTER TABLE "held_mutation" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_version" FORCE ROW LEVEL SECURITY;
