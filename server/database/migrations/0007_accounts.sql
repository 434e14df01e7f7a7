CREATE TABLE "one_time_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "family_hash" text;--> statement-breakpoint
ALTER TABLE "held_mutation" ADD COLUMN "author_name" text;--> statement-breakpoint
ALTER TABLE "held_mutation" ADD COLUMN "church_id" uuid;--> statement-breakpoint
ALTER TABLE "held_mutation" ADD COLUMN "service_id" uuid;--> statement-breakpoint
ALTER TABLE "held_mutation" ADD COLUMN "date" date;--> statement-breakpoint
ALTER TABLE "held_mutation" ADD COLUMN "count" integer;--> statement-breakpoint
ALTER TABLE "held_mutation" ADD COLUMN "status" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "held_mutation" ADD COLUMN "decided_by_name" text;--> statement-breakpoint
ALTER TABLE "held_mutation" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "held_mutation" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "held_mutation" h SET "author_name" = (SELECT a.name FROM account a WHERE a.id = h.account_id), "church_id" = (args->>'churchId')::uuid, "service_id" = (args->>'serviceId')::uuid, "date" = (args->>'date')::date, "count" = (args->>'attendance')::integer;--> statement-breakpoint
ALTER TABLE "held_mutation" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "held_mutation" ALTER COLUMN "author_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "held_mutation" ALTER COLUMN "church_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "held_mutation" ALTER COLUMN "service_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "held_mutation" ALTER COLUMN "date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_family_hash_unique" UNIQUE("family_hash");--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_spent_refresh_hash_unique";--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "spent_refresh_hash";