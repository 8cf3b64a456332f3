CREATE TABLE "plan_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"plan_code" text NOT NULL,
	"coupon_code" text,
	"amounts_hash" text NOT NULL,
	"state" text NOT NULL,
	"failure" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"lease_ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_plan_code" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_one_changing_unique" ON "plan_changes" USING btree ("user_id") WHERE "plan_changes"."state" = 'changing';--> statement-breakpoint
CREATE INDEX "plan_changes_user_index" ON "plan_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_changes_subscription_index" ON "plan_changes" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "plan_changes_expiry_index" ON "plan_changes" USING btree ("expires_at");