CREATE TABLE "withdrawal_asks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_number" text NOT NULL,
	"email" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" integer,
	"account_code" text NOT NULL,
	"invoice_number" text NOT NULL,
	"invoice_id" text NOT NULL,
	"offer" jsonb NOT NULL,
	"refunded_before_cents" integer NOT NULL,
	"provider_subscription_id" text,
	"gift_id" uuid,
	"address" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"try_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawals_reference_unique" UNIQUE("reference"),
	CONSTRAINT "withdrawals_invoice_number_unique" UNIQUE("invoice_number")
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_asks_open_index" ON "withdrawal_asks" USING btree ("asked_at") WHERE "withdrawal_asks"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawal_asks_age_index" ON "withdrawal_asks" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "withdrawal_asks_invoice_index" ON "withdrawal_asks" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "withdrawals_user_index" ON "withdrawals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "withdrawals_code_index" ON "withdrawals" USING btree ("account_code");--> statement-breakpoint
CREATE INDEX "withdrawals_subscription_index" ON "withdrawals" USING btree ("provider_subscription_id");--> statement-breakpoint
CREATE INDEX "withdrawals_gift_index" ON "withdrawals" USING btree ("gift_id");--> statement-breakpoint
CREATE INDEX "withdrawals_open_index" ON "withdrawals" USING btree ("try_at") WHERE "withdrawals"."refunded_at" is null;