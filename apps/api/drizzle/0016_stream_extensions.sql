CREATE TABLE "stream_extensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stream_extensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"plan_code" text NOT NULL,
	"period_started_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stream_extensions_period_unique" UNIQUE("subscription_id","period_started_at")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "extended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stream_extensions" ADD CONSTRAINT "stream_extensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_extensions" ADD CONSTRAINT "stream_extensions_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_extensions_user_index" ON "stream_extensions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stream_extensions_end_index" ON "stream_extensions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_paid_through_index" ON "subscriptions" USING btree ("paid_through_date");