ALTER TABLE "account" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
-- Names are one line of visible characters from here on; what was stored before becomes that.
ALTER TABLE "own_name" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "colleague" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "account" SET "name" = trim(regexp_replace("name", '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+', ' ', 'g'))
WHERE "name" ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]';--> statement-breakpoint
UPDATE "own_name" SET "name" = trim(regexp_replace("name", '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+', ' ', 'g'))
WHERE "name" ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]';--> statement-breakpoint
UPDATE "colleague" SET "name" = trim(regexp_replace("name", '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+', ' ', 'g'))
WHERE "name" ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]';--> statement-breakpoint
ALTER TABLE "own_name" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "colleague" FORCE ROW LEVEL SECURITY;
