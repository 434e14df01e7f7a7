CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text,
	"status" text DEFAULT 'online' NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"reach_version" integer DEFAULT 1 NOT NULL,
	"grants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reach" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "account_tenant_email" UNIQUE("tenant_id","email")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "role_assignment" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"scope" text NOT NULL,
	"scope_id" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "role_assignment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"access_hash" text NOT NULL,
	"access_expires_at" timestamp with time zone NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_refresh_hash" text,
	"spent_refresh_hash" text,
	CONSTRAINT "session_access_hash_unique" UNIQUE("access_hash"),
	CONSTRAINT "session_refresh_hash_unique" UNIQUE("refresh_hash"),
	CONSTRAINT "session_previous_refresh_hash_unique" UNIQUE("previous_refresh_hash"),
	CONSTRAINT "session_spent_refresh_hash_unique" UNIQUE("spent_refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "submit_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"previous_secret_hash" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "submit_grant_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "submit_grant_previous_secret_hash_unique" UNIQUE("previous_secret_hash"),
	CONSTRAINT "submit_grant_account_device" UNIQUE("account_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "tenant_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "attendance_report" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"church_id" uuid NOT NULL,
	"group_id" uuid,
	"service_id" uuid NOT NULL,
	"service_name" text NOT NULL,
	"occurrence" smallint NOT NULL,
	"attendance" integer,
	"adults" integer,
	"children" integer,
	"teens" integer,
	"males" integer,
	"females" integer,
	"first_timers" integer,
	"new_converts" integer,
	"received_holy_spirit" integer,
	"offering" jsonb,
	"did_not_meet" boolean NOT NULL,
	"did_not_meet_reason" text,
	"notes" text,
	"standing_version_id" uuid NOT NULL,
	"author_ids" uuid[] NOT NULL,
	"author_names" text[] NOT NULL,
	"open_versions" integer NOT NULL,
	"unusual" boolean NOT NULL,
	"receipt_number" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attendance_report_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "attendance_report_key" UNIQUE NULLS NOT DISTINCT("tenant_id","church_id","service_id","date","kind","group_id","occurrence"),
	CONSTRAINT "attendance_report_receipt" UNIQUE("tenant_id","receipt_number")
);
--> statement-breakpoint
CREATE TABLE "report_version" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"group_id" uuid,
	"attendance" integer,
	"adults" integer,
	"children" integer,
	"teens" integer,
	"males" integer,
	"females" integer,
	"first_timers" integer,
	"new_converts" integer,
	"received_holy_spirit" integer,
	"offering" jsonb,
	"did_not_meet" boolean NOT NULL,
	"did_not_meet_reason" text,
	"notes" text,
	"based_on" uuid,
	"author_ids" uuid[] NOT NULL,
	"author_names" text[] NOT NULL,
	"state" text NOT NULL,
	"captured_at" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_version_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "church" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"church_group_id" uuid,
	"name" text NOT NULL,
	"short_code" text NOT NULL,
	"time_zone" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "church_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "church_short_code" UNIQUE("tenant_id","short_code")
);
--> statement-breakpoint
CREATE TABLE "church_group" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	CONSTRAINT "church_group_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_policy" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"allow_backdate_days" integer NOT NULL,
	"teen_from" integer NOT NULL,
	"adult_from" integer NOT NULL,
	CONSTRAINT "report_policy_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "report_policy_church" UNIQUE("tenant_id","church_id")
);
--> statement-breakpoint
CREATE TABLE "service" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"church_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"start_time" text NOT NULL,
	"status" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "service_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "change" (
	"tenant_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"t" text NOT NULL,
	"id" uuid NOT NULL,
	"v" bigint NOT NULL,
	"gone" boolean NOT NULL,
	CONSTRAINT "change_tenant_id_scope_t_id_pk" PRIMARY KEY("tenant_id","scope","t","id")
);
--> statement-breakpoint
CREATE TABLE "held_mutation" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"form" bigint NOT NULL,
	"args" jsonb NOT NULL,
	"captured_at" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_mutation_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "mutation" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"status" text,
	"output" jsonb,
	"v" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutation_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenant_seq" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"epoch" uuid NOT NULL,
	"v" bigint DEFAULT 0 NOT NULL,
	"min_v" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submit_grant" ADD CONSTRAINT "submit_grant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submit_grant" ADD CONSTRAINT "submit_grant_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_report" ADD CONSTRAINT "attendance_report_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_report" ADD CONSTRAINT "attendance_report_tenant_id_service_id_service_tenant_id_id_fk" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."service"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_version" ADD CONSTRAINT "report_version_tenant_id_report_id_attendance_report_tenant_id_id_fk" FOREIGN KEY ("tenant_id","report_id") REFERENCES "public"."attendance_report"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "church" ADD CONSTRAINT "church_tenant_id_church_group_id_church_group_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_group_id") REFERENCES "public"."church_group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_policy" ADD CONSTRAINT "report_policy_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_tenant_id_church_id_church_tenant_id_id_fk" FOREIGN KEY ("tenant_id","church_id") REFERENCES "public"."church"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_version_report" ON "report_version" USING btree ("tenant_id","report_id");--> statement-breakpoint
CREATE INDEX "change_scope_v" ON "change" USING btree ("tenant_id","scope","v");--> statement-breakpoint
CREATE INDEX "change_v" ON "change" USING btree ("tenant_id","v");--> statement-breakpoint
CREATE INDEX "change_row" ON "change" USING btree ("tenant_id","t","id");