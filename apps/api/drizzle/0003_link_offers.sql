CREATE TABLE "link_offers" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"username" text NOT NULL,
	"avatar" text,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "link_offers_expiry_index" ON "link_offers" USING btree ("expires_at");