CREATE TABLE "video_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"platform" text NOT NULL,
	"video_id" text NOT NULL,
	"named_tracks" jsonb NOT NULL,
	"is_claim_text" boolean DEFAULT false NOT NULL,
	"title" text,
	"channel_id" text,
	"channel_name" text,
	"is_own" boolean,
	"kind" text,
	"from_at" timestamp (3) with time zone,
	"until_at" timestamp (3) with time zone,
	"tracks" jsonb NOT NULL,
	"covered" text,
	"parts" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"covered_at" timestamp (3) with time zone,
	"release_asked_at" timestamp (3) with time zone,
	"release_answered_at" timestamp (3) with time zone,
	"credit_cents" integer,
	"credited_at" timestamp (3) with time zone,
	"answer" text,
	"try_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"platform" text NOT NULL,
	"channel_id" text NOT NULL,
	"channel_name" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"listed_at" timestamp (3) with time zone,
	"was_listed" boolean,
	"leaves_at" timestamp (3) with time zone,
	"gone_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"try_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_claims" ADD CONSTRAINT "video_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_listings" ADD CONSTRAINT "channel_listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "video_claims_video_unique" ON "video_claims" USING btree ("user_id","platform","video_id");--> statement-breakpoint
CREATE INDEX "video_claims_due_index" ON "video_claims" USING btree ("try_at") WHERE "video_claims"."try_at" is not null;--> statement-breakpoint
CREATE INDEX "video_claims_state_index" ON "video_claims" USING btree ("state");--> statement-breakpoint
CREATE INDEX "video_claims_credit_index" ON "video_claims" USING btree ("user_id") WHERE "video_claims"."credit_cents" is not null;--> statement-breakpoint
CREATE INDEX "video_claims_promise_index" ON "video_claims" USING btree ("covered_at") WHERE "video_claims"."credited_at" is null;--> statement-breakpoint
CREATE INDEX "channel_listings_user_index" ON "channel_listings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_listings_asked_index" ON "channel_listings" USING btree ("platform","asked_at");--> statement-breakpoint
CREATE INDEX "channel_listings_channel_index" ON "channel_listings" USING btree ("platform","channel_id");--> statement-breakpoint
CREATE INDEX "channel_listings_due_index" ON "channel_listings" USING btree ("try_at") WHERE "channel_listings"."try_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_listings_open_unique" ON "channel_listings" USING btree ("user_id","platform","channel_id") WHERE "channel_listings"."gone_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "plays_title_index" ON "plays" USING btree (lower("title"));