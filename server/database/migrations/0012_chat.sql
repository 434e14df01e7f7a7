CREATE TABLE "own_status" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "own_status_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_ids" uuid[] NOT NULL,
	"last_number" integer NOT NULL,
	"last_message_at" timestamp with time zone,
	CONSTRAINT "chat_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "chat_members" UNIQUE("tenant_id","member_ids")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_message_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "chat_message_number" UNIQUE("tenant_id","chat_id","number")
);
--> statement-breakpoint
CREATE TABLE "chat_reading" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"up_to" integer NOT NULL,
	CONSTRAINT "chat_reading_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "chat_reading_member" UNIQUE("tenant_id","chat_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "colleague" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"avatar" text,
	CONSTRAINT "colleague_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_tenant_id_chat_id_chat_tenant_id_id_fk" FOREIGN KEY ("tenant_id","chat_id") REFERENCES "public"."chat"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reading" ADD CONSTRAINT "chat_reading_tenant_id_chat_id_chat_tenant_id_id_fk" FOREIGN KEY ("tenant_id","chat_id") REFERENCES "public"."chat"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_status" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "own_status" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_status_tenant" ON "own_status" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "chat" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "chat_tenant" ON "chat" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "chat_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_message" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "chat_message_tenant" ON "chat_message" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "chat_reading" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_reading" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "chat_reading_tenant" ON "chat_reading" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "colleague" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "colleague" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "colleague_tenant" ON "colleague" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
