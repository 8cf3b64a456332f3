CREATE TABLE "unlinked_identities" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"unlinked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "is_older_than_merge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "unlinked_identities" ADD CONSTRAINT "unlinked_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unlinked_identities_user_index" ON "unlinked_identities" USING btree ("user_id");