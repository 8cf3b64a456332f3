CREATE TABLE "coverage_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coverage_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"platform" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coverage_addresses_token_unique" UNIQUE("token"),
	CONSTRAINT "coverage_addresses_user_platform_unique" UNIQUE("user_id","platform")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_stream_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "coverage_addresses" ADD CONSTRAINT "coverage_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;