CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"staff_guid" uuid,
	"what" text NOT NULL,
	"person_guid" uuid,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text,
	"address" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failed_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"account_code" text NOT NULL,
	"error" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_states" (
	"inbox" text NOT NULL,
	"item_id" text NOT NULL,
	"state" text NOT NULL,
	"owner_id" integer,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_states_inbox_item_id_pk" PRIMARY KEY("inbox","item_id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" integer,
	"user_id" integer NOT NULL,
	"act" jsonb NOT NULL,
	"reason" text NOT NULL,
	"goal" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"staff_id" integer,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_proofs" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"key_thumbprint" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "staff_sessions_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "key_thumbprint" text;--> statement-breakpoint
ALTER TABLE "inbox_states" ADD CONSTRAINT "inbox_states_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_acts" ADD CONSTRAINT "staff_acts_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_acts" ADD CONSTRAINT "staff_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_person_index" ON "audit_log" USING btree ("person_guid","id");--> statement-breakpoint
CREATE INDEX "audit_log_staff_index" ON "audit_log" USING btree ("staff_guid","id");--> statement-breakpoint
CREATE INDEX "audit_log_request_index" ON "audit_log" USING btree ("request_id") WHERE "audit_log"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "staff_acts_user_index" ON "staff_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_acts_open_index" ON "staff_acts" USING btree ("at") WHERE "staff_acts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "staff_notes_user_index" ON "staff_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_proofs_expiry_index" ON "staff_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_user_index" ON "staff_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "identities_username_prefix_index" ON "identities" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "identities_username_search_index" ON "identities" USING gin (lower("username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_email_search_index" ON "users" USING btree (lower("email")) WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_username_prefix_index" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_display_name_prefix_index" ON "users" USING btree (lower("display_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_username_search_index" ON "users" USING gin (lower("username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_display_name_search_index" ON "users" USING gin (lower("display_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shared_channels_name_prefix_index" ON "shared_channels" USING btree (lower("channel_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shared_channels_name_search_index" ON "shared_channels" USING gin (lower("channel_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "letters_dead_index" ON "letters" USING btree ("id") WHERE "letters"."state" = 'dead';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_told_index" ON "subscriptions" USING btree ("id") WHERE "subscriptions"."told_cents" is not null;--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of audit_log are only ever added'; END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
