CREATE TABLE "gift_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gift_id" uuid NOT NULL,
	"user_id" integer,
	"place" integer NOT NULL,
	"identity_hashes" text[] NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"subscription_id" integer,
	CONSTRAINT "gift_claims_place_unique" UNIQUE("gift_id","place"),
	CONSTRAINT "gift_claims_user_unique" UNIQUE("gift_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"giver_id" integer,
	"code" text NOT NULL,
	"places" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"refund_places" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"refund_try_at" timestamp (3) with time zone,
	CONSTRAINT "gifts_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "gift_claims" ADD CONSTRAINT "gift_claims_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_claims" ADD CONSTRAINT "gift_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_claims" ADD CONSTRAINT "gift_claims_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_claims_user_index" ON "gift_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gift_claims_subscription_index" ON "gift_claims" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "gift_claims_marked_index" ON "gift_claims" USING btree ("claimed_at") WHERE "gift_claims"."identity_hashes" <> '{}';--> statement-breakpoint
CREATE INDEX "gift_claims_identity_index" ON "gift_claims" USING gin ("identity_hashes");--> statement-breakpoint
CREATE INDEX "gift_claims_waiting_index" ON "gift_claims" USING btree ("user_id") WHERE "gift_claims"."subscription_id" is null;--> statement-breakpoint
CREATE INDEX "gifts_giver_index" ON "gifts" USING btree ("giver_id");--> statement-breakpoint
CREATE INDEX "gifts_open_index" ON "gifts" USING btree ("until") WHERE "gifts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "gifts_refund_index" ON "gifts" USING btree ("refund_try_at") WHERE "gifts"."ended_at" is not null and "gifts"."refunded_at" is null;