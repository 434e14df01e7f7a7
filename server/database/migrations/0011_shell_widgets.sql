CREATE TABLE "message_number" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read" boolean NOT NULL,
	"link" text,
	"use_router" boolean NOT NULL,
	"icon" text,
	"image" text,
	"title" text NOT NULL,
	"description" text,
	"time" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shortcut" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"label" text NOT NULL,
	"description" text,
	"icon" text NOT NULL,
	"link" text NOT NULL,
	"use_router" boolean NOT NULL,
	CONSTRAINT "shortcut_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_message" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"is_read" boolean NOT NULL,
	"link" text,
	"use_router" boolean NOT NULL,
	"icon_css_class" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"sent_date_time" timestamp with time zone NOT NULL,
	CONSTRAINT "user_message_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "user_message_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE INDEX "notification_account" ON "notification" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "shortcut_account" ON "shortcut" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "user_message_account" ON "user_message" USING btree ("tenant_id","account_id");--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['shortcut', 'notification', 'user_message', 'message_number'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY %I ON %I USING (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)',
      name || '_tenant', name
    );
  END LOOP;
END $$;
