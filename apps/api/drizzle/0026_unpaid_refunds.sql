ALTER TABLE "gifts" ADD COLUMN "refund_unpaid" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "unpaid" text;