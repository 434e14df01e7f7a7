ALTER TABLE "person" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_account" UNIQUE("tenant_id","account_id");