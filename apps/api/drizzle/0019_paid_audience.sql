ALTER TABLE "identities" ADD COLUMN "audience_tier" text;--> statement-breakpoint
ALTER TABLE "shared_channels" ADD COLUMN "audience_tier" text;--> statement-breakpoint
ALTER TABLE "coverage_periods" ADD COLUMN "audience_tier" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "audience_compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "told_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "told_at" timestamp (3) with time zone;