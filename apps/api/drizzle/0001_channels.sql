CREATE TABLE "platform_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"channel_type" text NOT NULL,
	"channel_id" text NOT NULL,
	"channel_name" text NOT NULL,
	"channel_image" text NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shared_channels_user_type_unique" UNIQUE("user_id","channel_type")
);
--> statement-breakpoint
ALTER TABLE "shared_channels" ADD CONSTRAINT "shared_channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_answers_asked_index" ON "platform_answers" USING btree ("asked_at");