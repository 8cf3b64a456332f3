CREATE TABLE "further_channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "further_channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"channel_id" text NOT NULL,
	"channel_name" text NOT NULL,
	"channel_image" text NOT NULL,
	"audience_tier" text,
	"shared_at" timestamp (3) with time zone NOT NULL,
	"address_token" text,
	"address_made_at" timestamp (3) with time zone,
	CONSTRAINT "further_channels_address_token_unique" UNIQUE("address_token"),
	CONSTRAINT "further_channels_user_channel_unique" UNIQUE("user_id","channel_id")
);
--> statement-breakpoint
ALTER TABLE "channel_listings" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD COLUMN "extra_channels" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "extra_channels" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_extra_channels" integer;--> statement-breakpoint
ALTER TABLE "further_channels" ADD CONSTRAINT "further_channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "further_channels_name_prefix_index" ON "further_channels" USING btree (lower("channel_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "further_channels_name_search_index" ON "further_channels" USING gin (lower("channel_name") gin_trgm_ops);