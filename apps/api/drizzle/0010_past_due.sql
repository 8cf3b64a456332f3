ALTER TABLE "subscriptions" ADD COLUMN "overdue_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card_expires" text;