ALTER TABLE "subscriptions" ADD COLUMN "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_amount_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "audience_tier" text;--> statement-breakpoint
CREATE INDEX "subscriptions_plan_index" ON "subscriptions" USING btree ("plan_code");