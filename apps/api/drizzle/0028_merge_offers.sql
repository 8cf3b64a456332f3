CREATE TABLE "merge_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"other_user_id" integer NOT NULL,
	"link_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"end" text,
	CONSTRAINT "merge_offers_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
ALTER TABLE "merge_offers" ADD CONSTRAINT "merge_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_offers" ADD CONSTRAINT "merge_offers_other_user_id_users_id_fk" FOREIGN KEY ("other_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merge_offers_user_index" ON "merge_offers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "merge_offers_other_index" ON "merge_offers" USING btree ("other_user_id");--> statement-breakpoint
CREATE INDEX "merge_offers_expiry_index" ON "merge_offers" USING btree ("expires_at");