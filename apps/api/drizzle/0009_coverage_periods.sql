CREATE TABLE "coverage_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coverage_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"plan_code" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "coverage_periods" ADD CONSTRAINT "coverage_periods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverage_periods" ADD CONSTRAINT "coverage_periods_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coverage_periods_user_index" ON "coverage_periods" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coverage_periods_subscription_index" ON "coverage_periods" USING btree ("subscription_id");--> statement-breakpoint
INSERT INTO "coverage_periods" ("user_id", "subscription_id", "plan_code", "starts_at", "ends_at")
SELECT "user_id", "id", "plan_code", "created_at",
	CASE
		WHEN "state" = 'expired' THEN greatest("created_at", least(coalesce("paid_through_date", "provider_updated_at", "created_at"), now()))
		WHEN "paid_through_date" IS NULL THEN NULL
		ELSE greatest("created_at", "paid_through_date")
	END
FROM "subscriptions" WHERE "state" <> 'future';
