ALTER TABLE "church" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "currency" text DEFAULT 'ZAR' NOT NULL;--> statement-breakpoint
ALTER TABLE "church" ADD COLUMN "week_starts_on" text DEFAULT 'sunday' NOT NULL;--> statement-breakpoint
ALTER TABLE "church" ALTER COLUMN "currency" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "church" ALTER COLUMN "week_starts_on" DROP DEFAULT;
