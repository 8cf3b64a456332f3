CREATE TABLE "account_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"gone_user_id" integer,
	"account_code" text NOT NULL,
	"guid" uuid NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"moved" jsonb,
	CONSTRAINT "account_merges_gone_user_id_unique" UNIQUE("gone_user_id"),
	CONSTRAINT "account_merges_account_code_unique" UNIQUE("account_code"),
	CONSTRAINT "account_merges_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
CREATE TABLE "merge_wishes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"other_user_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "verified_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "billing_details" ADD COLUMN "account_code" text;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_gone_user_id_users_id_fk" FOREIGN KEY ("gone_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_wishes" ADD CONSTRAINT "merge_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_wishes" ADD CONSTRAINT "merge_wishes_other_user_id_users_id_fk" FOREIGN KEY ("other_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_merges_user_index" ON "account_merges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_merges_undo_index" ON "account_merges" USING btree ("undo_until") WHERE "account_merges"."moved" is not null;--> statement-breakpoint
CREATE INDEX "merge_wishes_other_index" ON "merge_wishes" USING btree ("other_user_id");--> statement-breakpoint
CREATE INDEX "merge_wishes_expiry_index" ON "merge_wishes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_id_users_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_email_index" ON "identities" USING btree (lower("verified_email")) WHERE "identities"."verified_email" is not null;--> statement-breakpoint
CREATE INDEX "users_merged_index" ON "users" USING btree ("merged_into_id") WHERE "users"."merged_into_id" is not null;